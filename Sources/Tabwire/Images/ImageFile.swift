/// The file of an image from the server, checked before anything decodes it (P22.8).
///
/// The format and the size are read from the file itself: neither the name nor the `Content-Type` counts. A small file can
/// decode to gigabytes, so its header must say that it does not.
package struct ImageFile: Sendable, Hashable {
  /// The maximum size of the file, in bytes: 256 KiB.
  package static let maximumByteCount = 256 * 1024
  /// The maximum width and height, in pixels.
  package static let maximumSide = 1024
  /// The time limit for a fetch, from the request to the last byte.
  package static let timeout = Duration.seconds(5)
  /// The maximum number of scans of a JPEG. Each takes as long as the whole image; cameras and programs write at most about 10.
  package static let maximumScanCount = 64
  /// The maximum number of compressed texts in a PNG. Decoders decompress each to as much as 8 MB; programs write at most 3.
  package static let maximumTextCount = 4

  /// The content of the file.
  package let bytes: [UInt8]
  package let format: ImageFormat
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int

  /// Checks a file.
  ///
  /// - Parameter bytes: The content of the file.
  /// - Throws: The first reason why it must not be decoded.
  package init(_ bytes: [UInt8]) throws(TabImageError) {
    guard bytes.count <= Self.maximumByteCount else { throw .tooManyBytes }
    let header = try ImageHeader(of: bytes)
    (width, height, format) = (header.width, header.height, header.format)
    self.bytes = bytes
    guard width > 0, height > 0 else { throw .damaged }
    guard width <= Self.maximumSide, height <= Self.maximumSide else { throw .tooLarge(width: width, height: height) }
    if header.isAnimated { throw .animated }
    if header.scanCount > Self.maximumScanCount { throw .tooManyScans }
    if header.textCount > Self.maximumTextCount { throw .tooManyTexts }
  }
}
