import Tabwire

/// Something in a declared tab bar for which clients would reject it.
public struct TabBarMistake: Error, Sendable, Hashable, CustomStringConvertible {
  /// The tab that is wrong, if a single one is.
  public let tab: TabID?
  /// What is wrong, where in the configuration, and what to do about it.
  public let reason: ConfigurationError

  public var description: String {
    let tab = tab.map { "the tab \"\($0)\"" } ?? "the tab bar"
    return "\(tab) would be rejected by the apps: \(reason)"
  }
}
