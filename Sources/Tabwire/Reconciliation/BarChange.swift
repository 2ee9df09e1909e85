/// What a step changed of the tab bar and the app's icon, besides the tabs themselves.
struct BarChange: Sendable, Equatable {
  /// Whether the tab bar appears or disappears.
  var visibility: TabBarVisibilityChange?
  /// Whether the actions, or their places, changed.
  var actions = false
  /// Whether another container has the tab that searches.
  var search = false
  /// The new number on the app's icon.
  var appBadge: Int64?

  var isEmpty: Bool { visibility == nil && !actions && !search && appBadge == nil }
}

/// A change of the tab bar's visibility.
public enum TabBarVisibilityChange: String, Sendable, Hashable {
  case shown, hidden
}
