#if !HotwireNative && TabwireIOS
  import TabwireClient
  import TabwireIOS

  // Without the trait the module would be empty. These declarations make the compiler name the trait.

  extension TabManager {
    @available(
      *, unavailable, message: "Enable the trait HotwireNative of the package tabwire: traits: [\"HotwireNative\"]"
    )
    public static var bridgeComponents: [Never] { [] }
  }

  extension TabbedNavigatorController {
    @available(
      *, unavailable, message: "Enable the trait HotwireNative of the package tabwire: traits: [\"HotwireNative\"]"
    )
    public convenience init(
      tabManager: TabManager, icons: TabIcons = TabIcons(), options: TabBarOptions = TabBarOptions(),
      navigatorDelegate: AnyObject? = nil
    ) {
      fatalError("unavailable")
    }
  }

  @available(iOS 18.0, *)
  extension TabbedNavigator {
    @available(
      *, unavailable, message: "Enable the trait HotwireNative of the package tabwire: traits: [\"HotwireNative\"]"
    )
    public init(location: AppLocation, sharedSession: SharedSession? = nil, navigatorDelegate: AnyObject? = nil) {
      fatalError("unavailable")
    }

    @available(
      *, unavailable, message: "Enable the trait HotwireNative of the package tabwire: traits: [\"HotwireNative\"]"
    )
    public init(
      tabManager: TabManager, icons: TabIcons = TabIcons(), options: TabBarOptions = TabBarOptions(),
      navigatorDelegate: AnyObject? = nil
    ) {
      fatalError("unavailable")
    }
  }
#endif
