import Foundation
import SwiftUI
import TabwireIOS
import Testing

@testable import TabwireSwiftUI

@MainActor
@Suite("What the SwiftUI client does")
struct SwiftUITabbedNavigatorTests {
  @Test("In bootstrap it is a tab view as well, with one tab and a hidden bar")
  func bootstrap() async throws {
    let app = try await SwiftUIApp()
    #expect(app.screen.page.tabs.map(\.content.isTabBarHidden) == [true])
    #expect(app.navigator(app.manager.selectedID)?.startCount == 1)
  }

  @Test("A configuration that changes nothing is not even looked at")
  func noOp() async throws {
    let app = try await SwiftUIApp()
    await app.configure(["home", "explore"])
    let renders = app.screen.renderCount
    await app.configure(["home", "explore"])
    await app.configure(["explore", "home"], active: "explore")
    #expect(app.screen.renderCount == renders)
    await app.configure(["home", "explore", "library"])
    #expect(app.screen.renderCount == renders + 1)
  }

  @Test("A tab that changes places keeps its web views, even if SwiftUI makes its view anew")
  func morph() async throws {
    let app = try await SwiftUIApp()
    await app.configure(["home", "explore", "library"])
    await app.tap("library")
    await app.configure(["home", "explore"], active: "explore")
    let id = app.manager.selectedID
    let navigator = try #require(app.navigator(id))
    let old = try #require(app.shownContainer)
    navigator.stack.log = []
    app.screen.recreate(id)
    #expect(app.shownContainer !== old)
    #expect(navigator.stack.log == ["will leave", "disappeared", "left", "will move in", "moved in", "will appear"])
    #expect(navigator.stack.isShown)
    #expect(navigator.stack.parent === app.shownContainer)
    #expect(navigator.startCount == 1)
  }

  @Test("A navigator outlives the views that SwiftUI takes down, and not longer")
  func disposal() async throws {
    let app = try await SwiftUIApp()
    await app.configure(["home", "explore"])
    await app.tap("explore")
    await app.tap("home")
    let explore = Weak(app.navigator(app.id("explore")))
    explore.value?.stack.log = []
    app.manager.receive(
      UIKitApp.json(["home", "library"]), from: app.manager.selectedID, showing: app.manager.location.startURL)
    app.screen.update()
    #expect(explore.value?.stack.log == ["will leave", "left"])
    await until { explore.value == nil }
  }

  @Test("What SwiftUI selects by itself, while it takes over other tabs, is no tap")
  func noEcho() async throws {
    let app = try await SwiftUIApp()
    await app.configure(["home", "explore", "library"])
    await app.tap("library")
    let navigator = try #require(app.navigator(app.id("library")))
    navigator.push()
    app.screen.losesSelection = true
    await app.configure(["home", "explore", "library", "profile"], active: "library")
    #expect(app.manager.selectedID == app.id("library"))
    #expect(app.startedIDs.count == 2)
    #expect(navigator.stack.viewControllers.count == 2)
  }

  @Test("Tabs that were there before the view can be tapped at once")
  func earlyTabs() async throws {
    let app = try await SwiftUIApp(tabs: ["home", "explore"])
    await app.tap("explore")
    #expect(app.manager.selectedID == app.id("explore"))
  }

  @Test("A tap on the selected tab pops it to its root, unless the app does without that", arguments: [true, false])
  func reselect(goesToRoot: Bool) async throws {
    let app = try await SwiftUIApp(options: TabBarOptions(goesToRootOnReselect: goesToRoot))
    await app.configure(["home", "explore"])
    let navigator = try #require(app.navigator(app.id("home")))
    navigator.push()
    await app.tap("explore")
    await app.tap("home")
    #expect(navigator.stack.viewControllers.count == 2)
    await app.tap("home")
    #expect(navigator.stack.viewControllers.count == (goesToRoot ? 1 : 2))
  }

  @Test("A tab opened from the list More is selected")
  func more() async throws {
    let app = try await SwiftUIApp()
    await app.configure((1...7).map { "tab\($0)" })
    let sixth = try #require(app.id("tab6"))
    await app.tap("tab6")
    await app.tap("tab1")
    let host = try #require(app.screen.tabBarController.viewControllers?[5])
    app.screen.tabBarController.tapMore(then: host)
    app.screen.update()
    #expect(app.manager.selectedID == sixth)
    #expect(app.screen.tabBarController.moreNavigationController.isNavigationBarHidden)

    // Coming back to it is no tap.
    let renders = app.screen.renderCount
    app.shownContainer?.disappear()
    app.shownContainer?.appear()
    app.screen.update()
    #expect(app.screen.renderCount == renders)
  }

  @Test("What an app chooses about the bar on iOS 26 reaches it")
  func minimizing() async throws {
    for (chosen, shown) in [
      (TabBarOptions.Minimizing.automatic, TabBarMinimizeBehavior.automatic), (.never, .never),
      (.onScrollDown, .onScrollDown), (.onScrollUp, .onScrollUp),
    ] {
      #expect(try await SwiftUIApp(options: TabBarOptions(minimizing: chosen)).screen.page.minimizing == shown)
    }
  }
}
