extension Hotwire {
  /// The part of the user agent that lists the components: `bridge-components: [form navigation]`.
  ///
  /// Web components look for it before they load, servers to know what the app can show natively.
  public static func userAgentSubstring(for componentTypes: [BridgeComponent.Type]) -> String {
    "bridge-components: [\(componentTypes.map { $0.name }.joined(separator: " "))]"
  }

  /// What the app appends to its web views' own user agent: its
  /// ``HotwireConfig/applicationUserAgentPrefix``, the platform under both of its names, and the registered components.
  ///
  /// ```
  /// MyApp/1.2; Hotwire Native Linux; Turbo Native Linux; bridge-components: [form navigation]
  /// ```
  ///
  /// Servers such as Rails with turbo-rails look for `Hotwire Native` or `Turbo Native`.
  ///
  /// - Parameter platform: The platform's name as users write it: `iOS`, `Linux`.
  public static func userAgent(platform: String) -> String {
    let parts = [
      config.applicationUserAgentPrefix, "Hotwire Native \(platform);", "Turbo Native \(platform);",
      userAgentSubstring(for: bridgeComponentTypes),
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
