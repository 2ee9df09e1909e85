#if Hummingbird
  import Foundation
  public import Hummingbird
  public import TabwireServer

  extension RouterMethods {
    /// Serves a path configuration, which apps fetch at launch. What has not changed is not sent again.
    ///
    ///     try router.pathConfiguration("/configurations/ios_v1.json") {
    ///       PathRule("/new$", "/edit$").context(.modal)
    ///     }
    ///
    /// - Parameters:
    ///   - path: where the apps ask for it.
    ///   - settings: what concerns the whole app.
    ///   - rules: the rules in the order in which they are applied.
    /// - Throws: a `PathConfigurationMistake` if apps would not understand a rule.
    @discardableResult
    public func pathConfiguration(
      _ path: RouterPath, settings: [String: PathValue] = [:], @PathRuleBuilder rules: () -> [PathRule]
    ) throws(PathConfigurationMistake) -> Self {
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

  /// A name of the content that is the same in every process, unlike `hashValue` (FNV-1a; nothing depends on secrecy).
  private func entityTag(of text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return "\"\(String(hash, radix: 16))\""
  }
#endif
