/// Image files that consist of their headers: they say what an image claims, and decode to nothing.
enum ImageFiles {
  static func png(width: Int = 20, height: Int = 10, isAnimated: Bool = false) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += pngChunk("IHDR", bigEndian(width, 4) + bigEndian(height, 4) + [8, 6, 0, 0, 0])
    if isAnimated { file += pngChunk("acTL", bigEndian(2, 4) + bigEndian(0, 4)) }
    file += pngChunk("tEXt", Array("Comment\0IDAT".utf8)) + pngChunk("IDAT", [0]) + pngChunk("IEND", [])
    return file
  }

  /// - Parameters:
  ///   - thumbnail: A JPEG within a segment of metadata.
  ///   - frames: The sizes in the frame headers.
  ///   - scanCount: The number of scans.
  static func jpeg(
    frames: [(width: Int, height: Int)] = [(20, 10)], marker: UInt8 = 0xC2, scanCount: Int = 1, thumbnail: [UInt8] = []
  ) -> [UInt8] {
    var file: [UInt8] = [0xFF, 0xD8]
    file += segment(0xE1, Array("Exif".utf8) + thumbnail)
    for frame in frames {
      file += segment(marker, [8] + bigEndian(frame.height, 2) + bigEndian(frame.width, 2) + [1, 1, 0x11, 0])
    }
    // The pixels contain an escaped FF and a restart marker.
    for _ in 0..<scanCount { file += segment(0xDA, [1, 1, 0, 0, 63, 0]) + [1, 0xFF, 0x00, 2, 0xFF, 0xD0, 3] }
    return file + [0xFF, 0xD9]
  }

  enum WebPKind: CaseIterable {
    case lossy, lossless
  }

  static func webP(
    _ kind: WebPKind = .lossy, width: Int = 20, height: Int = 10, canvas: (width: Int, height: Int)? = nil,
    isAnimated: Bool = false
  ) -> [UInt8] {
    var chunks: [UInt8] = []
    if let canvas {
      let flags: [UInt8] = [isAnimated ? 2 : 0, 0, 0, 0]
      let size = littleEndian(canvas.width - 1, 3) + littleEndian(canvas.height - 1, 3)
      chunks += webPChunk("VP8X", flags + size) + webPChunk("ICCP", [1, 2, 3])
    }
    switch kind {
    case .lossy:
      let size = littleEndian(width, 2) + littleEndian(height, 2)
      chunks += webPChunk("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A] + size)
    case .lossless:
      chunks += webPChunk("VP8L", [0x2F] + littleEndian((height - 1) << 14 | (width - 1), 4))
    }
    return Array("RIFF".utf8) + littleEndian(chunks.count + 4, 4) + Array("WEBP".utf8) + chunks
  }

  private static func pngChunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    bigEndian(content.count, 4) + Array(name.utf8) + content + [0, 0, 0, 0]
  }

  private static func webPChunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array(name.utf8) + littleEndian(content.count, 4) + content + (content.count % 2 == 1 ? [0] : [])
  }

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker] + bigEndian(content.count + 2, 2) + content
  }

  private static func bigEndian(_ number: Int, _ count: Int) -> [UInt8] {
    littleEndian(number, count).reversed()
  }

  private static func littleEndian(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
