import Tabwire

/// Random journeys; one that breaks a law is shortened as far as possible.
package struct Journeys: Sendable {
  /// The number of journeys and steps.
  package struct Count: Sendable {
    package var journeys = 0
    package var steps = 0
  }

  private var random: SplitMix64

  /// - Parameter seed: The seed; the same seed makes the same journeys.
  package init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// Runs journeys until one breaks a law.
  ///
  /// - Returns: The number of journeys and steps, and the counterexample if there is one.
  package mutating func run(_ journeys: Int, steps: Int) -> (count: Count, failure: Counterexample?) {
    var count = Count()
    for _ in 0..<journeys {
      let journey = next(steps: steps)
      count.journeys += 1
      count.steps += journey.count
      if let failure = Self.shrunk(journey, violation: Self.violation) { return (count, failure) }
    }
    return (count, nil)
  }

  // MARK: Making steps

  /// Returns the next journey, with at most `steps` steps.
  package mutating func next(steps: Int) -> [TrialStep] {
    (0..<Int.random(in: 1...steps, using: &random)).map { _ in step() }
  }

  /// The last two are equal for Swift's `String`, but not for the protocol.
  private static let ids = ["a", "b", "c", "d", "e", "\u{E9}", "e\u{301}"]

  private static let addresses = [
    "/", "", "/a", "/a/1?x=2", "/b/", "/c#d", "/maps", "/maps/1", "/%61", "/a%2f1", "/b/../d", "/b/%2e%2E/d",
    "//app.example/e",
    "https://APP.example:443/c", "https://other.example/a", "http://app.example/a", "a", "../b", "/\\a", "/x y",
    "mailto:a@app.example", "https:/a", "/e%CC%81",
  ]

  private mutating func step() -> TrialStep {
    switch Int.random(in: 0..<30, using: &random) {
    case 0..<9: .select(any(Self.ids))
    case 9..<12: .open(any(Self.addresses))
    case 12: .load(any(Self.ids))
    case 13: .reject
    default: .configure(message())
    }
  }

  private mutating func message() -> TestMessage {
    var message = TestMessage(
      active: nil, tabs: [], revision: revision(), session: session(), isLive: chance(1, of: 5),
      isTabBarHidden: chance(1, of: 6))
    if chance(1, of: 10) { return message }
    let ids = Self.ids.shuffled(using: &random).prefix(Int.random(in: 1...6, using: &random))
    let order =
      chance(2, of: 3) ? ids.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) } : Array(ids)
    message.tabs = order.map { id in
      TestMessage.Tab(
        id, title: chance(1, of: 6) ? "other" : id,
        deprecated: chance(1, of: 3) ? any(["soft", "hard", "hard", "unknown"]) : nil,
        replaces: chance(1, of: 3) ? any(Self.ids) : nil, badge: chance(1, of: 6) ? any(["", "1", "2"]) : nil,
        version: chance(1, of: 2) ? any(["", "1", "2", "2"]) : nil,
        owns: chance(1, of: 5) ? [any(["/maps", "/maps/1", "/a", "/", "?q", "/e%CC%81"])] : [])
    }
    message.active = chance(1, of: 20) ? nil : any(Self.ids)
    return message
  }

  private mutating func revision() -> Int? { chance(1, of: 3) ? Int.random(in: 0...9, using: &random) : nil }
  private mutating func session() -> String? { chance(1, of: 3) ? any(["ada", "bob"]) : nil }
  private mutating func any(_ values: [String]) -> String { values[Int.random(in: 0..<values.count, using: &random)] }
  private mutating func chance(_ part: Int, of whole: Int) -> Bool { Int.random(in: 0..<whole, using: &random) < part }

  // MARK: Trying and shrinking

  /// Runs a journey in the heart and the oracle.
  ///
  /// - Returns: The first violation and the number of steps before it, or `nil` if there is none.
  package static func violation(of journey: [TrialStep]) -> (reason: String, steps: Int)? {
    var trial = Trial()
    for (index, step) in journey.enumerated() {
      if let violation = trial.take(step) { return (violation, index + 1) }
    }
    return nil
  }

  /// Removes from a journey everything that is not needed to break a law.
  ///
  /// - Parameter violation: Returns the first violation of a journey and the number of steps before it.
  /// - Returns: The smallest counterexample, or `nil` if the journey breaks no law.
  package static func shrunk(
    _ journey: [TrialStep], violation: ([TrialStep]) -> (reason: String, steps: Int)?
  ) -> Counterexample? {
    guard let first = violation(journey) else { return nil }
    var best = Counterexample(violation: first.reason, steps: Array(journey.prefix(first.steps)))
    func nextSmaller() -> Counterexample? {
      for candidate in smaller(best.steps) {
        guard let found = violation(candidate) else { continue }
        return Counterexample(violation: found.reason, steps: Array(candidate.prefix(found.steps)))
      }
      return nil
    }
    while let smaller = nextSmaller() { best = smaller }
    return best
  }

  /// Returns smaller journeys, the smallest first.
  private static func smaller(_ journey: [TrialStep]) -> [[TrialStep]] {
    var candidates: [[TrialStep]] = []
    var size = journey.count / 2
    while size > 0 {
      for start in stride(from: 0, to: journey.count, by: size) {
        var candidate = journey
        candidate.removeSubrange(start..<min(start + size, journey.count))
        candidates.append(candidate)
      }
      size /= 2
    }
    for (index, step) in journey.enumerated() {
      guard case .configure(let message) = step else { continue }
      for smaller in smaller(message) {
        var candidate = journey
        candidate[index] = .configure(smaller)
        candidates.append(candidate)
      }
    }
    return candidates
  }

  private static func smaller(_ message: TestMessage) -> [TestMessage] {
    var candidates: [TestMessage] = []
    func change(_ isNeeded: Bool, _ change: (inout TestMessage) -> Void) {
      guard isNeeded else { return }
      var candidate = message
      change(&candidate)
      candidates.append(candidate)
    }
    for (index, tab) in message.tabs.enumerated() {
      change(true) { $0.tabs.remove(at: index) }
      change(tab.deprecated != nil) { $0.tabs[index].deprecated = nil }
      change(tab.replaces != nil) { $0.tabs[index].replaces = nil }
      change(tab.badge != nil) { $0.tabs[index].badge = nil }
      change(tab.version != nil) { $0.tabs[index].version = nil }
      change(!tab.owns.isEmpty) { $0.tabs[index].owns = [] }
      change(tab.title != tab.id) { $0.tabs[index].title = tab.id }
    }
    change(message.revision != nil) { $0.revision = nil }
    change(message.session != nil) { $0.session = nil }
    change(message.isLive) { $0.isLive = false }
    change(message.isTabBarHidden) { $0.isTabBarHidden = false }
    return candidates
  }
}
