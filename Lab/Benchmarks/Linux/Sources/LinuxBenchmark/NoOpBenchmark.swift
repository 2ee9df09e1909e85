import Foundation
import TabwireGTK

/// Measures the time that a configuration without changes takes on the main thread, and counts its frames.
@MainActor
struct NoOpBenchmark {
  let app: App
  let isQuick: Bool

  func run() async throws -> String {
    let messages = isQuick ? 200 : 1000
    let rounds = isQuick ? 3 : 11
    let configuration = Configuration(["home", "inbox", "projects", "reports", "account"])
    var other = configuration
    other.tabs[1].badge = 7
    try await app.configure(configuration)

    var (empty, delivered, same, changing) = (Cost(), Cost(), Cost(), Cost())
    for round in 0...rounds {
      printStatus("no-op: round \(round) of \(rounds) …")
      let isCounted = round > 0
      let json = try configuration.json
      empty.add(try await cost(of: try script("{}", to: "no-op", messages), messages), isCounted)
      delivered.add(try await cost(of: try script(json, to: "no-op", messages), messages), isCounted)
      same.add(try await cost(of: try script(json, to: "navigation", messages), messages), isCounted)
      // Each message differs from the one before.
      let pair = try App.script(other) + "\n" + App.script(configuration)
      changing.add(
        try await cost(of: "for (let n = 0; n < \(messages / 2); n++) { \(pair) }", messages), isCounted)
    }

    var table = Table("message", "main thread", "ratio", "frames")
    func add(_ name: String, _ cost: Cost) {
      table.add(
        name, "\(cost.times.median.rounded(to: 1)) µs", (cost.times.median / empty.times.median).rounded(to: 2),
        "\(cost.frames)")
    }
    add("empty, to a component that does nothing (baseline)", empty)
    add("a configuration, to a component that does nothing", delivered)
    add("a configuration that changes nothing", same)
    add("a configuration that changes a badge", changing)
    return "\(rounds) times \(messages) messages each:\n\n\(table.markdown)"
  }

  /// The cost of the messages of all rounds.
  private struct Cost {
    /// The time on the main thread for one message, for each round, in microseconds.
    var times: [Double] = []
    /// The number of frames in all rounds.
    var frames = 0

    mutating func add(_ round: (time: Double, frames: Int), _ isCounted: Bool) {
      guard isCounted else { return }
      times.append(round.time)
      frames += round.frames
    }
  }

  private func script(_ data: String, to component: String, _ times: Int) throws -> String {
    try App.script(
      sending: data, as: component == "navigation" ? "configure" : "ping", to: component, times: times)
  }

  /// Sends messages from the page and waits until the last one is handled and no more frames are painted.
  private func cost(of script: String, _ messages: Int) async throws -> (time: Double, frames: Int) {
    try await app.frames.rest(for: .milliseconds(200))
    let frames = app.frames.count
    let start = Self.mainThreadTime
    var end = start
    var received = 0
    let count = {
      received += 1
      if received == messages { end = Self.mainThreadTime }
    }
    NoOpComponent.onMessage = count
    app.window.tabManager.onStep = { _ in count() }
    defer {
      NoOpComponent.onMessage = nil
      app.window.tabManager.onStep = nil
    }
    try await app.window.selectedNavigator.evaluateJavaScript(script)
    try await until("\(messages) messages are received") { received >= messages }
    guard received == messages else { throw BenchmarkError("\(received) messages were received, and not \(messages)") }
    try await app.frames.rest(for: .milliseconds(500))
    return ((end - start) / Double(messages), app.frames.count - frames)
  }

  /// The processor time of the thread so far, in microseconds.
  private static var mainThreadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}
