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
      return file(path, json: configuration.json, contentType: "application/json; charset=utf-8", maxAge: nil)
    }
  }
#endif
