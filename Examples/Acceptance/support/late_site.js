// A site through a proxy that answers late, has a service worker, and can lose the network.
import { createServer, request as ask } from "node:http"

// Network first with a timeout, and every page is stored.
const worker = `
  addEventListener("install", () => skipWaiting())
  addEventListener("activate", event => event.waitUntil(clients.claim()))
  addEventListener("fetch", event => {
    const { request } = event
    if (request.method !== "GET" || !request.headers.get("Accept")?.includes("text/html")) return
    const fresh = fetch(request).then(async response => {
      if (response.ok && !response.redirected) await (await caches.open("pages")).put(request.url, response.clone())
      return response
    })
    const stored = new Promise(resolve => setTimeout(resolve, 700)).then(() => caches.match(request.url, { ignoreVary: true }))
    event.respondWith(Promise.race([fresh, stored.then(page => page ?? fresh)]).catch(async () => (await stored) ?? Response.error()))
  })`

export class LateSite {
  isOffline = false
  #proxy

  // `delay` returns the milliseconds by which a page is late.
  constructor(server, delay) {
    // A connection that ends while it is used again looks like a lost network.
    this.#proxy = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => this.#answer(server, delay, incoming, outgoing))
  }

  async open() {
    await new Promise(resolve => this.#proxy.listen(0, "127.0.0.1", resolve))
    return this
  }

  url(path) {
    return `http://127.0.0.1:${this.#proxy.address().port}${path}`
  }

  loseNetwork() {
    this.isOffline = true
    this.#proxy.closeAllConnections()
  }

  close() {
    this.#proxy.closeAllConnections()
    this.#proxy.close()
  }

  #answer(server, delay, incoming, outgoing) {
    if (this.isOffline) return incoming.destroy()
    if (incoming.url === "/walk-worker.js") {
      return outgoing.writeHead(200, { "Content-Type": "text/javascript", "Service-Worker-Allowed": "/" }).end(worker)
    }
    const isPage = incoming.headers.accept?.includes("text/html")
    // A kept connection may be closed by the server while it is used again.
    const options = { agent: false, method: incoming.method, headers: incoming.headers }
    const outer = ask(new URL(incoming.url, server), options, answer => {
      setTimeout(() => {
        outgoing.writeHead(answer.statusCode, answer.headers)
        answer.pipe(outgoing)
      }, isPage ? delay() : 0)
    })
    outer.on("error", () => outgoing.destroy())
    outgoing.on("close", () => outer.destroy())
    incoming.pipe(outer)
  }
}
