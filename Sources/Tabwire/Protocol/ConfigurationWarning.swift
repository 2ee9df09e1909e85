/// Something in an accepted configuration that does not do what its author meant. For logs and tools, never for users.
public struct ConfigurationWarning: Sendable, Hashable, CustomStringConvertible {
  /// The kinds of warnings.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// `active` names no tab: where a hint is needed, the first tab that is shown is taken.
    case unknownActive
    /// A `deprecated` value that this version does not know: read as `soft`, the gentlest.
    case unknownDeprecation
    /// A `replaces` that names no other tab, or one that is not deprecated: ignored.
    case invalidReplaces
  }

  /// The kind of warning.
  public let code: Code
  /// The JSON path of the value concerned, such as `$.tabs[2].replaces`.
  public let path: String
  /// The position of the tab concerned, counted from 0. Nothing if no single tab is.
  public let tabIndex: Int?
  /// Where that value stands in the text. Nothing if the configuration was not read from text.
  public let place: TextPlace?
  /// What is odd and what was made of it, in a sentence.
  public let reason: String

  public var description: String {
    let place = place.map { " (\($0))" } ?? ""
    return "\(code.rawValue) at \(path)\(place): \(reason)"
  }
}
