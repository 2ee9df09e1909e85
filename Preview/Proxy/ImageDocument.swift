import AsyncHTTPClient
import HTTPTypes
import HummingbirdCore
import NIOCore

/// A page that shows an image as a whole, as web views do. Browsers show a large image in a frame in its own size, and the
/// preview's page cannot change that.
struct ImageDocument {
  private let path: String

  /// - Returns: `nil` if the response is not an image that a frame shows. Drawings in SVG are documents by themselves.
  init?(of response: HTTPClientResponse, to request: HTTPRequest) {
    let type = response.headers.first(name: "content-type")?.lowercased() ?? ""
    let disposition = response.headers.first(name: "content-disposition")?.lowercased() ?? "inline"
    guard request.method == .get, response.status == .ok, request.headerFields[.fetchDestination] != "document",
      type.hasPrefix("image/"), !type.hasPrefix("image/svg"), !disposition.hasPrefix("attachment")
    else { return nil }
    path = request.path ?? "/"
  }

  func response(tag: ScriptTag, ancestors: String) -> Response {
    let name = path.prefix { $0 != "?" }.split(separator: "/").last ?? ""
    let html = """
      <!doctype html><html><head>\(tag.html)<meta charset="utf-8"><meta name="viewport" content="width=device-width">\
      <title>\(String(name).escapedForHTML)</title><style>html, body { height: 100%; margin: 0 } body { display: grid; \
      place-items: center; background: #111 } img { max-width: 100%; max-height: 100% }</style></head>\
      <body><img src="\(path.escapedForHTML)" alt=""></body></html>
      """
    // The image itself has the same address, so the browser must not keep this page for it.
    return Response(
      status: .ok,
      headers: [
        .contentType: "text/html; charset=utf-8", .cacheControl: "no-store", .contentSecurityPolicy: ancestors,
        .resourcePolicy: "same-origin",
      ], body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
  }
}

extension String {
  fileprivate var escapedForHTML: String {
    var escaped = ""
    for character in self {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
