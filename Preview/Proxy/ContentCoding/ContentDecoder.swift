import NIOHTTP1

/// A format of compression.
protocol ContentCodec: AnyObject {
  /// Decodes as much as fits.
  ///
  /// - Parameters:
  ///   - input: What has arrived, and was not read yet.
  ///   - output: The place for decoded bytes.
  /// - Returns: The number of bytes that were read, and of those that were written.
  /// - Throws: A ``ContentDecodingError`` if the input is not valid.
  func decode(
    _ input: UnsafeMutableBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>
  ) throws -> (read: Int, written: Int)
}

/// Decodes a compressed page while it streams. The proxy asks for plain pages, but some servers send compressed ones anyway.
///
/// A kilobyte can stand for a gigabyte, so it decodes a little at a time: as much as is sent on.
final class ContentDecoder {
  /// The maximum number of decoded bytes at a time.
  static let maximumByteCount = 64 * 1024

  private let codec: any ContentCodec
  private var input: [UInt8] = []
  private var position = 0
  private var output = [UInt8](repeating: 0, count: maximumByteCount)
  /// Whether the codec may hold decoded bytes that did not fit.
  private var isFull = false

  init(_ codec: any ContentCodec) {
    self.codec = codec
  }

  /// Adds the next part of the page. Call ``next()`` until it returns `nil` before.
  func add(_ part: [UInt8]) {
    (input, position) = (part, 0)
  }

  /// Returns the next decoded bytes, or `nil` if more of the page is needed.
  ///
  /// - Throws: A ``ContentDecodingError`` if the page is not valid.
  func next() throws -> ArraySlice<UInt8>? {
    while position < input.count || isFull {
      let (read, written) = try input.withUnsafeMutableBufferPointer { input in
        try output.withUnsafeMutableBufferPointer { output in
          try codec.decode(UnsafeMutableBufferPointer(rebasing: input[position...]), into: output)
        }
      }
      position += read
      isFull = written == output.count
      if written > 0 { return output[..<written] }
      // Bytes after the end of the page are ignored.
      if read == 0 { position = input.count }
    }
    return nil
  }
}

struct ContentDecodingError: Error {}

/// A value of `Content-Encoding`.
enum ContentCoding: String {
  case identity
  case gzip
  case deflate
  case brotli = "br"
  case zstandard = "zstd"

  /// - Parameter header: The header, or `nil` if there is none.
  /// - Returns: `nil` if the proxy does not know the coding, or if there are several.
  init?(header: String?) {
    let name = (header ?? "identity").lowercased().filter { $0 != " " && $0 != "\t" }
    self.init(rawValue: name == "x-gzip" ? "gzip" : name.isEmpty ? "identity" : name)
  }

  /// Whether this machine can decode it. Brotli and Zstandard need their libraries, which most systems have.
  var isAvailable: Bool {
    switch self {
    case .identity, .gzip, .deflate: true
    case .brotli: BrotliCodec.library != nil
    case .zstandard: ZstandardCodec.library != nil
    }
  }

  /// The library that the coding needs, with the name of its package in Debian; `nil` if it needs none.
  private var library: String? {
    switch self {
    case .identity, .gzip, .deflate: nil
    case .brotli: "brotlidec (Debian: libbrotli1; macOS: brew install brotli)"
    case .zstandard: "zstd (Debian: libzstd1; macOS: brew install zstd)"
    }
  }

  /// Returns why a compressed page cannot be read here, or `nil` if its coding is not the reason.
  static func problem(of headers: HTTPHeaders) -> String? {
    guard let name = headers.contentCoding else { return nil }
    guard let coding = ContentCoding(header: name) else { return "is compressed with \(VisitLog.bounded(name))" }
    guard !coding.isAvailable, let library = coding.library else { return nil }
    return "is compressed with \(coding.rawValue), and this machine lacks the library \(library)"
  }

  /// Returns a decoder for one page, or `nil` if it needs none.
  func decoder() throws -> ContentDecoder? {
    switch self {
    case .identity: nil
    case .gzip, .deflate: ContentDecoder(try ZlibCodec())
    case .brotli: ContentDecoder(try BrotliCodec())
    case .zstandard: ContentDecoder(try ZstandardCodec())
    }
  }
}

extension HTTPHeaders {
  var contentCoding: String? { first(name: "content-encoding") }
}
