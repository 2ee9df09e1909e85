/// The tabs of a configuration that are shown now, after deprecation and replacement (protocol, "Graceful tab removal").
package struct EffectiveTabs {
  /// What is shown, in the server's order.
  package let tabs: [TabData]
  /// The tab that the server takes for the active one, or the nearest to it that is shown. Nothing without tabs.
  package let hint: TabData?

  /// Finds what is shown.
  ///
  /// - Parameters:
  ///   - configuration: what the server wants.
  ///   - selected: the tab that is selected now; nothing in bootstrap.
  ///   - isVisible: whether a tab is on the bar now.
  package init(of configuration: TabConfiguration, selected: TabID?, isVisible: (TabID) -> Bool) {
    guard configuration.hasGracefulRemovals else {
      tabs = configuration.tabs
      hint = tabs.first { $0.id == configuration.active } ?? tabs.first
      return
    }
    let removal = GracefulRemoval(of: configuration.tabs, selected: selected, isVisible: isVisible)
    tabs = removal.effective.map { configuration.tabs[$0] }
    let active = configuration.tabs.firstIndex { $0.id == configuration.active }
    let hint = active.flatMap(removal.hint(forActive:)) ?? removal.effective.first
    self.hint = hint.map { configuration.tabs[$0] }
  }
}
