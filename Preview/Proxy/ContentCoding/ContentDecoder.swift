import NIOHTTP1

/// Decodes a compressed page while it streams. The proxy asks for plain pages, but some servers send compressed ones anyway.
protocol ContentDecoder: AnyObject {
  /// Returns the bytes that the next part of the page stands for.
  ///
  /// - Throws: A ``ContentDecodingError`` if the part is not valid.
  func decode(_ bytes: [UInt8]) throws -> [UInt8]
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
    case .brotli: BrotliDecoder.library != nil
    case .zstandard: ZstandardDecoder.library != nil
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
  func decoder() throws -> (any ContentDecoder)? {
    switch self {
    case .identity: nil
    case .gzip, .deflate: try ZlibDecoder()
    case .brotli: try BrotliDecoder()
    case .zstandard: try ZstandardDecoder()
    }
  }
}

extension HTTPHeaders {
  var contentCoding: String? { first(name: "content-encoding") }
}
