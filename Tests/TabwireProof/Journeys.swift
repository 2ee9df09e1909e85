import Tabwire

/// Long random journeys, each of which is made as short as possible if it breaks a law.
package struct Journeys: Sendable {
  /// What was tried.
  package struct Count: Sendable {
    package var journeys = 0
    package var steps = 0
  }

  private var random: SplitMix64

  /// - Parameter seed: where the randomness starts; the same seed makes the same journeys.
  package init(seed: UInt64) {
    random = SplitMix64(state: seed)
  }

  /// Goes on journeys until one breaks a law.
  ///
  /// - Returns: how far it went, and the shortest steps that break a law the same journey broke.
  package mutating func run(_ journeys: Int, steps: Int) -> (count: Count, failure: Walk.Failure?) {
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

  /// The next journey, of at most so many steps.
  package mutating func next(steps: Int) -> [TrialStep] {
    (0..<Int.random(in: 1...steps, using: &random)).map { _ in step() }
  }

  /// Two of these are the same for everybody who compares texts as Swift does.
  private static let ids = ["a", "b", "c", "d", "e", "\u{E9}", "e\u{301}"]

  private mutating func step() -> TrialStep {
    chance(1, of: 3) ? .select(any(Self.ids)) : .configure(draft())
  }

  private mutating func draft() -> Draft {
    if chance(1, of: 10) { return Draft(active: nil, tabs: [], revision: revision(), session: session()) }
    let ids = Self.ids.shuffled(using: &random).prefix(Int.random(in: 1...6, using: &random))
    let order =
      chance(2, of: 3) ? ids.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) } : Array(ids)
    let tabs = order.map { id in
      Draft.Tab(
        id, title: chance(1, of: 6) ? "other" : id,
        deprecated: chance(1, of: 3) ? any(["soft", "hard", "hard", "unknown"]) : nil,
        replaces: chance(1, of: 3) ? any(Self.ids) : nil, badge: chance(1, of: 6) ? any(["", "1", "2"]) : nil)
    }
    return Draft(active: chance(1, of: 20) ? nil : any(Self.ids), tabs: tabs, revision: revision(), session: session())
  }

  private mutating func revision() -> Int? { chance(1, of: 3) ? Int.random(in: 0...9, using: &random) : nil }
  private mutating func session() -> String? { chance(1, of: 3) ? any(["ada", "bob"]) : nil }
  private mutating func any(_ values: [String]) -> String { values[Int.random(in: 0..<values.count, using: &random)] }
  private mutating func chance(_ part: Int, of whole: Int) -> Bool { Int.random(in: 0..<whole, using: &random) < part }

  // MARK: Trying and shrinking

  /// Takes the heart and the oracle on a journey.
  ///
  /// - Returns: the first thing that is wrong, with the number of steps that it took.
  package static func violation(of journey: [TrialStep]) -> (reason: String, steps: Int)? {
    var trial = Trial()
    for (index, step) in journey.enumerated() {
      let violation: String?
      switch step {
      case .configure(let draft):
        // What is rejected changes nothing.
        guard let configuration = try? TabConfiguration(json: draft.json) else { continue }
        violation = trial.accept(configuration)
      case .select(let id):
        violation = trial.select(trial.state.tabs.first { $0.represents?.id == TabID(id) }?.id ?? 0)
      }
      if let violation { return (violation, index + 1) }
    }
    return nil
  }

  /// Takes out of a journey whatever is not needed to break a law.
  ///
  /// - Parameter violation: tells what is wrong with a journey, and after how many steps.
  /// - Returns: the smallest journey with which something is wrong; nothing if all is well.
  package static func shrunk(
    _ journey: [TrialStep], violation: ([TrialStep]) -> (reason: String, steps: Int)?
  ) -> Walk.Failure? {
    guard let first = violation(journey) else { return nil }
    var best = Walk.Failure(violation: first.reason, steps: Array(journey.prefix(first.steps)))
    func nextSmaller() -> Walk.Failure? {
      for candidate in smaller(best.steps) {
        guard let found = violation(candidate) else { continue }
        return Walk.Failure(violation: found.reason, steps: Array(candidate.prefix(found.steps)))
      }
      return nil
    }
    while let smaller = nextSmaller() { best = smaller }
    return best
  }

  /// The journeys that are a little smaller, those first that are much smaller.
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
      guard case .configure(let draft) = step else { continue }
      for smaller in smaller(draft) {
        var candidate = journey
        candidate[index] = .configure(smaller)
        candidates.append(candidate)
      }
    }
    return candidates
  }

  private static func smaller(_ draft: Draft) -> [Draft] {
    var candidates: [Draft] = []
    func change(_ isNeeded: Bool, _ change: (inout Draft) -> Void) {
      guard isNeeded else { return }
      var candidate = draft
      change(&candidate)
      candidates.append(candidate)
    }
    for (index, tab) in draft.tabs.enumerated() {
      change(true) { $0.tabs.remove(at: index) }
      change(tab.deprecated != nil) { $0.tabs[index].deprecated = nil }
      change(tab.replaces != nil) { $0.tabs[index].replaces = nil }
      change(tab.badge != nil) { $0.tabs[index].badge = nil }
      change(tab.title != tab.id) { $0.tabs[index].title = tab.id }
    }
    change(draft.revision != nil) { $0.revision = nil }
    change(draft.session != nil) { $0.session = nil }
    return candidates
  }
}

/// A generator that makes the same numbers everywhere.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  var state: UInt64

  package init(state: UInt64) {
    self.state = state
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
