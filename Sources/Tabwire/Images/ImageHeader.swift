/// What a PNG, JPEG or WebP says about itself, read without decoding it.
struct ImageHeader: Equatable {
  var format: ImageFormat
  var width = 0
  var height = 0
  var isAnimated = false
  /// The number of scans of a JPEG.
  var scanCount = 0
  /// The number of compressed texts in a PNG.
  var textCount = 0

  /// - Throws: ``TabImageError/unknownFormat`` or ``TabImageError/damaged``.
  init(of bytes: [UInt8]) throws(TabImageError) {
    let bytes = ImageBytes(bytes: bytes)
    if bytes.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
      format = .png
      try readPNG(bytes)
    } else if bytes.has([0xFF, 0xD8, 0xFF], at: 0) {
      format = .jpeg
      try readJPEG(bytes)
    } else if bytes.has(Array("RIFF".utf8), at: 0), bytes.has(Array("WEBP".utf8), at: 8) {
      format = .webp
      try readWebP(bytes)
    } else {
      throw .unknownFormat
    }
  }

  // MARK: PNG

  /// Reads the chunks: the header is the first, `acTL` marks an animation, and `IEND` is the last.
  private mutating func readPNG(_ bytes: ImageBytes) throws(TabImageError) {
    guard bytes.has(Array("IHDR".utf8), at: 12) else { throw .damaged }
    width = try bytes.bigEndian(4, at: 16)
    height = try bytes.bigEndian(4, at: 20)
    var start = 8
    while !bytes.has(Array("IEND".utf8), at: start + 4) {
      if bytes.has(Array("acTL".utf8), at: start + 4) { isAnimated = true }
      if bytes.has(Array("zTXt".utf8), at: start + 4) || bytes.has(Array("iTXt".utf8), at: start + 4) { textCount += 1 }
      start += 12 + (try bytes.bigEndian(4, at: start))
    }
  }

  // MARK: JPEG

  /// Reads the markers to the end of the image. A thumbnail within a segment does not count.
  private mutating func readJPEG(_ bytes: ImageBytes) throws(TabImageError) {
    var hasFrame = false
    var position = 2
    while true {
      guard let (marker, next) = bytes.marker(from: position) else { throw .damaged }
      switch marker {
      case 0xD9:
        guard hasFrame, scanCount > 0 else { throw .damaged }
        return
      case 0xC0, 0xC1, 0xC2:
        // A second frame could be larger than the first.
        guard !hasFrame else { throw .damaged }
        hasFrame = true
        height = try bytes.bigEndian(2, at: next + 3)
        width = try bytes.bigEndian(2, at: next + 5)
      case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: throw .damaged
      case 0xDA: scanCount += 1
      default: break
      }
      let length = try bytes.bigEndian(2, at: next)
      guard length >= 2 else { throw .damaged }
      position = next + length
    }
  }

  // MARK: WebP

  /// Reads the chunks up to the frame, whose size must be that of the canvas.
  private mutating func readWebP(_ bytes: ImageBytes) throws(TabImageError) {
    guard try bytes.littleEndian(4, at: 4) + 8 <= bytes.count else { throw .damaged }
    var canvas: (width: Int, height: Int)?
    var start = 12
    while true {
      let length = try bytes.littleEndian(4, at: start + 4)
      let content = start + 8
      if bytes.has(Array("VP8X".utf8), at: start) {
        // The second bit says that there are frames.
        isAnimated = try bytes.littleEndian(1, at: content) & 2 != 0
        width = try bytes.littleEndian(3, at: content + 4) + 1
        height = try bytes.littleEndian(3, at: content + 7) + 1
        if isAnimated { return }
        canvas = (width, height)
      } else if bytes.has(Array("ANIM".utf8), at: start) || bytes.has(Array("ANMF".utf8), at: start) {
        throw .damaged
      } else if bytes.has(Array("VP8 ".utf8), at: start) {
        guard bytes.has([0x9D, 0x01, 0x2A], at: content + 3) else { throw .damaged }
        width = try bytes.littleEndian(2, at: content + 6) & 0x3FFF
        height = try bytes.littleEndian(2, at: content + 8) & 0x3FFF
        break
      } else if bytes.has(Array("VP8L".utf8), at: start) {
        guard bytes.has([0x2F], at: content) else { throw .damaged }
        let sizes = try bytes.littleEndian(4, at: content + 1)
        (width, height) = (sizes & 0x3FFF + 1, sizes >> 14 & 0x3FFF + 1)
        break
      }
      // Chunks have an even length.
      start = content + length + length % 2
    }
    if let canvas, canvas != (width, height) { throw .damaged }
  }
}

/// The bytes of a file. Reading behind the end throws.
private struct ImageBytes {
  let bytes: [UInt8]

  var count: Int { bytes.count }

  /// Whether bytes are at a place.
  func has(_ expected: [UInt8], at start: Int) -> Bool {
    bytes.count - expected.count >= start && bytes[start..<start + expected.count].elementsEqual(expected)
  }

  /// Returns a number of 1 to 4 bytes, the most significant first.
  func bigEndian(_ count: Int, at start: Int) throws(TabImageError) -> Int {
    try slice(count, at: start).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns a number of 1 to 4 bytes, the least significant first.
  func littleEndian(_ count: Int, at start: Int) throws(TabImageError) -> Int {
    try slice(count, at: start).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private func slice(_ count: Int, at start: Int) throws(TabImageError) -> ArraySlice<UInt8> {
    guard bytes.count - count >= start else { throw .damaged }
    return bytes[start..<start + count]
  }

  /// Returns the next marker of a JPEG that has a segment or ends the image, and the place behind it.
  func marker(from start: Int) -> (code: UInt8, next: Int)? {
    var position = start
    while position + 1 < bytes.count {
      let code = bytes[position + 1]
      // In the pixels, 0 marks a byte of data, and the codes D0 to D7 a restart. 1 has no segment, and FF is padding.
      if bytes[position] == 0xFF, code > 1, code != 0xFF, !(0xD0...0xD8).contains(code) { return (code, position + 2) }
      position += 1
    }
    return nil
  }
}
