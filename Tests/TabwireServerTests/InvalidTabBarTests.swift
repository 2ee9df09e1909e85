import Foundation
import Testing

@testable import Tabwire
@testable import TabwireServer

/// A tab bar that apps would reject, with the tabs that remain in production.
struct InvalidTabBar: Sendable, CustomTestStringConvertible {
  let code: ConfigurationError.Code
  let tab: TabID?
  let tabs: [Tab]
  let remaining: [String]

  var testDescription: String { "\(code)" }

  static let all = [
    InvalidTabBar(code: .emptyID, tab: "", tabs: [tab("a"), tab(""), tab("b")], remaining: ["a", "b"]),
    InvalidTabBar(code: .duplicateID, tab: "a", tabs: [tab("a"), tab("b"), tab("a")], remaining: ["a", "b"]),
    InvalidTabBar(code: .singleTab, tab: nil, tabs: [tab("a")], remaining: []),
    InvalidTabBar(
      code: .unsafePath, tab: "b", tabs: [tab("a"), tab("b", "https://elsewhere"), tab("c")], remaining: ["a", "c"]),
    InvalidTabBar(code: .unsafePath, tab: "b", tabs: [tab("a"), tab("b", "//elsewhere")], remaining: []),
    InvalidTabBar(
      code: .tooManyTabs, tab: nil, tabs: (0..<70).map { tab("\($0)") }, remaining: (0..<64).map(String.init)),
    InvalidTabBar(
      code: .tooLarge, tab: nil,
      tabs: [tab("a"), tab("huge").badge(String(repeating: "x", count: 300_000)), tab("b")], remaining: ["a", "b"]),
    InvalidTabBar(
      code: .tooLarge, tab: nil,
      tabs: [tab("a"), tab("b").badge(String(repeating: "\"", count: 150_000))], remaining: []),
  ]

  private static func tab(_ id: String, _ path: String = "/") -> Tab {
    Tab(TabID(id), title: id, icon: "circle", path: path)
  }
}

struct InvalidTabBarTests {
  @Test("in development the error names the tab, the place and the reason", arguments: InvalidTabBar.all)
  func development(invalid: InvalidTabBar) throws {
    let tabBar = TabBar(omittingSession: .neverSwitchesUsers) { invalid.tabs }
    let error = try #require(throws: TabBarError.self) { try tabBar.configuration(for: "/") }
    #expect(error.reason.code == invalid.code)
    #expect(error.tab == invalid.tab)
    #expect(error.description.hasPrefix(invalid.tab.map { "tab \"\($0)\": " } ?? "tab bar: "))
    #expect(error.description.contains(error.reason.reason))
  }

  // P13.17
  @Test("in production the invalid part is reported and omitted", arguments: InvalidTabBar.all)
  func production(invalid: InvalidTabBar) throws {
    let reports = Reports()
    let tabBar = TabBar(omittingSession: .neverSwitchesUsers, onInvalid: .omit(report: { reports.add($0) })) {
      invalid.tabs
    }
    let page = try tabBar.page(for: "/")
    #expect(page.configuration.tabs.map(\.id.rawValue) == invalid.remaining)
    #expect(page.links.map(\.id.rawValue) == invalid.remaining)
    #expect(reports.codes.first == invalid.code)
    #expect(try TabConfiguration(json: page.json) == page.configuration)
  }

  @Test("an error is logged once, for any number of pages")
  func loggedOnce() async throws {
    let reports = Reports()
    let policy = InvalidTabBarPolicy.omit(logOnce: { reports.add($0) })
    try await withThrowingTaskGroup(of: [TabID].self) { group in
      for page in 0..<100 {
        group.addTask {
          let tabBar = TabBar(omittingSession: .neverSwitchesUsers, onInvalid: policy) {
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

  @Test("the memory of logged errors is bounded")
  func boundedMemory() throws {
    let reports = Reports()
    let policy = InvalidTabBarPolicy.omit(logOnce: { reports.add($0) })
    let visit = { (id: Int) in
      let tabBar = TabBar(omittingSession: .neverSwitchesUsers, onInvalid: policy) {
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

  @Test("an invalid revision is an error", arguments: [-1, Int64.max])
  func revision(revision: Int64) throws {
    let tabs = [Tab("a", title: "A", icon: "", path: "/a"), Tab("b", title: "B", icon: "", path: "/b")]
    #expect(throws: TabBarError.self) {
      try TabBar(omittingSession: .neverSwitchesUsers, revision: revision) { tabs }.configuration(for: "/a")
    }
    let reports = Reports()
    let configuration = try TabBar(
      omittingSession: .neverSwitchesUsers, revision: revision, onInvalid: .omit(report: { reports.add($0) })
    ) { tabs }
    .configuration(for: "/a")
    #expect(configuration.revision == nil)
    #expect(configuration.tabs.count == 2)
    #expect(reports.codes == [.malformed])
  }

  @Test("an invalid owned path is omitted, its tab stays")
  func ownedPaths() throws {
    let safe = (0..<40).map { "/\($0)" }
    let tabs = { (paths: [String]) in
      [
        Tab("a", title: "A", icon: "", path: "/a"),
        paths.reduce(Tab("b", title: "B", icon: "", path: "/b")) { $0.owns($1) },
      ]
    }
    let cases: [(paths: [String], code: ConfigurationError.Code, remaining: [String])] = [
      (["/x", "//host", "javascript:alert(1)", "/y"], .unsafePath, ["/x", "/y"]),
      (safe, .malformed, Array(safe.prefix(32))),
    ]
    for (paths, code, remaining) in cases {
      let error = #expect(throws: TabBarError.self) { try TabBar(session: nil) { tabs(paths) }.configuration(for: "/") }
      #expect(error?.tab == "b")
      #expect(error?.reason.code == code)
      let reports = Reports()
      let configuration = try TabBar(session: nil, onInvalid: .omit(report: { reports.add($0) })) { tabs(paths) }
        .configuration(for: "/")
      #expect(configuration.tabs.map(\.owns) == [[], remaining])
      #expect(configuration.revision != nil)
      #expect(reports.codes == [code])
    }
  }

  @Test("whatever part is invalid, removing it stops nothing, and ends", arguments: ConfigurationError.Code.allCases)
  func removal(code: ConfigurationError.Code) {
    let bar = TabBar(omittingSession: .neverSwitchesUsers) {
      [Tab("a", title: "A", icon: "", path: "/a"), Tab("b", title: "B", icon: "", path: "//b").owns("//c")]
    }
    let parts: [ConfigurationMember] =
      [.whole] + MessageMember.allCases.map { .member($0) }
      + (0..<3).flatMap { index in [.tab(index, nil)] + TabMember.allCases.map { .tab(index, $0) } }
    for part in parts {
      var sanitized = SanitizedConfiguration(of: bar)
      let error = ConfigurationError(code, part, "")
      for _ in 0..<5 { sanitized.remove(invalidBecause: error) }
      #expect(sanitized.tabs.isEmpty || part == .member(.appBadge), "\(part)")
    }
  }

  @Test("a large configuration leaves room for the metadata of the web side")
  func almostTooLarge() throws {
    let tabs = { (badge: Int) in
      [
        Tab("a", title: "A", icon: "", path: "/a"),
        Tab("b", title: "B", icon: "", path: "/b").badge(String(repeating: "x", count: badge)),
      ]
    }
    #expect(throws: Never.self) { try TabBar(omittingSession: .neverSwitchesUsers) { tabs(240_000) }.page(for: "/") }
    let error = #expect(throws: TabBarError.self) {
      try TabBar(omittingSession: .neverSwitchesUsers) { tabs(250_000) }.page(for: "/")
    }
    #expect(error?.reason.code == .tooLarge)
  }
}

/// Collects reported errors.
final class Reports: @unchecked Sendable {
  private let lock = NSLock()
  private var reported: [TabBarError] = []

  var errors: [TabBarError] { lock.withLock { reported } }
  var codes: [ConfigurationError.Code] { errors.map(\.reason.code) }

  func add(_ error: TabBarError) {
    lock.withLock { reported.append(error) }
  }
}
