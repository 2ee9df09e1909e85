import SwiftUI
import TabwireClient
import TabwireHotwireNative
import TabwireSwiftUI
import Waymark

@main
struct WaymarkApp: App {
  @State private var tabManager: TabManager

  init() {
    Waymark.configureHotwire()
    _tabManager = State(initialValue: Waymark.makeTabManager())
  }

  var body: some Scene {
    WindowGroup {
      TabbedNavigator(tabManager: tabManager)
    }
  }
}
