import Foundation
import Observation
import Tabwire
import TabwireLogRecorder
import Testing

@testable import TabwireClient

@MainActor
@Suite("A tab manager")
struct TabManagerTests {
  let log = LogRecorder()
  let manager: TabManager
  let client = ClientDouble()
  let page: URL

  init() throws {
    page = try #require(URL(string: "https://example.org/page"))
    manager = TabManager(location: try AppLocation(startURL: page), logger: log.logger)
  }

  static func json(_ ids: [String], title: String = "T") -> String {
    let tabs = ids.map { #"{"id":"\#($0)","title":"\#(title)","icon":"star","path":"/\#($0.prefix(1))"}"# }
    return #"{"active":"\#(ids.first ?? "")","tabs":[\#(tabs.joined(separator: ","))]}"#
  }

  func receive(_ json: String) {
    manager.receive(json, from: manager.selectedID, showing: page, isFirstPage: false)
  }

  var bar: [String] { manager.tabs.map { $0.represents?.id.rawValue ?? "-" } }

  @Test("accepts a configuration of the selected container's page and logs it in one line")
  func accepted() {
    var transitions: [Transition<UUID>] = []
    let observation = manager.observe { transitions.append($0) }
    defer { observation.cancel() }
    receive(Self.json(["a", "b"]))
    #expect(bar == ["a", "b"])
    #expect(transitions.map(\.kind) == [.promoted])
    #expect(log.lines == ["info: case 2 · bootstrap becomes a · b added"])
  }

  // R14.9
  @Test("does not call its observer or Observation for a configuration that changes nothing")
  func noOp() async {
    receive(Self.json(["a", "b"]))
    var calls = 0
    let observation = manager.observe { _ in calls += 1 }
    defer { observation.cancel() }
    let observed = Locked(0)
    withObservationTracking {
      _ = manager.tabs
      _ = manager.selectedID
    } onChange: {
      observed.withLock { $0 += 1 }
    }
    receive(Self.json(["a", "b"]))
    receive(Self.json(["b", "a"]))
    #expect(calls == 0)
    #expect(observed.withLock { $0 } == 0)
    receive(Self.json(["a", "b"], title: "New"))
    #expect(calls == 1)
    #expect(observed.withLock { $0 } == 1)
  }

  // P3.3, P3.6, P18.6: its container is not selected, and may be loading an eager tab
  @Test("ignores and logs a configuration of a background tab")
  func background() {
    receive(Self.json(["a", "b"]))
    let before = manager.tabs
    manager.receive(Self.json(["x", "y"]), from: manager.tabs[1].id, showing: page, isFirstPage: false)
    manager.receive(Self.json(["x", "y"]), from: UUID(), showing: page, isFirstPage: false)
    #expect(manager.tabs == before)
    #expect(log.lines.filter { $0.contains("background") }.count == 2)
  }

  // P3.4, P3.6
  @Test("ignores and logs a configuration of a page of another origin")
  func otherOrigin() throws {
    let otherPage = try #require(URL(string: "https://evil.example/"))
    manager.receive(Self.json(["x", "y"]), from: manager.selectedID, showing: otherPage, isFirstPage: false)
    manager.receive(Self.json(["x", "y"]), from: manager.selectedID, showing: nil, isFirstPage: false)
    #expect(manager.isBootstrap)
    #expect(log.lines.map { $0.prefix(31) } == Array(repeating: "warning: configuration ignored:", count: 2))
  }

  // P6.16
  @Test("rejects and logs an invalid configuration")
  func invalid() {
    receive(
      #"{"active":"a","tabs":[{"id":"a","title":"","icon":"","path":"/"},{"id":"b","title":"","icon":"","path":"//x"}]}"#
    )
    #expect(manager.isBootstrap)
    #expect(log.lines.count == 1)
    #expect(log.lines.first?.hasPrefix("warning: configuration rejected: unsafePath at $.tabs[1].path") == true)
  }

  // P8.4
  @Test("rejects a valid path that does not resolve to the app's origin")
  func unresolvedPath() throws {
    let manager = TabManager(location: manager.location, logger: log.logger) { [page] in $0 == "/b" ? nil : page }
    manager.receive(Self.json(["a", "b"]), from: manager.selectedID, showing: page, isFirstPage: false)
    #expect(manager.isBootstrap)
    #expect(log.lines.count == 1)
    #expect(log.lines.first?.contains(#"$.tabs[1].path: "/b" does not resolve to a page on the app's origin"#) == true)
    manager.receive(Self.json(["a", "c"]), from: manager.selectedID, showing: page, isFirstPage: false)
    #expect(manager.tabs.count == 2)
  }

  @Test("keeps a server's text on one log line")
  func logInjection() {
    receive(Self.json(["a", #"b\nwarning forged\u2028\u001b[31m"#]))
    #expect(bar.count == 2)
    #expect(log.lines.count == 1)
    #expect(log.lines.first?.contains { $0.isNewline || $0 == "\u{1b}" } == false)
  }

  // P1.2, R1.7
  @Test("starts a tab at its path and the bootstrap container at the start URL")
  func startURLs() {
    #expect(manager.startURL(of: manager.selectedID) == page)
    receive(Self.json(["a", "b"]))
    #expect(manager.startURL(of: manager.tabs[1].id).absoluteString == "https://example.org/b")
  }

  // R14.1, R14.10
  @Test("selects, reselects, and ignores an unknown container")
  func taps() {
    receive(Self.json(["a", "b"]))
    var kinds: [Transition<UUID>.Kind] = []
    let observation = manager.observe { kinds.append($0.kind) }
    defer { observation.cancel() }
    manager.selectTab(manager.tabs[1].id)
    manager.selectTab(manager.tabs[1].id)
    manager.selectTab(UUID())
    #expect(kinds == [.selected, .reselected])
    #expect(manager.selectedID == manager.tabs[1].id)
  }

  // MARK: Observers

  @Test("calls the client first, then its observers in order, until they are cancelled or freed")
  func observers() {
    var calls: [String] = []
    client.onApply = { _ in calls.append("client") }
    manager.client = client
    let first = manager.observe { _ in calls.append("first") }
    var second: TransitionObservation? = manager.observe { _ in calls.append("second") }
    let third = manager.observe { _ in calls.append("third") }
    receive(Self.json(["a", "b"]))
    #expect(calls == ["client", "first", "second", "third"])

    calls = []
    first.cancel()
    second = nil
    receive(Self.json(["a", "b", "c"]))
    #expect(calls == ["client", "third"])
    _ = (second, third)
  }

  @Test("allows an observer to select a tab and to observe again")
  func reentrantObserver() {
    var inner: TransitionObservation?
    var kinds: [Transition<UUID>.Kind] = []
    let outer = manager.observe { [manager] transition in
      guard transition.kind == .promoted else { return }
      inner = manager.observe { kinds.append($0.kind) }
      manager.selectTab(manager.tabs[1].id)
    }
    receive(Self.json(["a", "b"]))
    #expect(kinds == [.selected])
    _ = (outer, inner)
  }

  // MARK: Owned paths, versions and sessions

  /// A configuration with owned paths and versions.
  func receive(versions: [String], session: String? = nil, extra: String = "") {
    let tabs = zip(["home", "explore"], versions).map {
      #"{"id":"\#($0)","title":"","icon":"","path":"/\#($0)","owns":["/\#($0.prefix(1))"],"version":"\#($1)"}"#
    }
    let session = session.map { #","session":"\#($0)""# } ?? ""
    receive(#"{"active":"home","tabs":[\#(tabs.joined(separator: ","))]\#(session)\#(extra)}"#)
  }

  // R14.8, P16.1
  @Test("selects the tab that owns an opened address, then visits the address")
  func opening() throws {
    receive(versions: ["1", "1"])
    let (home, explore) = (manager.tabs[0].id, manager.tabs[1].id)
    manager.client = client

    let url = try #require(URL(string: "https://example.org/e/3?x=1"))
    #expect(manager.open("/e/3?x=1") == .visit(explore, url))
    #expect(client.transitions.map(\.kind) == [.selected])
    #expect(client.transitions.map(\.visits) == [explore])
    #expect(client.calls == ["apply", "visit https://example.org/e/3?x=1"])
    #expect(client.visited == [explore])
    #expect(manager.selectedID == explore)

    let homeURL = try #require(URL(string: "https://example.org/home"))
    #expect(manager.open("https://example.org/home") == .visit(home, homeURL))
    #expect(log.lines.last == "info: selected · home selected · home visits the address")
  }

  @Test("opens an address of the selected tab without a transition of the tab bar")
  func openingSelected() {
    receive(versions: ["1", "1"])
    manager.client = client
    let before = manager.tabs
    manager.open("/nobody/owns/this")
    #expect(client.calls.last == "visit https://example.org/nobody/owns/this")
    #expect(manager.tabs == before)
  }

  @Test("opens an address in bootstrap in its one container")
  func openingInBootstrap() {
    let container = manager.selectedID
    guard case .visit(container, _) = manager.open("/explore") else {
      Issue.record("not visited")
      return
    }
  }

  @Test("visits an address that was opened before the client is set, unless its tab was removed")
  func openingEarly() throws {
    receive(versions: ["1", "1"])
    manager.open(url: try #require(URL(string: "https://example.org/e/3")))
    #expect(manager.hasPendingVisit)
    manager.client = client
    #expect(client.calls == ["visit https://example.org/e/3"])
    #expect(client.visited == [manager.selectedID])
    #expect(!manager.hasPendingVisit)

    manager.client = nil
    manager.open("/e/4")
    manager.selectTab(manager.tabs[0].id)
    receive("{\"active\":null,\"tabs\":[]}")
    manager.client = client
    #expect(client.visited.count == 1)
  }

  @Test("asks before an opened address disposes the tab in front, and changes nothing until the user leaves")
  func leaving() throws {
    receive(Self.json(["old", "home"]))
    receive(
      #"{"active":"old","tabs":[{"id":"old","title":"","icon":"","path":"/old","deprecated":"hard"},"#
        + #"{"id":"home","title":"","icon":"","path":"/home"},{"id":"new","title":"","icon":"","path":"/new"}]}"#)
    manager.client = client
    let (old, home) = (manager.tabs[0].id, manager.tabs[1].id)

    manager.open("/old/page")
    #expect(client.calls == ["apply", "visit https://example.org/old/page"], "the tab in front stays")

    let url = try #require(URL(string: "https://example.org/home"))
    #expect(manager.open("/home") == .confirming(home, url))
    #expect(client.calls.suffix(2) == ["find input", "ask to leave"])
    #expect(manager.selectedID == old && bar == ["old", "home", "new"])

    client.answer?(true)
    #expect(client.calls.suffix(2) == ["apply", "visit https://example.org/home"])
    #expect(manager.selectedID == home && bar == ["home", "new"])
  }

  // P16.6
  @Test("asks before a tap on another tab disposes the tab in front, and a user who stays is asked again")
  func leavingByTap() throws {
    receive(Self.json(["old", "home"]))
    receive(
      #"{"active":"old","tabs":[{"id":"old","title":"","icon":"","path":"/old","deprecated":"hard"},"#
        + #"{"id":"home","title":"","icon":"","path":"/home"}]}"#)
    manager.client = client
    let (old, home) = (manager.tabs[0].id, manager.tabs[1].id)

    manager.selectTab(home)
    #expect(client.calls == ["find input", "ask to leave"])
    client.answer?(false)
    #expect(manager.selectedID == old)

    manager.selectTab(home)
    client.answer?(true)
    #expect(manager.selectedID == home)
  }

  @Test("tells the client of each message of the page in front and of each page that sent none")
  func pages() {
    manager.client = client
    receive(Self.json(["a", "b"]))
    receive("{}")
    manager.receive(Self.json(["a", "b"]), from: manager.tabs[1].id, showing: page, isFirstPage: false)
    manager.didLoad(manager.tabs[1].id)
    manager.didLoad(manager.selectedID)
    #expect(client.calls == ["apply", "page did configure", "page did configure", "page did configure"])
  }

  @Test(
    "opens an address of another site as an external link, and changes no tab",
    arguments: [
      "https://evil.example/", "//evil.example/", "mailto:a@example.org", "javascript:alert(1)", "/\\evil.example",
      "/a b", "http://example.org/", "/\u{1}",
    ])
  func externalLink(address: String) {
    receive(versions: ["1", "1"])
    manager.client = client
    let (tabs, selected) = (manager.tabs, manager.selectedID)
    #expect(manager.open(address) == .external)
    #expect(client.calls == ["open externally \(address)"])
    #expect(manager.tabs == tabs && manager.selectedID == selected)
    #expect(log.lines.allSatisfy { !$0.contains { $0.isNewline } })
  }

  @Test("reports an outdated tab as refreshed when it is selected, once")
  func refreshed() {
    receive(versions: ["1", "1"])
    receive(versions: ["1", "2"])
    let explore = manager.tabs[1].id
    var refreshed: [UUID?] = []
    let observation = manager.observe { refreshed.append($0.refreshed) }
    manager.selectTab(explore)
    manager.selectTab(manager.tabs[0].id)
    manager.selectTab(explore)
    #expect(refreshed == [explore, nil, nil])
    observation.cancel()
  }

  @Test("does not report a tab as refreshed whose page was loaded in the background")
  func loaded() {
    receive(versions: ["1", "1"])
    receive(versions: ["1", "2"])
    let explore = manager.tabs[1].id
    manager.didLoad(explore)
    var refreshed: [UUID?] = []
    let observation = manager.observe { refreshed.append($0.refreshed) }
    manager.selectTab(explore)
    #expect(refreshed == [nil])
    observation.cancel()
  }

  // P17.1, R14.10
  @Test("hides the tab bar for a page, and shows it again for a rejected configuration, another tab or another page")
  func hiddenTabBar() {
    var changes: [Transition<UUID>.TabBarChange?] = []
    receive(versions: ["1", "1"])
    let observation = manager.observe { changes.append($0.tabBar) }
    let endings: [() -> Void] = [
      { receive("{}") }, { manager.selectTab(manager.tabs[1].id) }, { manager.didLoad(manager.selectedID) },
      { receive(versions: ["1", "1"]) }, { manager.firstPageDidAppear(manager.selectedID) },
    ]
    for end in endings {
      manager.selectTab(manager.tabs[0].id)
      changes = []
      receive(versions: ["1", "1"], extra: #","tabBarHidden":true"#)
      #expect(manager.isTabBarHidden)
      end()
      #expect(!manager.isTabBarHidden)
      #expect(changes == [.hidden, .shown])
    }
    observation.cancel()
  }

  // P17.2, R10.10, R10.11
  @Test("the first page of a container never hides the tab bar, and says so once")
  func firstPage() {
    let hidden = #"{"active":"a","tabBarHidden":true,"# + Self.json(["a", "b"]).drop { $0 != "," }.dropFirst()
    manager.receive(hidden, from: manager.selectedID, showing: page, isFirstPage: true)
    #expect(!manager.isBootstrap && !manager.isTabBarHidden)
    receive(hidden)
    #expect(manager.isTabBarHidden)
    manager.firstPageDidAppear(manager.tabs[1].id)
    #expect(manager.isTabBarHidden)
    var changes: [Transition<UUID>.TabBarChange?] = []
    let observation = manager.observe { changes.append($0.tabBar) }
    for _ in 1...3 { manager.firstPageDidAppear(manager.selectedID) }
    #expect(changes == [.shown])
    observation.cancel()
  }

  // R14.7, R14.10
  @Test("forgets history when the session changes, also in the selected tab")
  func forgottenHistory() {
    var forgets: [Bool] = []
    receive(versions: ["1", "1"], session: "ada")
    let observation = manager.observe { forgets.append($0.forgetsHistory) }
    receive(versions: ["1", "1"])
    receive(versions: ["1", "1"], session: "bob")
    #expect(forgets == [true])
    #expect(log.lines.last?.contains("history forgotten") == true)
    observation.cancel()
  }

  @Test("rejects an owned path that does not resolve to the app's origin")
  func unresolvedOwnedPath() {
    let manager = TabManager(location: manager.location, logger: log.logger) { [page] in $0 == "/e" ? nil : page }
    manager.receive(
      #"{"active":"a","tabs":[{"id":"a","title":"","icon":"","path":"/"},{"id":"b","title":"","icon":"","path":"/b","#
        + #""owns":["/x","/e"]}]}"#, from: manager.selectedID, showing: page, isFirstPage: false)
    #expect(manager.isBootstrap)
    #expect(log.lines.first?.contains("$.tabs[1].owns") == true)
  }

  @Test("reports each accepted message and each selection as a step with its transition")
  func steps() {
    var steps: [TabStep] = []
    manager.onStep = { steps.append($0) }
    let json = Self.json(["a", "b"])
    receive(json)
    receive(json)
    receive("{}")
    manager.selectTab(manager.tabs[1].id)
    manager.selectTab(UUID())
    #expect(
      steps.map(\.cause) == [.configuration(json: json), .configuration(json: json), .selection("b")])
    #expect(steps.map(\.transition.kind) == [.promoted, .unchanged, .selected])
    #expect(steps.map(\.transition.isEmpty) == [false, true, false])
    #expect(steps.first?.summary == "case 2 · bootstrap becomes a · b added")
  }
}

@MainActor
@Suite("A navigator store")
struct NavigatorStoreTests {
  final class Navigator {
    let id: UUID
    init(id: UUID) { self.id = id }
  }

  // R14.2, R14.3
  @Test("creates a navigator once and releases it with its container")
  func lifetime() {
    var count = 0
    let store = NavigatorStore { id in
      count += 1
      return Navigator(id: id)
    }
    let id = UUID()
    #expect(store.existingNavigator(for: id) == nil)
    weak let navigator = store.navigator(for: id)
    #expect(store.navigator(for: id) === navigator)
    #expect(count == 1)
    #expect(store.remove([id, UUID()]).map(\.id) == [id])
    #expect(navigator == nil)
  }
}

/// A value protected by a lock. `Mutex` requires newer systems than Tabwire does.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
