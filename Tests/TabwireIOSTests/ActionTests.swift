import Foundation
import SwiftUI
import Tabwire
import TabwireClient
import Testing
import UIKit
import UserNotifications

@testable import TabwireIOS

/// Buttons on the tab bar that are no tabs, in UIKit (section P23).
@MainActor
@Suite("Actions")
struct ActionTests {
  static func tabBar(
    _ tabs: [String] = ["home", "explore"], _ actions: [String] = ["compose"], first: Bool = false, session: String = ""
  ) -> String {
    let tabs = tabs.map { #"{"id":"\#($0)","title":"\#($0.capitalized)","icon":"star","path":"/\#($0)"}"# }
    let actions = actions.map {
      #"{"id":"\#($0)","title":"\#($0.capitalized)","icon":"plus","path":"/\#($0)","action":true}"#
    }
    let entries = (first ? actions + tabs : Array(tabs.prefix(1)) + actions + tabs.dropFirst()).joined(separator: ",")
    return #"{"active":"home",\#(session)"tabs":[\#(entries)]}"#
  }

  private func app(_ api: BarAPI) throws -> UIKitApp {
    let app = try UIKitApp(api)
    app.configure(Self.tabBar())
    return app
  }

  // P23.1, P23.2, R17.7
  @Test("a tap visits the path in the selected tab, which stays selected", arguments: BarAPI.allCases)
  func tap(api: BarAPI) throws {
    let app = try app(api)
    app.tap("explore")
    let explore = try #require(app.navigator(app.id("explore")))
    explore.stack.log = []
    app.tap(action: "compose")
    #expect(explore.log == ["visit /compose"])
    #expect(app.manager.selectedID == app.id("explore"))
    #expect(app.window.shownContainer?.id == app.id("explore"))
    #expect(explore.stack.log == [])
    #expect(app.startedIDs.count == 2)
  }

  @Test("it is announced as a button and has the look of the server's entry", arguments: BarAPI.allCases)
  func look(api: BarAPI) throws {
    let app = try UIKitApp(api)
    app.configure(
      Self.tabBar().replacing(#""action":true"#, with: #""action":true,"badge":3,"badgeLabel":"3 drafts""#))
    let button = try #require(app.window.button("compose"))
    #expect(button.isAnnouncedAsButton)
    #expect((button.title, button.badge, button.spokenBadge) == ("Compose", "3", "3 drafts"))
    #expect(button.identifier == "compose")
    #expect(app.window.bar.allSatisfy { !$0.isAnnouncedAsButton })
  }

  @Test("it is disabled while its page is loading, and a second tap opens nothing", arguments: BarAPI.allCases)
  func loading(api: BarAPI) throws {
    let app = try app(api)
    let home = try #require(app.navigator(app.id("home")))
    home.isSlow = true
    app.tap(action: "compose")
    #expect(app.window.button("compose")?.isEnabled == false)
    app.tap(action: "compose")
    // Code that performs it, such as a key command, is not stopped by the button.
    app.manager.perform("compose")
    #expect(home.log == ["visit /compose"])
    home.finishAction()
    #expect(app.window.button("compose")?.isEnabled == true)
    // What the user types there stays, until they have left it.
    app.tap(action: "compose")
    #expect(home.log == ["visit /compose"])
    _ = home.stack.popViewController(animated: false)
    home.stack.finishTransition()
    app.tap(action: "compose")
    #expect(home.log == ["visit /compose", "visit /compose"])
  }

  @Test("another tab enables it, and a late page of the former one changes nothing", arguments: BarAPI.allCases)
  func otherTab(api: BarAPI) throws {
    let app = try app(api)
    let home = try #require(app.navigator(app.id("home")))
    home.isSlow = true
    app.tap(action: "compose")
    app.tap("explore")
    #expect(app.window.button("compose")?.isEnabled == true)
    let explore = try #require(app.navigator(app.id("explore")))
    explore.isSlow = true
    app.tap(action: "compose")
    home.finishAction()
    #expect(app.window.button("compose")?.isEnabled == false)
    explore.finishAction()
    #expect(app.window.button("compose")?.isEnabled == true)
  }

  @Test("a new look changes the button in place, and does not fill the tab bar again", arguments: BarAPI.allCases)
  func newLook(api: BarAPI) throws {
    let app = try app(api)
    let object = try #require(app.window.button("compose")).object
    let count = app.window.arrangementCount
    app.window.forgetChanges()
    app.configure(Self.tabBar().replacing("Compose", with: "Write"))
    #expect(app.window.button("compose")?.title == "Write")
    #expect(app.window.button("compose")?.object === object)
    #expect(app.window.arrangementCount == count)
    #expect(app.window.bar.allSatisfy { $0.changes.isEmpty })
  }

  @Test("one in front of all tabs is not selected when UIKit loses the selection", arguments: BarAPI.allCases)
  func first(api: BarAPI) async throws {
    let app = try UIKitApp(api)
    app.window.losesSelection = true
    app.configure(Self.tabBar(first: true))
    app.configure(Self.tabBar(["home", "explore", "library"], first: true))
    app.configure(Self.tabBar(["home", "explore", "library"], ["compose", "scan"], first: true))
    await settle()
    #expect(app.window.entries.map(\.identifier) == ["compose", "scan", "home", "explore", "library"])
    #expect(app.window.shownContainer?.id == app.id("home"))
    #expect(app.navigator(app.id("home"))?.log == [])
  }

  @Test("from the More list, it is performed, and nothing of it stays on the screen", arguments: BarAPI.allCases)
  func more(api: BarAPI) async throws {
    let app = try UIKitApp(api)
    app.configure(Self.tabBar(["home", "b", "c", "d", "e"]))
    let home = try #require(app.navigator(app.id("home")))
    app.window.tapMore(then: try #require(app.window.actionScreen("compose")))
    await settle()
    #expect(home.log == ["visit /compose"])
    #expect(app.window.shownContainer?.id == app.id("home"))
    #expect(app.window.moreNavigationController.viewControllers.count == 1)
  }

  // R17.3
  @Test("one that becomes a tab gets a page, and one that is gone is freed", arguments: BarAPI.allCases)
  func becomesTab(api: BarAPI) throws {
    let app = try app(api)
    let screen = Weak(app.window.actionScreen("compose"))
    #expect(screen.value != nil)
    app.configure(["home", "explore", "compose"])
    #expect(screen.value == nil)
    app.tap("compose")
    #expect(app.window.shownContainer?.id == app.id("compose"))
    app.configure(Self.tabBar())
    #expect(app.window.button("compose") != nil)
  }
}

/// The same in SwiftUI.
@MainActor
@Suite("Actions in SwiftUI")
struct SwiftUIActionTests {
  private func app(keepsTappedTab: Bool) async throws -> SwiftUIApp {
    let app = try await SwiftUIApp()
    app.screen.keepsTappedTab = keepsTappedTab
    await app.configure(ActionTests.tabBar())
    return app
  }

  @Test("a tap visits the path in the selected tab, which stays selected", arguments: [false, true])
  func tap(keepsTappedTab: Bool) async throws {
    let app = try await app(keepsTappedTab: keepsTappedTab)
    await app.tap("explore")
    let explore = try #require(app.navigator(app.id("explore")))
    await app.tap(action: "compose")
    await app.settleAll()
    #expect(explore.log == ["visit /compose"])
    #expect(app.manager.selectedID == app.id("explore"))
    let position = app.screen.page.tabs.firstIndex { $0.value == app.screen.page.selection?.value }
    #expect(app.screen.tabBarController.selectedIndex == position)
    #expect(explore.stack.isShown)
  }

  @Test("VoiceOver says that it is a button, and a tap on it while its page is loading does nothing")
  func loading() async throws {
    let app = try await app(keepsTappedTab: false)
    func button() throws -> SwiftUI.ShownTab {
      try #require(app.screen.page.tabs.first { $0.entryID == .action("compose") })
    }
    #expect(try button().accessibilityHint == "Button that opens a page")
    let home = try #require(app.navigator(app.id("home")))
    home.isSlow = true
    await app.tap(action: "compose")
    #expect(try button().isDisabled)
    await app.tap(action: "compose")
    #expect(home.log == ["visit /compose"])
    home.finishAction()
    await app.settle()
    #expect(try !button().isDisabled)
  }

  @Test("an action that is gone while it is on the screen for a moment is not selected")
  func removal() async throws {
    let app = try await app(keepsTappedTab: true)
    app.screen.tap(BarEntry.ID.action("compose"))
    for _ in 1...3 { await settle() }
    app.manager.receive(
      UIKitApp.json(["home", "explore"]), from: app.manager.selectedID, showing: app.manager.location.startURL,
      isFirstPage: true)
    await app.settleAll()
    #expect(app.screen.straySelections.isEmpty)
    #expect(app.shownContainer?.id == app.id("home"))
  }

  @Test("from the More list, it is performed, and nothing of it stays on the screen", arguments: [false, true])
  func more(keepsTappedTab: Bool) async throws {
    let app = try await SwiftUIApp(isEager: true)
    app.screen.keepsTappedTab = keepsTappedTab
    await app.configure(ActionTests.tabBar(["home", "b", "c", "d", "e"]))
    let home = try #require(app.navigator(app.id("home")))
    let position = try #require(app.screen.page.tabs.firstIndex { $0.entryID == .action("compose") })
    let host = try #require(app.screen.tabBarController.viewControllers?[position])
    app.screen.tabBarController.tapMore(then: host)
    await app.settleAll()
    #expect(home.log == ["visit /compose"])
    #expect(home.stack.isShown)
    #expect(app.screen.tabBarController.moreNavigationController.viewControllers.count == 1)
  }
}

/// Dots, the search role and the number on the icon.
@MainActor
@Suite("Tab bar details", .serialized)
struct TabBarDetailsTests {
  private func tab(_ id: String, _ more: String) -> String {
    #"{"id":"\#(id)","title":"\#(id)","icon":"star","path":"/\#(id)"\#(more)}"#
  }

  private func tabBar(_ tabs: [String], _ more: String = "") -> String {
    #"{"active":"home"\#(more),"tabs":[\#(tabs.joined(separator: ","))]}"#
  }

  // P21.1, P21.3, P21.4, P21.5
  @Test(
    "VoiceOver says the label of a badge, else the badge, and for a dot a phrase",
    arguments: [
      ("", nil, nil), (#","badge":3"#, "3", "3"), (#","badge":3,"badgeLabel":"3 unread""#, "3", "3 unread"),
      (#","badge":true"#, " ", "New"), (#","badge":true,"badgeLabel":"Unread""#, " ", "Unread"),
      (#","badgeLabel":"Unread""#, nil, nil), (#","badge":false"#, nil, nil),
    ] as [(String, String?, String?)])
  func badges(members: String, badge: String?, spoken: String?) async throws {
    let json = tabBar([tab("home", ""), tab("inbox", members)])
    for api in BarAPI.allCases {
      let app = try UIKitApp(api)
      app.configure(json)
      #expect(app.window.bar.last?.badge == badge)
      #expect(app.window.bar.last?.spokenBadge == spoken)
    }
    let app = try await SwiftUIApp()
    await app.configure(json)
    let shown = try #require(app.shownTabs.last)
    #expect(shown.badge == badge)
    #expect(shown.spoken == (spoken.map { "inbox, \($0)" } ?? "inbox"))
  }

  // P24.1, P24.2
  @Test("the server's tab that searches gets the system's place, also when another one gets it, and keeps its page")
  func search() throws {
    let app = try UIKitApp(.tabs)
    let search = #","role":"search""#
    app.configure(tabBar([tab("home", ""), tab("find", search), tab("map", "")]))
    #expect(app.window.bar.map(\.isSearch) == [false, true, false])
    app.tap("find")
    let find = try #require(app.navigator(app.id("find")))
    // The double fails if two tabs have the identifier of the system's search tab, also for a moment.
    app.configure(tabBar([tab("home", search), tab("find", ""), tab("map", "")]))
    #expect(app.window.bar.map(\.isSearch) == [true, false, false])
    app.configure(tabBar([tab("new", search), tab("home", ""), tab("find", "")]))
    #expect(app.window.bar.map(\.isSearch) == [true, false, false])
    #expect(app.window.shownContainer?.id == app.id("find"))
    #expect(find.stack.isShown && find.startCount == 1)
    app.configure(tabBar([tab("home", ""), tab("find", search)]))
    #expect(app.window.bar.map(\.isSearch) == [false, true])
    #expect(app.window.shownContainer?.id == app.id("find"))
    #expect(app.window.prominentIdentifier == app.window.tabs.last?.identifier)
    app.configure(tabBar([tab("home", ""), tab("find", "")]))
    #expect(app.window.prominentIdentifier == nil)
  }

  @Test("the app's choice of the tab that searches comes before the server's")
  func appsSearch() async throws {
    let options = TabBarOptions(searchTabID: "map")
    let json = tabBar([tab("home", ""), tab("find", #","role":"search""#), tab("map", "")])
    let app = try UIKitApp(.tabs, options: options)
    app.configure(json)
    #expect(app.window.bar.map(\.isSearch) == [false, false, true])
    let inSwiftUI = try await SwiftUIApp(options: options)
    await inSwiftUI.configure(json)
    #expect(inSwiftUI.screen.page.tabs.map(\.role) == [nil, nil, .prominent])
  }

  // R18.1, R18.2, P26.2
  @Test("the number on the icon is shown where it is allowed, and another session removes it")
  func appBadge() throws {
    let center = UNUserNotificationCenter.current()
    let tabs = [tab("home", ""), tab("inbox", "")]
    let app = try UIKitApp(.tabs)
    app.configure(tabBar(tabs, #","appBadge":7,"session":"a""#))
    #expect(center.badgeCount == 7)
    app.configure(tabBar(tabs, #","session":"a""#))
    #expect(center.badgeCount == 7)
    app.configure(tabBar(tabs, #","session":"b""#))
    #expect(center.badgeCount == 0)
    center.allowsBadge = false
    defer { center.allowsBadge = true }
    app.configure(tabBar(tabs, #","appBadge":9007199254740991,"session":"b""#))
    #expect(center.badgeCount == 0)
  }

  @Test("the tab bar of the last launch has the actions in their places, and no images")
  func lastTabBar() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "last-tab-bar-\(UUID().uuidString)")
    try LastTabBarKeeper.$folder.withValue(folder) {
      let options = TabBarOptions(showsLastTabBar: true)
      try UIKitApp(.tabs, options: options).configure(
        tabBar([
          tab("home", ""), tab("compose", #","action":true"#),
          tab("me", #","image":{"path":"/secret-face.png","kind":"picture"}"#),
        ]))
      let bar = try UIKitApp(.tabs, options: options).window.view.subviews.lazy.compactMap { $0 as? LastTabBarView }
        .first
      #expect(bar?.items?.map(\.title) == ["home", "compose", "me"])
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      #expect(files.count == 1)
      for file in files { #expect(try !String(contentsOf: file, encoding: .utf8).contains("secret")) }
    }
  }
}
