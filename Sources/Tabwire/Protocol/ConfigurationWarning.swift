/// A value in an accepted configuration that is ignored, or read as another value. For logs and tools, never for users.
public struct ConfigurationWarning: Sendable, Hashable, CustomStringConvertible {
  /// The kinds of warnings.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// `active` names no tab: where a hint is needed, the first shown tab is used (P7.1).
    case unknownActive
    /// A `deprecated` value that this version does not know: read as `soft`, the gentlest (P7.2).
    case unknownDeprecation
    /// A `replaces` that names no other tab, or one that is not deprecated: ignored (P7.3).
    case invalidReplaces
    /// A member of an action that only tabs have: ignored (P23.6).
    case ignoredMember
    /// A `role` that this version does not know: ignored (P24.3).
    case unknownRole
    /// A `role` that an earlier tab has: ignored (P24.3).
    case repeatedRole
    /// A member that only shows or asks for something, and that this version cannot read: ignored (P7.7).
    case unreadable
  }

  /// The kind of warning.
  public let code: Code
  /// The member with the value.
  let member: ConfigurationMember
  /// The place of the value in the text, or `nil` if the configuration was not read from text.
  public private(set) var place: TextPlace?
  /// The problem and how it was read, in a sentence.
  public let reason: String

  /// The JSON path of the value, such as `$.tabs[2].replaces`.
  public var path: String { member.path }
  /// The position of the tab, counted from 0, or `nil` if the warning is not about a single tab.
  public var tabIndex: Int? { member.tabIndex }

  init(_ code: Code, _ member: ConfigurationMember, _ reason: String) {
    (self.code, self.member, self.reason) = (code, member, reason)
  }

  /// Returns the warning with the place of its value in a text.
  func at(_ place: TextPlace?) -> ConfigurationWarning {
    var warning = self
    warning.place = place
    return warning
  }

  public var description: String {
    let place = place.map { " (\($0))" } ?? ""
    return "\(code.rawValue) at \(path)\(place): \(reason)"
  }
}
