import Foundation

/// How an app treats the paths of its server: Hotwire Native's path configuration.
public struct PathConfiguration: Sendable, Equatable {
  /// What concerns paths that match one of some patterns.
  public struct Rule: Sendable, Equatable {
    /// Regular expressions, of which one must be found in the path with its query.
    public let patterns: [String]
    /// What is said of these paths.
    public let properties: [String: PathValue]

    /// Describes a rule.
    public init(_ patterns: [String], _ properties: [String: PathValue]) {
      self.patterns = patterns
      self.properties = properties
    }
  }

  /// Why a text is no path configuration.
  public struct Mistake: Error, Sendable, Hashable, CustomStringConvertible {
    public let description: String
  }

  /// More is not read, in bytes.
  public static let mostBytes = 256 * 1024

  /// What concerns the whole app.
  public let settings: [String: PathValue]
  /// The rules, in the order in which they are applied.
  public let rules: [Rule]

  /// Describes a path configuration.
  ///
  /// - Parameters:
  ///   - settings: what concerns the whole app.
  ///   - rules: the rules, in the order in which they are applied.
  public init(settings: [String: PathValue] = [:], rules: [Rule] = []) {
    self.settings = settings
    self.rules = rules
  }

  /// Reads a path configuration.
  ///
  /// - Parameter json: what the server sent, or a file holds.
  /// - Throws: a ``Mistake`` if it is too large, or not what it should be. A pattern that is no regular expression is one,
  ///   since nobody can tell which paths were meant.
  public init(json: Data) throws(Mistake) {
    guard json.count <= Self.mostBytes else {
      throw Mistake(description: "a path configuration has at most \(Self.mostBytes) bytes; this one has \(json.count)")
    }
    let file: File
    do {
      file = try JSONDecoder().decode(File.self, from: json)
    } catch {
      throw Mistake(description: "this is no path configuration: \(error)")
    }
    for (index, rule) in file.rules.enumerated() {
      for pattern in rule.patterns where (try? NSRegularExpression(pattern: pattern)) == nil {
        throw Mistake(description: "$.rules[\(index)].patterns: \"\(pattern)\" is no regular expression")
      }
    }
    self.init(settings: file.settings ?? [:], rules: file.rules.map { Rule($0.patterns, $0.properties) })
  }

  /// What is said of a page: the properties of all rules that match, the later over the earlier.
  ///
  /// - Parameter url: where the page is. Its path counts, with its query.
  public func properties(for url: URL) -> PathProperties {
    let path = url.path(percentEncoded: true) + (url.query(percentEncoded: true).map { "?\($0)" } ?? "")
    return PathProperties(
      (Self.historicalLocations + rules).filter { $0.matches(path) }.reduce(into: [:]) { properties, rule in
        properties.merge(rule.properties) { _, later in later }
      })
  }

  /// Where servers redirect to that want an app to go back, stay or load the page again. Every app knows them.
  public static let historicalLocations = [
    Rule(["/recede_historical_location"], ["presentation": .text("pop")]),
    Rule(["/resume_historical_location"], ["presentation": .text("none")]),
    Rule(["/refresh_historical_location"], ["presentation": .text("refresh")]),
  ]

  private struct File: Decodable {
    struct Rule: Decodable {
      let patterns: [String]
      let properties: [String: PathValue]
    }

    let settings: [String: PathValue]?
    let rules: [Rule]
  }
}

extension PathConfiguration.Rule {
  fileprivate func matches(_ path: String) -> Bool {
    let whole = NSRange(path.startIndex..., in: path)
    return patterns.contains {
      (try? NSRegularExpression(pattern: $0))?.firstMatch(in: path, range: whole) != nil
    }
  }
}
