// The content of a shared link: the settings, the configuration of the laboratory and the page in front, all in the fragment of the address,
// which no server sees.

/** The longest text of a fragment, and of what is in it. */
const maximumFragmentLength = 32 * 1024
const maximumLength = 256 * 1024
const maximumPathLength = 2048

/**
 * The state that a link shows.
 * @typedef {{ configuration: string, at: string | null, storage: string | null }} SharedState
 *   `at` is the path of the page in front, and `storage` what the playground keeps of its user
 */

/**
 * Returns the parameters of a fragment for a state.
 * @param {SharedState} state
 * @returns {Promise<Record<string, string>>}
 * @throws {Error} if a link cannot hold it
 */
export async function sharedParameters(state) {
  const text = JSON.stringify(state)
  const lab = base64(await transformed(new TextEncoder().encode(text), new CompressionStream("deflate-raw"), Infinity))
  if (text.length > maximumLength || lab.length > maximumFragmentLength) throw new Error("the configuration is too long for a link")
  return { lab }
}

/**
 * Reads the state from a fragment. Anybody can write one, so nothing in it is trusted: the heart checks the configuration.
 * @param {string} fragment
 * @returns {Promise<SharedState | null>} `null` if there is none, or it is not valid
 */
export async function readShared(fragment) {
  const lab = new URLSearchParams(fragment.replace(/^#/, "")).get("lab")
  if (!lab || lab.length > maximumFragmentLength || !/^[\w-]+$/.test(lab)) return null
  try {
    const bytes = await transformed(unbase64(lab), new DecompressionStream("deflate-raw"), maximumLength)
    const { configuration, at, storage } = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))
    if (typeof configuration !== "string") return null
    return { configuration, at: isPath(at) ? at : null, storage: typeof storage === "string" ? storage : null }
  } catch {
    return null
  }
}

const isPath = (value) => typeof value === "string" && value.length <= maximumPathLength && /^\/(?![/\\])/.test(value)

async function transformed(bytes, stream, maximum) {
  const parts = []
  let count = 0
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    count += value.length
    if (count > maximum) {
      await reader.cancel()
      throw new Error("too long")
    }
    parts.push(value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

function base64(bytes) {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")
}

function unbase64(text) {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0))
}
