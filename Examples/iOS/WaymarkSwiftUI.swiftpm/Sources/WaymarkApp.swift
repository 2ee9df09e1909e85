import SwiftUI
import Waymark

@main
struct WaymarkApp: App {
  init() {
    Waymark.configure()
  }

  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}
