import Foundation
import Tabwire
import Testing

@testable import TabwireServer

/// A tab bar that apps would reject, why, and what is left of it in production.
struct Mistake: Sendable, CustomTestStringConvertible {
  let code: ConfigurationError.Code
  let tab: TabID?
  let tabs: [Tab]
  let left: [String]

  var testDescription: String { "\(code)" }

  static let all = [
    Mistake(code: .emptyID, tab: "", tabs: [tab("a"), tab(""), tab("b")], left: ["a", "b"]),
    Mistake(code: .duplicateID, tab: "a", tabs: [tab("a"), tab("b"), tab("a")], left: ["a", "b"]),
    Mistake(code: .singleTab, tab: nil, tabs: [tab("a")], left: []),
    Mistake(code: .unsafePath, tab: "b", tabs: [tab("a"), tab("b", "https://elsewhere"), tab("c")], left: ["a", "c"]),
    Mistake(code: .unsafePath, tab: "b", tabs: [tab("a"), tab("b", "//elsewhere")], left: []),
    Mistake(code: .tooManyTabs, tab: nil, tabs: (0..<70).map { tab("\($0)") }, left: (0..<64).map(String.init)),
    Mistake(
      code: .tooLarge, tab: nil,
      tabs: [tab("a"), tab("huge").badge(String(repeating: "x", count: 300_000)), tab("b")], left: ["a", "b"]),
    Mistake(
      code: .tooLarge, tab: nil,
      tabs: [tab("a"), tab("b").badge(String(repeating: "\"", count: 150_000))], left: []),
  ]

  private static func tab(_ id: String, _ path: String = "/") -> Tab {
    Tab(TabID(id), title: id, icon: "circle", path: path)
  }
}

struct MistakeTests {
  @Test("In development a mistake is thrown that names the tab, the place and the reason", arguments: Mistake.all)
  func development(mistake: Mistake) throws {
    let tabBar = TabBar { mistake.tabs }
    let error = try #require(throws: TabBarMistake.self) { try tabBar.configuration(for: "/") }
    #expect(error.reason.code == mistake.code)
    #expect(error.tab == mistake.tab)
    #expect(error.description.contains(mistake.tab.map { "the tab \"\($0)\"" } ?? "the tab bar"))
    #expect(error.description.contains(error.reason.reason))
  }

  @Test("In production it is reported and left out, and the page renders", arguments: Mistake.all)
  func production(mistake: Mistake) throws {
    let reports = Reports()
    let tabBar = TabBar(mistakes: .leaveOut { reports.add($0) }) { mistake.tabs }
    let page = try tabBar.page(for: "/")
    #expect(page.configuration.tabs.map(\.id.rawValue) == mistake.left)
    #expect(page.links.map(\.id.rawValue) == mistake.left)
    #expect(reports.codes.first == mistake.code)
    #expect(try TabConfiguration(json: page.json) == page.configuration)
  }

  @Test("In production it can be reported once, however many pages have it")
  func reportedOnce() async throws {
    let reports = Reports()
    let mistakes = MistakePolicy.leaveOutReportingOnce { reports.add($0) }
    try await withThrowingTaskGroup(of: [TabID].self) { group in
      for page in 0..<100 {
        group.addTask {
          let tabBar = TabBar(mistakes: mistakes) {
            for id in ["home", "home", "explore", "library"] {
              Tab(TabID(id), title: id, icon: "", path: id == "explore" ? "//\(page)" : "/\(id)")
            }
          }
          return try tabBar.page(for: "/\(page)").links.map(\.id)
        }
      }
      for try await links in group { #expect(links == ["home", "library"]) }
    }
    #expect(reports.codes.count == 2)
    #expect(Set(reports.codes) == [.duplicateID, .unsafePath])
  }

  @Test("What is remembered of mistakes has bounds")
  func boundedMemory() throws {
    let reports = Reports()
    let mistakes = MistakePolicy.leaveOutReportingOnce { reports.add($0) }
    let visit = { (id: Int) in
      let tabBar = TabBar(mistakes: mistakes) {
        Tab("a", title: "A", icon: "", path: "/a")
        Tab(TabID("\(id)"), title: "", icon: "", path: "//host")
        Tab("b", title: "B", icon: "", path: "/b")
      }
      _ = try tabBar.page(for: "/")
    }
    for tab in 0..<1500 { try visit(tab) }
    #expect(reports.codes.count == 1500)
    try visit(1499)
    #expect(reports.codes.count == 1500)
    try visit(0)
    #expect(reports.codes.count == 1501)
  }

  @Test("A revision that no app reads is a mistake too", arguments: [-1, Int64.max])
  func revision(revision: Int64) throws {
    let tabs = [Tab("a", title: "A", icon: "", path: "/a"), Tab("b", title: "B", icon: "", path: "/b")]
    #expect(throws: TabBarMistake.self) { try TabBar(revision: revision) { tabs }.configuration(for: "/a") }
    let reports = Reports()
    let configuration = try TabBar(revision: revision, mistakes: .leaveOut { reports.add($0) }) { tabs }
      .configuration(for: "/a")
    #expect(configuration.revision == nil)
    #expect(configuration.tabs.count == 2)
    #expect(reports.codes == [.malformed])
  }

  @Test("What is almost too large leaves room for what the web side adds to the message")
  func almostTooLarge() throws {
    let tabs = { (badge: Int) in
      [
        Tab("a", title: "A", icon: "", path: "/a"),
        Tab("b", title: "B", icon: "", path: "/b").badge(String(repeating: "x", count: badge)),
      ]
    }
    #expect(throws: Never.self) { try TabBar { tabs(240_000) }.page(for: "/") }
    let error = #expect(throws: TabBarMistake.self) { try TabBar { tabs(250_000) }.page(for: "/") }
    #expect(error?.reason.code == .tooLarge)
  }
}

/// Collects what is reported.
private final class Reports: @unchecked Sendable {
  private let lock = NSLock()
  private var mistakes: [TabBarMistake] = []

  var codes: [ConfigurationError.Code] { lock.withLock { mistakes.map(\.reason.code) } }

  func add(_ mistake: TabBarMistake) {
    lock.withLock { mistakes.append(mistake) }
  }
}
