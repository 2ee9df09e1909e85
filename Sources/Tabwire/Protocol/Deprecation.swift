/// The time at which a deprecated tab leaves the tab bar (P5.6).
public enum Deprecation: String, Sendable, Hashable {
  /// The tab stays until the app restarts, or until the tab bar appears again after bootstrap (P5.13).
  case soft
  /// The tab stays while it is selected, and leaves as soon as the user selects another one (P5.14).
  case hard
}
