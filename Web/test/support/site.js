// An HTTP server with the pages of a test, this package and the vendored libraries.
import { createServer } from "node:http"
import { readFile } from "node:fs/promises"

const web = new URL("../../", import.meta.url)

const head = `
  <meta charset="utf-8">
  <link rel="icon" href="data:,">
  <script type="importmap">
    { "imports": {
      "@hotwired/stimulus": "/vendor/stimulus.js",
      "@hotwired/turbo": "/vendor/turbo.js",
      "@tabwire/web": "/index.js"
    } }
  </script>`

export async function startSite() {
  const site = new Site()
  await site.listen()
  return site
}

class Site {
  #routes = new Map()
  #server = createServer((request, response) => this.#respond(request, response))

  listen() {
    return new Promise(resolve => this.#server.listen(0, "127.0.0.1", resolve))
  }

  clear() {
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
  page(path, { body = "", script = "/test/support/app.js", html = "" }) {
    this.#routes.set(path, async (request, response) => {
      const content = typeof body === "function" ? await body(request) : body
      response.setHeader("Content-Type", "text/html; charset=utf-8")
      response.end(
        `<!doctype html><html ${html}><head><title>${path}</title>${head}` +
          (script ? `<script type="module" src="${script}"></script>` : "") +
          `</head><body>${content}</body></html>`,
      )
    })
  }

  redirect(path, location) {
    this.#routes.set(path, (request, response) => response.writeHead(303, { Location: location }).end())
  }

  script(path, text) {
    this.#routes.set(path, (request, response) => response.setHeader("Content-Type", "text/javascript").end(text))
  }

  async #respond(request, response) {
    const { pathname } = new URL(request.url, "http://site")
    const route = this.#routes.get(pathname)
    try {
      if (route) return await route(request, response)
      if (!/^\/[\w./-]+\.js$/.test(pathname) || pathname.includes("..")) throw new Error(pathname)
      const text = await readFile(new URL(`.${pathname}`, web))
      response.setHeader("Content-Type", "text/javascript").end(text)
    } catch {
      response.writeHead(404).end("Not found")
    }
  }
}
