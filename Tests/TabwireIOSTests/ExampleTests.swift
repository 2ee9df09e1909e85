import Foundation
import HotwireNative
import SwiftUI
import TabwireSwiftUI
import TabwireUIKit
import Testing
import UIKit
import Waymark

@testable import WaymarkSwiftUI
@testable import WaymarkUIKit

@MainActor
@Suite("Example apps", .serialized)
struct ExampleTests {
  @Test("the UIKit app starts at the demo server")
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
    #expect(Hotwire.componentTypes.map { $0.name } == ["navigation", "form", "menu", "alert"])
    #expect(
      Hotwire.pathConfigurationSources
        == [.server(try #require(URL(string: "http://localhost:8080/configurations/ios_v1.json")))])
  }

  @Test("a form's button in the navigation bar submits the page's form")
  func form() async throws {
    let screen = try screen()
    screen.send("connect", #"{"submitTitle":"Save"}"#, to: "form")
    let button = try #require(screen.navigationItem.rightBarButtonItem)
    #expect(button.title == "Save")
    screen.send("submitDisabled", to: "form")
    button.tap()
    await settle()
    #expect(screen.bridgeDelegate.replies.isEmpty)
    screen.send("submitEnabled", to: "form")
    button.tap()
    await until { screen.bridgeDelegate.replies.map(\.event) == ["connect"] }
  }

  @Test("a menu replies with the chosen item")
  func menu() async throws {
    let screen = try screen()
    screen.send(
      "display", #"{"title":"On this trail","items":[{"title":"A","index":0},{"title":"B","index":1}]}"#, to: "menu")
    let menu = try #require(screen.presentedViewController as? UIAlertController)
    #expect(menu.title == "On this trail")
    #expect(menu.actions.map(\.title) == ["A", "B", "Cancel"])
    #expect(menu.popoverPresentationController?.sourceView === screen.view)
    menu.actions[2].tap()
    await settle()
    #expect(screen.bridgeDelegate.replies.isEmpty)
    menu.actions[1].tap()
    await until { screen.bridgeDelegate.replies.map(\.jsonData) == [#"{"selectedIndex":1}"#] }
  }

  @Test("an alert replies only if the user confirms")
  func alert() async throws {
    let screen = try screen()
    screen.send("show", #"{"title":"Sure?","confirm":"Yes","dismiss":"No","destructive":true}"#, to: "alert")
    let alert = try #require(screen.presentedViewController as? UIAlertController)
    #expect(alert.title == "Sure?")
    #expect(alert.actions.map(\.title) == ["No", "Yes"])
    #expect(alert.actions.map(\.style) == [.cancel, .destructive])
    alert.actions[0].tap()
    await settle()
    #expect(screen.bridgeDelegate.replies.isEmpty)
    alert.actions[1].tap()
    await until { screen.bridgeDelegate.replies.map(\.event) == ["show"] }
  }

  @Test("invalid messages show nothing", arguments: ["form", "menu", "alert"])
  func wrongMessages(component: String) throws {
    let screen = try screen()
    for event in ["connect", "display", "show", "other"] { screen.send(event, "[]", to: component) }
    #expect(screen.navigationItem.rightBarButtonItem == nil)
    #expect(screen.presentedViewController == nil)
  }

  /// Shows a page of the app.
  private func screen() throws -> HotwireWebViewController {
    Waymark.configureHotwire()
    let url = try #require(URL(string: "http://localhost:8080/"))
    let navigator = Navigator(configuration: .init(name: "page", startLocation: url))
    navigator.rootViewController.appear()
    let screen = navigator.show(url)
    navigator.rootViewController.finishTransition()
    return screen
  }

  @Test("the SwiftUI app starts at the demo server")
  func swiftUI() throws {
    let window = try #require(WaymarkApp().body as? WindowGroup<TabwireSwiftUI.TabbedNavigator>)
    #expect(Screen(window.content).page.tabs.count == 1)
  }
}
