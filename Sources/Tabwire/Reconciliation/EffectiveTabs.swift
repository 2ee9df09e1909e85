/// The tabs of a configuration that are shown now, after deprecation and replacement (protocol, "Graceful tab removal").
package struct EffectiveTabs {
  /// What is shown, in the server's order.
  package let tabs: [TabData]
  private let wanted: [TabData]
  private let active: TabID?
  private let removal: GracefulRemoval?

  /// Finds what is shown.
  ///
  /// - Parameters:
  ///   - configuration: what the server wants.
  ///   - selected: the tab that is selected now; nothing in bootstrap.
  ///   - isVisible: whether a tab is on the bar now.
  package init(of configuration: TabConfiguration, selected: TabID?, isVisible: (TabID) -> Bool) {
    wanted = configuration.tabs
    active = configuration.active
    if configuration.hasGracefulRemovals {
      let removal = GracefulRemoval(of: configuration.tabs, selected: selected, isVisible: isVisible)
      tabs = removal.effective.map { configuration.tabs[$0] }
      self.removal = removal
    } else {
      tabs = configuration.tabs
      removal = nil
    }
  }

  /// The tab that the server takes for the active one, or the nearest to it that is shown. Nothing without tabs.
  package var hint: TabData? {
    guard let active, let index = wanted.firstIndex(where: { $0.id == active }) else { return tabs.first }
    guard let removal else { return wanted[index] }
    return removal.hint(forActive: index).map { wanted[$0] } ?? tabs.first
  }
}
