#if HotwireNative && TabwireIOS
  import Foundation
  import HotwireNative
  import TabwireClient
  import UIKit

  extension TabManager {
    /// An activity with the address of the page in front, or `nil` if it is not on the app's origin. Return it from
    /// `stateRestorationActivity(for:)` of a scene delegate. In SwiftUI, give `TabbedNavigator` a binding instead.
    ///
    /// When the system has ended the app, `restore(from:)` opens the page again. The server chooses its tab.
    public var stateRestorationActivity: NSUserActivity? {
      guard let url = activeNavigator?.pageURL, location.contains(url) else { return nil }
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = url
      return activity
    }

    /// Opens the page of an activity: a universal link, or the page in front when the app was last closed.
    ///
    /// Call it before the tab bar is created if the activity launches the app. Then its page is the only one that loads.
    ///
    /// - Parameter activity: The activity. One without a web page is ignored.
    /// - Returns: The result of opening the page, or `nil`.
    @discardableResult
    public func restore(from activity: NSUserActivity?) -> OpenResult? {
      activity?.webpageURL.map { open(url: $0) }
    }
  }
#endif
