/// How soon a tab that is being phased out leaves the tab bar (protocol, "Graceful tab removal").
public enum Deprecation: String, Sendable, Hashable {
  /// The tab stays until the app restarts, or until the tab bar appears again after bootstrap.
  case soft
  /// The tab stays while it is selected, and leaves as soon as the user selects another one.
  case hard
}
