import Foundation
import TabwireGTK

/// What it costs the user when of five tabs with live pages one goes, a new one comes and the others change places.
@MainActor
struct RestructureBenchmark {
  let app: App
  let isQuick: Bool
  /// Where the naive clients keep what is cached.
  let folder: URL

  private static let lists = [
    ["home", "inbox", "projects", "reports", "account"], ["projects", "home", "search", "inbox", "account"],
  ]
  private nonisolated static let survivors: Set = ["home", "inbox", "projects", "account"]
  private let ours = Outcome()
  private let eager = Outcome()
  private let lazy = Outcome()

  init(app: App, isQuick: Bool, folder: URL) {
    self.app = app
    self.isQuick = isQuick
    self.folder = folder
  }

  func run() async throws -> String {
    let rounds = isQuick ? 2 : 11
    let loadsAll = NaiveClient(site: app.site, loading: .all, folder: folder.appending(path: "all"))
    let loadsSelected = NaiveClient(site: app.site, loading: .selected, folder: folder.appending(path: "selected"))
    try await app.configure(configuration(0))
    try await openAll()
    for client in [loadsAll, loadsSelected] { try await measure(client, configuration(0), Outcome()) }
    for round in 0...rounds {
      say("other tabs: round \(round) of \(rounds) …")
      // The first round does not count: whatever can be cached is, after it.
      let configuration = configuration(round + 1)
      try app.site.configure(configuration)
      try await measure(loadsAll, configuration, round > 0 ? eager : Outcome())
      try await measure(loadsSelected, configuration, round > 0 ? lazy : Outcome())
      try await measureOurs(configuration, round > 0 ? ours : Outcome())
    }
    return table
  }

  private func configuration(_ round: Int) -> Configuration {
    var configuration = Configuration(Self.lists[round % 2])
    configuration.active = "home"
    return configuration
  }

  /// What was measured of a client.
  private final class Outcome {
    var shown: [Double] = []
    var all: [Double] = []
    var requests: [Double] = []
    var bytes: [Double] = []
    var processes: [Double] = []

    func add(shown: Double, all: Double, traffic: Site.Traffic, processes: Int) {
      self.shown.append(shown)
      self.all.append(all)
      requests.append(Double(traffic.requests))
      bytes.append(Double(traffic.bytes))
      self.processes.append(Double(processes))
    }
  }

  private var table: String {
    var table = Table(
      "client", "the page that is looked at", "times as fast", "every page", "times as fast", "requests", "fetched",
      "web processes started")
    for (name, outcome) in [
      ("makes everything anew, loads all pages (baseline)", eager),
      ("makes everything anew, loads a page when the user turns to it", lazy), ("Tabwire", ours),
    ] {
      table.add(
        name, "\(outcome.shown.median.rounded(to: 1)) ms",
        (eager.shown.median / outcome.shown.median).rounded(to: 1), "\(outcome.all.median.rounded(to: 1)) ms",
        (eager.all.median / outcome.all.median).rounded(to: 1), outcome.requests.median.rounded(to: 0),
        "\((outcome.bytes.median / 1024).rounded(to: 0)) KiB", outcome.processes.median.rounded(to: 0))
    }
    return table.markdown
  }

  // MARK: Tabwire

  private func measureOurs(_ configuration: Configuration, _ outcome: Outcome) async throws {
    let marker = "\(Int.random(in: 0..<1_000_000))"
    for tab in Self.survivors { try await page(tab, "window.marker = \(marker)") }
    try await app.frames.rest()
    let (traffic, processes) = (app.site.traffic, ClientProcesses.web)
    app.window.tabManager.onStep = { _ in app.frames.expect() }
    let script = try App.script(configuration)
    let time = try await app.frames.time { try await app.window.selectedNavigator.evaluateJavaScript(script) }
    app.window.tabManager.onStep = nil
    guard app.tabs == configuration.tabs.map(\.id) else { throw Failure("the tabs are \(app.tabs)") }
    for tab in Self.survivors {
      guard try await page(tab, "window.marker") == marker else { throw Failure("the page of \(tab) lost its state") }
    }
    try await app.site.rest()
    outcome.add(
      shown: time, all: time, traffic: app.site.traffic - traffic,
      processes: ClientProcesses.web.subtracting(processes).count)
    try await openAll()
  }

  /// Lets every tab have a live page.
  private func openAll() async throws {
    for tab in app.tabs + ["home"] { try await app.open(tab) }
    try await app.frames.rest(for: .milliseconds(300))
  }

  @discardableResult
  private func page(_ tab: String, _ script: String) async throws -> String? {
    let item = app.window.tabManager.tabs.first { $0.represents?.id.rawValue == tab }
    return try await item.flatMap { app.window.navigator(for: $0.id) }?.evaluateJavaScript(script)
  }

  // MARK: The naive clients

  private func measure(_ client: NaiveClient, _ configuration: Configuration, _ outcome: Outcome) async throws {
    let (traffic, processes) = (app.site.traffic, ClientProcesses.web)
    let start = ContinuousClock.now
    try client.change(to: configuration)
    let shown = try await client.untilUsable("home")
    var last = shown
    for tab in Self.survivors.sorted() {
      // Where pages are loaded when the user turns to them, the user turns to one after the other.
      if client.loading == .selected { client.open(tab) }
      last = max(last, try await client.untilUsable(tab))
    }
    try await app.site.rest()
    outcome.add(
      shown: (shown - start).milliseconds, all: (last - start).milliseconds, traffic: app.site.traffic - traffic,
      processes: ClientProcesses.web.subtracting(processes).count)
    client.open("home")
  }
}
