// The limits of an image from a server: a still PNG, JPEG or WebP of at most 256 KiB and 1,024 pixels on a side. They are read
// from the file's header and the names of its chunks, before anything is decoded. Pure.
import { maximumByteCount } from "./image_loading.js"

export const maximumSide = 1024
/** The maximum number of compressed texts in a PNG. Decoders decompress each to as much as 8 MB. */
const maximumTextCount = 4
/** The maximum number of scans of a JPEG. Each takes as long as the whole image. */
const maximumScanCount = 64

/**
 * Returns the type and the sides of an image.
 * @param {Uint8Array} bytes
 * @returns {{ type: string, width: number, height: number }}
 * @throws {Error} if a client does not show such an image; its message says why
 */
export function checkedImage(bytes) {
  if (bytes.length > maximumByteCount) throw new Error("it has more than 256 KiB")
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let size
  try {
    size = png(view) ?? jpeg(view) ?? webp(view)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new Error("it is cut off", { cause: error })
  }
  if (!size) throw new Error("it is not a PNG, JPEG or WebP")
  if (size.width === 0 || size.height === 0) throw new Error("it has no pixels")
  if (size.width > maximumSide || size.height > maximumSide) {
    throw new Error(`it has ${size.width} × ${size.height} pixels, and at most ${maximumSide} on a side are shown`)
  }
  return size
}

function starts(view, text, at = 0) {
  return view.byteLength >= at + text.length && [...text].every((character, index) => view.getUint8(at + index) === character.charCodeAt(0))
}

function png(view) {
  if (!starts(view, "\x89PNG\r\n\x1a\n")) return null
  const names = [...chunkNames(view)]
  if (names.includes("acTL")) throw animated()
  if (names.filter((name) => ["zTXt", "iTXt"].includes(name)).length > maximumTextCount) {
    throw new Error(`it has more than ${maximumTextCount} compressed texts`)
  }
  return { type: "image/png", width: view.getUint32(16), height: view.getUint32(20) }
}

function* chunkNames(view) {
  for (let at = 8; at + 8 <= view.byteLength; at += 12 + view.getUint32(at)) {
    yield String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)))
  }
}

const damaged = () => new Error("it is damaged")

const animated = () => new Error("it is animated, and only still images are shown")

/** Reads the markers to the end of the image. A thumbnail within a segment does not count. */
function jpeg(view) {
  if (!starts(view, "\xff\xd8\xff")) return null
  let size
  let scanCount = 0
  for (let at = 2; ;) {
    const marker = view.getUint8(at) === 0xff ? view.getUint8(at + 1) : 0
    // In the pixels, 0 marks a byte of data, and d0 to d7 a restart. 1 has no segment, and ff is padding.
    if (marker <= 1 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 1
      continue
    }
    if (marker === 0xd9) break
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    const length = view.getUint16(at + 2)
    // A second frame could be larger than the first.
    if (length < 2 || (isFrame && (size || marker > 0xc2))) throw damaged()
    if (isFrame) size = { type: "image/jpeg", width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    if (marker === 0xda) scanCount += 1
    at += 2 + length
  }
  if (!size || scanCount === 0) throw damaged()
  if (scanCount > maximumScanCount) throw new Error(`it has more than ${maximumScanCount} scans`)
  return size
}

function webp(view) {
  if (!starts(view, "RIFF") || !starts(view, "WEBP", 8)) return null
  const type = "image/webp"
  if (starts(view, "VP8 ", 12)) return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (starts(view, "VP8L", 12)) {
    const bits = view.getUint32(21, true)
    return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (!starts(view, "VP8X", 12)) throw damaged()
  // The second bit says that there are frames.
  if (view.getUint8(20) & 2) throw animated()
  const side = (at) => (view.getUint16(at, true) | (view.getUint8(at + 2) << 16)) + 1
  return { type, width: side(24), height: side(27) }
}
