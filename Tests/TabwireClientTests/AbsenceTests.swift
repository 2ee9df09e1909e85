import Foundation
import Tabwire
import TabwireLogRecorder
import Testing

@testable import TabwireClient

/// The app is on the screen again after at least a minute away (P14.13), asks again (P14.14), and a reload waits for a form (P14.12).
@MainActor
@Suite("The app comes back")
struct AbsenceTests {
  let clock = FakeClock()
  let client = ClientDouble()
  let manager: TabManager
  let page: URL

  init() throws {
    page = try #require(URL(string: "https://example.org/page"))
    let location = try AppLocation(startURL: page)
    manager = TabManager(
      location: location, logger: LogRecorder().logger, resolve: location.resolve, clock: clock)
    manager.client = client
    receive(version: 1, session: "ada")
  }

  func receive(version: Int, session: String? = nil, live: Bool = false) {
    let session = session.map { #","session":"\#($0)""# } ?? ""
    let tabs =
      #"{"id":"a","title":"T","icon":"i","path":"/a","version":\#(version)},{"id":"b","title":"T","icon":"i","path":"/b"}"#
    let json = #"{"active":"a","live":\#(live)\#(session),"tabs":[\#(tabs)]}"#
    manager.receive(json, from: manager.selectedID, showing: page, isFirstPage: false)
  }

  func leave(for duration: Duration) {
    manager.didLeaveScreen()
    clock.advance(by: duration)
    manager.didReturnToScreen()
    clock.advance(by: .seconds(1))
  }

  var refreshes: Int { client.transitions.count { $0.refreshed != nil } }

  @Test("after a minute an outdated page in front is loaded again, once")
  func aMinute() {
    receive(version: 2, live: true)
    leave(for: .seconds(60) - .milliseconds(1))
    #expect(refreshes == 0)
    leave(for: .seconds(60))
    #expect(refreshes == 1)
    leave(for: .seconds(600))
    #expect(refreshes == 1)
  }

  @Test("after a minute the next stream decides, and a shorter absence awaits none")
  func stream() {
    leave(for: .seconds(59))
    receive(version: 2, live: true)
    #expect(refreshes == 0)
    receive(version: 2)
    leave(for: .seconds(61))
    receive(version: 3, live: true)
    receive(version: 4, live: true)
    #expect(refreshes == 1)
  }

  @Test("leaving twice counts from the first time, and coming back twice counts once")
  func twice() {
    receive(version: 2, live: true)
    manager.didLeaveScreen()
    clock.advance(by: .seconds(40))
    manager.didLeaveScreen()
    clock.advance(by: .seconds(40))
    manager.didReturnToScreen()
    manager.didReturnToScreen()
    clock.advance(by: .seconds(80))
    manager.didReturnToScreen()
    clock.advance(by: .seconds(1))
    #expect(refreshes == 1)
  }

  @Test("an app that leaves again within the second after its return was away since the first time")
  func leavesAgain() {
    receive(version: 2, live: true)
    manager.didLeaveScreen()
    clock.advance(by: .seconds(60))
    manager.didReturnToScreen()
    manager.didLeaveScreen()
    clock.advance(by: .seconds(10))
    manager.didReturnToScreen()
    clock.advance(by: .seconds(1))
    #expect(refreshes == 1)
  }

  // P10.4, R20.4
  @Test("what the page sends again when it is visible ends no wait, and another tab does")
  func pageSendsAgain() {
    manager.didLeaveScreen()
    clock.advance(by: .seconds(60))
    manager.didReturnToScreen()
    receive(version: 1)
    clock.advance(by: .seconds(1))
    receive(version: 2, live: true)
    #expect(refreshes == 1)
    manager.didLeaveScreen()
    clock.advance(by: .seconds(60))
    manager.didReturnToScreen()
    manager.selectTab(manager.tabs[1].id)
    manager.selectTab(manager.tabs[0].id)
    manager.selectTab(manager.tabs[1].id)
    clock.advance(by: .seconds(1))
    receive(version: 3, live: true)
    #expect(refreshes == 1)
  }

  @Test("nothing is told to observers if nothing is out of date")
  func silence() {
    let count = client.transitions.count
    leave(for: .seconds(3600))
    #expect(client.transitions.count == count)
  }

  @Test("an app can ask the page in front again")
  func askAgain() {
    manager.askAgain()
    #expect(client.calls.last == "ask again")
    #expect(PageScripts.askAgain.contains("tabwire:ask-again"))
  }

  @Test("a page that a stream has loaded again is not loaded twice for the same version, P14.16")
  func duringReload() {
    manager.didLeaveScreen()
    clock.advance(by: .seconds(60))
    manager.didReturnToScreen()
    receive(version: 2, session: "bob", live: true)
    #expect(refreshes == 1)
    clock.advance(by: .seconds(1))
    #expect(refreshes == 1)
    manager.didLeaveScreen()
    clock.advance(by: .seconds(60))
    manager.didReturnToScreen()
    receive(version: 2, session: "eve", live: true)
    #expect(refreshes == 2)
    receive(version: 3, session: "eve", live: true)
    clock.advance(by: .seconds(1))
    #expect(refreshes == 3)
  }

  // MARK: Forms

  @Test("a reload that a stream demands waits for the answer of a form, which may give that session")
  func formAnswered() {
    manager.formDidStart()
    receive(version: 1, session: "bob", live: true)
    #expect(refreshes == 0)
    manager.pageDidAppear()
    receive(version: 1, session: "bob")
    clock.advance(by: .seconds(600))
    #expect(refreshes == 0)
  }

  @Test("a reload that a stream demands follows a form that no page answers")
  func formWithoutPage() {
    manager.formDidStart()
    receive(version: 1, session: "bob", live: true)
    #expect(refreshes == 0)
    manager.formDidEnd()
    #expect(refreshes == 1)
  }

  @Test("a reload that a stream demands follows a form whose page gives another session")
  func formOfAnotherSession() {
    manager.formDidStart()
    receive(version: 1, session: "bob", live: true)
    manager.pageDidAppear()
    #expect(refreshes == 0)
    receive(version: 1, session: "ada")
    #expect(refreshes == 1)
  }
}
