/// A PNG with a palette, whose pixels are stored without compression.
struct IndexedPNG: Sendable {
  typealias Color = (red: UInt8, green: UInt8, blue: UInt8)

  /// The content of the file.
  let bytes: [UInt8]

  /// - Parameters:
  ///   - rows: For each pixel of each row its color, as a position in the palette. All rows have the same length.
  ///   - palette: At most 256 colors.
  init(rows: [[UInt8]], palette: [Color]) {
    let size = Self.bigEndian(UInt32(rows.first?.count ?? 0)) + Self.bigEndian(UInt32(rows.count))
    // Each row begins with its filter: none.
    let pixels: [UInt8] = rows.flatMap { row -> [UInt8] in [0] + row }
    bytes =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", size + [8, 3, 0, 0, 0])
      + Self.chunk("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] }) + Self.chunk("IDAT", Self.stored(pixels))
      + Self.chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return bigEndian(UInt32(content.count)) + named + bigEndian(checksum(of: named))
  }

  /// Returns bytes in the format of zlib, in blocks without compression.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let starts = Array(stride(from: 0, to: bytes.count, by: 0xFFFF))
    let blocks = starts.flatMap { start -> [UInt8] in
      let block = bytes[start..<min(start + 0xFFFF, bytes.count)]
      let count = UInt16(block.count)
      let lengths = [count, ~count].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
      return [start == starts.last ? 1 : 0] + lengths + block
    }
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return [0x78, 0x01] + blocks + bigEndian(high << 16 | low)
  }

  /// CRC-32.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { checksum, byte in
      (0..<8).reduce(checksum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
