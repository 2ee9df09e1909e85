import Foundation
import TabwireClient
import TabwireIOS
import Testing
import UIKit

@testable import TabwireUIKit

@MainActor
@Suite("What the UIKit client does")
struct UIKitTabbedNavigatorTests {
  @Test("In bootstrap there is one tab, started, and a hidden bar", arguments: BarAPI.allCases)
  func bootstrap(api: BarAPI) throws {
    let app = try UIKitApp(api)
    #expect(app.window.bar.count == 1)
    #expect(app.window.isBarHidden)
    #expect(app.navigator(app.manager.selectedID)?.url == app.manager.location.startURL)
    #expect(app.window.navigator(for: app.manager.selectedID) === app.navigator(app.manager.selectedID))
  }

  @Test("On iOS 18 the bar comes and goes with an animation, but not at the start")
  func animation() throws {
    let app = try UIKitApp(.tabs)
    app.configure(["home", "explore"])
    app.configure([])
    #expect(app.window.barAnimations == [false, true, true])
  }

  @Test("By itself it takes the API of iOS 18 where there is one")
  func bestAPI() throws {
    let url = try #require(URL(string: "https://example.org/"))
    let window = TabbedNavigator(tabManager: TabManager(location: try AppLocation(startURL: url))) { _ in
      NavigatorDouble()
    }
    #expect(window.api == .tabs)
  }

  @Test("What code selects never comes back as a tap, even if the system loses the selection")
  func noEcho() throws {
    let app = try UIKitApp(.tabs)
    app.configure(["home", "explore", "library"])
    app.tap("library")
    app.window.losesSelection = true
    app.configure(["home", "explore", "library", "profile"])
    #expect(app.manager.selectedID == app.id("library"))
    #expect(app.window.shownContainer?.id == app.id("library"))
    #expect(!app.startedIDs.contains { $0 == app.id("profile") })
  }

  @Test("The selection stays with its tab when others come before it", arguments: BarAPI.allCases)
  func identity(api: BarAPI) throws {
    let app = try UIKitApp(api)
    app.configure(["a", "b", "c"], active: "c")
    app.configure(["x", "y", "a", "b", "c"], active: "c")
    #expect(app.window.shownContainer?.id == app.id("c"))
    app.configure(["c", "z"], active: "c")
    #expect(app.window.shownContainer?.id == app.id("c"))
    #expect(app.startedIDs.count == 1)
  }

  @Test(
    "A tap on the selected tab pops it to its root, and scrolls to the top if it is there", arguments: BarAPI.allCases)
  func reselect(api: BarAPI) throws {
    let app = try UIKitApp(api)
    app.configure(["home", "explore"])
    let navigator = try #require(app.navigator(app.id("home")))
    let root = try #require(navigator.stack.topViewController)
    navigator.push()
    app.tap("home")
    #expect(navigator.stack.viewControllers.map(ObjectIdentifier.init) == [ObjectIdentifier(root)])

    let page = try #require(root.view.subviews.first?.subviews.first as? UIScrollView)
    page.adjustedContentInset = UIEdgeInsets(top: 90, left: 4, bottom: 80, right: 4)
    page.setContentOffset(CGPoint(x: 0, y: 700), animated: false)
    app.tap("home")
    #expect(page.contentOffset == CGPoint(x: -4, y: -90))
    #expect(app.window.reselectCount == 0)
  }

  @Test("An app can do without that", arguments: BarAPI.allCases)
  func reselectOptOut(api: BarAPI) throws {
    let app = try UIKitApp(api, options: TabBarOptions(goesToRootOnReselect: false))
    app.configure(["home", "explore"])
    let navigator = try #require(app.navigator(app.id("home")))
    navigator.push()
    app.tap("home")
    #expect(navigator.stack.viewControllers.count == 2)
  }

  @Test("A tap on another tab leaves that one's pages where they are", arguments: BarAPI.allCases)
  func selectIsNoReselect(api: BarAPI) throws {
    let app = try UIKitApp(api)
    app.configure(["home", "explore"])
    let navigator = try #require(app.navigator(app.id("home")))
    navigator.push()
    app.tap("explore")
    app.tap("home")
    #expect(navigator.stack.viewControllers.count == 2)
    #expect(navigator.startCount == 1)
  }

  @Test("A tab opened from the list More is selected, without a second navigation bar", arguments: BarAPI.allCases)
  func more(api: BarAPI) throws {
    let app = try UIKitApp(api)
    app.configure((1...7).map { "tab\($0)" })
    let sixth = try #require(app.id("tab6"))
    let container = try #require(app.window.container(of: sixth))
    app.window.tapMore(then: container)
    #expect(app.manager.selectedID == sixth)
    #expect(app.navigator(sixth)?.startCount == 1)
    #expect(app.window.moreNavigationController.isNavigationBarHidden)

    // Coming back to it is no tap on the selected tab.
    app.navigator(sixth)?.push()
    container.disappear()
    #expect(!app.window.moreNavigationController.isNavigationBarHidden)
    container.appear()
    #expect(app.navigator(sixth)?.stack.viewControllers.count == 2)
  }

  @Test("Nobody but the server orders the tabs")
  func customizing() throws {
    let app = try UIKitApp(.items)
    app.configure((1...7).map { "tab\($0)" })
    #expect(app.window.customizableViewControllers?.isEmpty == true)
  }

  @Test("A badge is shown, spoken, changed in place, and goes", arguments: BarAPI.allCases)
  func badges(api: BarAPI) throws {
    let app = try UIKitApp(api)
    func configure(_ badge: String) {
      app.configure(
        """
        {"active":"a","tabs":[{"id":"a","title":"A","icon":"star","path":"/"\(badge)},
        {"id":"b","title":"B","icon":"star","path":"/b"}]}
        """)
    }
    configure(#","badge":3"#)
    #expect(app.window.bar.map(\.badge) == ["3", nil])
    #expect(app.window.bar.map(\.spokenBadge) == ["3", nil])
    app.window.forgetChanges()
    configure("")
    #expect(app.window.bar.map(\.badge) == [nil, nil])
    #expect(app.window.bar.map(\.spokenBadge) == [nil, nil])
    #expect(app.window.bar.map(\.changes.isEmpty) == [false, true])
  }

  @Test("A tab that was not started starts where it leads by then", arguments: BarAPI.allCases)
  func lateStart(api: BarAPI) throws {
    let app = try UIKitApp(api)
    app.configure(["home", "explore"])
    app.configure(UIKitApp.json(["home", "explore"]).replacingOccurrences(of: "/explore", with: "/discover?a=1"))
    app.tap("explore")
    #expect(app.navigator(app.id("explore"))?.url?.absoluteString == "https://example.org/discover?a=1")
  }

  @Test("What an app chooses about the bar on iOS 26 reaches it")
  func minimizing() throws {
    #expect(try UIKitApp(.tabs).window.tabBarMinimizeBehavior == .automatic)
    for (chosen, shown) in [
      (TabBarOptions.Minimizing.never, UITabBarController.MinimizeBehavior.never), (.onScrollDown, .onScrollDown),
      (.onScrollUp, .onScrollUp), (.automatic, .automatic),
    ] {
      let app = try UIKitApp(.tabs, options: TabBarOptions(minimizing: chosen))
      #expect(app.window.tabBarMinimizeBehavior == shown)
    }
  }

  @Test("When the window goes, everything goes with it", arguments: BarAPI.allCases)
  func memory(api: BarAPI) throws {
    var app: UIKitApp? = try UIKitApp(api)
    app?.configure(["home", "explore"])
    app?.tap("explore")
    app?.navigator(app?.manager.selectedID)?.push()
    let navigators = app?.startedIDs.map { Weak(app?.navigator($0)) } ?? []
    let window = Weak(app?.window)
    let manager = app?.manager
    #expect(navigators.count == 2)
    app = nil
    #expect(window.value == nil)
    #expect(navigators.allSatisfy { $0.value == nil })
    // The manager lives on, and has nobody to tell.
    manager?.receive(UIKitApp.json([]), from: try #require(manager?.selectedID), showing: manager?.location.startURL)
    #expect(manager?.isBootstrap == true)
  }
}
