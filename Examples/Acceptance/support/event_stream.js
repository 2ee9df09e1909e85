// A stream of tab bars over HTTP. Like browsers, it reconnects when the server ends it, with its current cookies.
import { request } from "node:http"
import { Answer } from "./answer.js"
import { server } from "./server.js"

const TIMEOUT = 30_000

export class EventStream {
  #client
  #url
  #headers
  #text
  #hasEnded
  #response
  #wake = () => {}
  #retry = 3000
  #lastEventID

  // Opens the stream of a client's session.
  static async open(client, path = "/", headers = {}) {
    const stream = new EventStream(client, path, headers)
    await stream.#connect()
    return stream
  }

  constructor(client, path, headers) {
    this.#client = client
    this.#url = `${server.url}/tabs/updates?path=${encodeURIComponent(path)}`
    this.#headers = headers
  }

  get status() {
    return this.#response.statusCode
  }

  get headers() {
    return this.#response.headers
  }

  // Returns the configuration of the next event.
  async next() {
    const deadline = AbortSignal.timeout(TIMEOUT)
    deadline.addEventListener("abort", () => this.#wake())
    for (;;) {
      const event = this.#takeEvent()
      if (event) return new Answer(this.#response, event).configuration
      if (deadline.aborted) throw new Error(`timed out, waiting for an event: ${this.#text.slice(0, 200)}`)
      if (this.#hasEnded) await this.#reconnect()
      else await new Promise(resolve => (this.#wake = resolve))
    }
  }

  close() {
    this.#response.destroy()
  }

  #takeEvent() {
    const end = this.#text.indexOf("\n\n", this.#text.indexOf("</turbo-stream>"))
    if (!this.#text.includes("</turbo-stream>") || end < 0) return null
    const event = this.#text.slice(0, end)
    this.#text = this.#text.slice(end)
    this.#lastEventID = event.match(/^id: (.*)$/m)[1]
    return event
  }

  async #reconnect() {
    this.#retry = Number(this.#text.match(/^retry: (\d+)$/gm)?.at(-1).slice(7) ?? this.#retry)
    await new Promise(resolve => setTimeout(resolve, this.#retry))
    await this.#connect()
  }

  async #connect() {
    const cookie = [...this.#client.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const headers = { Accept: "text/event-stream", Cookie: cookie, ...this.#headers }
    if (this.#lastEventID) headers["Last-Event-ID"] = this.#lastEventID
    const response = await new Promise((resolve, reject) => {
      request(this.#url, { headers }, resolve).on("error", reject).end()
    })
    this.#response = response
    this.#text = ""
    this.#hasEnded = false
    response.setEncoding("utf8").on("data", text => {
      this.#text += text
      this.#wake()
    })
    response.on("error", () => {}).on("close", () => {
      this.#hasEnded = true
      this.#wake()
    })
  }
}
