// An HTTP server with the pages of a test, this package and the vendored libraries.
import { createServer } from "node:http"
import { readFile } from "node:fs/promises"
import { turbo7, turbos } from "./turbo.js"

const web = new URL("../../", import.meta.url)

function headFor(turbo) {
  return `
    <meta charset="utf-8">
    <link rel="icon" href="data:,">
    <script type="importmap">
      { "imports": {
        "@hotwired/stimulus": "/vendor/stimulus.js",
        "@hotwired/turbo": "${turbo.path}",
        "@tabwire/web": "/index.js"
      } }
    </script>`
}

export async function startSite() {
  const site = new Site()
  await site.listen()
  return site
}

class Site {
  turbo = turbo7
  requests = [] // since `clear`
  #routes = new Map()
  #server = createServer((request, response) => this.#respond(request, response))

  listen() {
    return new Promise(resolve => this.#server.listen(0, "127.0.0.1", resolve))
  }

  clear() {
    this.turbo = turbo7
    this.requests = []
    this.#routes.clear()
  }

  close() {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  url(path) {
    return `http://127.0.0.1:${this.#server.address().port}${path}`
  }

  // `body` is HTML, or a function that returns HTML or a promise of it. `script` is the page's module.
  page(path, { body = "", script = "/test/support/app.js", html = "", head = "" }) {
    this.#routes.set(path, async (request, response) => {
      const content = typeof body === "function" ? await body(request) : body
      response.setHeader("Content-Type", "text/html; charset=utf-8")
      response.end(
        `<!doctype html><html ${html}><head><title>${path}</title>${headFor(this.turbo)}${head}` +
          (script ? `<script type="module" src="${script}"></script>` : "") +
          `</head><body>${content}</body></html>`,
      )
    })
  }

  // `respond` handles every request itself.
  route(path, respond) {
    this.#routes.set(path, respond)
  }

  redirect(path, location) {
    this.#routes.set(path, (request, response) => response.writeHead(303, { Location: location }).end())
  }

  script(path, text) {
    this.#routes.set(path, (request, response) => response.setHeader("Content-Type", "text/javascript").end(text))
  }

  async #respond(request, response) {
    const { pathname } = new URL(request.url, "http://site")
    this.requests.push({ path: pathname, purpose: request.headers["x-sec-purpose"] ?? request.headers["sec-purpose"] })
    const route = this.#routes.get(pathname)
    try {
      if (route) return await route(request, response)
      if (!/^\/[\w./-]+\.js$/.test(pathname) || pathname.includes("..")) throw new Error(pathname)
      const turbo = turbos.find(({ path }) => path === pathname)
      const text = await readFile(turbo ? turbo.file : new URL(`.${pathname}`, web))
      response.setHeader("Content-Type", "text/javascript").end(text)
    } catch {
      response.writeHead(404).end("Not found")
    }
  }
}
