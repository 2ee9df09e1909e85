#if Hummingbird
  import Foundation
  public import Hummingbird
  public import TabwireServer

  extension RouterMethods {
    /// Serves a path configuration, which apps fetch at launch, with an ETag.
    ///
    ///     try router.pathConfiguration("/configurations/ios_v1.json") {
    ///       PathRule("/new$", "/edit$").context(.modal)
    ///     }
    ///
    /// - Parameters:
    ///   - path: The path of the configuration.
    ///   - settings: Settings of the whole app.
    ///   - rules: The rules in the order in which apps apply them.
    /// - Throws: A `PathConfigurationError` if a rule is invalid.
    @discardableResult
    public func pathConfiguration(
      _ path: RouterPath, settings: [String: PathValue] = [:], @PathRuleBuilder rules: () -> [PathRule]
    ) throws(PathConfigurationError) -> Self {
      let configuration = PathConfiguration(settings: settings, rules: rules)
      try configuration.check()
      let json = configuration.json
      let tag = entityTag(of: json)
      return get(path) { request, _ in
        let headers: HTTPFields = [
          .contentType: "application/json; charset=utf-8", .cacheControl: "public, no-cache", .eTag: tag,
        ]
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
