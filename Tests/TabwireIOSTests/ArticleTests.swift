import Foundation
import HotwireNative
import SwiftUI
import TabwireHotwireNative
import Testing
import UIKit

// The Swift code of the articles, unchanged.

// TabwireIOS

final class PageNavigator: TabNavigator {
  let rootViewController = UINavigationController()
  private let url: URL

  init(url: URL) {
    self.url = url
  }

  func start() {
    visit(url)
  }

  func visit(_ url: URL) {
    rootViewController.pushViewController(PageViewController(url: url), animated: false)
  }

  func refresh() {
    (rootViewController.topViewController as? PageViewController)?.reload()
  }
}

final class PageViewController: UIViewController {
  let url: URL

  init(url: URL) {
    self.url = url
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func reload() {}
}

// Add Tabwire to a Hotwire Native app

enum Example {
  static let location: AppLocation = "https://example.org"
}

struct ExampleApp: App {
  init() {
    Hotwire.registerBridgeComponents(TabManager.bridgeComponents)
  }

  var body: some Scene {
    WindowGroup {
      TabbedNavigator(location: "https://example.org")
    }
  }
}

struct RootView: View {
  @SceneStorage("page") private var page: URL?

  var body: some View {
    TabbedNavigator(location: "https://example.org", restoring: $page)
  }
}

@MainActor
@Suite("Articles", .serialized)
struct ArticleTests {
  let tabManager = TabManager(location: Example.location)

  @Test("a custom navigator shows its page")
  func ownNavigator() {
    let window = TabbedNavigatorController(tabManager: tabManager) { [tabManager] id in
      PageNavigator(url: tabManager.startURL(of: id))
    }
    let page = window.navigator(for: tabManager.selectedID)?.rootViewController.topViewController
    #expect((page as? PageViewController)?.url == Example.location.startURL)
  }

  @Test("the SwiftUI app shows its bootstrap tab")
  func swiftUI() throws {
    let window = try #require(ExampleApp().body as? any WindowScene)
    #expect(Screen(window.root).page.tabs.count == 1)
  }

  @Test("a SwiftUI view that restores its page shows its bootstrap tab")
  func restoration() {
    #expect(Screen(RootView()).page.tabs.count == 1)
  }

  /// A subclass, as in apps that had a subclass of `HotwireTabBarController`.
  final class AppTabBarController: TabbedNavigatorController {
    private(set) var appearances = 0
    private(set) var routed: [URL] = []

    override func route(_ url: URL) {
      routed.append(url)
      super.route(url)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      appearances += 1
    }
  }

  @Test("a subclass is created like the tab bar controller itself, and configures each navigator")
  func subclass() {
    var configured: [Navigator] = []
    let window = AppTabBarController(tabManager: tabManager, configureNavigator: { configured.append($0) })
    window.appear()
    #expect(window.appearances == 1)
    let url = Example.location.startURL.appending(path: "trails/1")
    window.route(url)
    #expect(window.routed == [url])
    #expect(tabManager.activeNavigator?.rootViewController.viewControllers.count == 2)
    #expect(
      configured.map(ObjectIdentifier.init) == [tabManager.activeNavigator].compactMap { $0.map(ObjectIdentifier.init) }
    )
  }

  @Test("the options are accepted")
  func additions() {
    final class Delegate: NavigatorDelegate {}
    let delegate = Delegate()
    let tabbedNavigator = TabbedNavigatorController(
      tabManager: tabManager, icons: TabIcons(["brand": "logo"]),
      options: TabBarOptions(minimizeBehavior: .onScrollDown),
      navigatorDelegate: delegate)
    #expect(tabManager.activeNavigator?.delegate === delegate)
    let url = Example.location.startURL.appending(path: "trails/1")
    tabManager.activeNavigator?.route(url)
    #expect(tabbedNavigator.navigator(for: tabManager.selectedID)?.rootViewController.viewControllers.count == 2)
  }
}
