import Tabwire

/// Something wrong or unwise in a configuration.
public struct Finding: Error, Sendable, Hashable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Sendable, Hashable {
    /// Apps reject the configuration.
    case error
    /// Apps accept it, but users will not like it.
    case warning
  }

  /// How bad it is.
  public let severity: Severity
  /// What kind of finding it is: the code of a rejection or a warning as the protocol names it, or one of ``SiteCheck``.
  public let code: String
  /// The JSON path of the value concerned, such as `$.tabs[2].icon`. Nothing if it concerns no single one.
  public let path: String?
  /// Where that value stands in the text.
  public let place: TextPlace?
  /// What is wrong and what to do about it, in a sentence.
  public let reason: String

  init(_ severity: Severity, _ code: String, path: String? = nil, place: TextPlace? = nil, reason: String) {
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
