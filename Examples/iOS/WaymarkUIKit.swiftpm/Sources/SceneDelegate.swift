import TabwireHotwireNative
import UIKit
import Waymark

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  /// Each window has its own.
  private let tabManager = TabManager(location: Waymark.location, sharedSession: Waymark.sharedSession)

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    open(options, restoring: session.stateRestorationActivity)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = TabbedNavigatorController(tabManager: tabManager, navigatorDelegate: NativeTrails())
    window.makeKeyAndVisible()
    self.window = window
  }

  /// Opens the page that the app was launched for. Its page is the only one that loads, because there is no tab bar yet.
  private func open(_ options: UIScene.ConnectionOptions, restoring activity: NSUserActivity?) {
    if let path = options.notificationResponse?.path {
      tabManager.open(path)
    } else {
      tabManager.restore(from: options.userActivities.first { $0.webpageURL != nil } ?? activity)
    }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    tabManager.restore(from: userActivity)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    tabManager.stateRestorationActivity
  }
}
