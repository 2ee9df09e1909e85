import Foundation
import TabwireClient
import TabwireIOS
import Testing
import UIKit

/// What `UITabBarController` does with the tabs. Uses only what is public, so that it also runs with the real UIKit:
/// `Examples/iOS/project.yml`.
@MainActor
@Suite("UIKit itself")
struct PublicUIKitTests {
  private let manager = TabManager(location: "https://example.org")
  private let controller: TabbedNavigatorController

  private final class PageNavigator: TabNavigator {
    let rootViewController = UINavigationController()
    func start() { rootViewController.pushViewController(UIViewController(), animated: false) }
    func visit(_ url: URL) { rootViewController.pushViewController(UIViewController(), animated: false) }
    func refresh() {}
  }

  init() {
    controller = TabbedNavigatorController(tabManager: manager) { _ in PageNavigator() }
    controller.loadViewIfNeeded()
  }

  private func configure(_ names: [String], role: String? = nil) {
    let tabs = names.map { name in
      let role = name == role ? #","role":"search""# : ""
      return #"{"id":"\#(name)","title":"\#(name.capitalized)","icon":"star","path":"/\#(name)"\#(role)}"#
    }
    let json = #"{"active":"\#(names[0])","tabs":[\#(tabs.joined(separator: ","))]}"#
    manager.receive(json, from: manager.selectedID, showing: manager.location.startURL, isFirstPage: true)
  }

  @Test("tabs that stay keep their objects, view controllers and pages when others come and go")
  func identity() throws {
    guard #available(iOS 18.0, *) else { return }
    #expect(controller.tabs.count == 1 && controller.isTabBarHidden)
    configure(["home", "explore"])
    #expect(controller.tabs.map(\.title) == ["Home", "Explore"])
    #expect(!controller.isTabBarHidden)
    let (home, explore) = (controller.tabs[0], controller.tabs[1])
    #expect(controller.selectedTab === home)
    let screen = try #require(home.viewController)
    configure(["library", "home", "explore"])
    #expect(controller.tabs.count == 3)
    #expect(controller.tabs.contains { $0 === home } && controller.tabs.contains { $0 === explore })
    #expect(controller.selectedTab === home)
    #expect(home.viewController === screen)
  }

  @Test("the selected tab keeps its view controller when it gets the search role")
  func search() throws {
    guard #available(iOS 18.0, *) else { return }
    configure(["home", "find"])
    manager.selectTab(manager.tabs[1].id)
    let screen = try #require(controller.selectedTab?.viewController)
    configure(["home", "find"], role: "find")
    #expect(controller.tabs.map { $0 is UISearchTab } == [false, true])
    #expect(controller.selectedTab === controller.tabs[1])
    #expect(controller.selectedTab?.viewController === screen)
  }

  @Test("a badge and a title change the tab that is there")
  func label() {
    guard #available(iOS 18.0, *) else { return }
    configure(["home", "explore"])
    let home = controller.tabs[0]
    let json = """
      {"active":"home","tabs":[{"id":"home","title":"Start","icon":"star","path":"/home","badge":3},
       {"id":"explore","title":"Explore","icon":"star","path":"/explore"}]}
      """
    manager.receive(json, from: manager.selectedID, showing: manager.location.startURL, isFirstPage: true)
    #expect(controller.tabs[0] === home)
    #expect(home.title == "Start" && home.badgeValue == "3")
  }
}
