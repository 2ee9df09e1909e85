#if HotwireNative && TabwireIOS
  import Foundation
  import HotwireNative
  import SwiftUI
  import TabwireClient
  import TabwireIOS

  extension TabbedNavigatorController {
    /// Creates a tab bar controller whose pages Hotwire Native shows.
    ///
    /// - Parameters:
    ///   - tabManager: The manager of the tabs.
    ///   - icons: The images for the server's icon names.
    ///   - options: Options of the tab bar.
    ///   - navigatorDelegate: The delegate of all navigators. It is retained, like the delegate of
    ///     `HotwireTabBarController`.
    ///   - configureNavigator: Called with each new navigator before it loads its first page, for example to set its
    ///     `webkitUIDelegate`.
    public convenience init(
      tabManager: TabManager, icons: TabIcons = TabIcons(), options: TabBarOptions = TabBarOptions(),
      navigatorDelegate: (any NavigatorDelegate)? = nil,
      configureNavigator: @escaping @MainActor (Navigator) -> Void = { _ in }
    ) {
      self.init(
        tabManager: tabManager, icons: icons, options: options,
        makeNavigator: { [unowned tabManager] id in
          Navigator.make(
            for: id, of: tabManager, options: options, delegate: navigatorDelegate, configure: configureNavigator)
        })
    }
  }

  @available(iOS 18.0, *)
  extension TabbedNavigator {
    /// Creates a tab view whose pages Hotwire Native shows, with a manager for each window. It opens universal links.
    ///
    /// - Parameters:
    ///   - location: The start URL and origin of the app.
    ///   - sharedSession: The session that all windows share, or `nil` for one of their own. With ``TabwireClient/SharedSession/open(_:)``,
    ///     an app opens notifications.
    ///   - icons: The images for the server's icon names.
    ///   - options: Options of the tab bar.
    ///   - restoredPage: Keeps the address of the page in front, and opens it again after the system has ended the app. Use
    ///     a value of `@SceneStorage`.
    ///   - navigatorDelegate: The delegate of all navigators. It is retained, like the delegate of
    ///     `HotwireTabBarController`.
    ///   - configureNavigator: Called with each new navigator before it loads its first page, for example to set its
    ///     `webkitUIDelegate`.
    public init(
      location: AppLocation, sharedSession: SharedSession? = nil, icons: TabIcons = TabIcons(),
      options: TabBarOptions = TabBarOptions(), restoring restoredPage: Binding<URL?>? = nil,
      navigatorDelegate: (any NavigatorDelegate)? = nil,
      configureNavigator: @escaping @MainActor (Navigator) -> Void = { _ in }
    ) {
      self.init(
        location: location, sharedSession: sharedSession, icons: icons, options: options, restoring: restoredPage,
        makeNavigator: { tabManager, id in
          Navigator.make(
            for: id, of: tabManager, options: options, delegate: navigatorDelegate, configure: configureNavigator)
        })
    }

    /// Creates a tab view whose pages Hotwire Native shows.
    ///
    /// - Parameters:
    ///   - tabManager: The manager of the tabs.
    ///   - icons: The images for the server's icon names.
    ///   - options: Options of the tab bar.
    ///   - restoredPage: Keeps the address of the page in front, and opens it again after the system has ended the app. Use
    ///     a value of `@SceneStorage`.
    ///   - navigatorDelegate: The delegate of all navigators. It is retained, like the delegate of
    ///     `HotwireTabBarController`.
    ///   - configureNavigator: Called with each new navigator before it loads its first page, for example to set its
    ///     `webkitUIDelegate`.
    public init(
      tabManager: TabManager, icons: TabIcons = TabIcons(), options: TabBarOptions = TabBarOptions(),
      restoring restoredPage: Binding<URL?>? = nil, navigatorDelegate: (any NavigatorDelegate)? = nil,
      configureNavigator: @escaping @MainActor (Navigator) -> Void = { _ in }
    ) {
      self.init(
        tabManager: tabManager, icons: icons, options: options, restoring: restoredPage,
        makeNavigator: { tabManager, id in
          Navigator.make(
            for: id, of: tabManager, options: options, delegate: navigatorDelegate, configure: configureNavigator)
        })
    }
  }
#endif
