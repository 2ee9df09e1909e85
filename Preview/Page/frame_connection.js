// The connection between the preview's page and the page in a frame. They have different origins, so they reach each other only
// by messages. Each document opens a channel of its own as it starts; the channel ends with the next document.
import { readFrameMessage } from "./frame_messages.js"

export class FrameConnection {
  #frame
  #origin
  #port = null
  #listener
  #receive

  /**
   * @param {HTMLIFrameElement} frame
   * @param {string} origin the only origin whose pages may connect
   * @param {{ connected: () => void, received: (message: object) => void }} events `connected` is called for each document,
   *   `received` for each valid message
   */
  constructor(frame, origin, { connected, received }) {
    this.#frame = frame
    this.#origin = origin
    this.#receive = received
    this.#listener = ({ source, origin, data, ports: [port] }) => {
      if (source !== frame.contentWindow || origin !== this.#origin || data?.tabwire !== "connect" || !port) return
      this.disconnect()
      this.#port = port
      port.onmessage = ({ data }) => this.#take(port, data)
      connected()
    }
    addEventListener("message", this.#listener)
  }

  /** Whether the document in the frame listens. */
  get isConnected() {
    return this.#port !== null
  }

  send(command, details = {}) {
    this.#port?.postMessage({ command, ...details })
  }

  disconnect() {
    this.#port?.close()
    this.#port = null
  }

  dispose() {
    this.disconnect()
    removeEventListener("message", this.#listener)
  }

  // Messages of a former document, and of a frame that was removed, are late.
  #take(port, data) {
    if (port !== this.#port || !this.#frame.isConnected) return
    const message = readFrameMessage(data, this.#origin)
    if (message) this.#receive(message)
  }
}
