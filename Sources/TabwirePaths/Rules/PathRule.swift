/// A rule of a path configuration: properties for the paths that match one of its patterns.
public struct PathRule: Sendable, Hashable, Codable {
  /// Regular expressions. A path matches if one of them is found in the path or its query.
  public let patterns: [String]
  /// The properties of the matching paths.
  public private(set) var properties: [String: PathValue] = [:]

  /// Creates a rule without properties.
  ///
  /// - Parameter patterns: Regular expressions such as `/new$`.
  public init(_ patterns: String...) {
    self.patterns = patterns
  }

  /// Sets the context in which the pages appear.
  public func context(_ context: PathProperties.Context) -> PathRule { property("context", .string(context.rawValue)) }

  /// Sets how the pages change the navigation stack.
  public func presentation(_ presentation: PathProperties.Presentation) -> PathRule {
    property("presentation", .string(presentation.rawValue))
  }

  /// Sets whether the user can pull the pages down to reload them.
  public func pullToRefresh(_ isEnabled: Bool) -> PathRule { property("pull_to_refresh_enabled", .bool(isEnabled)) }

  /// Sets a property that only some apps know, such as `uri` on Android.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - value: The value of the property.
  public func property(_ name: String, _ value: PathValue) -> PathRule {
    var rule = self
    rule.properties[name] = value
    return rule
  }

  /// Returns whether a path matches one of the patterns.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - time: The time left for matching, which this method reduces.
  func matches(_ path: String, _ time: inout MatchingTime) -> Bool {
    patterns.contains { time.matches(path, pattern: $0) }
  }
}
