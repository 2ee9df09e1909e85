import Foundation
import Tabwire
import TabwireLogRecorder
import Testing

@testable import TabwireClient

/// P14.9.
@MainActor
@Suite("Reloads whose pages are stale")
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

  func receive(version: Int, revision: Int) {
    let tabs = ["a", "b"].map { #"{"id":"\#($0)","title":"T","icon":"i","path":"/\#($0)","version":"\#(version)"}"# }
    let json = #"{"active":"a","revision":\#(revision),"tabs":[\#(tabs.joined(separator: ","))]}"#
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

  func reloads(of container: UUID) -> Int { client.transitions.count { $0.refreshed == container } }
}
