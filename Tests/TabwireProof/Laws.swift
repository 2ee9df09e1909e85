import Tabwire

/// The laws that hold after every step, for any algorithm.
package enum Laws {
  /// Returns what is wrong with a state, or `nil`.
  package static func violation(in state: NavigationState<Int>) -> String? {
    let tabs = state.tabs
    if tabs.isEmpty { return "there is no container" }
    if !tabs.contains(where: { $0.id == state.selectedID }) { return "the selected container is missing" }
    if state.selected.id != state.selectedID { return "selected and selectedID disagree" }
    if hasDuplicates(tabs.map(\.id)) { return "two tabs have the same container" }
    let represented = tabs.compactMap { $0.represents?.id }
    if hasDuplicates(represented) { return "two containers represent the same tab" }
    if state.isBootstrap {
      return tabs.count == 1 && represented.isEmpty
        ? nil : "bootstrap has more than one container, or one that represents a tab"
    }
    if tabs.count < 2 { return "a tab bar with one tab is shown" }
    return represented.count == tabs.count ? nil : "a container on the tab bar represents no tab"
  }

  /// Returns what is wrong with a step, or `nil`.
  ///
  /// - Parameters:
  ///   - configuration: The configuration that was accepted, or `nil` for any other step.
  ///   - lastID: The highest identity that was used before.
  package static func violation(
    from before: NavigationState<Int>, to after: NavigationState<Int>, by transition: Transition<Int>,
    accepting configuration: TabConfiguration?, lastID: Int
  ) -> String? {
    if let violation = violation(in: after) { return violation }
    if configuration != nil, after.selectedID != before.selectedID {
      return "the one law is broken: accepting a configuration changed the selected container"
    }
    return wrongReport(transition, before, after, lastID: lastID)
      ?? lostState(before, after, transition, reorders: configuration?.reorders ?? false)
  }

  /// Returns what accepting the same configuration again changes, or `nil`.
  ///
  /// After demotion no tab is visible, so tabs that a retained one had hidden may appear at the first repetition.
  package static func violation(
    ofIdempotence configuration: TabConfiguration, isFirstPage: Bool, after state: NavigationState<Int>,
    _ transition: Transition<Int>
  ) -> String? {
    if transition.kind == .stale { return nil }
    var again = state
    var lastID = Int.max / 2
    func acceptAgain() -> Transition<Int> {
      again.accept(configuration, isFirstPage: isFirstPage) {
        lastID += 1
        return lastID
      }
    }
    var settled = state
    var repetition = acceptAgain()
    if transition.kind == .demoted, repetition.kind == .promoted {
      settled = again
      repetition = acceptAgain()
    }
    return again == settled && repetition.isEmpty ? nil : "accepting a configuration twice changes something"
  }

  /// Returns how a transition differs from the difference between two states, or `nil`.
  private static func wrongReport(
    _ transition: Transition<Int>, _ before: NavigationState<Int>, _ after: NavigationState<Int>, lastID: Int
  ) -> String? {
    let (old, new) = (before.tabs, after.tabs)
    let created = new.map(\.id).filter { id in !old.contains { $0.id == id } }
    let disposed = old.map(\.id).filter { id in !new.contains { $0.id == id } }
    if transition.created != created { return "the transition does not name the created containers" }
    if created.contains(where: { $0 <= lastID }) { return "a container identity is reused" }
    if transition.disposed != disposed { return "the transition does not name the disposed containers" }
    if disposed.contains(before.selectedID), before.selectedID == after.selectedID {
      return "the selected container is disposed"
    }
    var promoted: Int?
    var demoted: Int?
    var morphed: Int?
    var updated: [Int] = []
    for tab in new {
      guard let was = old.first(where: { $0.id == tab.id }) else { continue }
      switch (was.represents, tab.represents) {
      case (nil, nil): break
      case (nil, _?): promoted = tab.id
      case (_?, nil): demoted = tab.id
      case (let one?, let other?):
        if one.id != other.id { morphed = tab.id } else if !looksSame(one, other) { updated.append(tab.id) }
      }
    }
    if transition.promoted != promoted { return "the transition does not name the promoted container" }
    if transition.demoted != demoted { return "the transition does not name the demoted container" }
    if transition.morphed != morphed { return "the transition does not name the morphed container" }
    let (shown, shownBefore) = (new.compactMap(\.represents), old.compactMap(\.represents))
    if transition.addedTabs != shown.filter({ tab in !shownBefore.contains { $0.id == tab.id } }) {
      return "the transition does not name the added tabs"
    }
    if transition.removedTabs != shownBefore.filter({ tab in !shown.contains { $0.id == tab.id } }) {
      return "the transition does not name the removed tabs"
    }
    if transition.updated != updated { return "the transition does not name the updated containers" }
    let staying = old.map(\.id).filter { !disposed.contains($0) }
    if transition.isReordered != (staying != new.map(\.id).filter { !created.contains($0) }) {
      return "the transition does not report the reordering"
    }
    let wasVisible = !before.isBootstrap && !before.isTabBarHidden
    let isVisible = !after.isBootstrap && !after.isTabBarHidden
    let tabBar: Transition<Int>.TabBarChange? = wasVisible == isVisible ? nil : isVisible ? .shown : .hidden
    if transition.tabBar != tabBar { return "the transition does not report that the tab bar is shown or hidden" }
    let (actionsBefore, actions) = (before.actions.map(Button.init), after.actions.map(Button.init))
    if transition.changesActions != (actionsBefore != actions) {
      return "the transition does not report the changed actions"
    }
    if transition.changesSearch != (before.searchID != after.searchID) {
      return "the transition does not report the tab that searches"
    }
    if transition.appBadge != (before.appBadge == after.appBadge ? nil : after.appBadge) {
      return "the transition does not report the number on the icon"
    }
    let isChanged = transition.changesActions || transition.changesSearch || transition.appBadge != nil
    if isChanged, transition.isEmpty { return "observers do not hear of a change of the bar" }
    for container in [transition.refreshed, transition.visits] where container != nil && container != after.selectedID {
      return "a container other than the selected one is refreshed or visits an address"
    }
    if (transition.selected == after.selectedID) != (before.selectedID != after.selectedID) {
      return "the transition does not name the selected container"
    }
    return nil
  }

  /// Returns which surviving tab lost its container, or its place although no tab was added or removed, or `nil`.
  private static func lostState(
    _ before: NavigationState<Int>, _ after: NavigationState<Int>, _ transition: Transition<Int>, reorders: Bool
  ) -> String? {
    let (old, new) = (before.tabs, after.tabs)
    // After a session change only the selected container survives.
    let isOtherSession = transition.forgetsHistory
    for was in old {
      guard let tab = was.represents else { continue }
      guard let now = new.first(where: { $0.represents?.id == tab.id }), now.id != was.id else { continue }
      let isTakenOver = now.id == transition.morphed
      let isOfOtherSession = isOtherSession && was.id != before.selectedID
      if !isTakenOver, !isOfOtherSession { return "the tab \(tab.id) lost its container" }
    }
    if isOtherSession, !before.isBootstrap,
      new.contains(where: { tab in
        tab.id != after.selectedID && old.contains { $0.id == tab.id }
      })
    {
      return "a container of another session survived"
    }
    if !reorders, transition.created.isEmpty, transition.disposed.isEmpty, transition.morphed == nil,
      old.map(\.id) != new.map(\.id)
    {
      return "the order changed, but no container was created, disposed or morphed"
    }
    return nil
  }

  private static func looksSame(_ one: TabData, _ other: TabData) -> Bool {
    func isSame(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }
    return isSame(one.title, other.title) && isSame(one.icon, other.icon) && isSame(one.path, other.path)
      && isSame(one.badge ?? "", other.badge ?? "") && one.hasDot == other.hasDot
      && isSame(one.badgeLabel ?? "", other.badgeLabel ?? "") && one.image == other.image
  }

  /// All that a user sees of an action.
  private struct Button: Equatable {
    let texts: [[UInt8]]
    let after: Int?
    let hasDot: Bool

    init(_ item: ActionItem<Int>) {
      let action = item.action
      texts = [
        action.id.rawValue, action.title, action.icon, action.path, action.badge ?? "", action.badgeLabel ?? "",
        action.image.map { "\($0.kind) \($0.path)" } ?? "",
      ].map { Array($0.utf8) }
      (after, hasDot) = (item.after, action.hasDot)
    }
  }

  private static func hasDuplicates<Element: Equatable>(_ elements: [Element]) -> Bool {
    elements.indices.contains { elements[..<$0].contains(elements[$0]) }
  }
}
