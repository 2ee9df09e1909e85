import Hummingbird
import TabwireHummingbird
import TabwireServer

extension Router {
  /// What the apps do with the site's paths: forms appear over the tabs, and the way in and out leaves nothing behind.
  func addPathConfigurations() throws {
    try pathConfiguration("/configurations/ios_v1.json") {
      PathRule(".*").context(.default).pullToRefresh(true)
      PathRule("/edit$").context(.modal).pullToRefresh(false)
      PathRule("^/sign-in$", "^/welcome$").presentation(.replaceRoot).pullToRefresh(false)
    }
    try pathConfiguration("/configurations/android_v1.json") {
      PathRule(".*").context(.default).pullToRefresh(true).property("uri", "hotwire://fragment/web")
      PathRule("/edit$").context(.modal).pullToRefresh(false)
        .property("uri", "hotwire://fragment/web/modal/sheet")
      PathRule("^/sign-in$", "^/welcome$").presentation(.replaceRoot).pullToRefresh(false)
    }
    // No page is pulled down there.
    try pathConfiguration("/configurations/linux_v1.json") {
      PathRule(".*").context(.default)
      PathRule("/edit$").context(.modal)
      PathRule("^/sign-in$", "^/welcome$").presentation(.replaceRoot)
    }
  }
}
