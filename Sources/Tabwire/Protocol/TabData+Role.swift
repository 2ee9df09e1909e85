extension TabData {
  /// What a tab is for, where a platform may have a place of its own for it (P24.1).
  public enum Role: String, Sendable, Hashable {
    /// The tab that searches.
    case search
  }
}
