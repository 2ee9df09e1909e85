import Tabwire

/// The reason why apps would reject a declared tab bar.
public struct TabBarError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The invalid tab, or `nil` if the error concerns the whole tab bar.
  public let tab: TabID?
  /// The problem, its place in the configuration, and how to fix it.
  public let reason: ConfigurationError

  public var description: String {
    let place = tab.map { "tab \"\($0)\"" } ?? "tab bar"
    return "\(place): apps reject it: \(reason)"
  }
}
