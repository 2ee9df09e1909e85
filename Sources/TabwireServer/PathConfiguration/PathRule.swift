import Foundation

/// What apps do with the paths that match one of some patterns.
public struct PathRule: Sendable, Hashable, Codable {
  /// Where a page appears.
  public enum Context: String, Sendable, Hashable {
    /// On the stack of its tab.
    case `default`
    /// Over everything else.
    case modal
  }

  /// How a page takes its place among the others.
  public enum Presentation: String, Sendable, Hashable {
    /// As its context and the page before it suggest.
    case `default`
    /// On top of the page before it.
    case push
    /// By going back.
    case pop
    /// Instead of the page before it.
    case replace
    /// Instead of all pages of the stack.
    case replaceRoot = "replace_root"
    /// By going back to the first page of the stack.
    case clearAll = "clear_all"
    /// By going back and loading that page again.
    case refresh
    /// Not at all.
    case none
  }

  /// Regular expressions, of which one must be found in the path.
  public let patterns: [String]
  /// What apps are told about these paths, as they call it.
  public private(set) var properties: [String: PropertyValue] = [:]

  /// Names the paths that a rule is about.
  ///
  /// - Parameter patterns: regular expressions, of which one must be found in the path, such as `/new$`.
  public init(_ patterns: String...) {
    self.patterns = patterns
  }

  /// Says where the pages appear.
  public func context(_ context: Context) -> PathRule { property("context", .text(context.rawValue)) }

  /// Says how the pages take their place among the others.
  public func presentation(_ presentation: Presentation) -> PathRule {
    property("presentation", .text(presentation.rawValue))
  }

  /// Says whether pulling the page down loads it again.
  public func pullToRefresh(_ isEnabled: Bool) -> PathRule { property("pull_to_refresh_enabled", .flag(isEnabled)) }

  /// Says what only some apps know, such as `uri` on Android.
  ///
  /// - Parameters:
  ///   - name: the property as the apps call it.
  ///   - value: what it is.
  public func property(_ name: String, _ value: PropertyValue) -> PathRule {
    var rule = self
    rule.properties[name] = value
    return rule
  }

  /// Whether one of the patterns is found in a path.
  func matches(_ path: String) -> Bool {
    let whole = NSRange(path.startIndex..., in: path)
    return patterns.contains { Self.expression($0)?.firstMatch(in: path, range: whole) != nil }
  }

  /// The pattern as the apps for iOS read it; nothing if they cannot.
  static func expression(_ pattern: String) -> NSRegularExpression? {
    try? NSRegularExpression(pattern: pattern)
  }
}
