#if HotwireNative && canImport(HotwireNative)
  import HotwireNative
  import TabwireClient
  import TabwireIOS

  extension Navigator: TabNavigator {}

  extension Navigator {
    /// Creates the navigator of a container and registers it, so that its pages can configure the tabs.
    @MainActor
    static func make(
      for id: TabManager.ContainerID, of tabManager: TabManager, delegate: (any NavigatorDelegate)?
    ) -> Navigator {
      let navigator = Navigator(
        configuration: Configuration(name: id.uuidString, startLocation: tabManager.startURL(of: id)),
        delegate: delegate)
      MainFrameSeal.install(in: navigator, startURL: tabManager.location.startURL)
      NavigatorRegistry.shared.register(navigator, for: id, of: tabManager)
      return navigator
    }
  }
#endif
