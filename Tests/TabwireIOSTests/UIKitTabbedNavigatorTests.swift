import Foundation
import Tabwire
import TabwireClient
import Testing
import UIKit

@testable import TabwireIOS

@MainActor
@Suite("UIKit client")
struct UIKitTabbedNavigatorTests {
  @Test("bootstrap is one started tab with a hidden tab bar", arguments: BarAPI.allCases)
  func bootstrap(api: BarAPI) throws {
    let app = try UIKitApp(api)
    #expect(app.window.bar.count == 1)
    #expect(app.window.isBarHidden)
    #expect(app.navigator(app.manager.selectedID)?.url == app.manager.location.startURL)
    #expect(app.window.navigator(for: app.manager.selectedID) === app.navigator(app.manager.selectedID))
  }

  @Test("on iOS 18 the tab bar animates, but not at launch")
  func animation() throws {
    let app = try UIKitApp(.tabs)
    app.configure(["home", "explore"])
    app.configure([])
    #expect(app.window.barAnimations == [false, true, true])
  }

  @Test("uses UITab where the system has it")
  func bestAPI() throws {
    let url = try #require(URL(string: "https://example.org/"))
    let window = TabbedNavigatorController(tabManager: TabManager(location: try AppLocation(startURL: url))) { _ in
      NavigatorDouble()
    }
    #expect(window.api == .tabs)
  }

  @Test("a selection from code is not a tap, even if UIKit loses the selection")
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

  @Test("the selected tab stays selected when tabs are added before it", arguments: BarAPI.allCases)
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
    "a tap on the selected tab pops it to its root, then scrolls to the top", arguments: BarAPI.allCases)
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

  @Test("a tap on the selected tab does nothing if the option is off", arguments: BarAPI.allCases)
  func reselectOptOut(api: BarAPI) throws {
    let app = try UIKitApp(api, options: TabBarOptions(popsToRootOnReselect: false))
    app.configure(["home", "explore"])
    let navigator = try #require(app.navigator(app.id("home")))
    navigator.push()
    app.tap("home")
    #expect(navigator.stack.viewControllers.count == 2)
  }

  // P15.5
  @Test(
    "a tab that is tapped before the page after a form gives its session is covered until then",
    arguments: BarAPI.allCases)
  func tapBeforeSession(api: BarAPI) throws {
    let app = try UIKitApp(api)
    app.configure(["home", "explore"], session: "ada")
    app.tap("explore")
    app.tap("home")
    let explore = try #require(app.navigator(app.id("explore")))
    app.manager.formDidStart()
    app.manager.pageDidAppear()
    app.tap("explore")
    #expect(app.manager.selectedID == app.id("home"))
    #expect(app.window.shownContainer?.id == app.id("explore"))
    #expect(app.window.shownContainer?.isCovered == true)
    app.configure(["home", "explore"], session: "ada")
    #expect(app.manager.selectedID == app.id("explore"))
    #expect(app.window.shownContainer?.id == app.id("explore"))
    #expect(app.window.shownContainer?.isCovered == false)
    #expect(app.navigator(app.id("explore")) === explore)
  }

  // P15.5
  @Test("a covered tab that is gone leads back to the selected one", arguments: BarAPI.allCases)
  func tapBeforeTabIsGone(api: BarAPI) throws {
    let app = try UIKitApp(api)
    app.configure(["home", "explore"], session: "ada")
    app.manager.formDidStart()
    app.manager.pageDidAppear()
    app.tap("explore")
    app.configure(["home", "library"], session: "ada")
    #expect(app.manager.selectedID == app.id("home"))
    #expect(app.window.shownContainer?.id == app.id("home"))
    #expect(app.window.shownContainer?.isCovered == false)
  }

  // P15.7
  @Test("a tab whose page after a form gives no session loads its page again", arguments: BarAPI.allCases)
  func tapWithoutSession(api: BarAPI) throws {
    let app = try UIKitApp(api)
    app.configure(["home", "explore"], session: "ada")
    app.tap("explore")
    app.tap("home")
    let explore = Weak(app.navigator(app.id("explore")))
    app.manager.formDidStart()
    app.manager.pageDidAppear()
    app.manager.pageDidSettle()
    app.tap("explore")
    #expect(app.manager.selectedID == app.id("explore"))
    #expect(explore.value == nil)
    #expect(app.navigator(app.id("explore")) != nil)
    #expect(app.window.shownContainer?.isCovered == false)
  }

  @Test("selecting a tab keeps its pages", arguments: BarAPI.allCases)
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

  @Test("a tab opened from the More list is selected and has one navigation bar", arguments: BarAPI.allCases)
  func more(api: BarAPI) throws {
    let app = try UIKitApp(api)
    app.configure((1...7).map { "tab\($0)" })
    let sixth = try #require(app.id("tab6"))
    let container = try #require(app.window.container(of: sixth))
    app.window.tapMore(then: container)
    let more = app.window.moreNavigationController
    #expect(app.manager.selectedID == sixth)
    #expect(app.navigator(sixth)?.startCount == 1)
    #expect(app.window.moreNavigationController.isNavigationBarHidden)

    // Returning to it is not a reselect.
    app.navigator(sixth)?.push()
    app.window.tapMoreAgain()
    #expect(more.viewControllers.count == 1)
    #expect(!more.isNavigationBarHidden)
    #expect(app.navigator(sixth)?.stack.viewControllers.count == 2)
    more.pushViewController(container, animated: true)
    more.finishTransition()
    #expect(more.isNavigationBarHidden)
    #expect(app.navigator(sixth)?.stack.viewControllers.count == 2)
    #expect(app.manager.selectedID == sixth)
  }

  @Test("seven tabs: native screens, reselect and More keep the stacks of all tabs", arguments: BarAPI.allCases)
  func sevenTabs(api: BarAPI) throws {
    let app = try UIKitApp(api)
    app.configure((1...7).map { "tab\($0)" })
    let more = app.window.moreNavigationController
    let sixth = try #require(app.id("tab6").flatMap(app.window.container(of:)))
    let seventh = try #require(app.id("tab7").flatMap(app.window.container(of:)))
    func stack(_ tab: TabID) -> [UIViewController] { app.navigator(app.id(tab))?.stack.viewControllers ?? [] }

    // A native screen over the page of a tab that is opened from More.
    app.window.tapMore(then: sixth)
    let native = UIViewController()
    app.navigator(sixth.id)?.stack.pushViewController(native, animated: true)
    app.navigator(sixth.id)?.stack.finishTransition()
    #expect(more.isNavigationBarHidden)

    // Tapping More returns to the list, with its navigation bar. Nothing is popped.
    app.window.tapMoreAgain()
    #expect(more.viewControllers.count == 1)
    #expect(!more.isNavigationBarHidden)
    #expect(stack("tab6").last === native)

    // Another tab from the list, then a tab of the bar: each keeps its screens, and is started once.
    more.pushViewController(seventh, animated: true)
    more.finishTransition()
    #expect(app.manager.selectedID == seventh.id)
    #expect(more.isNavigationBarHidden)
    app.tap("tab1")
    app.navigator(app.id("tab1"))?.push()
    app.tap("tab1")
    #expect(stack("tab1").count == 1)
    app.window.tapMore(then: sixth)
    #expect(app.manager.selectedID == sixth.id)
    #expect(stack("tab6").last === native)
    #expect(stack("tab6").count == 2)
    #expect(app.startedIDs == Set([app.id("tab1"), sixth.id, seventh.id].compactMap(\.self)))
    for id in app.startedIDs { #expect(app.creationCount(of: id) == 1) }

    // Fewer tabs: the tab that was opened from More is on the tab bar, with its screens.
    app.configure(["tab1", "tab6"], active: "tab6")
    app.window.resize(to: app.window.view.frame.size)
    #expect(app.window.shownContainer === sixth)
    #expect(stack("tab6").last === native)
    app.tap("tab6")
    #expect(stack("tab6").count == 1)
  }

  @Test(
    "selecting a tab from code hides the modal page of the old tab until it is selected again",
    arguments: BarAPI.allCases)
  func modal(api: BarAPI) throws {
    let app = try UIKitApp(api)
    app.configure(["home", "explore"])
    let home = try #require(app.navigator(app.id("home")))
    let modal = UINavigationController()
    home.modalViewController = modal
    home.stack.present(modal, animated: false)
    app.manager.selectTab(try #require(app.id("explore")))
    #expect(!modal.isShown)
    app.tap("home")
    #expect(modal.isShown)
    #expect(home.stack.presentedViewController === modal)
  }

  @Test("a pushed screen that hides the tab bar shows it again when it is popped", arguments: BarAPI.allCases)
  func hidesBarWhenPushed(api: BarAPI) throws {
    let app = try UIKitApp(api)
    app.configure(["home", "explore"])
    let stack = try #require(app.navigator(app.id("home"))).stack
    let screen = UIViewController()
    screen.hidesBottomBarWhenPushed = true
    stack.pushViewController(screen, animated: true)
    stack.finishTransition()
    #expect(app.window.isBarHidden)
    app.tap("explore")
    #expect(!app.window.isBarHidden)
    app.tap("home")
    #expect(app.window.isBarHidden)
    stack.popViewController(animated: true)
    #expect(app.window.isBarHidden)
    stack.finishTransition()
    #expect(!app.window.isBarHidden)
  }

  @Test("the tab with the search role is a search tab, from iOS 18 on")
  func searchTab() throws {
    let app = try UIKitApp(.tabs, options: TabBarOptions(searchTabID: "search"))
    app.configure(["home", "search"])
    #expect(app.window.bar.map { $0.object is UISearchTab } == [false, true])
    app.tap("search")
    #expect(app.navigator(app.id("search"))?.startCount == 1)
  }

  @Test("the tabs have the same identifiers at each launch, from iOS 18 on, and no identifier twice")
  func identifiers() throws {
    let launches = try (1...2).map { _ in
      let app = try UIKitApp(.tabs)
      app.configure(["home", "explore"])
      app.configure(["explore", "library"])
      app.configure(["explore", "library", "home"])
      return app.window.tabs.map(\.identifier)
    }
    #expect(launches[0] == launches[1])
    #expect(Set(launches[0]).count == 3)
    #expect(launches[0].contains("library"))
  }

  @Test("the search role follows the tab when a container comes to represent another one, and its page stays")
  func searchRoleFollows() throws {
    let app = try UIKitApp(.tabs, options: TabBarOptions(searchTabID: "search"))
    app.window.losesSelection = true
    let container = try #require(app.window.shownContainer)
    let navigator = try #require(app.navigator(container.id))
    for (names, roles) in [
      (["home", "search"], [false, true]), (["home", "explore"], [false, false]), (["search", "home"], [true, false]),
    ] {
      // The container in front is promoted or morphs into the last tab, then into the first.
      app.configure(names, active: roles.contains(true) ? "search" : "explore")
      #expect(app.window.bar.map { $0.object is UISearchTab } == roles)
      #expect(app.window.bar.map(\.identifier) == names)
      #expect(app.window.bar.map(\.title) == names.map(\.capitalized))
      #expect(app.window.shownContainer === container)
      #expect(app.manager.selectedID == container.id)
      #expect(container.isShown)
      #expect(navigator.stack.isShown)
      #expect(navigator.startCount == 1)
      #expect(app.startedIDs == [container.id])
    }
  }

  @Test("a selected tab shows its own image", arguments: BarAPI.allCases)
  func selectedImage(api: BarAPI) throws {
    UIImage.symbols.formUnion(["star", "star.fill"])
    let app = try UIKitApp(api, icons: TabIcons(selected: ["star": "star.fill"]))
    app.configure(["home", "explore"])
    #expect(app.window.bar.map(\.image?.name) == ["symbol star.fill", "symbol star"])
    app.tap("explore")
    #expect(app.window.bar.map(\.image?.name) == ["symbol star", "symbol star.fill"])
  }

  @Test("a sidebar is used if the app wants one")
  func sidebar() throws {
    #expect(try UIKitApp(.tabs).window.mode == .automatic)
    #expect(try UIKitApp(.tabs, options: TabBarOptions(usesSidebar: true)).window.mode == .tabSidebar)
  }

  @Test("the user cannot reorder the tabs")
  func customizing() throws {
    let app = try UIKitApp(.items)
    app.configure((1...7).map { "tab\($0)" })
    #expect(app.window.customizableViewControllers?.isEmpty == true)
  }

  @Test("a badge is shown, read by VoiceOver, changed in place and removed", arguments: BarAPI.allCases)
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

  @Test("an unstarted tab starts at its latest path", arguments: BarAPI.allCases)
  func lateStart(api: BarAPI) throws {
    let app = try UIKitApp(api)
    app.configure(["home", "explore"])
    app.configure(UIKitApp.json(["home", "explore"]).replacingOccurrences(of: "/explore", with: "/discover?a=1"))
    app.tap("explore")
    #expect(app.navigator(app.id("explore"))?.url?.absoluteString == "https://example.org/discover?a=1")
  }

  @Test("the minimize behavior is set on iOS 26")
  func minimizeBehavior() throws {
    #expect(try UIKitApp(.tabs).window.tabBarMinimizeBehavior == .automatic)
    for (chosen, shown) in [
      (TabBarOptions.MinimizeBehavior.never, UITabBarController.MinimizeBehavior.never), (.onScrollDown, .onScrollDown),
      (.onScrollUp, .onScrollUp), (.automatic, .automatic),
    ] {
      let app = try UIKitApp(.tabs, options: TabBarOptions(minimizeBehavior: chosen))
      #expect(app.window.tabBarMinimizeBehavior == shown)
    }
  }

  @Test("an app that observes transitions sees the applied tabs", arguments: BarAPI.allCases)
  func observer(api: BarAPI) throws {
    let app = try UIKitApp(api)
    var counts: [Int] = []
    let observation = app.manager.observe { [window = app.window] _ in counts.append(window.bar.count) }
    app.configure(["home", "explore"])
    app.configure([])
    #expect(counts == [2, 1])
    observation.cancel()
  }

  @Test("a closed window frees its navigators", arguments: BarAPI.allCases)
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
    // The manager outlives its observer.
    manager?.receive(
      UIKitApp.json([]), from: try #require(manager?.selectedID), showing: manager?.location.startURL, isFirstPage: true
    )
    #expect(manager?.isBootstrap == true)
  }
}
