// Serves the files of a folder, as any web server does.
import { readFile } from "node:fs/promises"
import { createServer } from "node:http"
import { extname, sep } from "node:path"
import { fileURLToPath } from "node:url"

const types = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm",
  ".json": "application/json", ".svg": "image/svg+xml", ".png": "image/png",
}

/** The longest time in milliseconds that a file may take. */
const slowness = Number(process.env.SLOWNESS ?? 0)

export class FileServer {
  static async start(folder) {
    const server = new FileServer()
    server.root = fileURLToPath(folder)
    server.requests = []
    server.http = createServer((request, response) => server.respond(request, response))
    await new Promise((resolve) => server.http.listen(0, "127.0.0.1", resolve))
    server.origin = `http://127.0.0.1:${server.http.address().port}`
    return server
  }

  async respond(request, response) {
    const { pathname } = new URL(request.url, this.origin)
    this.requests.push(pathname)
    if (slowness > 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * slowness))
    const status = this.failing?.(pathname)
    if (status === 0) return request.socket.destroy()
    // Without a body, browsers show an error page of their own.
    if (status) return response.writeHead(status, { "content-type": "text/html" }).end("<title>Failed</title><h1>Failed</h1>")
    const file = fileURLToPath(new URL(`.${pathname.endsWith("/") ? pathname + "index.html" : pathname}`, `file://${this.root}`))
    try {
      if (!file.startsWith(this.root.endsWith(sep) ? this.root : this.root + sep)) throw new Error("outside")
      const content = await readFile(file)
      response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream", "cache-control": "no-store" }).end(content)
    } catch {
      response.writeHead(404, { "content-type": "text/html" }).end("<title>Not found</title><h1>Not found</h1>")
    }
  }

  stop() {
    this.http.closeAllConnections()
    return new Promise((resolve) => this.http.close(resolve))
  }
}
