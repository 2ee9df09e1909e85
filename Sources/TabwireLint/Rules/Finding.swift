import Tabwire

/// An error or a warning about a tab bar.
public struct Finding: Error, Sendable, Hashable, CustomStringConvertible {
  /// The severity of a finding.
  public enum Severity: String, Sendable, Hashable {
    /// Apps reject the configuration.
    case error
    /// Apps accept the configuration, but it is a problem for users.
    case warning
  }

  /// The severity of the finding.
  public let severity: Severity
  /// The code: a `ConfigurationError.Code`, a `ConfigurationWarning.Code`, or one of those listed at ``SiteCheck``.
  public let code: String
  /// The JSON path of the value, such as `$.tabs[2].icon`. `nil` if no single value is concerned.
  public let path: String?
  /// The place of the value in the text. `nil` without a text, or if no single value is concerned.
  public let place: TextPlace?
  /// The problem, and how to fix it.
  public let reason: String

  package init(_ severity: Severity, _ code: String, path: String? = nil, place: TextPlace? = nil, reason: String) {
    self.severity = severity
    self.code = code
    self.path = path
    self.place = place
    self.reason = reason
  }

  public var description: String {
    let at = path.map { " at \($0)" } ?? ""
    return "\(severity.rawValue): \(code)\(at): \(reason)".printable
  }
}

extension Finding {
  /// - Parameter warning: A warning about a configuration that was not read from text.
  package init(_ warning: LintWarning) {
    self.init(.warning, warning.code, path: warning.member.path, reason: warning.reason)
  }
}
