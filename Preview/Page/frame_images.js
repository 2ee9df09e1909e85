// The images of the tab bar, fetched by a page of the site, because only the site's own pages send its cookies. A page may
// answer whatever it likes: the bytes are checked where they are drawn.

export class FrameImages {
  #pending = new Map()
  #lastNumber = 0
  #ask

  /** @param {(request: { number: number, url: string }) => void} ask asks the page in front */
  constructor(ask) {
    this.#ask = ask
  }

  /**
   * Loads the bytes of an image.
   * @param {string} url
   * @param {AbortSignal} signal
   * @returns {Promise<Uint8Array>}
   */
  load(url, signal) {
    const request = { number: this.#lastNumber += 1, url }
    const { promise, resolve, reject } = withResolvers()
    this.#pending.set(request.number, { request, resolve, reject })
    signal.addEventListener("abort", () => { this.#pending.delete(request.number); reject(signal.reason) }, { once: true })
    this.#ask(request)
    return promise
  }

  /** Asks a new document for what its predecessor did not answer. */
  askAgain() {
    for (const { request } of this.#pending.values()) this.#ask(request)
  }

  /** Takes the answer of a page. */
  receive({ number, bytes, reason }) {
    const pending = this.#pending.get(number)
    if (!pending) return
    this.#pending.delete(number)
    if (bytes) pending.resolve(bytes)
    else pending.reject(new Error(reason))
  }
}

/** `Promise.withResolvers`, which browsers have only since 2024. */
function withResolvers() {
  const made = {}
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }))
  return made
}
