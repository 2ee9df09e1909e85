import Foundation

/// How Hotwire Native apps treat the app's paths. They fetch it at launch and keep it.
///
///     let configuration = PathConfiguration {
///       PathRule(".*").context(.default)
///       PathRule("/new$", "/edit$").context(.modal).pullToRefresh(false)
///     }
///
/// Where several rules match a path, their properties are merged, and the later rule wins.
public struct PathConfiguration: Sendable, Hashable {
  /// More is not read, in bytes.
  public static let mostBytes = 256 * 1024
  /// No pattern may be longer, in characters.
  public static let longestPattern = 1000

  /// Where servers redirect to that want an app to go back, stay or load the page again. Every app knows them.
  public static let historicalLocations = [
    PathRule("/recede_historical_location").presentation(.pop),
    PathRule("/resume_historical_location").presentation(.none),
    PathRule("/refresh_historical_location").presentation(.refresh),
  ]

  /// What concerns the whole app; what there is to set, the app decides.
  public let settings: [String: PathValue]
  /// The rules in the order in which they are applied.
  public let rules: [PathRule]

  /// Describes how apps treat the app's paths.
  ///
  /// - Parameters:
  ///   - settings: what concerns the whole app.
  ///   - rules: the rules in the order in which they are applied.
  public init(settings: [String: PathValue] = [:], rules: [PathRule] = []) {
    self.settings = settings
    self.rules = rules
  }

  /// Describes how apps treat the app's paths, with rules that are written one below the other.
  ///
  /// - Parameters:
  ///   - settings: what concerns the whole app.
  ///   - rules: the rules in the order in which they are applied.
  public init(settings: [String: PathValue] = [:], @PathRuleBuilder rules: () -> [PathRule]) {
    self.init(settings: settings, rules: rules())
  }

  /// What an app does with a path: the properties of all rules that match, the later over the earlier.
  ///
  /// A search that takes too long is given up, and the pattern counts as not found: after 20 thousandths of a second at
  /// most, and after a second for all patterns.
  ///
  /// - Parameter path: the path, with its query if it has one.
  public func properties(for path: String) -> PathProperties {
    var effort = SearchEffort()
    return PathProperties(
      (Self.historicalLocations + rules).filter { $0.matches(path, &effort) }.reduce(into: [:]) { properties, rule in
        properties.merge(rule.properties) { _, later in later }
      })
  }

  /// What an app does with a page: the properties of all rules that match, the later over the earlier.
  ///
  /// - Parameter url: where the page is. Its path counts, with its query.
  public func properties(for url: URL) -> PathProperties {
    properties(for: url.path(percentEncoded: true) + (url.query(percentEncoded: true).map { "?\($0)" } ?? ""))
  }

  /// Whether apps understand every rule. Worth a call when the server starts.
  ///
  /// - Throws: a ``PathConfigurationError`` if a rule has no patterns, or one that is too long or no regular expression,
  ///   or if something has a number that JSON does not have.
  public func check() throws(PathConfigurationError) {
    try checkNumbers(in: settings, path: "$.settings")
    for (index, rule) in rules.enumerated() {
      try checkNumbers(in: rule.properties, path: "$.rules[\(index)].properties")
    }
    for (index, rule) in rules.enumerated() where rule.patterns.isEmpty {
      throw PathConfigurationError(
        path: "$.rules[\(index)].patterns", reason: "it is empty; name the paths that the rule is about")
    }
    try checkPatterns()
  }

  private func checkNumbers(in values: [String: PathValue], path: String) throws(PathConfigurationError) {
    for (name, value) in values where !value.isFinite {
      throw PathConfigurationError(
        path: "\(path).\(name)", reason: "it has a number that JSON does not have; only finite ones can be sent")
    }
  }

  private func checkPatterns() throws(PathConfigurationError) {
    for (index, rule) in rules.enumerated() {
      for (number, pattern) in rule.patterns.enumerated() {
        let path = "$.rules[\(index)].patterns[\(number)]"
        guard pattern.count <= Self.longestPattern else {
          throw PathConfigurationError(
            path: path, reason: "it has \(pattern.count) characters; at most \(Self.longestPattern) are read")
        }
        guard PathRule.expression(pattern) != nil else {
          throw PathConfigurationError(
            path: path, reason: "\"\(pattern)\" is no regular expression; write one such as /new$")
        }
      }
    }
  }
}

// MARK: JSON

extension PathConfiguration: Codable {
  private enum CodingKeys: CodingKey {
    case settings, rules
  }

  /// Reads a path configuration, whose settings may be missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      settings: try container.decodeIfPresent([String: PathValue].self, forKey: .settings) ?? [:],
      rules: try container.decode([PathRule].self, forKey: .rules))
  }

  /// Reads what a server sent, or a file holds.
  ///
  /// - Parameter json: the JSON, of at most ``mostBytes``.
  /// - Throws: a ``PathConfigurationError`` if it is too large, or not what it should be. A pattern that is too
  ///   long or no regular expression is one, since nobody can tell which paths were meant.
  public init(json: Data) throws(PathConfigurationError) {
    guard json.count <= Self.mostBytes else {
      throw PathConfigurationError(
        path: "$", reason: "it has \(json.count) bytes; at most \(Self.mostBytes) are read")
    }
    do {
      self = try JSONDecoder().decode(Self.self, from: json)
    } catch {
      throw PathConfigurationError(error)
    }
    try checkPatterns()
  }

  /// What apps are sent.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A number that JSON does not have is all that cannot be encoded, and `check` finds it; apps keep what they have if
    // they read nothing.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
