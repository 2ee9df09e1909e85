import Foundation
import Tabwire
import TabwireLogRecorder
import Testing

@testable import TabwireClient

/// P15.3.
@MainActor
@Suite("Windows that share the cookies")
struct SharedSessionTests {
  let clock = FakeClock()
  let page: URL
  let first: TabManager
  let second: TabManager
  let client = ClientDouble()
  let session = SharedSession()

  init() throws {
    let page = try #require(URL(string: "https://example.org/page"))
    self.page = page
    let location = try AppLocation(startURL: page)
    let (clock, session) = (clock, session)
    func manager() -> TabManager {
      TabManager(
        location: location, logger: LogRecorder().logger, sharedSession: session, resolve: location.resolve,
        clock: clock)
    }
    (first, second) = (manager(), manager())
    second.client = client
  }

  func receive(_ session: String, in manager: TabManager, revision: Int = 1) {
    let tabs = ["a", "b"].map { #"{"id":"\#($0)","title":"T","icon":"i","path":"/\#($0)"}"# }.joined(separator: ",")
    let json = #"{"active":"a","session":"\#(session)","revision":\#(revision),"tabs":[\#(tabs)]}"#
    manager.receive(json, from: manager.selectedID, showing: page, isFirstPage: false)
  }

  var reloads: Int { client.transitions.count { $0.refreshed != nil } }

  @Test("another session in one window reloads the page of the other, whose tabs wait for it")
  func another() {
    receive("ada", in: first)
    receive("ada", in: second)
    let before = second.selectedID
    receive("nobody", in: first)
    #expect(reloads == 1)
    second.selectTab(second.tabs[1].id)
    #expect(second.selectedID == before)

    second.pageDidAppear()
    receive("nobody", in: second)
    let forgets = client.transitions.contains { $0.forgetsHistory }
    #expect(forgets)
    #expect(second.selected == "b")
    #expect(reloads == 1)
  }

  @Test("the same session, a stale page, and a window in which no page gave a session, reload nothing")
  func same() {
    receive("ada", in: first, revision: 5)
    #expect(reloads == 0, "the second window has no page yet")
    receive("ada", in: second, revision: 5)
    receive("ada", in: first, revision: 6)
    receive("bob", in: first, revision: 2)
    #expect(reloads == 0)
  }

  @Test("windows of which one is closed share the session of the others")
  func closed() throws {
    let location = try AppLocation(startURL: page)
    let session = SharedSession()
    var window: TabManager? = TabManager(location: location, sharedSession: session)
    let other = TabManager(location: location, sharedSession: session)
    if let window { receive("ada", in: window) }
    receive("ada", in: other)
    weak let closed = window
    window = nil
    #expect(closed == nil)
    receive("bob", in: other)
  }

  // MARK: Addresses that no window received

  private func visits(_ client: ClientDouble) -> [String] {
    client.calls.filter { $0.hasPrefix("visit ") }.map { $0.replacing("visit https://example.org", with: "") }
  }

  @Test("an address opens in the window that shows its tab, or else in the one that was used last")
  func open() {
    let other = ClientDouble()
    first.client = other
    receive("ada", in: first)
    receive("ada", in: second)
    second.selectTab(second.tabs[1].id)
    #expect(first.selected == "a" && second.selected == "b")
    session.open("/a/1")
    #expect(first.selected == "a" && second.selected == "b")
    #expect(visits(other) == ["/a/1"])
    session.open("/b/2")
    #expect(visits(client) == ["/b/2"])
    second.selectTab(second.tabs[0].id)
    session.open("/b/3")
    #expect(second.selected == "b")
    withExtendedLifetime(other) {}
  }

  @Test("an address that launches the app waits for its first window")
  func launch() throws {
    let session = SharedSession()
    #expect(session.open("/a/1") == nil)
    let window = TabManager(location: first.location, sharedSession: session)
    #expect(window.hasPendingVisit)
    let client = ClientDouble()
    window.client = client
    #expect(visits(client) == ["/a/1"])
    #expect(!TabManager(location: first.location, sharedSession: session).hasPendingVisit)
  }
}

extension TabManager {
  fileprivate var selected: String? { tabs.first { $0.id == selectedID }?.represents?.id.rawValue }
}
