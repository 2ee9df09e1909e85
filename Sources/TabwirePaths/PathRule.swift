import Foundation

/// What apps do with the paths that match one of some patterns.
public struct PathRule: Sendable, Hashable, Codable {
  /// Regular expressions, of which one must be found in the path with its query.
  public let patterns: [String]
  /// What apps are told about these paths, as they call it.
  public private(set) var properties: [String: PathValue] = [:]

  /// Names the paths that a rule is about.
  ///
  /// - Parameter patterns: regular expressions, of which one must be found in the path, such as `/new$`.
  public init(_ patterns: String...) {
    self.patterns = patterns
  }

  /// Says where the pages appear.
  public func context(_ context: PathProperties.Context) -> PathRule { property("context", .text(context.rawValue)) }

  /// Says how the pages take their place among the others.
  public func presentation(_ presentation: PathProperties.Presentation) -> PathRule {
    property("presentation", .text(presentation.rawValue))
  }

  /// Says whether pulling the page down loads it again.
  public func pullToRefresh(_ isEnabled: Bool) -> PathRule { property("pull_to_refresh_enabled", .flag(isEnabled)) }

  /// Says what only some apps know, such as `uri` on Android.
  ///
  /// - Parameters:
  ///   - name: the property as the apps call it.
  ///   - value: what it is.
  public func property(_ name: String, _ value: PathValue) -> PathRule {
    var rule = self
    rule.properties[name] = value
    return rule
  }

  /// Whether one of the patterns is found in a path.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - effort: how much work the search may be; what it was is taken off.
  func matches(_ path: String, _ effort: inout SearchEffort) -> Bool {
    patterns.contains { effort.find($0, in: path) }
  }

  /// The pattern as the apps for iOS read it; nothing if they cannot.
  static func expression(_ pattern: String) -> NSRegularExpression? {
    try? NSRegularExpression(pattern: pattern)
  }
}
