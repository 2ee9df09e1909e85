import Foundation
import SwiftUI
import TabwireClient
import Testing
import UIKit

@testable import TabwireIOS

@MainActor
@Suite("SwiftUI client")
struct SwiftUITabbedNavigatorTests {
  @Test("bootstrap is one started tab with a hidden tab bar")
  func bootstrap() async throws {
    let app = try await SwiftUIApp()
    #expect(app.screen.page.tabs.map(\.content.isTabBarHidden) == [true])
    #expect(app.navigator(app.manager.selectedID)?.startCount == 1)
  }

  @Test("a configuration that changes nothing does not evaluate the body")
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

  @Test("a tab keeps its web views when SwiftUI replaces its view")
  func morph() async throws {
    let app = try await SwiftUIApp()
    await app.configure(["home", "explore", "library"])
    await app.tap("library")
    await app.configure(["home", "explore"], active: "explore")
    let id = app.manager.selectedID
    let navigator = try #require(app.navigator(id))
    let old = try #require(app.shownContainer)
    navigator.stack.log = []
    app.screen.recreate(BarEntry.ID.tab(id))
    #expect(app.shownContainer !== old)
    #expect(navigator.stack.log == ["will leave", "disappeared", "left", "will move in", "moved in", "will appear"])
    #expect(navigator.stack.isShown)
    #expect(navigator.stack.parent === app.shownContainer)
    #expect(navigator.startCount == 1)
  }

  @Test("a navigator is freed after SwiftUI has removed its views")
  func disposal() async throws {
    let app = try await SwiftUIApp()
    await app.configure(["home", "explore"])
    await app.tap("explore")
    await app.tap("home")
    let explore = Weak(app.navigator(app.id("explore")))
    explore.value?.stack.log = []
    app.manager.receive(
      UIKitApp.json(["home", "library"]), from: app.manager.selectedID, showing: app.manager.location.startURL,
      isFirstPage: true)
    app.screen.update()
    #expect(explore.value?.stack.log == ["will leave", "left"])
    await until { explore.value == nil }
  }

  // P15.5
  @Test("a tab that is tapped before the page after a form gives its session is covered until then")
  func tapBeforeSession() async throws {
    let app = try await SwiftUIApp()
    await app.configure(["home", "explore"], session: "ada")
    await app.tap("explore")
    await app.tap("home")
    let explore = try #require(app.navigator(app.id("explore")))
    app.manager.formDidStart()
    app.manager.pageDidAppear()
    await app.tap("explore")
    #expect(app.manager.selectedID == app.id("home"))
    #expect(app.shownContainer?.id == app.id("explore"))
    #expect(app.shownContainer?.isCovered == true)
    await app.configure(["home", "explore"], session: "ada")
    #expect(app.manager.selectedID == app.id("explore"))
    #expect(app.shownContainer?.id == app.id("explore"))
    #expect(app.shownContainer?.isCovered == false)
    #expect(app.navigator(app.id("explore")) === explore)
  }

  @Test("a selection that SwiftUI sets during an update is not a tap")
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

  @Test("tabs configured before the view exists can be tapped at once")
  func earlyTabs() async throws {
    let app = try await SwiftUIApp(tabs: ["home", "explore"])
    await app.tap("explore")
    #expect(app.manager.selectedID == app.id("explore"))
  }

  @Test("a tap on the selected tab pops it to its root unless the option is off", arguments: [true, false])
  func reselect(popsToRoot: Bool) async throws {
    let app = try await SwiftUIApp(options: TabBarOptions(popsToRootOnReselect: popsToRoot))
    await app.configure(["home", "explore"])
    let navigator = try #require(app.navigator(app.id("home")))
    navigator.push()
    await app.tap("explore")
    await app.tap("home")
    #expect(navigator.stack.viewControllers.count == 2)
    await app.tap("home")
    #expect(navigator.stack.viewControllers.count == (popsToRoot ? 1 : 2))
  }

  @Test("a tab opened from the More list is selected")
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

    // A tap on More returns to the list, for which SwiftUI sets the selection again.
    let renders = app.screen.renderCount
    app.navigator(sixth)?.push()
    app.screen.page.selection?.select(AnyHashable(BarEntry.ID.tab(sixth)))
    app.screen.tabBarController.tapMoreAgain()
    #expect(!app.screen.tabBarController.moreNavigationController.isNavigationBarHidden)
    #expect(app.navigator(sixth)?.stack.viewControllers.count == 2)

    // Opening it from the list again is not a tap on the selected tab.
    app.screen.tabBarController.moreNavigationController.pushViewController(host, animated: true)
    app.screen.tabBarController.moreNavigationController.finishTransition()
    app.screen.update()
    #expect(app.screen.renderCount == renders)
    #expect(app.navigator(sixth)?.stack.viewControllers.count == 2)
  }

  @Test("selecting a tab from code hides the modal page of the old tab until it is selected again")
  func modal() async throws {
    let app = try await SwiftUIApp()
    await app.configure(["home", "explore"])
    let home = try #require(app.navigator(app.id("home")))
    let modal = UINavigationController()
    home.modalViewController = modal
    home.stack.present(modal, animated: false)
    app.manager.selectTab(try #require(app.id("explore")))
    app.screen.update()
    #expect(!modal.isShown)
    await app.tap("home")
    #expect(modal.isShown)
  }

  @Test("a pushed screen that hides the tab bar shows it again when it is popped")
  func hidesBarWhenPushed() async throws {
    let app = try await SwiftUIApp()
    await app.configure(["home", "explore"])
    let stack = try #require(app.navigator(app.id("home"))).stack
    let screen = UIViewController()
    screen.hidesBottomBarWhenPushed = true
    stack.pushViewController(screen, animated: true)
    stack.finishTransition()
    app.screen.update()
    #expect(app.screen.page.tabs.allSatisfy { $0.content.isTabBarHidden == true })
    stack.popViewController(animated: true)
    stack.finishTransition()
    app.screen.update()
    #expect(app.screen.page.tabs.allSatisfy { $0.content.isTabBarHidden == false })
  }

  @Test("an opened address selects its tab and is visited there once")
  func open() async throws {
    let app = try await SwiftUIApp()
    await app.configure(["home", "explore"])
    app.manager.open("/explore/3")
    await app.settle()
    let explore = try #require(app.navigator(app.id("explore")))
    #expect(app.manager.selectedID == app.id("explore"))
    #expect(explore.log == ["visit /explore/3"])
    #expect(explore.startCount == 1)
    #expect(explore.stack.isShown)
  }

  @Test("an opened address asks, in the app's words, before it removes a tab with typed text")
  func leaveTypedText() async throws {
    let question = LeaveQuestion(title: "Verlassen?", message: "Der Text geht verloren.", leave: "Ja", stay: "Nein")
    let app = try await SwiftUIApp(options: TabBarOptions(leaveQuestion: question))
    await app.configure(["home", "explore", "library"])
    await app.tap("explore")
    await app.configure(
      UIKitApp.json(["home", "explore", "library"])
        .replacingOccurrences(of: #""path":"/explore""#, with: #""path":"/explore","deprecated":"hard""#))
    let explore = try #require(app.navigator(app.id("explore")))
    explore.hasInput = true
    app.manager.open("/library/3")
    await app.settle()
    #expect(app.manager.selectedID == app.id("explore"))
    let alert = try #require(explore.stack.presentedViewController as? UIAlertController)
    #expect([alert.title, alert.message] == ["Verlassen?", "Der Text geht verloren."])
    #expect(alert.actions.map(\.title) == ["Nein", "Ja"])
    alert.actions[1].tap()
    await app.settle()
    #expect(app.manager.selectedID == app.id("library"))
    #expect(app.id("explore") == nil)
    #expect(app.navigator(app.id("library"))?.log == ["visit /library/3"])
  }

  @Test("another manager shows its own tabs, with navigators of its own")
  func otherManager() async throws {
    let app = try await SwiftUIApp()
    await app.configure(["home", "explore"])
    let url = try #require(URL(string: "https://other.example/"))
    let other = TabManager(location: try AppLocation(startURL: url))
    let made = CreatedNavigators()
    app.screen.replaceRoot(
      TabbedNavigator(tabManager: other) { id in
        let navigator = NavigatorDouble(url: other.startURL(of: id))
        made.add(navigator, for: id)
        return navigator
      })
    await app.settle()
    #expect(made.ids == [other.selectedID])
    #expect(made.navigator(for: other.selectedID)?.url == url)
    other.receive(UIKitApp.json(["a", "b"]), from: other.selectedID, showing: url, isFirstPage: true)
    await app.settle()
    #expect(app.screen.page.tabs.count == 2)
    #expect(app.containers.compactMap(\.self).allSatisfy { made.ids.contains($0.id) })
  }

  @MainActor
  private final class KeptPage {
    var url: URL?
    var binding: Binding<URL?> { Binding(get: { self.url }, set: { self.url = $0 }) }
  }

  @Test("the page in front is kept; after the app was ended, it is the only one that loads")
  func restoration() async throws {
    let page = KeptPage()
    let app = try await SwiftUIApp(restoring: page.binding)
    #expect(app.navigator(app.manager.selectedID)?.startCount == 1)
    await app.configure(["home", "explore"])
    #expect(page.url?.path == "/")
    app.manager.open("/explore/3")
    await app.configure(["home", "explore"])
    #expect(page.url?.path == "/explore/3")

    let restored = try await SwiftUIApp(restoring: page.binding)
    let navigator = try #require(restored.navigator(restored.manager.selectedID))
    #expect(navigator.log == ["visit /explore/3"])
    #expect(navigator.startCount == 1)
    #expect(navigator.stack.isShown)
  }

  @Test("a link that launches the app is opened instead of the page that was in front")
  func restorationWithLink() async throws {
    let page = KeptPage()
    page.url = URL(string: "https://example.org/explore/3")
    let app = try await SwiftUIApp(restoring: page.binding, opening: "/library")
    let navigator = try #require(app.navigator(app.manager.selectedID))
    #expect(navigator.log == ["visit /library"])
    #expect(navigator.startCount == 1)
  }

  @Test("a page of another site is not kept")
  func restorationOfForeignPages() async throws {
    let page = KeptPage()
    page.url = URL(string: "https://elsewhere.example/")
    let app = try await SwiftUIApp(restoring: page.binding)
    #expect(app.navigator(app.manager.selectedID)?.log == [])
    await app.configure(["home", "explore"])
    #expect(page.url?.path == "/")
    app.navigator(app.manager.selectedID)?.visit(try #require(URL(string: "https://elsewhere.example/")))
    await app.configure(["home", "explore"])
    #expect(page.url == nil)
  }

  @Test("the tab with the search role has it, a selected tab its own image, and a sidebar is used if the app wants one")
  func options() async throws {
    UIImage.symbols.formUnion(["star", "star.fill"])
    let app = try await SwiftUIApp(
      icons: TabIcons(selected: ["star": "star.fill"]), options: TabBarOptions(searchTabID: "search", usesSidebar: true)
    )
    await app.configure(["home", "search"])
    #expect(app.screen.page.tabs.map(\.role) == [nil, .prominent])
    #expect(app.screen.page.tabs.map(\.label.images.first?.name) == ["symbol star.fill", "symbol star"])
    #expect(app.screen.page.isSidebarAdaptable)
    #expect(try await !SwiftUIApp().screen.page.isSidebarAdaptable)
  }

  @Test("VoiceOver reads title and badge once")
  func spokenTabs() async throws {
    UIImage.symbols.insert("house")
    let app = try await SwiftUIApp()
    await app.configure(
      """
      {"active":"a","tabs":[{"id":"a","title":"Home","icon":"house","path":"/","badge":3},
      {"id":"b","title":"Explore","icon":"house","path":"/b"}]}
      """)
    #expect(app.screen.page.tabs.map(\.spoken) == ["Home, 3", "Explore"])
  }

  @Test("the minimize behavior is set on iOS 26")
  func minimizeBehavior() async throws {
    for (chosen, shown) in [
      (TabBarOptions.MinimizeBehavior.automatic, TabBarMinimizeBehavior.automatic), (.never, .never),
      (.onScrollDown, .onScrollDown), (.onScrollUp, .onScrollUp),
    ] {
      #expect(try await SwiftUIApp(options: TabBarOptions(minimizeBehavior: chosen)).screen.page.minimizing == shown)
    }
  }
}
