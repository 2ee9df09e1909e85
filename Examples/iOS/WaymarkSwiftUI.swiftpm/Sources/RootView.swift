import Foundation
import SwiftUI
import TabwireHotwireNative
import Waymark

/// The view of a window.
struct RootView: View {
  /// The page in front, which is opened again after the system has ended the app.
  @SceneStorage("page") private var page: URL?

  var body: some View {
    TabbedNavigator(
      location: Waymark.location, sharedSession: Waymark.sharedSession, restoring: $page,
      navigatorDelegate: NativeTrails())
  }
}
