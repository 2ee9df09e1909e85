@_exported import NativeBridge

/// Strada's name for the settings of the bridge.
public enum Strada {
  public static var config: HotwireConfig {
    get { Hotwire.config }
    set { Hotwire.config = newValue }
  }

  public static func userAgentSubstring(for componentTypes: [BridgeComponent.Type]) -> String {
    Hotwire.userAgentSubstring(for: componentTypes)
  }
}

extension UserAgent {
  /// The platform is always iOS there.
  public static func build(applicationPrefix: String?, componentTypes: [BridgeComponent.Type]) -> String {
    build(platform: "iOS", applicationPrefix: applicationPrefix, componentTypes: componentTypes)
  }
}
