import Foundation
import Logging
import SwiftUI
import Tabwire
import TabwireClient
import TabwireIOS
import Testing

@testable import TabwireSwiftUI

/// An app of the SwiftUI client, with navigators that note what becomes of them.
@MainActor
final class SwiftUIApp {
  let manager: TabManager
  let screen: Screen
  private let made: Made

  private final class Made {
    var navigators: [UUID: Weak<NavigatorDouble>] = [:]
  }

  init(
    icons: TabIcons = TabIcons(), options: TabBarOptions = TabBarOptions(), isEager: Bool = false, tabs: [String] = []
  ) async throws {
    let url = try #require(URL(string: "https://example.org/"))
    let manager = TabManager(
      location: try AppLocation(startURL: url), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    manager.receive(UIKitApp.json(tabs), from: manager.selectedID, showing: url)
    let made = Made()
    self.manager = manager
    self.made = made
    screen = Screen(
      TabbedNavigator(tabManager: manager, icons: icons, options: options) { [unowned manager] id in
        let navigator = NavigatorDouble(url: manager.startURL(of: id))
        made.navigators[id] = Weak(navigator)
        return navigator
      }, isEager: isEager)
    await settle()
  }

  /// Lets SwiftUI finish what it does after a change.
  private func settle() async {
    screen.update()
    await Task { @MainActor in }.value
  }

  func configure(_ json: String) async {
    manager.receive(json, from: manager.selectedID, showing: manager.location.startURL)
    await settle()
  }

  func configure(_ names: [String], active: String? = nil) async {
    await configure(UIKitApp.json(names, active: active))
  }

  func id(_ tab: TabID) -> UUID? {
    manager.tabs.first { $0.represents?.id == tab }?.id
  }

  func tap(_ tab: TabID) async {
    if let id = id(tab) { screen.tap(id) }
    await settle()
  }

  var startedIDs: Set<UUID> { Set(made.navigators.keys) }

  func navigator(_ id: UUID?) -> NavigatorDouble? {
    id.flatMap { made.navigators[$0]?.value }
  }

  /// The containers of the tabs, from left to right, as far as SwiftUI has asked for them.
  var containers: [NavigatorContainer?] { screen.contents.map { $0 as? NavigatorContainer } }

  /// The container of the tab that the user looks at.
  var shownContainer: NavigatorContainer? {
    zip(screen.page.tabs, containers).first { $0.0.value == screen.page.selection?.value }?.1
  }
}

/// Waits until something is so.
@MainActor
func until(_ isSo: () -> Bool) async {
  let deadline = ContinuousClock.now + .seconds(10)
  while !isSo(), ContinuousClock.now < deadline { await Task.yield() }
  #expect(isSo())
}
