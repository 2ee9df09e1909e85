import Foundation
import Logging
import Tabwire
import TabwireClient
import TabwireProof
import Testing

@testable import TabwireShell

@MainActor
@Suite("A recorded session")
struct SessionRecorderTests {
  let page: URL
  let manager: TabManager

  init() throws {
    page = try #require(URL(string: "https://example.org/"))
    manager = TabManager(
      location: try AppLocation(startURL: page), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  }

  /// A configuration that the server sends, or a tab that the user selects.
  enum Event: CustomStringConvertible {
    case configure([String], active: String? = nil, revision: Int? = nil)
    case select(String)

    var description: String {
      switch self {
      case .configure(let ids, let active, let revision):
        "configure \(ids), active \(active ?? "-"), revision \(revision.map(String.init) ?? "-")"
      case .select(let id): "select \(id)"
      }
    }
  }

  struct Session: Decodable {
    struct Step: Decodable {
      struct Configuration: Decodable {
        struct Tab: Decodable {
          let id: String
        }
        let revision: Int?
        let active: String?
        let tabs: [Tab]
      }
      let configure: Configuration?
      let select: String?
    }
    let steps: [Step]

    var events: [Event] {
      steps.map { step in
        step.configure.map { .configure($0.tabs.map(\.id), active: $0.active, revision: $0.revision) }
          ?? .select(step.select ?? "")
      }
    }

    /// The steps in short, such as `revision 3` and `select explore`.
    var summary: [String] {
      steps.map { $0.configure.map { "revision \($0.revision ?? -1)" } ?? "select \($0.select ?? "")" }
    }
  }

  /// Sends events to a tab manager.
  ///
  /// - Returns: The steps that it reported.
  func perform(_ events: [Event], in manager: TabManager) -> [TabStep] {
    var steps: [TabStep] = []
    manager.onStep = { steps.append($0) }
    for event in events {
      switch event {
      case .configure(let ids, let active, let revision):
        var json = TestPage.configuration(active: active ?? ids.first, ids)
        if let revision {
          json.insert(contentsOf: #""revision":\#(revision),"#, at: json.index(after: json.startIndex))
        }
        manager.receive(json, from: manager.selectedID, showing: page, isFirstPage: false)
      case .select(let id):
        guard let tab = manager.tabs.first(where: { $0.represents?.id == TabID(id) }) else { continue }
        manager.selectTab(tab.id)
      }
    }
    return steps
  }

  /// Records steps and reads the scenario that was written.
  func record(_ steps: [TabStep]) throws -> Session {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let recorder = SessionRecorder(file: file, name: "session")
    for step in steps { recorder.record(step) }
    recorder.finish()
    return try JSONDecoder().decode(Session.self, from: Data(contentsOf: file))
  }

  @Test("repeated tabs are left out")
  func repetition() throws {
    let tabs = ["home", "explore"]
    let steps = perform(
      [
        .configure(tabs, revision: 1), .configure(tabs, revision: 2), .select("explore"), .select("explore"),
        .configure(tabs, active: "explore", revision: 3), .configure(["explore", "home"], revision: 4),
        .configure(tabs + ["cart"], revision: 5),
      ], in: manager)
    #expect(
      try record(steps).summary == ["revision 1", "select explore", "select explore", "revision 4", "revision 5"])
  }

  @Test("a stale configuration is kept with the configuration that makes it stale")
  func staleness() throws {
    let (few, many) = (["home", "explore"], ["home", "explore", "cart"])
    let steps = perform(
      [
        .configure(few, revision: 2), .configure(many, revision: 1), .configure(few, revision: 5),
        .configure(many, revision: 4), .configure(many, revision: 6),
      ], in: manager)
    #expect(
      try record(steps).summary == ["revision 2", "revision 1", "revision 5", "revision 4", "revision 6"])
  }

  @Test("a recorded session replays to the same tabs, with every stale configuration stale", arguments: 1...200)
  func replay(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let ids = ["home", "explore", "cart"]
    let events = (1...30).map { _ -> Event in
      guard Int.random(in: 0..<3, using: &random) > 0 else {
        return .select(ids.randomElement(using: &random) ?? "home")
      }
      let tabs = Array(ids.shuffled(using: &random).prefix([0, 2, 3, 3].randomElement(using: &random) ?? 3))
      let hasRevision = Int.random(in: 0..<4, using: &random) > 0
      return .configure(
        tabs, active: tabs.randomElement(using: &random),
        revision: hasRevision ? Int.random(in: 1...12, using: &random) : nil)
    }
    let steps = perform(events, in: manager)
    let replayed = TabManager(
      location: manager.location, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let session = try record(steps)
    let replayedSteps = perform(session.events, in: replayed)
    let bar = { (manager: TabManager) in manager.tabs.map { $0.represents?.id } }
    #expect(bar(replayed) == bar(manager), "seed \(seed): \(events)")
    // Selecting the selected tab is a step as well.
    let stale = { (steps: [TabStep]) in steps.filter { $0.transition.kind == .stale }.map(\.cause) }
    #expect(stale(replayedSteps).count == stale(steps).count, "seed \(seed): \(events)")
  }
}
