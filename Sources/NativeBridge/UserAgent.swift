/// What a native app adds to its web views' user agent, so that servers and pages know what they talk to.
@MainActor
public enum UserAgent {
  /// The addition, to be appended to the web view's own user agent.
  ///
  /// ```
  /// MyApp/1.2; Hotwire Native Linux; Turbo Native Linux; bridge-components: [form navigation]
  /// ```
  ///
  /// Servers such as Rails with turbo-rails look for `Hotwire Native` or `Turbo Native`.
  ///
  /// - Parameters:
  ///   - platform: The platform's name as users write it: `iOS`, `Linux`.
  ///   - applicationPrefix: What the app says of itself, such as `MyApp/1.2;`.
  ///   - componentTypes: The types of the components the app has.
  public static func build(
    platform: String, applicationPrefix: String? = nil, componentTypes: [BridgeComponent.Type]
  ) -> String {
    let parts = [
      applicationPrefix, "Hotwire Native \(platform);", "Turbo Native \(platform);",
      Hotwire.userAgentSubstring(for: componentTypes),
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}

extension Hotwire {
  /// The part of the user agent that lists the components: `bridge-components: [form navigation]`.
  ///
  /// Web components look for it before they load, servers to know what the app can show natively.
  public static func userAgentSubstring(for componentTypes: [BridgeComponent.Type]) -> String {
    "bridge-components: [\(componentTypes.map { $0.name }.joined(separator: " "))]"
  }
}
