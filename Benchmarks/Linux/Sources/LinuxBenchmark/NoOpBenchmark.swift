import Foundation
import TabwireGTK

/// What a configuration that changes nothing costs the client's main thread, and that it paints nothing.
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

    var (empty, carried, same, changing) = (Cost(), Cost(), Cost(), Cost())
    for round in 0...rounds {
      say("no-op: round \(round) of \(rounds) …")
      let isCounted = round > 0
      let json = try configuration.json
      empty.add(try await cost(of: try script("{}", to: "nothing", messages), messages), isCounted)
      carried.add(try await cost(of: try script(json, to: "nothing", messages), messages), isCounted)
      same.add(try await cost(of: try script(json, to: "navigation", messages), messages), isCounted)
      // Each says something else than the one before.
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
    add("a configuration, to a component that does nothing", carried)
    add("a configuration that changes nothing", same)
    add("a configuration that changes a badge", changing)
    return "\(rounds) times \(messages) messages each:\n\n\(table.markdown)"
  }

  /// What the messages of several rounds cost.
  private struct Cost {
    /// The time of the main thread for each message of a round, in microseconds.
    var times: [Double] = []
    /// How many frames were painted in all rounds.
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

  /// Lets the page send messages at once, and waits until the last is dealt with and nothing is painted any more.
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
    NothingComponent.onMessage = count
    app.window.tabManager.onStep = { _ in count() }
    defer {
      NothingComponent.onMessage = nil
      app.window.tabManager.onStep = nil
    }
    try await app.window.selectedNavigator.evaluateJavaScript(script)
    try await until("\(messages) messages are received") { received >= messages }
    guard received == messages else { throw Failure("\(received) messages were received, and not \(messages)") }
    try await app.frames.rest(for: .milliseconds(500))
    return ((end - start) / Double(messages), app.frames.count - frames)
  }

  /// What the thread has computed until now, in microseconds.
  private static var mainThreadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}
