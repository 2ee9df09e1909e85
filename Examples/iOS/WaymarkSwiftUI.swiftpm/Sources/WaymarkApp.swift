import SwiftUI
import TabwireClient
import TabwireHotwireNative
import TabwireIOS
import Waymark

@main
struct WaymarkApp: App {
  @State private var tabManager: TabManager
  @State private var notificationOpener: NotificationOpener

  init() {
    Waymark.configureHotwire()
    let tabManager = Waymark.makeTabManager()
    _tabManager = State(initialValue: tabManager)
    _notificationOpener = State(initialValue: NotificationOpener(for: tabManager))
  }

  var body: some Scene {
    WindowGroup {
      RootView(tabManager: tabManager)
    }
  }
}
