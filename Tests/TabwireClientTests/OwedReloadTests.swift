import Foundation
import Tabwire
import TabwireLogRecorder
import Testing

@testable import TabwireClient

/// P14.7 and P14.9.
@MainActor
@Suite("Reloads that are not made, or whose pages are stale")
struct OwedReloadTests {
  let manager: TabManager
  let client = ClientDouble()
  let page: URL

  init() throws {
    page = try #require(URL(string: "https://example.org/page"))
    let location = try AppLocation(startURL: page)
    manager = TabManager(
      location: location, logger: LogRecorder().logger, resolve: location.resolve, clock: FakeClock())
    manager.client = client
  }

  func receive(version: Int, revision: Int, session: String? = nil) {
    let tabs = ["a", "b"].map { #"{"id":"\#($0)","title":"T","icon":"i","path":"/\#($0)","version":"\#(version)"}"# }
    let given = session.map { #""session":"\#($0)","# } ?? ""
    let json = #"{"active":"a",\#(given)"revision":\#(revision),"tabs":[\#(tabs.joined(separator: ","))]}"#
    manager.receive(json, from: manager.selectedID, showing: page, isFirstPage: false)
  }

  @Test("are owed: the page is loaded again when its tab is selected the next time, once")
  func owed() {
    receive(version: 1, revision: 1)
    let (a, b) = (manager.tabs[0].id, manager.tabs[1].id)
    manager.selectTab(b)
    receive(version: 1, revision: 2)
    manager.selectTab(a)
    receive(version: 2, revision: 3)
    #expect(reloads(of: b) == 0)

    manager.selectTab(b)
    #expect(reloads(of: b) == 1)
    manager.pageDidAppear()
    receive(version: 1, revision: 2)
    manager.selectTab(a)
    manager.selectTab(b)
    #expect(reloads(of: b) == 2)

    manager.pageDidAppear()
    receive(version: 2, revision: 4)
    manager.selectTab(a)
    manager.selectTab(b)
    #expect(reloads(of: b) == 2)
  }

  @Test("are owed by a tab that is selected, once, if its platform did not make them")
  func postponed() {
    receive(version: 1, revision: 1)
    let (a, b) = (manager.tabs[0].id, manager.tabs[1].id)
    manager.selectTab(b)
    manager.reloadWasPostponed(a)
    manager.selectTab(a)
    manager.selectTab(b)
    manager.selectTab(a)
    #expect(reloads(of: a) == 1)
    #expect(reloads(of: b) == 0)
  }

  // P14.15, P16.1
  @Test("are not owed by a tab in which an address is opened: its page is in front")
  func opened() {
    receive(version: 1, revision: 1)
    let (a, b) = (manager.tabs[0].id, manager.tabs[1].id)
    manager.selectTab(b)
    manager.reloadWasPostponed(a)
    manager.open("/a/1")
    #expect(client.visited == [a])
    #expect(reloads(of: a) == 0)
    #expect(client.transitions.last?.visits == a && client.transitions.last?.refreshed == a)
  }

  // P14.9, P16.1, P16.3
  @Test("are not made by a tab in which an address is opened, whatever page was in front: the pages below load afresh")
  func openedOverStalePage() {
    receive(version: 1, revision: 1)
    let (a, b) = (manager.tabs[0].id, manager.tabs[1].id)
    manager.selectTab(b)
    receive(version: 2, revision: 3)
    manager.selectTab(a)
    manager.pageDidAppear()
    receive(version: 1, revision: 2)
    manager.selectTab(b)
    #expect(reloads(of: a) == 1)
    manager.open("/a/1")
    #expect(client.visited == [a])
    #expect(reloads(of: a) == 1)
    #expect(client.transitions.last?.visits == a && client.transitions.last?.refreshed == a)
    manager.selectTab(b)
    manager.selectTab(a)
    #expect(reloads(of: a) == 1)
  }

  @Test("are not owed by a tab whose pages were discarded: it loads them anyway")
  func discarded() {
    receive(version: 1, revision: 1, session: "ada")
    let (a, b) = (manager.tabs[0].id, manager.tabs[1].id)
    manager.selectTab(b)
    manager.reloadWasPostponed(a)
    manager.formDidStart()
    manager.pageDidAppear()
    receive(version: 1, revision: 1)
    manager.selectTab(a)
    #expect(client.discarded == [a])
    #expect(reloads(of: a) == 0)
  }

  /// The reloads of the page in front. With an opened address, only the pages below load afresh (P16.3).
  func reloads(of container: UUID) -> Int {
    client.transitions.count { $0.refreshed == container && $0.visits == nil }
  }
}
