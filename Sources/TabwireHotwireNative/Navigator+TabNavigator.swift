#if canImport(HotwireNative)
  import HotwireNative
  import TabwireClient
  import TabwireIOS

  extension Navigator: TabNavigator {}

  extension Navigator {
    /// Makes the navigator of a container, and notes whose it is, so that its pages may say what the tab bar is to be.
    @MainActor
    static func make(
      for id: TabManager.ContainerID, of tabManager: TabManager, delegate: (any NavigatorDelegate)?
    ) -> Navigator {
      let navigator = Navigator(
        configuration: Configuration(name: id.uuidString, startLocation: tabManager.startURL(of: id)),
        delegate: delegate)
      NavigatorOwners.shared.add(navigator, of: id, in: tabManager)
      return navigator
    }
  }
#endif
