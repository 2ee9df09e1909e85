import HTTPTypes

/// The cookies of the preview itself, which the site does not see.
struct OwnCookies {
  static let prefix = "tabwire-preview-"

  private let values: [String: String]

  init(of request: HTTPRequest) {
    let pairs = request.headerFields[values: .cookie].flatMap(Self.parts).compactMap { part -> (String, String)? in
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return sides.count == 2 && part.hasPrefix(Self.prefix) ? (String(sides[0]), String(sides[1])) : nil
    }
    values = Dictionary(pairs) { first, _ in first }
  }

  subscript(name: String) -> String? { values[name] }

  /// The platform that the site sees.
  var platform: Platform { values[Self.prefix + "platform"].flatMap(Platform.init) ?? .preview }

  /// The language that the site sees, or `nil` for those of the browser.
  var language: String? {
    guard let language = values[Self.prefix + "language"], (1...35).contains(language.utf8.count),
      language.utf8.allSatisfy({ $0.isLetterOrDigit || $0 == UInt8(ascii: "-") })
    else { return nil }
    return language
  }

  /// Returns a `Cookie` header without the preview's own cookies, or `nil` if there are no others.
  static func removed(from header: String) -> String? {
    let others = parts(of: header).filter { !$0.hasPrefix(prefix) }
    return others.isEmpty ? nil : others.joined(separator: "; ")
  }

  private static func parts(of header: String) -> [Substring] {
    header.split(separator: ";").map { $0.drop { $0 == " " || $0 == "\t" } }.filter { !$0.isEmpty }
  }
}

/// The platform of the app that the site sees. `settings.js` has the same ones.
enum Platform: String {
  case preview = "Preview"
  case ios = "iOS"
  case android = "Android"
  case linux = "Linux"

  /// The text that is added to the browser's User-Agent, as an app with the preview's components does. `frame.js` adds the
  /// same.
  var userAgentSuffix: String {
    " Preview/1.0 Hotwire Native \(rawValue); Turbo Native \(rawValue); bridge-components: [alert form menu navigation toast]"
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
