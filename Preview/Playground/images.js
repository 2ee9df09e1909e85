// The images of the playground's tab bar, drawn here and written as PNG.
import { deflateSync } from "node:zlib"

const side = 96

/** A face, in colours. */
export function face() {
  return png((x, y) => {
    if (Math.hypot(x - 0.5, y - 0.4) < 0.19) return [247, 214, 186, 255]
    if (Math.hypot(x - 0.5, y - 0.37) < 0.24) return [92, 52, 40, 255]
    if (Math.hypot((x - 0.5) / 1.25, y - 0.98) < 0.33) return [196, 72, 60, 255]
    return [86 + 60 * y, 150, 176, 255].map(Math.round)
  })
}

/** Two mountains, by their alpha channel. */
export function ridge() {
  const below = (x, y, peak, top, slope) => y > top + Math.abs(x - peak) * slope && y < 0.86
  return png((x, y) => [0, 0, 0, below(x, y, 0.38, 0.2, 1.5) || below(x, y, 0.72, 0.42, 1.5) ? 255 : 0])
}

/** Returns a PNG whose pixels a function draws, each as the average of nine places. */
function png(colour) {
  const rows = Buffer.alloc(side * (1 + side * 4))
  for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) {
    const places = [1 / 6, 3 / 6, 5 / 6].flatMap((dy) => [1 / 6, 3 / 6, 5 / 6].map((dx) => colour((x + dx) / side, (y + dy) / side)))
    for (let part = 0; part < 4; part++) rows[y * (1 + side * 4) + 1 + x * 4 + part] = places.reduce((sum, place) => sum + place[part], 0) / 9
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 6], 8)
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))])
}

function chunk(name, data) {
  const content = Buffer.concat([Buffer.from(name, "latin1"), data])
  const made = Buffer.alloc(content.length + 8)
  made.writeUInt32BE(data.length, 0)
  content.copy(made, 4)
  made.writeUInt32BE(crc32(content), content.length + 4)
  return made
}

/** The checksum of PNG, which Node has only since 22.2. */
function crc32(bytes) {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}
