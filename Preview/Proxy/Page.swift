import HTTPTypes
import HummingbirdCore
import NIOCore

/// The preview's own page: the files of a folder, read once.
struct Page: Sendable {
  /// The path below which nothing is forwarded.
  static let path = "/__tabwire/"
  /// The tag that the proxy puts into each page of the target.
  static func scriptTag(nonce: String?) -> String {
    "<script src=\"\(path)frame.js\"\(nonce.map { " nonce=\"\($0)\"" } ?? "")></script>"
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml", "wasm": "application/wasm", "json": "application/json",
  ]
  private static let policy = """
    default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; \
    frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
    """

  private let files: [String: (type: String, content: ByteBuffer)]

  /// - Parameters:
  ///   - files: The names and contents of the files.
  ///   - site: The content of `preview.json`, which describes the site.
  init(files: [String: [UInt8]], site: [UInt8]) {
    var known: [String: (type: String, content: ByteBuffer)] = [:]
    for (name, content) in files {
      guard let dot = name.lastIndex(of: "."), let type = Self.types[String(name[dot...].dropFirst())] else { continue }
      known[name] = (type, ByteBuffer(bytes: content))
    }
    known["preview.json"] = ("application/json", ByteBuffer(bytes: site))
    self.files = known
  }

  func response(to request: HTTPRequest) -> Response {
    guard request.method == .get || request.method == .head else {
      return Response(status: .methodNotAllowed, headers: [.allow: "GET, HEAD"])
    }
    let path = (request.path ?? "").prefix { $0 != "?" }
    let name = String(path.dropFirst(Self.path.count))
    guard let file = files[name.isEmpty ? "index.html" : name] else {
      return Response(status: .notFound, body: ResponseBody(byteBuffer: ByteBuffer(string: "Not found\n")))
    }
    var headers: HTTPFields = [.contentType: file.type, .cacheControl: "no-cache", .xContentTypeOptions: "nosniff"]
    if file.type.hasPrefix("text/html") { headers[.contentSecurityPolicy] = Self.policy }
    guard request.method == .get else {
      headers[.contentLength] = String(file.content.readableBytes)
      return Response(status: .ok, headers: headers)
    }
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: file.content))
  }
}
