// The bytes of an image of the tab bar, from the site's own origin and not more than a client reads. `frame.js` contains it.

export const maximumByteCount = 256 * 1024
/** The time, in milliseconds, that a server has for an image. */
export const imageTimeout = 5_000

/**
 * Loads an image with the site's cookies, and without a redirect to another origin.
 * @param {string} url
 * @returns {Promise<Uint8Array>}
 * @throws {Error} if a client does not show it; its message says why
 */
export async function loadImage(url) {
  const signal = AbortSignal.timeout(imageTimeout)
  let response
  try {
    response = await fetch(url, { mode: "same-origin", credentials: "same-origin", signal })
  } catch (error) {
    throw signal.aborted ? tooSlow() : new Error("it could not be loaded, or is redirected to another origin", { cause: error })
  }
  if (!response.ok) throw new Error(`the server responded with ${response.status}`)
  return readBounded(response).catch((error) => { throw signal.aborted ? tooSlow() : error })
}

const tooSlow = () => new Error(`it took longer than ${imageTimeout / 1000} seconds`)

/**
 * Reads the body of a response.
 * @param {Response} response
 * @returns {Promise<Uint8Array>}
 * @throws {Error} if the body is longer than a client reads
 */
export async function readBounded(response) {
  const parts = []
  let count = 0
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read()
    if (done) break
    count += value.length
    if (count > maximumByteCount) {
      await reader.cancel()
      throw new Error("it has more than 256 KiB")
    }
    parts.push(value)
  }
  const bytes = new Uint8Array(count)
  let at = 0
  for (const part of parts) { bytes.set(part, at); at += part.length }
  return bytes
}
