#if HotwireNative && TabwireIOS
  import Foundation
  import HotwireNative
  import TabwireClient
  import TabwireIOS

  extension TabbedNavigatorController: @preconcurrency NavigationHandler {
    /// The navigator of the selected tab, or `nil` if it is not one of Hotwire Native.
    public var activeNavigator: Navigator? {
      navigator(for: tabManager.selectedID) as? Navigator
    }

    /// Visits a page in the selected tab, like `HotwireTabBarController`.
    public func route(_ url: URL) {
      activeNavigator?.route(url)
    }

    /// Visits a page in the selected tab, like `HotwireTabBarController`.
    public func route(_ proposal: VisitProposal) {
      activeNavigator?.route(proposal)
    }
  }
#endif
