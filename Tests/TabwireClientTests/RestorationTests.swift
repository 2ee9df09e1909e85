import Foundation
import Tabwire
import TabwireLogRecorder
import Testing

@testable import TabwireClient

@MainActor
@Suite("Restoring tabs")
struct RestorationTests {
  let location: AppLocation
  let page: URL

  init() throws {
    page = try #require(URL(string: "https://app.example/"))
    location = try AppLocation(startURL: page)
  }

  func manager() -> TabManager { TabManager(location: location, logger: LogRecorder().logger) }

  func tab(_ id: String, deprecated: Deprecation? = nil, replaces: TabID? = nil) -> TabData {
    TabData(
      id: TabID(id), title: id, icon: "star", path: "/\(id)", deprecated: deprecated, replaces: replaces, badge: "3",
      version: "1")
  }

  func receive(_ configuration: TabConfiguration, in manager: TabManager) {
    manager.receive(configuration.json, from: manager.selectedID, showing: page, isFirstPage: true)
  }

  func names(_ manager: TabManager) -> [String] { manager.tabs.map { $0.represents?.id.rawValue ?? "-" } }

  /// Managers with tabs that an app can have: after some configurations, in another order than the server's, with tabs that
  /// are retained and others that wait for them.
  func managers(session: String?) throws -> [TabManager] {
    let first = try TabConfiguration(
      active: "a", tabs: [tab("a"), tab("b"), tab("c")], revision: 5, session: session)
    let reordered = try TabConfiguration(
      active: "b", tabs: [tab("c"), tab("a"), tab("b")], revision: 6, session: session)
    let deprecated = try TabConfiguration(
      active: "a", tabs: [tab("a", deprecated: .soft), tab("b", deprecated: .hard), tab("c"), tab("d", replaces: "a")],
      revision: 7)
    return [
      [first], [first, reordered], [first, deprecated],
      [TabConfiguration.bootstrap.with(revision: 3, session: session)],
    ]
    .flatMap { history in
      ["a", "b", "c"].map { selected in
        let manager = manager()
        for configuration in history {
          receive(configuration, in: manager)
          if let tab = manager.tabs.first(where: { $0.represents?.id.rawValue == selected }) {
            manager.selectTab(tab.id)
          }
        }
        return manager
      }
    }
  }

  @Test("tabs without a session are restored at once: their order, the selected one, and those that wait")
  func withoutSession() throws {
    for before in try managers(session: nil) {
      let after = manager()
      after.restore(try #require(before.savedTabs))
      #expect(after.restoration == .restored)
      expectSame(after, before)
    }
  }

  @Test("tabs with a session are restored when a page gives the same one")
  func sameSession() throws {
    for before in try managers(session: "ada") {
      let after = manager()
      after.restore(try #require(before.savedTabs))
      #expect(names(after) == ["-"])
      // A page without a session is one for everybody.
      receive(.bootstrap, in: after)
      #expect(names(after) == ["-"])
      let container = after.selectedID
      let last = try #require(before.state.configuration)
      receive(last.with(revision: before.state.highestRevision, session: "ada"), in: after)
      #expect(after.restoration == .restored)
      #expect(after.selectedID == container)
      expectSame(after, before)
    }
  }

  @Test("another user gets no tab, and the pages before the one in front are forgotten")
  func otherSession() throws {
    for before in try managers(session: "ada") {
      let after = manager()
      var transitions: [Transition<UUID>] = []
      let observation = after.observe { transitions.append($0) }
      defer { observation.cancel() }
      after.restore(try #require(before.savedTabs))
      receive(try TabConfiguration(active: "x", tabs: [tab("x"), tab("y")], session: "bob"), in: after)
      #expect(after.restoration == .refused)
      #expect(names(after) == ["x", "y"])
      #expect(transitions.contains { $0.forgetsHistory })
    }
  }

  private func expectSame(_ after: TabManager, _ before: TabManager) {
    #expect(names(after) == names(before))
    #expect(after.tabs.map(\.represents) == before.tabs.map(\.represents))
    #expect(after.state.selected.represents == before.state.selected.represents)
    #expect(after.state.session == before.state.session)
    #expect(after.state.highestRevision == before.state.highestRevision)
    #expect(after.state.configuration?.entries == before.state.configuration?.entries)
  }
}
