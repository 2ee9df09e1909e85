// The program tabwire-preview, and sites for it to forward to.
import { spawn } from "node:child_process"
import { createServer, request } from "node:http"
import { createServer as createSecureServer } from "node:https"
import { connect } from "node:net"

// Node accepts 16 KiB of headers by default.
const limits = { maxHeaderSize: 128 * 1024 }

/** A site that records its requests. `respond` decides about the responses. */
export class Site {
  static async start(respond = (request, response) => response.end("ok"), { security, host = "127.0.0.1", port = 0 } = {}) {
    const site = new Site()
    site.respond = respond
    site.requests = []
    const listener = (request, response) => {
      site.requests.push(request)
      site.respond(request, response)
    }
    site.server = security ? createSecureServer({ ...security, ...limits }, listener) : createServer(limits, listener)
    site.server.on("upgrade", (request, socket, head) => {
      site.requests.push(request)
      socket.on("error", () => {})
      if (site.upgrade) site.upgrade(request, socket, head)
      else socket.end("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")
    })
    await new Promise((resolve) => site.server.listen(port, host, resolve))
    site.port = site.server.address().port
    site.origin = `${security ? "https" : "http"}://127.0.0.1:${site.port}`
    return site
  }

  get last() { return this.requests.at(-1) }

  stop() {
    this.server.closeAllConnections()
    return new Promise((resolve) => this.server.close(resolve))
  }
}

/** A running tabwire-preview. */
export class Proxy {
  static async start(target, ...options) {
    const proxy = new Proxy()
    const { child, output } = run(target, ...options)
    proxy.child = child
    proxy.output = output
    proxy.page = (await proxy.line(/is at (http:\/\/p\w+\.localhost:\d+)\/__tabwire\/\n/))[1]
    proxy.origin = proxy.site(1)
    proxy.host = new URL(proxy.origin).host
    proxy.port = Number(new URL(proxy.origin).port)
    return proxy
  }

  /** The origin of the site for a user. `origin` is that of the first one, `page` that of the preview's own page. */
  site(user) { return this.page.replace("//", `//u${user}.`) }

  /** Sends a request for the preview's own page. */
  fetchPage(path, { headers, ...options } = {}) {
    return this.fetch(path, { headers: { host: new URL(this.page).host, ...headers }, ...options })
  }

  /** Sends a request for a document, as a frame does. */
  fetchDocument(path, { headers, ...options } = {}) {
    return this.fetch(path, { headers: { "sec-fetch-dest": "iframe", "sec-fetch-mode": "navigate", "sec-fetch-site": "same-site", ...headers }, ...options })
  }

  /** Waits until the program has printed something, and returns the match. */
  line(pattern) {
    return new Promise((resolve, reject) => {
      const look = () => { if (pattern.test(this.output.text)) resolve(pattern.exec(this.output.text)) }
      look()
      this.child.stdout.on("data", look)
      this.child.on("exit", (code) => reject(new Error(`tabwire-preview exited with ${code}: ${this.output.errors}`)))
    })
  }

  /** Runs the program until it ends, and returns its exit code and what it printed. */
  static async end(target, ...options) {
    const { child, output } = run(target, ...options)
    const code = await new Promise((resolve) => child.on("exit", resolve))
    return { code, ...output }
  }

  /** Sends a request, and resolves with its response and the whole body. */
  async fetch(path, options = {}) {
    const response = await this.open(path, options)
    const parts = []
    for await (const part of response) parts.push(part)
    return { status: response.statusCode, headers: response.headers, rawHeaders: response.rawHeaders, body: Buffer.concat(parts) }
  }

  /** Sends a request, and resolves with the response as soon as its head has arrived. */
  open(path, { address = "127.0.0.1", port = this.port, method = "GET", headers = {}, body, onRequest = () => {} } = {}) {
    return new Promise((resolve, reject) => {
      const sent = request({ host: address, port, path, method, headers: { host: this.host, ...headers }, agent: false, ...limits }, resolve)
      sent.on("error", reject)
      onRequest(sent)
      if (body !== "streams") sent.end(body)
    })
  }

  /** Sends bytes as they are, and resolves with everything that comes back until the connection closes. */
  raw(text, { until, address = "127.0.0.1", port = this.port } = {}) {
    return new Promise((resolve, reject) => {
      const socket = connect(port, address, () => socket.write(text))
      let answer = ""
      const timer = setTimeout(() => socket.destroy(), 2_000)
      socket.on("data", (data) => { answer += data.toString("latin1"); if (until?.test(answer)) socket.destroy() })
      socket.on("close", () => { clearTimeout(timer); resolve(answer) })
      socket.on("error", (error) => { if (error.code !== "ECONNRESET") reject(error) })
    })
  }

  async stop(signal = "SIGTERM") {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const ended = new Promise((resolve) => this.child.on("exit", resolve))
    this.child.kill(signal)
    return ended
  }
}

/** The last argument can be variables of the environment. */
function run(...args) {
  const environment = typeof args.at(-1) === "object" ? args.pop() : {}
  const child = spawn(process.env.TABWIRE_PREVIEW, ["--port", "0", "--no-open", "--page", process.env.PREVIEW_PAGE, ...args], { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...environment } })
  const output = { text: "", errors: "" }
  child.stdout.on("data", (data) => { output.text += data })
  child.stderr.on("data", (data) => { output.errors += data })
  return { child, output }
}
