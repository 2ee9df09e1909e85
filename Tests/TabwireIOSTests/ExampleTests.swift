import Foundation
@preconcurrency import HotwireNative
import SwiftUI
import Testing
import UIKit
import UserNotifications
import WebKit

@testable import TabwireIOS
@testable import Waymark
@testable import WaymarkSwiftUI
@testable import WaymarkUIKit

extension SceneDelegate {
  /// Completes the last push or pop in the selected tab.
  fileprivate func finishTransition() {
    let window = window?.rootViewController as? TabbedNavigatorController
    window?.activeNavigator?.rootViewController.finishTransition()
  }
}

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
    let window = try #require(scene.window?.rootViewController as? TabbedNavigatorController)
    let navigator = try #require(window.navigator(for: window.tabManager.selectedID) as? Navigator)
    let page = navigator.rootViewController.topViewController as? any Visitable
    #expect(page?.initialVisitableURL.absoluteString == "http://localhost:8080/")
    #expect(Hotwire.componentTypes.map { $0.name } == ["navigation", "form", "menu", "alert"])
  }

  @Test("the action's page is modal also before the path configuration of the server has loaded")
  func pathConfiguration() throws {
    Waymark.configure()
    let sources = Hotwire.pathConfigurationSources
    #expect(sources.last == .server(try #require(URL(string: "http://localhost:8080/configurations/ios_v1.json"))))
    guard sources.count == 2, case .file(let file)? = sources.first else {
      Issue.record("not a file and a server: \(sources)")
      return
    }
    let configuration = try JSONDecoder().decode(PathRules.self, from: Data(contentsOf: file))
    #expect(configuration.rules.first { $0.patterns.contains("^/notes/new$") }?.properties.context == "modal")
  }

  /// A path configuration, as far as the test reads it.
  private struct PathRules: Decodable {
    struct Rule: Decodable {
      struct Properties: Decodable {
        let context: String?
      }

      let patterns: [String]
      let properties: Properties
    }

    let rules: [Rule]
  }

  @Test("the UIKit app opens universal links and notifications, also at launch, and restores its page")
  func opening() throws {
    Waymark.configure()
    let options = UIScene.ConnectionOptions()
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "http://localhost:8080/trails/1")
    let scene = SceneDelegate()
    options.userActivities = [activity]
    scene.scene(UIWindowScene(), willConnectTo: UISceneSession(), options: options)
    #expect(paths(of: scene) == ["/", "/trails/1"])
    activity.webpageURL = URL(string: "http://localhost:8080/trails/2")
    scene.scene(UIWindowScene(), continue: activity)
    #expect(paths(of: scene) == ["/", "/trails/1", "/trails/2"])
    notify("/trails/3")
    scene.finishTransition()
    #expect(paths(of: scene)?.last == "/trails/3")

    let session = UISceneSession()
    session.stateRestorationActivity = scene.stateRestorationActivity(for: UIWindowScene())
    // An activity without a page, such as one of a shortcut, does not replace the page in front.
    for activities in [[], [NSUserActivity(activityType: "shortcut")]] {
      let restored = SceneDelegate()
      let options = UIScene.ConnectionOptions()
      options.userActivities = Set(activities)
      restored.scene(UIWindowScene(), willConnectTo: session, options: options)
      #expect(paths(of: restored) == ["/", "/trails/3"])
    }

    let notified = SceneDelegate()
    let launch = UIScene.ConnectionOptions()
    launch.notificationResponse = UNNotificationResponse(userInfo: ["path": "/trails/4"])
    notified.scene(UIWindowScene(), willConnectTo: session, options: launch)
    #expect(paths(of: notified) == ["/", "/trails/4"])
  }

  private func paths(of scene: SceneDelegate) -> [String]? {
    let window = scene.window?.rootViewController as? TabbedNavigatorController
    return (window?.activeNavigator?.rootViewController).map(paths)
  }

  private func paths(of stack: UINavigationController) -> [String] {
    stack.viewControllers.map { ($0 as? any Visitable)?.initialVisitableURL.path ?? "native" }
  }

  @Test("a notification opens its page in the window that was used last, in SwiftUI too")
  func windows() throws {
    let app = try #require(WaymarkApp().body as? any WindowScene)
    let windows = [Screen(app.root), Screen(app.root)]
    func paths(_ window: Screen) -> [String]? {
      let container = window.contents.first as? NavigatorContainer
      return container?.navigator.navigator.map { self.paths(of: $0.rootViewController) }
    }
    for window in windows { window.update() }
    notify("/trails/1")
    #expect(windows.map(paths) == [["/"], ["/", "/trails/1"]])
    windows[0].page.openURL?(try #require(URL(string: "http://localhost:8080/trails/2")))
    notify("/trails/3")
    #expect(windows.map(paths) == [["/", "/trails/2", "/trails/3"], ["/", "/trails/1"]])
  }

  /// The user taps a notification with a path.
  private func notify(_ path: String) {
    let center = UNUserNotificationCenter.current()
    var answers = 0
    center.delegate?.userNotificationCenter(
      center, didReceive: UNNotificationResponse(userInfo: ["path": path]),
      withCompletionHandler: { answers += 1 })
    // At once, and so on the main thread.
    #expect(answers == 1)
  }

  @Test("trails are native screens if the UI tests ask for them")
  func nativeTrails() throws {
    let url = try #require(URL(string: "http://localhost:8080/"))
    for (environment, expected) in [(["WAYMARK_NATIVE_TRAILS": "1"], ["/", "native"]), ([:], ["/", "/explore/1"])] {
      let delegate = NativeTrails(environment: environment)
      let navigator = Navigator(configuration: .init(name: "page", startLocation: url), delegate: delegate)
      navigator.start()
      navigator.route(url.appending(path: "explore/1"))
      #expect(paths(of: navigator.rootViewController) == expected)
    }
  }

  @Test("there are three more tabs if the UI tests ask for them")
  func moreTabs() throws {
    let makeWebView = Hotwire.config.makeCustomWebView
    defer { Hotwire.config.makeCustomWebView = makeWebView }
    for (environment, expected) in [([:], 0), (["WAYMARK_MORE_TABS": "1"], 1)] {
      MoreTabs.install(environment: environment)
      let scripts = Hotwire.config.makeCustomWebView(WKWebViewConfiguration()).configuration.userContentController
        .userScripts
      #expect(scripts.filter { $0.source == MoreTabs.script && $0.isForMainFrameOnly }.count == expected)
    }
  }

  @Test("the tabs are added to a page that has some", .enabled(if: Node.isInstalled, "Node is not installed"))
  func moreTabsScript() throws {
    let output = try Node.run(
      """
      const navs = ['{"tabs":[]}', '{"tabs":[{"id":"home"}]}'].map(navigationConfigurationValue =>
        ({ dataset: { navigationConfigurationValue } }))
      const document = { querySelectorAll: () => navs.filter(nav => !("moreTabs" in nav.dataset)) }
      class MutationObserver {
        constructor(changed) { this.changed = changed }
        observe() { this.changed(), this.changed() }
      }
      \(MoreTabs.script)
      console.log(JSON.stringify(navs.map(nav => JSON.parse(nav.dataset.navigationConfigurationValue).tabs.map(tab => tab.id))))
      """)
    #expect(try JSONDecoder().decode([[String]].self, from: output) == [[], ["home", "Fifth", "Sixth", "Seventh"]])
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
    Waymark.configure()
    let url = try #require(URL(string: "http://localhost:8080/"))
    let navigator = Navigator(configuration: .init(name: "page", startLocation: url))
    navigator.rootViewController.appear()
    let screen = navigator.show(url)
    navigator.rootViewController.finishTransition()
    return screen
  }

  @Test("the SwiftUI app starts at the demo server")
  func swiftUI() throws {
    let window = try #require(WaymarkApp().body as? any WindowScene)
    let screen = Screen(window.root)
    #expect(screen.page.tabs.count == 1)
    let container = try #require(screen.contents.first as? NavigatorContainer)
    screen.page.openURL?(try #require(URL(string: "http://localhost:8080/trails/1")))
    #expect(container.navigator.navigator.map { paths(of: $0.rootViewController) } == ["/", "/trails/1"])
  }
}
