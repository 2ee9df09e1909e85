/// How urgently a tab that is going away leaves the bar (protocol, "Graceful tab removal").
public enum Deprecation: String, Sendable, Hashable {
  /// The tab stays until the next natural opportunity: an app restart, or the next time the bar appears.
  case soft
  /// The tab stays only while it is selected: it leaves as soon as the user turns to another tab.
  case hard
}
