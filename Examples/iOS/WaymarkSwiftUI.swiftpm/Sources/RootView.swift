import Foundation
import SwiftUI
import TabwireClient
import TabwireHotwireNative
import TabwireIOS
import Waymark

struct RootView: View {
  let tabManager: TabManager
  /// The page in front, which is opened again after the system has ended the app.
  @SceneStorage("page") private var page: URL?

  var body: some View {
    TabbedNavigator(tabManager: tabManager, restoring: $page, navigatorDelegate: NativeTrails())
      // Universal links come here, too.
      .onOpenURL { url in tabManager.open(url: url) }
  }
}
