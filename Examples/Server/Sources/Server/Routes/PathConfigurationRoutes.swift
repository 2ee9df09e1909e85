import Hummingbird
import TabwireHummingbird
import TabwireServer

extension Router {
  /// Adds the path configurations of the apps: forms are modal, sign-in and sign-out clear the navigation stack.
  func addPathConfigurations() throws {
    try pathConfiguration("/configurations/ios_v1.json") {
      PathRule(".*").context(.default).pullToRefresh(true)
      PathRule("/edit$", "^/notes/new$").context(.modal).pullToRefresh(false)
      PathRule("^/sign-in$", "^/welcome$").presentation(.replaceRoot).pullToRefresh(false)
    }
    try pathConfiguration("/configurations/android_v1.json") {
      PathRule(".*").context(.default).pullToRefresh(true).property("uri", "hotwire://fragment/web")
      PathRule("/edit$", "^/notes/new$").context(.modal).pullToRefresh(false)
        .property("uri", "hotwire://fragment/web/modal/sheet")
      PathRule("^/sign-in$", "^/welcome$").presentation(.replaceRoot).pullToRefresh(false)
    }
    // Desktops have no pull to refresh.
    try pathConfiguration("/configurations/linux_v1.json") {
      PathRule(".*").context(.default)
      PathRule("/edit$", "^/notes/new$").context(.modal)
      PathRule("^/sign-in$", "^/welcome$").presentation(.replaceRoot)
    }
  }
}
