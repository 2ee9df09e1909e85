import HTTPTypes
import HummingbirdCore
import NIOCore

/// The preview's own page: the files of a folder, read once.
struct Page: Sendable {
  /// The path below which nothing is forwarded.
  static let path = "/__tabwire/"
  /// The script that the proxy puts into each page of the target.
  static let script = "\(path)frame.js"

  private static let types = [
    "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml", "wasm": "application/wasm", "json": "application/json",
  ]

  private let files: [String: (type: String, content: ByteBuffer)]

  /// - Parameter files: The names and contents of the files.
  init(files: [String: [UInt8]]) {
    var known: [String: (type: String, content: ByteBuffer)] = [:]
    for (name, content) in files {
      guard let dot = name.lastIndex(of: "."), let type = Self.types[String(name[dot...].dropFirst())] else { continue }
      known[name] = (type, ByteBuffer(bytes: content))
    }
    self.files = known
  }

  /// - Parameters:
  ///   - request: A request below ``path``.
  ///   - access: What the request is for. The site's pages receive nothing but the script.
  func response(to request: HTTPRequest, as access: Access) -> Response {
    guard request.method == .get || request.method == .head else {
      return Response(status: .methodNotAllowed, headers: [.allow: "GET, HEAD"])
    }
    let path = (request.path ?? "").prefix { $0 != "?" }
    let name = String(path.dropFirst(Self.path.count))
    guard access.place == .page || path == Self.script, let file = files[name.isEmpty ? "index.html" : name] else {
      return Response(status: .notFound, body: ResponseBody(byteBuffer: ByteBuffer(string: "Not found\n")))
    }
    var headers = Self.headers(type: file.type)
    if file.type.hasPrefix("text/html") { headers[.contentSecurityPolicy] = Self.policy(in: access.island) }
    guard request.method == .get else {
      headers[.contentLength] = String(file.content.readableBytes)
      return Response(status: .ok, headers: headers)
    }
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: file.content))
  }

  /// The headers of the preview's own files and of what it tells its page.
  static func headers(type: String) -> HTTPFields {
    [
      .contentType: type, .cacheControl: "no-cache", .xContentTypeOptions: "nosniff", .referrerPolicy: "no-referrer",
      .resourcePolicy: "same-origin",
    ]
  }

  private static func policy(in island: Island) -> String {
    let sites = User.all.map { island.origin(of: .site($0)) }.joined(separator: " ")
    return """
      default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob:; \
      connect-src 'self'; frame-src 'self' \(sites); base-uri 'none'; form-action 'none'; frame-ancestors 'self'
      """
  }
}
