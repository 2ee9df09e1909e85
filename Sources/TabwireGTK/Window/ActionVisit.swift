#if canImport(CWebKitGTK)
  import Tabwire

  /// The page that an action of the tab bar opens, until it has loaded. The action is disabled meanwhile (P23.2).
  @MainActor
  struct ActionVisit {
    /// The action.
    let action: TabID
    /// The navigator that visits the path of the action.
    private(set) weak var navigator: Navigator?

    init(of action: TabID, in navigator: Navigator) {
      self.action = action
      self.navigator = navigator
    }

    /// Whether the page is loading.
    var isLoading: Bool { navigator.map { $0.loadOutcome == nil } ?? false }
  }

  extension TabbedNavigator {
    /// Performs an action of the tab bar, as a click does (R17.7).
    func perform(_ id: TabID) {
      if modals.shown == nil, actionVisit?.action != id { tabManager.perform(id) }
    }

    /// Records that an action visits its path.
    func actionDidVisit(_ id: TabID) {
      actionVisit = ActionVisit(of: id, in: selectedNavigator)
      updateActions()
    }

    /// Disables an action while its page is loading, and all actions behind a modal page.
    func updateActions() {
      if actionVisit?.isLoading == false { actionVisit = nil }
      let isCovered = modals.shown != nil
      tabBar.enableActions { !isCovered && $0 != actionVisit?.action }
    }
  }
#endif
