// The images that the server gives tabs and actions instead of icons: each is fetched once for its path and kind, and kept
// until another session begins.
import { checkedImage } from "./image_check.js"

/** The time, in milliseconds, after which no page will answer: longer than a server has, since a page may be replaced meanwhile. */
const timeout = 15_000
/** The sides, in pixels, that an image has on the bar: 28 points on a screen with three pixels a point. */
const side = 84
/** The images that are kept, more than any bar has places. */
const maximumCount = 256

export class BarImages {
  #load
  #changed
  #failed
  #entries = new Map()
  #session = new AbortController()

  /**
   * @param {{ load: (url: string, signal: AbortSignal) => Promise<Uint8Array>, changed: () => void,
   *   failed: (url: string, reason: string) => void }} options `load` returns the bytes of an image
   */
  constructor({ load, changed, failed }) {
    [this.#load, this.#changed, this.#failed] = [load, changed, failed]
  }

  /**
   * Returns the address of an image once it is here, `null` if the icon stays, and `undefined` while it loads. The first call
   * for a path and a kind fetches the image.
   * @param {string} url
   * @param {"symbol" | "picture"} kind
   * @returns {string | null | undefined}
   */
  address(url, kind) {
    const key = `${kind} ${url}`
    if (!this.#entries.has(key)) {
      if (this.#entries.size >= maximumCount) return null
      this.#entries.set(key, undefined)
      this.#fetch(key, url, kind, this.#session.signal)
    }
    return this.#entries.get(key)
  }

  /** Forgets all images, because another session begins. */
  forget() {
    this.#session.abort()
    this.#session = new AbortController()
    for (const address of this.#entries.values()) if (address) URL.revokeObjectURL(address)
    this.#entries.clear()
  }

  async #fetch(key, url, kind, session) {
    let address = null
    try {
      const bytes = await this.#load(url, AbortSignal.any([session, AbortSignal.timeout(timeout)]))
      address = await drawn(bytes, kind)
    } catch (error) {
      if (session.aborted) return
      this.#failed(url, error.name === "TimeoutError" ? "no page of the site could load it" : error.message)
    }
    if (session.aborted) {
      if (address) URL.revokeObjectURL(address)
      return
    }
    this.#entries.set(key, address)
    this.#changed()
  }
}

/** Draws the first picture of a file, small: a symbol as a whole, a picture as a square. Returns its address. */
async function drawn(bytes, kind) {
  const { type } = checkedImage(bytes)
  const image = await createImageBitmap(new Blob([bytes], { type })).catch(() => { throw new Error("it is damaged") })
  const scale = kind === "picture" ? side / Math.min(image.width, image.height) : side / Math.max(image.width, image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext("2d")
  context.imageSmoothingQuality = "high"
  context.drawImage(image, (side - width) / 2, (side - height) / 2, width, height)
  image.close()
  return URL.createObjectURL(await canvas.convertToBlob())
}
