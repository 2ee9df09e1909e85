import TabwireGTK

/// Measures the time from a script in the page that sends a configuration to the frame that shows it.
///
/// The client measures both times, so they include the time until the script reaches the page.
@MainActor
struct PaintBenchmark {
  let app: App
  let isQuick: Bool

  private nonisolated static let ids = ["home", "inbox", "projects", "reports", "account"]

  func run() async throws -> String {
    let rounds = isQuick ? 20 : 200
    let warmUp = isQuick ? 5 : 20
    try await app.configure(Configuration(Self.ids))
    var evaluate: [Double] = []
    var plain: [Double] = []
    var times: [Change: [Double]] = [:]
    for round in 0..<(warmUp + rounds) {
      if round % 20 == 0 { printStatus("paint: round \(round + 1) of \(warmUp + rounds) …") }
      evaluate.append(try await emptyEvaluate())
      plain.append(try await plainFrame())
      for change in Change.allCases { times[change, default: []].append(try await paint(change, round: round)) }
    }
    let baseline = Array(plain.suffix(rounds))
    var table = Table("from the script in the page to", "median", "p95", "ratio")
    func add(_ name: String, _ times: [Double]) {
      let times = Array(times.suffix(rounds))
      table.add(
        name, "\(times.median.rounded(to: 2)) ms", "\(times.quantile(0.95).rounded(to: 2)) ms",
        (times.median / baseline.median).rounded(to: 2))
    }
    add("its result: an empty `evaluate`", evaluate)
    add("a frame without changes that a component requests (baseline)", plain)
    for change in Change.allCases { add(change.rawValue, times[change] ?? []) }
    return table.markdown
  }

  /// The difference to the configuration before.
  private enum Change: String, CaseIterable {
    case title = "the frame that shows a new title"
    case badge = "the frame that shows a new badge"
    case added = "the frame that shows an added tab"
    case removed = "the frame without a removed tab"

    func configuration(round: Int) -> Configuration {
      var configuration = Configuration(ids)
      configuration.tabs[1].title = "Inbox \(round % 2)"
      configuration.tabs[1].badge = round % 9 + (self == .title ? 1 : 2)
      if self == .added { configuration.tabs.insert(.init(id: "search", title: "Search", path: "/search"), at: 2) }
      return configuration
    }
  }

  private func emptyEvaluate() async throws -> Double {
    let start = ContinuousClock.now
    try await app.window.selectedNavigator.evaluateJavaScript("0")
    return (ContinuousClock.now - start).milliseconds
  }

  private func plainFrame() async throws -> Double {
    NoOpComponent.onMessage = {
      app.frames.request()
      app.frames.expect()
    }
    return try await time(try App.script(sending: "{}", as: "ping", to: "no-op"))
  }

  private func paint(_ change: Change, round: Int) async throws -> Double {
    app.window.tabManager.onStep = { _ in app.frames.expect() }
    defer { app.window.tabManager.onStep = nil }
    return try await time(try App.script(change.configuration(round: round)))
  }

  /// Runs a script in the page and waits for its frame.
  private func time(_ script: String) async throws -> Double {
    try await app.frames.rest()
    return try await app.frames.time { try await app.window.selectedNavigator.evaluateJavaScript(script) }
  }
}
