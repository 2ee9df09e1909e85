import Foundation
import TabwireGTK

/// Measures what it takes to remove one of five tabs with live pages, to add one and to reorder the others.
@MainActor
struct RestructureBenchmark {
  let app: App
  let isQuick: Bool
  /// The folder for the caches of the naive clients.
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
      printStatus("restructure: round \(round) of \(rounds) …")
      // The first round fills the caches and does not count.
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

  /// The measurements of a client.
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
      "client", "selected page", "speedup", "all pages", "speedup", "requests", "fetched",
      "web processes started")
    for (name, outcome) in [
      ("recreates all web views, loads all pages (baseline)", eager),
      ("recreates all web views, loads a page when its tab is selected", lazy), ("Tabwire", ours),
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
    guard app.tabs == configuration.tabs.map(\.id) else { throw BenchmarkError("the tabs are \(app.tabs)") }
    for tab in Self.survivors {
      guard try await page(tab, "window.marker") == marker else {
        throw BenchmarkError("the page of \(tab) lost its state")
      }
    }
    try await app.site.rest()
    outcome.add(
      shown: time, all: time, traffic: app.site.traffic - traffic,
      processes: ClientProcesses.web.subtracting(processes).count)
    try await openAll()
  }

  /// Selects every tab once.
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
      // This client loads a page when its tab is selected.
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
