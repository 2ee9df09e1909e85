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

/// What happens when a declared tab bar is wrong.
public enum MistakePolicy: Sendable {
  /// The mistake is thrown, so that it is noticed: for development and tests.
  case fail
  /// What is wrong is left out, so that the page still renders: for production. Each mistake is reported, to be logged.
  case leaveOut(report: @Sendable (TabBarMistake) -> Void)
}
