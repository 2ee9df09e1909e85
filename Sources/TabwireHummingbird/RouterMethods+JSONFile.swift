#if Hummingbird
  import Hummingbird
  import TabwireServer

  extension RouterMethods {
    /// Serves a text that is the same for everybody, with an ETag.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - json: The text.
    ///   - contentType: The type of the content.
    ///   - maxAge: The seconds for which caches keep it without asking, or `nil` to ask every time.
    func file(_ path: RouterPath, json: String, contentType: String, maxAge: Int?) -> Self {
      let tag = entityTag(of: json)
      let headers: HTTPFields = [
        .contentType: contentType, .cacheControl: maxAge.map { "public, max-age=\($0)" } ?? "public, no-cache",
        .eTag: tag,
      ]
      return get(path) { request, _ in
        if request.headers[values: .ifNoneMatch].contains(where: { $0.contains(tag) || $0 == "*" }) {
          return Response(status: .notModified, headers: headers)
        }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: json)))
      }
    }
  }

  /// Returns an ETag for a text.
  private func entityTag(of text: String) -> String {
    var hash = StableHash()
    hash.combine(text)
    return "\"\(String(hash.value, radix: 16))\""
  }
#endif
