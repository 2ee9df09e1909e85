import Tabwire

/// The tabs of an app as they are kept for its next start.
package struct SavedTabs: Sendable, Hashable {
  /// The tab bar: its tabs in their order, the selected one, the highest revision and the last session.
  package let bar: TabConfiguration
  /// The last configuration that was accepted, or `nil`.
  package let configuration: TabConfiguration?

  package init(bar: TabConfiguration, configuration: TabConfiguration?) {
    self.bar = bar
    self.configuration = configuration
  }
}

/// The restoration of the tabs of the last start.
package enum TabRestoration: Sendable, Equatable {
  /// There is nothing to restore.
  case none
  /// The tabs wait until a page gives their session.
  case pending(SavedTabs)
  /// The tabs were restored.
  case restored
  /// A page gave another session: the tabs are of another user.
  case refused
}

extension TabManager {
  /// The tabs, to restore them at the next start.
  package var savedTabs: SavedTabs? {
    // Every tab on the bar is kept, also one that is deprecated. The last configuration says what becomes of it.
    let tabs = state.tabs.compactMap { $0.represents?.with(deprecated: nil, replaces: nil) }
    do {
      let bar = try TabConfiguration(
        active: state.selected.represents?.id, tabs: tabs, revision: state.highestRevision, session: state.session)
      return SavedTabs(bar: bar, configuration: state.configuration)
    } catch {
      logger.warning("the tabs cannot be kept for the next start: \(error.description.singleLine)")
      return nil
    }
  }

  /// Restores tabs in bootstrap.
  ///
  /// Tabs with a session wait until a page gives the same one: the cookies may be those of another user by now. A client
  /// shows nothing of them before ``restoration`` says that they are restored.
  package func restore(_ saved: SavedTabs) {
    guard isBootstrap, restoration == .none else { return }
    do {
      for configuration in [saved.bar, saved.configuration].compactMap(\.self) { try check(configuration) }
    } catch {
      return logger.warning("the tabs of the last start are not restored: \(error.description.singleLine)")
    }
    guard saved.bar.session != nil else { return accept(saved) }
    restoration = .pending(saved)
    // The last session is known from the start: a page of another user is one of another session.
    accept(TabConfiguration.bootstrap.with(revision: nil, session: saved.bar.session))
  }

  /// Restores the tabs that wait, if a page gives their session.
  func restoreTabs(before configuration: TabConfiguration) {
    guard case .pending(let saved) = restoration, let session = configuration.session else { return }
    if session.unicodeScalars.elementsEqual((saved.bar.session ?? "").unicodeScalars) {
      accept(saved)
    } else {
      restoration = .refused
      logger.info("the tabs of the last start are not restored: they are of another session")
    }
  }

  private func accept(_ saved: SavedTabs) {
    restoration = .restored
    accept(saved.bar)
    if let configuration = saved.configuration { accept(configuration) }
  }
}
