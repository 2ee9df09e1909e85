#if HotwireNative && TabwireIOS
  import Foundation
  import HotwireNative
  import TabwireClient
  import TabwireIOS

  // The methods of `HotwireTabBarController`, but not its protocol `NavigationHandler`: a requirement that a version of Hotwire Native
  // adds would stop every app from compiling. A navigator is a `NavigationHandler`.
  extension TabbedNavigatorController {
    /// The navigator of the selected tab, or `nil` if it is not one of Hotwire Native.
    public var activeNavigator: Navigator? {
      navigator(for: tabManager.selectedID) as? Navigator
    }

    /// Visits a page in the selected tab, like `HotwireTabBarController`.
    ///
    /// - Parameters:
    ///   - url: The address of the page.
    ///   - options: The options of the visit.
    ///   - parameters: Values for the navigator delegate.
    public func route(
      _ url: URL, options: VisitOptions? = VisitOptions(action: .advance), parameters: [String: Any]? = nil
    ) {
      activeNavigator?.route(url, options: options, parameters: parameters)
    }

    /// Visits a page in the selected tab, like `HotwireTabBarController`.
    public func route(_ proposal: VisitProposal) {
      activeNavigator?.route(proposal)
    }
  }
#endif
