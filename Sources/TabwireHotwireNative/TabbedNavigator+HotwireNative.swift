#if canImport(HotwireNative)
  import HotwireNative
  import TabwireClient
  import TabwireIOS
  import TabwireSwiftUI
  import TabwireUIKit

  extension TabwireUIKit.TabbedNavigator {
    /// Shows the tabs of a manager, their pages by Hotwire Native, and becomes the manager's observer.
    ///
    /// - Parameters:
    ///   - tabManager: whose tabs to show.
    ///   - icons: what the names of icons stand for.
    ///   - options: what the app chooses about the bar.
    ///   - navigatorDelegate: hears from all navigators. It is not retained.
    public convenience init(
      tabManager: TabManager, icons: TabIcons = TabIcons(), options: TabBarOptions = TabBarOptions(),
      navigatorDelegate: (any NavigatorDelegate)? = nil
    ) {
      self.init(
        tabManager: tabManager, icons: icons, options: options,
        makeNavigator: { [weak navigatorDelegate, unowned tabManager] id in
          Navigator.make(for: id, of: tabManager, delegate: navigatorDelegate)
        })
    }
  }

  @available(iOS 18.0, *)
  extension TabwireSwiftUI.TabbedNavigator {
    /// Shows the tabs of a manager, their pages by Hotwire Native.
    ///
    /// - Parameters:
    ///   - tabManager: whose tabs to show.
    ///   - icons: what the names of icons stand for.
    ///   - options: what the app chooses about the bar.
    ///   - navigatorDelegate: hears from all navigators. It is not retained.
    public init(
      tabManager: TabManager, icons: TabIcons = TabIcons(), options: TabBarOptions = TabBarOptions(),
      navigatorDelegate: (any NavigatorDelegate)? = nil
    ) {
      self.init(
        tabManager: tabManager, icons: icons, options: options,
        makeNavigator: { [weak navigatorDelegate] id in
          Navigator.make(for: id, of: tabManager, delegate: navigatorDelegate)
        })
    }
  }
#endif
