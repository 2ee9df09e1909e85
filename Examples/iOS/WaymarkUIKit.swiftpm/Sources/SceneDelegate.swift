import TabwireHotwireNative
import TabwireUIKit
import UIKit
import Waymark

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = TabbedNavigator(tabManager: Waymark.makeTabManager())
    window.makeKeyAndVisible()
    self.window = window
  }
}
