import Foundation
import Tabwire
import TabwireLogRecorder
import Testing

@testable import TabwireClient

/// P15.5, P15.7 to P15.10.
@MainActor
@Suite("Taps before the session of the page in front is known")
struct SessionGateTests {
  let clock = FakeClock()
  let manager: TabManager
  let client = ClientDouble()
  let page: URL

  init() throws {
    page = try #require(URL(string: "https://example.org/page"))
    let location = try AppLocation(startURL: page)
    manager = TabManager(
      location: location, logger: LogRecorder().logger, resolve: location.resolve, clock: clock)
    manager.client = client
    receive("ada")
  }

  func receive(_ session: String?, isLive: Bool = false, ids: [String] = ["a", "b"]) {
    var tabs = ids.map { #"{"id":"\#($0)","title":"T","icon":"i","path":"/\#($0)"}"# }
    tabs.append(#"{"id":"new","title":"T","icon":"i","path":"/new","action":true}"#)
    let session = session.map { #""session":"\#($0)","# } ?? ""
    let json = #"{"active":"a",\#(session)"live":\#(isLive),"tabs":[\#(tabs.joined(separator: ","))]}"#
    manager.receive(json, from: manager.selectedID, showing: page, isFirstPage: false)
  }

  var selected: String? { manager.tabs.first { $0.id == manager.selectedID }?.represents?.id.rawValue }

  func select(_ id: String) {
    if let tab = manager.tabs.first(where: { $0.represents?.id.rawValue == id }) { manager.selectTab(tab.id) }
  }

  /// Sends a form, whose page gives no session yet.
  func submit() {
    manager.formDidStart()
    manager.pageDidAppear()
  }

  @Test("a tab waits until the session is the same, and keeps its pages")
  func same() {
    submit()
    select("b")
    #expect(selected == "a")
    #expect(client.calls.last == "will select")
    receive("ada")
    #expect(selected == "b")
    #expect(client.discarded == [])
    #expect(client.calls.last == "no longer waiting")
    clock.advance(by: .seconds(10))
    #expect(client.calls.last == "no longer waiting")
  }

  @Test("a tab waits until the session is another one, and is selected in its new container")
  func other() {
    let before = manager.tabs.map(\.id)
    submit()
    select("b")
    receive("nobody")
    #expect(selected == "b")
    #expect(!before.contains(manager.selectedID))
  }

  @Test("a tab that is gone is not selected")
  func gone() {
    submit()
    select("b")
    receive("nobody", ids: ["a", "c"])
    #expect(selected == "a")
    #expect(client.calls.last == "no longer waiting")
  }

  @Test("the last tap counts")
  func last() {
    receive("ada", ids: ["a", "b", "c"])
    submit()
    select("b")
    select("c")
    receive("ada", ids: ["a", "b", "c"])
    #expect(selected == "c")
  }

  @Test("a tap on the selected tab ends the wait, and is no reselect")
  func stay() {
    submit()
    select("b")
    select("a")
    #expect(client.calls.last == "no longer waiting")
    receive("ada")
    #expect(selected == "a")
    #expect(client.transitions.allSatisfy { $0.kind != .reselected })
  }

  // P15.7
  @Test("after three seconds a tab is selected, and loads its page again unless that is of the session last given")
  func timeout() {
    manager.formDidStart()
    select("b")
    clock.advance(by: .milliseconds(2999))
    #expect(selected == "a")
    clock.advance(by: .milliseconds(1))
    #expect(selected == "b")
    // Its page gave no session yet, and that of the first tab did.
    #expect(client.discarded == [manager.selectedID])
    select("a")
    #expect(selected == "a")
    #expect(client.discarded.count == 1)
  }

  // P15.11
  @Test(
    "a late answer with another session, whose tab was left, loads the page in front again", arguments: ["ada", "bob"])
  func lateAnswer(session: String) {
    let left = manager.selectedID
    manager.formDidStart()
    select("b")
    clock.advance(by: .seconds(3))
    #expect(selected == "b")
    let json = #"{"active":"a","session":"\#(session)","tabs":[]}"#
    for _ in 1...2 { manager.receive(json, from: left, showing: page, isFirstPage: false) }
    #expect(client.transitions.count { $0.refreshed == manager.selectedID } == (session == "ada" ? 0 : 1))
    #expect(selected == "b")
  }

  @Test(
    "a page that gives no session in time lets tabs load their pages again",
    arguments: ["silent", "without", "invalid"])
  func withheld(page kind: String) {
    submit()
    switch kind {
    case "silent": manager.pageDidSettle()
    case "without": receive(nil)
    default: manager.receive("{", from: manager.selectedID, showing: page, isFirstPage: false)
    }
    select("b")
    #expect(selected == "b")
    #expect(client.discarded == [manager.selectedID])
  }

  @Test("the page with the form, a stream and the background do not give the session of the page after the form")
  func otherMessages() {
    manager.formDidStart()
    receive("ada")
    select("b")
    #expect(selected == "a")
    manager.pageDidAppear()
    receive("ada", isLive: true)
    #expect(selected == "a")
    manager.receive("{}", from: UUID(), showing: page, isFirstPage: false)
    manager.didLoad(manager.tabs[1].id)
    #expect(selected == "a")
  }

  @Test("a form after which no page follows lets the tab be selected")
  func formEnded() {
    manager.formDidStart()
    select("b")
    manager.formDidEnd()
    #expect(selected == "b")
    #expect(client.discarded == [])
  }

  @Test("an opened address waits, and is visited once")
  func open() {
    submit()
    if case .confirming = manager.open("/b/3") {} else { Issue.record("the visit does not wait") }
    #expect(client.visited == [])
    receive("nobody")
    #expect(client.visited == [manager.selectedID])
    #expect(selected == "b")
    clock.advance(by: .seconds(10))
    #expect(client.visited.count == 1)
  }

  @Test("an address of another origin does not wait")
  func openExternal() {
    submit()
    #expect(manager.open("https://other.example/") == .external)
  }

  @Test("an action waits, and is performed once")
  func perform() {
    submit()
    #expect(manager.perform("new") == nil)
    #expect(client.visited == [])
    receive("nobody")
    #expect(client.visited == [manager.selectedID])
  }

  @Test("a reselect waits, since it shows an earlier page, and is dropped after three seconds")
  func reselect() {
    submit()
    select("a")
    #expect(client.transitions.allSatisfy { $0.kind != .reselected })
    receive("ada")
    #expect(client.transitions.last?.kind == .reselected)
    submit()
    let count = client.transitions.count
    select("a")
    clock.advance(by: .seconds(3))
    receive("ada")
    #expect(client.transitions.count == count)
  }

  /// What happens, in every order.
  enum Event: CaseIterable {
    case formStarts, formEnds, pageAppears, pageSettles, same, other, without, liveSame, liveOther, invalid
    case tapA, tapB, open, time
  }

  @Test("no order of events shows a page of another session than the last one, and every tap ends within three seconds")
  func anyOrder() throws {
    for start in [[Event.formStarts], [.formStarts, .pageAppears]] {
      for first in Event.allCases {
        for second in Event.allCases {
          for third in Event.allCases { try walk(start + [first, second, third]) }
        }
      }
    }
  }

  func walk(_ events: [Event]) throws {
    let tests = try SessionGateTests()
    /// Whether a form was sent, and whether another page is in front since.
    var (isSent, hasAppeared) = (false, false)
    var session = "ada"
    /// The session that the last page of each container gave.
    var pages = [tests.manager.selectedID: "ada"]
    /// Whether the page in front has loaded and gave no session.
    var isWithheld = false
    var shown: [UUID] = []
    tests.client.onApply = { transition in
      if let id = transition.selected { shown.append(id) }
    }
    for event in events {
      let (manager, before) = (tests.manager, tests.manager.tabs.map(\.id))
      let wasSent = isSent
      shown = []
      let discarded = tests.client.discarded.count
      func give(_ given: String?, isLive: Bool = false) {
        if let given { session = given }
        if !isLive, let given { pages[tests.manager.selectedID] = given }
        if !isLive, hasAppeared, given != nil { (isSent, hasAppeared) = (false, false) }
        if !isLive, hasAppeared { isWithheld = given == nil }
        tests.receive(given, isLive: isLive)
      }
      switch event {
      case .formStarts:
        (isSent, hasAppeared, isWithheld) = (true, false, false)
        manager.formDidStart()
      case .formEnds:
        if !hasAppeared { isSent = false }
        manager.formDidEnd()
      case .pageAppears:
        (hasAppeared, isWithheld) = (isSent, isSent && isWithheld)
        manager.pageDidAppear()
      case .pageSettles:
        isWithheld = isWithheld || hasAppeared
        manager.pageDidSettle()
      case .same: give(session)
      case .other: give(session == "ada" ? "bob" : "ada")
      case .without: give(nil)
      case .liveSame: give(session, isLive: true)
      case .liveOther: give(session == "ada" ? "bob" : "ada", isLive: true)
      case .invalid:
        isWithheld = isWithheld || hasAppeared
        manager.receive("{", from: manager.selectedID, showing: tests.page, isFirstPage: false)
      case .tapA: tests.select("a")
      case .tapB: tests.select("b")
      case .open: manager.open("/b/1")
      case .time: tests.clock.advance(by: .seconds(3))
      }
      let trusted = !isSent || (!wasSent && event != .formStarts)
      for id in shown where !trusted && before.contains(id) && (isWithheld || pages[id] != session) {
        #expect(tests.client.discarded.dropFirst(discarded).contains(id), "\(event) in \(events)")
      }
    }
    tests.select("a")
    tests.select("b")
    tests.clock.advance(by: .seconds(3))
    #expect(tests.selected == "b", "after \(events)")
  }
}
