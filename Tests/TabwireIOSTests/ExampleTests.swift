import Foundation
import HotwireNative
import SwiftUI
import TabwireSwiftUI
import TabwireUIKit
import Testing
import UIKit

@testable import WaymarkSwiftUI
@testable import WaymarkUIKit

@MainActor
@Suite("The example apps", .serialized)
struct ExampleTests {
  @Test("The app in UIKit shows a tab bar on the demo server")
  func uiKit() throws {
    let app = AppDelegate()
    #expect(app.application(UIApplication(), didFinishLaunchingWithOptions: nil))
    let session = UISceneSession()
    let configuration = app.application(
      UIApplication(), configurationForConnecting: session, options: UIScene.ConnectionOptions())
    #expect(configuration.delegateClass == SceneDelegate.self)
    let scene = SceneDelegate()
    scene.scene(UIWindowScene(), willConnectTo: session, options: UIScene.ConnectionOptions())
    let window = try #require(scene.window?.rootViewController as? TabwireUIKit.TabbedNavigator)
    let navigator = try #require(window.navigator(for: window.tabManager.selectedID) as? Navigator)
    #expect(navigator.configuration.startLocation.absoluteString == "http://localhost:8080/")
    #expect(Hotwire.componentTypes.map { $0.name } == ["navigation"])
    #expect(
      Hotwire.pathConfigurationSources
        == [.server(try #require(URL(string: "http://localhost:8080/configurations/ios_v1.json")))])
  }

  @Test("The app in SwiftUI shows a tab bar on the demo server")
  func swiftUI() throws {
    let window = try #require(WaymarkApp().body as? WindowGroup<TabwireSwiftUI.TabbedNavigator>)
    #expect(Screen(window.content).page.tabs.count == 1)
  }
}
