/// Why a configuration was rejected, and where in it the reason stands.
///
/// A rejected configuration changes nothing: the client keeps the state it has.
public struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reasons for a rejection. When several apply, the one that comes first here is reported.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// More than ``TabConfiguration/maximumByteCount`` bytes of JSON.
    case tooLarge
    /// Not JSON, not an object, `tabs` missing or not an array, or a member of the wrong type.
    case malformed
    /// A tab's `id` is empty.
    case emptyID
    /// Two tabs share an `id`.
    case duplicateID
    /// Exactly one tab: a bar with one tab is never shown.
    case singleTab
    /// There are tabs, but `active` is null or missing.
    case missingActive
    /// A tab's `path` could lead away from the app's origin.
    case unsafePath
    /// More than ``TabConfiguration/maximumTabCount`` tabs.
    case tooManyTabs
  }

  /// The reason, as the protocol names it.
  public let code: Code
  /// The JSON path of the value that is wrong, such as `$.tabs[2].id`.
  public let path: String
  /// The position of the tab that is wrong, counted from 0. Nothing if no single tab is.
  public let tabIndex: Int?
  /// Where that value stands in the text. Nothing if the configuration was not read from text.
  public let place: TextPlace?
  /// What is wrong and what to do about it, in a sentence.
  public let reason: String

  init(code: Code, member: ConfigurationMember, place: TextPlace?, reason: String) {
    self.code = code
    self.path = member.path
    self.tabIndex = member.tabIndex
    self.place = place
    self.reason = reason
  }

  /// The error of a client that resolves a path and finds that it leaves the app's origin.
  ///
  /// - Parameters:
  ///   - index: the position of the tab, counted from 0.
  ///   - reason: what is wrong and what to do about it, in a sentence.
  public static func unsafePath(ofTab index: Int, reason: String) -> ConfigurationError {
    ConfigurationError(code: .unsafePath, member: .tab(index, .path), place: nil, reason: reason)
  }

  public var description: String {
    let place = place.map { " (\($0))" } ?? ""
    return "\(code.rawValue) at \(path)\(place): \(reason)"
  }
}
