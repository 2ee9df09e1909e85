import Foundation
import TabwireGTK

/// Measures how long a page waits for a component's reply.
@MainActor
struct RoundTrips {
  /// The number of rounds, after as many that do not count.
  static let rounds = 400

  let navigator: Navigator

  /// Measures the round trip of an empty script, in milliseconds.
  func evaluate() async throws -> [Double] {
    var times: [Double] = []
    for _ in 0..<(2 * Self.rounds) {
      let start = ContinuousClock.now
      try await navigator.evaluateJavaScript("0")
      times.append((ContinuousClock.now - start) / .milliseconds(1))
    }
    return times.suffix(Self.rounds)
  }

  /// Measures page → component → page in the page, in milliseconds.
  func reply() async throws -> [Double] {
    try await navigator.evaluateJavaScript(
      """
      window.roundTrips = [];
      (async () => {
        for (let i = 0; i < \(2 * Self.rounds); i++) {
          const start = performance.now()
          await new Promise(callback => HotwireNative.web.send({
            component: "echo", event: "ping", data: { metadata: { url: location.href } }, callback
          }))
          roundTrips.push(performance.now() - start)
        }
      })();
      undefined
      """)
    let deadline = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < deadline {
      let answer = try await navigator.evaluateJavaScript("roundTrips.length == \(2 * Self.rounds) ? roundTrips : []")
      let times = try JSONDecoder().decode([Double].self, from: Data((answer ?? "[]").utf8))
      if !times.isEmpty { return times.suffix(Self.rounds) }
      try await Task.sleep(for: .milliseconds(50))
    }
    return []
  }
}

extension [Double] {
  var median: Double { sorted()[count / 2] }
}
