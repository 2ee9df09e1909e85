import Foundation

/// Hotwire Native's path configuration: rules that say how apps present the pages of paths.
///
/// Apps fetch it at launch and cache it.
///
///     let configuration = PathConfiguration {
///       PathRule(".*").context(.default)
///       PathRule("/new$", "/edit$").context(.modal).pullToRefresh(false)
///     }
///
/// If several rules match a path, their properties are merged, and later rules win.
public struct PathConfiguration: Sendable, Hashable {
  /// The maximum size of the JSON, in bytes.
  package static let maximumByteCount = 256 * 1024
  /// The maximum length of a pattern, in characters.
  package static let maximumPatternLength = 1000

  /// The rules for the paths that servers redirect to so that an app goes back, stays or reloads. Every app has them, and
  /// applies them after its own, as Hotwire Native does since 1.2.0.
  package static let historicalLocations = [
    historicalLocation("recede", .pop), historicalLocation("resume", .none), historicalLocation("refresh", .refresh),
  ]

  private static func historicalLocation(_ name: String, _ presentation: PathProperties.Presentation) -> PathRule {
    PathRule("/\(name)_historical_location").context(.default).presentation(presentation)
      .property("historical_location", true)
  }

  /// The rules in order of application, with those that every app has.
  package var allRules: [PathRule] { rules + Self.historicalLocations }

  /// Settings for the app, which defines their names and meaning.
  public let settings: [String: PathValue]
  /// The rules, in order of application.
  public let rules: [PathRule]

  /// Creates a path configuration.
  ///
  /// - Parameters:
  ///   - settings: The settings of the app.
  ///   - rules: The rules, in order of application.
  public init(settings: [String: PathValue] = [:], rules: [PathRule] = []) {
    self.settings = settings
    self.rules = rules
  }

  /// Creates a path configuration with a result builder.
  ///
  /// - Parameters:
  ///   - settings: The settings of the app.
  ///   - rules: The rules, in order of application.
  public init(settings: [String: PathValue] = [:], @PathRuleBuilder rules: () -> [PathRule]) {
    self.init(settings: settings, rules: rules())
  }

  /// Returns the merged properties of all rules that match a path.
  ///
  /// A pattern that takes too long does not match: at most 20 milliseconds of the processor each, and a second for all
  /// patterns.
  ///
  /// - Parameter path: The path, with its query if it has one.
  public func properties(for path: String) -> PathProperties {
    var time = MatchingTime()
    return PathProperties(
      allRules.filter { $0.matches(path, &time) }.reduce(into: [:]) { properties, rule in
        properties.merge(rule.properties) { _, later in later }
      })
  }

  /// Returns the merged properties of all rules that match the path and the query of a URL.
  public func properties(for url: URL) -> PathProperties {
    properties(for: url.path(percentEncoded: true) + (url.query(percentEncoded: true).map { "?\($0)" } ?? ""))
  }

  /// Checks that apps understand every rule. Call this when the server starts.
  ///
  /// - Throws: ``PathConfigurationError`` if a rule has no patterns, a pattern is too long or not a regular expression,
  ///   or a value contains a number that JSON cannot express.
  public func check() throws(PathConfigurationError) {
    try checkNumbers(in: settings, path: "$.settings")
    for (index, rule) in rules.enumerated() {
      try checkNumbers(in: rule.properties, path: "$.rules[\(index)].properties")
    }
    for (index, rule) in rules.enumerated() where rule.patterns.isEmpty {
      throw PathConfigurationError(
        path: "$.rules[\(index)].patterns", reason: "must not be empty (use \".*\" for all paths)")
    }
    try checkPatterns()
  }

  private func checkNumbers(in values: [String: PathValue], path: String) throws(PathConfigurationError) {
    for (name, value) in values where !value.isFinite {
      throw PathConfigurationError(path: "\(path).\(name)", reason: "must contain only finite numbers")
    }
  }

  private func checkPatterns() throws(PathConfigurationError) {
    for (index, rule) in rules.enumerated() {
      for (number, pattern) in rule.patterns.enumerated() {
        let path = "$.rules[\(index)].patterns[\(number)]"
        guard pattern.count <= Self.maximumPatternLength else {
          throw PathConfigurationError(
            path: path, reason: "has \(pattern.count) characters, and the maximum is \(Self.maximumPatternLength)")
        }
        guard PathPattern(pattern) != nil else {
          throw PathConfigurationError(
            path: path, reason: "\"\(pattern)\" is not a regular expression (use one such as \"/new$\")")
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

  /// Decodes a path configuration. The settings are optional.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      settings: try container.decodeIfPresent([String: PathValue].self, forKey: .settings) ?? [:],
      rules: try container.decode([PathRule].self, forKey: .rules))
  }

  /// Decodes JSON from a server or a file.
  ///
  /// - Parameter json: The JSON, at most 256 KiB.
  /// - Throws: ``PathConfigurationError`` if the JSON is too large or not a path configuration, if a pattern is too long or
  ///   not a regular expression, or if a property has a type that ends an app.
  public init(json: Data) throws(PathConfigurationError) {
    guard json.count <= Self.maximumByteCount else {
      throw PathConfigurationError(
        path: "$", reason: "has \(json.count) bytes, and the maximum is \(Self.maximumByteCount)")
    }
    do {
      self = try JSONDecoder().decode(Self.self, from: json)
    } catch {
      throw PathConfigurationError(error)
    }
    try checkPatterns()
    try checkFlags()
  }

  /// Apps for Android end if one of these properties is not a Boolean.
  private func checkFlags() throws(PathConfigurationError) {
    for (index, rule) in rules.enumerated() {
      for name in ["animated", "historical_location", "pull_to_refresh_enabled"] {
        switch rule.properties[name] {
        case nil, .bool, .null: continue
        default:
          throw PathConfigurationError(
            path: "$.rules[\(index)].properties.\(name)", reason: "must be true or false")
        }
      }
    }
  }

  /// The JSON that servers send to apps.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding fails only for numbers that are not finite, which `check` finds. Apps that receive an invalid
    // configuration keep their cached one.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
