/// The reason for rejecting a configuration, with its place.
///
/// A rejected configuration changes nothing: the client keeps the state it has.
public struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reasons for a rejection. When several apply, the first one in this list is reported.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// More than ``TabConfiguration/maximumByteCount`` bytes of JSON (P6.2).
    case tooLarge
    /// Not JSON, not an object, `tabs` missing or not an array, or a member of the wrong type (P6.3).
    case malformed
    /// A tab's `id` is empty (P6.4).
    case emptyID
    /// Two tabs share an `id` (P6.5).
    case duplicateID
    /// Exactly one tab, or actions without a tab: a tab bar with one tab is never shown (P6.6, P23.3).
    case singleTab
    /// There are tabs, but `active` is null or missing (P6.7).
    case missingActive
    /// A tab's `path`, an entry of its `owns`, or the `path` of its image could lead away from the app's origin (P6.8).
    case unsafePath
    /// More than ``TabConfiguration/maximumTabCount`` tabs (P6.9).
    case tooManyTabs
  }

  /// The reason, as the protocol names it.
  public let code: Code
  /// The wrong member, or the object that it is missing from.
  package let member: ConfigurationMember
  /// The place of the wrong value in the text, or `nil` if the configuration was not read from text.
  public private(set) var place: TextPlace?
  /// The problem and how to fix it, in a sentence.
  public let reason: String

  /// The JSON path of the wrong value, such as `$.tabs[2].id`.
  public var path: String { member.path }
  /// The position of the wrong tab, counted from 0, or `nil` if no single tab is wrong.
  public var tabIndex: Int? { member.tabIndex }

  package init(_ code: Code, _ member: ConfigurationMember, _ reason: String) {
    (self.code, self.member, self.reason) = (code, member, reason)
  }

  /// Returns the error with the place of its value in a text.
  func at(_ place: TextPlace?) -> ConfigurationError {
    var error = self
    error.place = place
    return error
  }

  /// Returns the error of a client that resolved a path and found that it leaves the app's origin.
  ///
  /// - Parameters:
  ///   - index: The position of the tab among all tabs and actions, counted from 0.
  ///   - member: The member with the path.
  ///   - reason: The problem and how to fix it, as one sentence.
  package static func unsafePath(ofTab index: Int, _ member: TabMember, reason: String) -> ConfigurationError {
    ConfigurationError(.unsafePath, .tab(index, member), reason)
  }

  public var description: String {
    let place = place.map { " (\($0))" } ?? ""
    return "\(code.rawValue) at \(path)\(place): \(reason)"
  }
}
