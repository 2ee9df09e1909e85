import Foundation
import Tabwire
import TabwireLogRecorder
import Testing

@testable import TabwireClient

/// P14.4.
@MainActor
@Suite("Refreshes of streams that disagree with their pages")
struct RefreshDelayTests {
  let clock = FakeClock()
  let manager: TabManager
  let page: URL

  init() throws {
    page = try #require(URL(string: "https://example.org/page"))
    let location = try AppLocation(startURL: page)
    manager = TabManager(
      location: location, logger: LogRecorder().logger, resolve: location.resolve, clock: clock)
  }

  func receive(_ session: String, live: Bool = false) {
    let tabs = ["a", "b"].map { #"{"id":"\#($0)","title":"T","icon":"i","path":"/\#($0)"}"# }.joined(separator: ",")
    let json = #"{"active":"a","session":"\#(session)","live":\#(live),"tabs":[\#(tabs)]}"#
    manager.receive(json, from: manager.selectedID, showing: page, isFirstPage: false)
  }

  /// A stream and a page in turns, each of another server: every report is right by itself.
  func disagree() {
    receive("bob", live: true)
    receive("bob")
    receive("ada", live: true)
    receive("ada")
  }

  func counting(_ body: (@escaping () -> Int) -> Void) {
    var count = 0
    let observation = manager.observe { if $0.refreshed != nil { count += 1 } }
    defer { observation.cancel() }
    body { count }
  }

  @Test("wait 1, 2, 4 … and at most 300 seconds")
  func doubles() {
    counting { count in
      receive("ada")
      receive("bob", live: true)
      #expect(count() == 1)
      var expected = 1
      for (number, seconds) in [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300].enumerated() {
        // The page of the last refresh gives the session of its server; then the other server's stream comes.
        receive(number.isMultiple(of: 2) ? "bob" : "ada")
        receive(number.isMultiple(of: 2) ? "ada" : "bob", live: true)
        clock.advance(by: .seconds(seconds) - .milliseconds(1))
        #expect(count() == expected, "after \(seconds) s")
        clock.advance(by: .milliseconds(1))
        expected += 1
        #expect(count() == expected, "after \(seconds) s")
      }
    }
  }

  // P14.11
  @Test("do not wait again once the user selects or opens something")
  func actsReset() {
    counting { count in
      receive("ada")
      disagree()
      // The second one waits, and a page brought its session before.
      #expect(count() == 1)
      manager.selectTab(manager.tabs[1].id)
      receive("bob", live: true)
      #expect(count() == 2)
      manager.open("/b/1")
      receive("cid", live: true)
      #expect(count() == 3)
    }
  }

  @Test("wait through reselecting, unknown containers and external links")
  func otherActs() {
    counting { count in
      receive("ada")
      receive("bob", live: true)
      receive("cid", live: true)
      manager.selectTab(manager.selectedID)
      manager.selectTab(UUID())
      manager.open("https://other.example/")
      #expect(count() == 1)
      clock.advance(by: .seconds(1))
      #expect(count() == 2)
    }
  }

  @Test("are made at once in a tab that the user leaves")
  func leaving() {
    let left = manager.selectedID
    receive("ada")
    receive("bob", live: true)
    receive("cid", live: true)
    var refreshed: [UUID] = []
    let observation = manager.observe { [manager] in
      if let id = $0.refreshed {
        refreshed.append(id)
        #expect(id == manager.selectedID)
      }
    }
    defer { observation.cancel() }
    manager.selectTab(manager.tabs[1].id)
    clock.advance(by: .seconds(1000))
    #expect(refreshed == [left])
  }

  @Test("are one for all sessions that come while it waits, and none if a page brings the session by itself")
  func pending() {
    counting { count in
      receive("ada")
      for session in ["bob", "cid", "dan", "eve"] { receive(session, live: true) }
      #expect(count() == 1)
      clock.advance(by: .seconds(1))
      #expect(count() == 2)
      receive("fay", live: true)
      receive("fay")
      clock.advance(by: .seconds(1000))
      #expect(count() == 2)
    }
  }
}

/// A clock that a test moves.
@MainActor
final class FakeClock: ClientClock {
  private(set) var now = Duration.zero
  private var timers: [(due: Duration, action: @MainActor () -> Void)] = []

  func schedule(_ time: Duration, _ action: @escaping @MainActor () -> Void) {
    timers.append((now + time, action))
  }

  func advance(by time: Duration) {
    now += time
    let due = timers.filter { $0.due <= now }
    timers.removeAll { $0.due <= now }
    for timer in due { timer.action() }
  }
}
