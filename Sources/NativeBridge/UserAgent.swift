/// The native app's part of the user agent, by which servers and pages recognize the app and its components.
public enum UserAgent {
  /// Returns the text to append to the web view's user agent.
  ///
  /// ```
  /// MyApp/1.2; Hotwire Native Linux; Turbo Native Linux; bridge-components: [form navigation]
  /// ```
  ///
  /// Servers, for example Rails with turbo-rails, look for `Hotwire Native` or `Turbo Native`.
  ///
  /// - Parameters:
  ///   - platform: The display name of the platform, such as `iOS` or `Linux`.
  ///   - applicationPrefix: The name and version of the app, such as `MyApp/1.2;`.
  ///   - componentTypes: The types of the app's components.
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
  /// Returns the part of the user agent that lists the components: `bridge-components: [form navigation]`.
  ///
  /// Web components load only if they are listed. Servers see from it what the app shows natively.
  public static func userAgentSubstring(for componentTypes: [BridgeComponent.Type]) -> String {
    "bridge-components: [\(componentTypes.map { $0.name }.joined(separator: " "))]"
  }
}
