/// The platform that servers and pages see.
public enum ApplicationPlatform: String, Sendable, CaseIterable {
  case linux
  case ios
  case android

  /// The name in the user agent.
  var displayName: String {
    switch self {
    case .linux: "Linux"
    case .ios: "iOS"
    case .android: "Android"
    }
  }
}
