import NIOConcurrencyHelpers

/// The settings of a user's app that concern requests to the site.
struct UserSettings: Equatable, Sendable {
  var platform = Platform.preview
  /// The language that the site sees, or `nil` for those of the browser.
  var language: String?
  /// Whether each response begins later, as on a slow network.
  var isSlow = false

  init() {}

  /// - Parameter query: The query of an address, such as `platform=iOS&language=pt-BR`.
  /// - Returns: `nil` if a value is not valid.
  init?(query: Substring) {
    for pair in query.split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let value = sides.count == 2 ? sides[1] : nil else { return nil }
      switch sides[0] {
      case "platform":
        guard let platform = Platform(rawValue: String(value)) else { return nil }
        self.platform = platform
      case "language":
        guard value.isEmpty || Self.isLanguage(value) else { return nil }
        language = value.isEmpty ? nil : String(value)
      case "network":
        guard ["", "fast", "slow"].contains(value) else { return nil }
        isSlow = value == "slow"
      default: return nil
      }
    }
  }

  private static func isLanguage(_ text: Substring) -> Bool {
    (1...35).contains(text.utf8.count) && text.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
  }
}

/// The platform of the app that the site sees. `settings.js` has the same ones.
enum Platform: String {
  case preview = "Preview"
  case ios = "iOS"
  case android = "Android"
  case linux = "Linux"

  /// The components that the phone draws. `components.js` has the same ones.
  private static let components =
    "alert button form haptic menu navigation review-prompt search share theme toast"

  /// The text that is added to the browser's User-Agent, as an app with the preview's components does. `frame.js` adds the
  /// same.
  var userAgentSuffix: String {
    " Preview/1.0 Hotwire Native \(rawValue); Turbo Native \(rawValue); bridge-components: [\(Self.components)]"
  }
}

/// The settings of the users, by the origin of their site. The preview's page sends them when it starts.
final class SettingsStore: Sendable {
  private let settings = NIOLockedValueBox<[String: UserSettings]>([:])

  subscript(origin: String) -> UserSettings {
    get { settings.withLockedValue { $0[origin] ?? UserSettings() } }
    set { settings.withLockedValue { $0[origin] = newValue } }
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
}
