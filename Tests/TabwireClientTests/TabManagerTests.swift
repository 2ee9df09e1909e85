import Foundation
import Logging
import Observation
import Tabwire
import Testing

@testable import TabwireClient

@MainActor
@Suite("A tab manager")
struct TabManagerTests {
  let log = LogLines()
  let manager: TabManager
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
    manager.receive(json, from: manager.selectedID, showing: page)
  }

  var bar: [String] { manager.tabs.map { $0.represents?.id.rawValue ?? "-" } }

  @Test("accepts a configuration of the selected container's page and logs it in one line")
  func accepted() {
    var transitions: [Transition<UUID>] = []
    manager.onTransition = { transitions.append($0) }
    receive(Self.json(["a", "b"]))
    #expect(bar == ["a", "b"])
    #expect(transitions.map(\.kind) == [.promoted])
    #expect(log.lines == ["info case 2 · bootstrap becomes a · b added"])
  }

  @Test("does not call its observer or Observation for a configuration that changes nothing")
  func noOp() async {
    receive(Self.json(["a", "b"]))
    var calls = 0
    manager.onTransition = { _ in calls += 1 }
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

  @Test("ignores and logs a configuration of a background tab")
  func background() {
    receive(Self.json(["a", "b"]))
    let before = manager.tabs
    manager.receive(Self.json(["x", "y"]), from: manager.tabs[1].id, showing: page)
    manager.receive(Self.json(["x", "y"]), from: UUID(), showing: page)
    #expect(manager.tabs == before)
    #expect(log.lines.filter { $0.contains("background") }.count == 2)
  }

  @Test("ignores and logs a configuration of a page of another origin")
  func otherOrigin() throws {
    let stranger = try #require(URL(string: "https://evil.example/"))
    manager.receive(Self.json(["x", "y"]), from: manager.selectedID, showing: stranger)
    manager.receive(Self.json(["x", "y"]), from: manager.selectedID, showing: nil)
    #expect(manager.isBootstrap)
    #expect(log.lines.map { $0.prefix(30) } == Array(repeating: "warning configuration ignored:", count: 2))
  }

  @Test("rejects and logs an invalid configuration")
  func invalid() {
    receive(
      #"{"active":"a","tabs":[{"id":"a","title":"","icon":"","path":"/"},{"id":"b","title":"","icon":"","path":"//x"}]}"#
    )
    #expect(manager.isBootstrap)
    #expect(log.lines.count == 1)
    #expect(log.lines.first?.hasPrefix("warning configuration rejected: unsafePath at $.tabs[1].path") == true)
  }

  @Test("rejects a valid path that does not resolve to the app's origin")
  func unresolvedPath() throws {
    let manager = TabManager(location: manager.location, logger: log.logger) { [page] in $0 == "/b" ? nil : page }
    manager.receive(Self.json(["a", "b"]), from: manager.selectedID, showing: page)
    #expect(manager.isBootstrap)
    #expect(log.lines.count == 1)
    #expect(log.lines.first?.contains(#"$.tabs[1].path: "/b" does not resolve to a page on the app's origin"#) == true)
    manager.receive(Self.json(["a", "c"]), from: manager.selectedID, showing: page)
    #expect(manager.tabs.count == 2)
  }

  @Test("keeps a server's text on one log line")
  func logInjection() {
    receive(Self.json(["a", #"b\nwarning forged\u2028\u001b[31m"#]))
    #expect(bar.count == 2)
    #expect(log.lines.count == 1)
    #expect(log.lines.first?.contains { $0.isNewline || $0 == "\u{1b}" } == false)
  }

  @Test("starts a tab at its path and the bootstrap container at the start URL")
  func startURLs() {
    #expect(manager.startURL(of: manager.selectedID) == page)
    receive(Self.json(["a", "b"]))
    #expect(manager.startURL(of: manager.tabs[1].id).absoluteString == "https://example.org/b")
  }

  @Test("selects, reselects, and ignores an unknown container")
  func taps() {
    receive(Self.json(["a", "b"]))
    var kinds: [Transition<UUID>.Kind] = []
    manager.onTransition = { kinds.append($0.kind) }
    manager.selectTab(manager.tabs[1].id)
    manager.selectTab(manager.tabs[1].id)
    manager.selectTab(UUID())
    #expect(kinds == [.selected, .reselected])
    #expect(manager.selectedID == manager.tabs[1].id)
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

/// Records log lines.
final class LogLines: Sendable {
  private let recorded = Locked<[String]>([])

  var lines: [String] { recorded.withLock { $0 } }

  var logger: Logger {
    Logger(label: "test") { _ in Handler(log: self) }
  }

  private struct Handler: LogHandler {
    let log: LogLines
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info
    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      let line = "\(event.level) \(event.message)"
      log.recorded.withLock { $0.append(line) }
    }
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
