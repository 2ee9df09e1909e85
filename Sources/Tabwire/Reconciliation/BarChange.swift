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

extension BarChange {
  /// - Parameters:
  ///   - old: The tab bar before the step.
  ///   - new: The tab bar after it.
  ///   - origins: For each container its position before the step, as ``ArrangementChange`` has it.
  init(from old: BarContents, to new: BarContents, origins: [Int?]?) {
    func origin(_ position: Int?) -> Int? {
      guard let origins, let position else { return position }
      // A new container was nowhere.
      return origins[position] ?? -1
    }
    visibility = old.isVisible == new.isVisible ? nil : new.isVisible ? .shown : .hidden
    actions =
      old.actions.count != new.actions.count
      || zip(old.actions, new.actions).contains { !$0.action.looksLike($1.action) || $0.after != origin($1.after) }
    search = old.search != origin(new.search)
    appBadge = old.appBadge == new.appBadge ? nil : new.appBadge
  }
}

/// The parts of the tab bar and of the app's icon that are not tabs. A position stands for its container.
struct BarContents {
  /// Whether the tab bar is visible.
  let isVisible: Bool
  /// The actions, each with the container before it.
  let actions: [(action: TabAction, after: Int?)]
  /// The container of the tab that searches.
  let search: Int?
  /// The number on the app's icon.
  let appBadge: Int64?

  init(of arrangement: TabArrangement) {
    isVisible = arrangement.isTabBarVisible
    actions = arrangement.actions
    search = arrangement.search
    appBadge = arrangement.appBadge
  }
}

/// A change of the tab bar's visibility.
public enum TabBarVisibilityChange: String, Sendable, Hashable {
  case shown, hidden
}
