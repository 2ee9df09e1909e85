import Foundation
import Logging
import SwiftUI
import Tabwire
import Testing
import WebKit

@testable import TabwireClient
@testable import TabwireIOS

/// An app of the SwiftUI client, with navigators that record their callbacks.
@MainActor
final class SwiftUIApp {
  let manager: TabManager
  let screen: Screen
  private let made: CreatedNavigators
  private let delayedCalls = DelayedCalls()
  /// The cookies of all web views.
  let cookieStore = WKHTTPCookieStore()

  init(
    start: String = "https://example.org/", icons: TabIcons = TabIcons(), options: TabBarOptions = TabBarOptions(),
    isEager: Bool = false, tabs: [String] = [], restoring page: Binding<URL?>? = nil, opening address: String? = nil,
    fetch: ImageFetch = .unreachable
  ) async throws {
    let url = try #require(URL(string: start))
    let location = try AppLocation(startURL: url)
    let manager = TabManager(
      location: location, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, resolve: location.resolve,
      clock: delayedCalls)
    manager.receive(UIKitApp.json(tabs), from: manager.selectedID, showing: url, isFirstPage: true)
    if let address { manager.open(address) }
    let made = CreatedNavigators()
    let cookieStore = cookieStore
    self.manager = manager
    self.made = made
    screen = ImageFetch.$current.withValue(fetch) {
      Screen(
        TabbedNavigator(tabManager: manager, icons: icons, options: options, restoring: page) {
          [unowned manager, cookieStore] id in
          let navigator = NavigatorDouble(url: manager.startURL(of: id), cookieStore: cookieStore)
          made.add(navigator, for: id)
          return navigator
        }, isEager: isEager)
    }
    await settle()
  }

  /// Completes SwiftUI's update after a change.
  func settle() async {
    screen.update()
    await TabwireIOSTests.settle()
  }

  /// Completes SwiftUI's updates until there are none.
  func settleAll() async {
    var renders = 0
    repeat {
      renders = screen.renderCount
      await settle()
      await settle()
    } while screen.renderCount != renders
  }

  /// Sends a configuration from the page in front. A reload that it delays happens at once.
  func configure(_ json: String, isFirstPage: Bool = true) async {
    manager.receive(json, from: manager.selectedID, showing: manager.location.startURL, isFirstPage: isFirstPage)
    delayedCalls.run()
    await settle()
  }

  func configure(_ names: [String], active: String? = nil, session: String? = nil) async {
    await configure(UIKitApp.json(names, active: active, session: session))
  }

  func id(_ tab: TabID) -> UUID? {
    manager.tabs.first { $0.represents?.id == tab }?.id
  }

  func tap(_ tab: TabID) async {
    if let id = id(tab) { screen.tap(BarEntry.ID.tab(id)) }
    await settle()
  }

  /// Taps an action.
  func tap(action: TabID) async {
    screen.tap(BarEntry.ID.action(action))
    await settle()
  }

  /// The tabs on the screen.
  var shownTabs: [SwiftUI.ShownTab] { screen.page.tabs.filter { $0.entryID?.isTab ?? false } }

  var startedIDs: Set<UUID> { made.ids }

  /// The number of navigators that were created for a container.
  func creationCount(of id: UUID) -> Int {
    made.count(for: id)
  }

  func navigator(_ id: UUID?) -> NavigatorDouble? {
    id.flatMap(made.navigator(for:))
  }

  /// The containers from left to right, or `nil` where SwiftUI has not requested one yet.
  var containers: [NavigatorContainer?] {
    zip(screen.page.tabs, screen.contents).filter { $0.0.entryID?.isTab ?? false }.map { $0.1 as? NavigatorContainer }
  }

  /// The container of the selected tab.
  var shownContainer: NavigatorContainer? {
    zip(shownTabs, containers).first { $0.0.value == screen.page.selection?.value }?.1
  }
}

extension SwiftUI.ShownTab {
  var entryID: BarEntry.ID? { value.base as? BarEntry.ID }
}

extension BarEntry.ID {
  var isTab: Bool { if case .tab = self { true } else { false } }
}

/// Waits for a condition, for at most a minute.
@MainActor
func until(_ condition: () -> Bool) async {
  let deadline = ContinuousClock.now + .seconds(60)
  while !condition(), ContinuousClock.now < deadline { await Task.yield() }
  #expect(condition())
}

/// Waits until the tasks that the main actor has enqueued have run.
func settle() async {
  await Task { @MainActor in }.value
}
