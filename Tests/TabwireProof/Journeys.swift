import Tabwire

/// Random journeys; one that breaks a law is shortened as far as possible.
package struct Journeys: Sendable {
  /// The number of journeys and steps.
  package struct Count: Sendable {
    package var journeys = 0
    package var steps = 0
  }

  private var random: SplitMix64
  /// Decides which pages are first ones. The other steps do not depend on it.
  private var randomPages: SplitMix64
  /// Decides what else is on the bar: actions, dots, images, the order.
  private var randomBar: SplitMix64
  /// Whether messages have nothing but tabs on the bar.
  private let isPlain: Bool

  /// - Parameters:
  ///   - seed: The seed; the same seed makes the same journeys.
  ///   - isPlain: Whether messages have nothing but tabs on the bar.
  package init(seed: UInt64, isPlain: Bool = false) {
    self.isPlain = isPlain
    random = SplitMix64(seed: seed)
    randomPages = SplitMix64(seed: ~seed)
    randomBar = SplitMix64(seed: seed &+ 1)
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
  package mutating func next(steps: Int, bias: Bias = .uniform) -> [TrialStep] {
    var last: TestMessage?
    return (0..<Int.random(in: 1...steps, using: &random)).map { _ in step(bias, after: &last) }
  }

  /// The last two are equal for Swift's `String`, but not for the protocol.
  private static let ids = ["a", "b", "c", "d", "e", "\u{E9}", "e\u{301}"]

  private static let addresses = [
    "/", "", "/a", "/a/1?x=2", "/b/", "/c#d", "/maps", "/maps/1", "/%61", "/a%2f1", "/b/../d", "/b/%2e%2E/d",
    "//app.example/e",
    "https://APP.example:443/c", "https://other.example/a", "http://app.example/a", "a", "../b", "/\\a", "/x y",
    "mailto:a@app.example", "https:/a", "/e%CC%81",
  ]

  private mutating func step(_ bias: Bias, after last: inout TestMessage?) -> TrialStep {
    var kind = Int.random(in: 0..<30, using: &random)
    func isNext(_ count: Int) -> Bool {
      kind -= count
      return kind < 0
    }
    if !isPlain, isRare(12) { return .perform(anyOnBar(Self.ids)) }
    if !isPlain, isRare(8) { return .resume }
    if isNext(bias.selections) { return .select(any(Self.ids)) }
    if isNext(bias.openings) { return .open(any(Self.addresses)) }
    if isNext(bias.loads) {
      let id = any(Self.ids)
      return isFirstPage() ? .firstPageDidAppear(id) : .load(id)
    }
    if isNext(bias.rejections) { return .reject }
    var message = if let last, chance(bias.change) { changed(last, bias) } else { message(bias) }
    if !isPlain { decorate(&message) }
    // The messages after a rejected one would be rejected, too.
    if message.tabs.isEmpty || message.tabs.filter({ !$0.isAction }).count > 1, message.active != nil { last = message }
    return .configure(message)
  }

  private mutating func message(_ bias: Bias) -> TestMessage {
    var message = TestMessage(
      active: nil, tabs: [], revision: revision(bias), session: session(bias), isLive: chance(bias.live),
      isTabBarHidden: chance(Bias.Chance(1, of: 6)), isFirstPage: isFirstPage())
    if chance(bias.empty) { return message }
    let ids = Self.ids.shuffled(using: &random).prefix(Int.random(in: 1...6, using: &random))
    let order =
      chance(Bias.Chance(2, of: 3))
      ? ids.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) } : Array(ids)
    message.tabs = order.map { tab($0, bias) }
    message.active = chance(Bias.Chance(1, of: 20)) ? nil : any(Self.ids)
    return message
  }

  /// The members with texts that few tabs have, and their texts.
  private static let rareTexts = [("badgeLabel", ["", "one", "two"]), ("role", ["search", "search", "other"])]

  /// Adds what the bar shows besides tabs, in two of three messages.
  private mutating func decorate(_ message: inout TestMessage) {
    (message.reorders, message.appBadge) = (false, nil)
    if isRare(3) { return }
    message.reorders = isRare(4)
    if message.reorders, isRare(2) { message.tabs.shuffle(using: &randomBar) }
    message.appBadge = isRare(4) ? Int.random(in: 0...2, using: &randomBar) : nil
    for index in message.tabs.indices {
      var tab = message.tabs[index]
      if isRare(6) { tab.isAction = !tab.isAction }
      if isRare(8) { tab.hasDot = !tab.hasDot }
      if isRare(8) {
        let kind = [nil, "symbol", "picture", "other"].randomElement(using: &randomBar) ?? nil
        tab.image = isRare(3) ? nil : TestMessage.Tab.Image(path: anyOnBar(["/a.png", "/b.png"]), kind: kind)
      }
      for (name, texts) in Self.rareTexts where isRare(8) { tab.texts[name] = isRare(4) ? nil : anyOnBar(texts) }
      message.tabs[index] = tab
    }
  }

  private mutating func isRare(_ whole: Int) -> Bool { Int.random(in: 0..<whole, using: &randomBar) == 0 }
  private mutating func anyOnBar(_ values: [String]) -> String {
    values[Int.random(in: 0..<values.count, using: &randomBar)]
  }

  private mutating func tab(_ id: String, _ bias: Bias) -> TestMessage.Tab {
    TestMessage.Tab(
      id, title: chance(Bias.Chance(1, of: 6)) ? "other" : id,
      deprecated: chance(bias.deprecated) ? any(bias.deprecations) : nil,
      replaces: chance(bias.replaces) ? any(Self.ids) : nil,
      badge: chance(Bias.Chance(1, of: 6)) ? any(["", "1", "2"]) : nil,
      version: chance(bias.version) ? any(["", "1", "2", "2"]) : nil, owns: chance(bias.owns) ? [any(bias.owned)] : [])
  }

  /// Returns a message with another revision and session that differs from `last` in about one tab.
  private mutating func changed(_ last: TestMessage, _ bias: Bias) -> TestMessage {
    var message = last
    message.revision = revision(bias)
    message.session = session(bias)
    message.isLive = chance(bias.live)
    message.isFirstPage = isFirstPage()
    let index = message.tabs.indices.randomElement(using: &random)
    let deprecated = message.tabs.indices.filter { message.tabs[$0].deprecated != nil }.randomElement(using: &random)
    switch (Int.random(in: 0..<8, using: &random), index) {
    case (0, let index?): message.tabs[index] = tab(message.tabs[index].id, bias)
    case (1...2, let index?):
      message.tabs[index].deprecated = any(bias.deprecations)
      add(any(Self.ids), replacing: message.tabs[index].id, to: &message, at: index + 1, bias)
    case (3, _): if let deprecated { message.tabs[deprecated].deprecated = nil }
    case (4, let index?): message.tabs.remove(at: deprecated ?? index)
    case (5, _): add(any(Self.ids), replacing: nil, to: &message, at: index ?? 0, bias)
    case (6, _): message.active = any(Self.ids)
    default: break
    }
    return message
  }

  /// Adds a tab, unless there is one with its id. Texts are compared by their scalars, not as Swift does.
  private mutating func add(
    _ id: String, replacing: String?, to message: inout TestMessage, at index: Int, _ bias: Bias
  ) {
    if message.tabs.contains(where: { $0.id.unicodeScalars.elementsEqual(id.unicodeScalars) }) { return }
    var tab = tab(id, bias)
    if let replacing {
      tab.replaces = replacing
      tab.deprecated = nil
    }
    message.tabs.insert(tab, at: index)
  }

  private mutating func revision(_ bias: Bias) -> Int? {
    chance(bias.revision) ? Int.random(in: 0...9, using: &random) : nil
  }
  private mutating func session(_ bias: Bias) -> String? { chance(bias.session) ? any(bias.sessions) : nil }
  private mutating func isFirstPage() -> Bool { Int.random(in: 0..<4, using: &randomPages) == 0 }
  private mutating func any(_ values: [String]) -> String { values[Int.random(in: 0..<values.count, using: &random)] }
  private mutating func chance(_ chance: Bias.Chance) -> Bool {
    chance.part > 0 && Int.random(in: 0..<chance.whole, using: &random) < chance.part
  }

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
      change(tab.isAction) { $0.tabs[index].isAction = false }
      change(tab.hasDot) { $0.tabs[index].hasDot = false }
      change(tab.image != nil) { $0.tabs[index].image = nil }
      for name in tab.texts.keys.sorted() { change(true) { $0.tabs[index].texts[name] = nil } }
      change(tab.title != tab.id) { $0.tabs[index].title = tab.id }
    }
    change(message.revision != nil) { $0.revision = nil }
    change(message.session != nil) { $0.session = nil }
    change(message.isLive) { $0.isLive = false }
    change(message.isTabBarHidden) { $0.isTabBarHidden = false }
    change(message.reorders) { $0.reorders = false }
    change(message.appBadge != nil) { $0.appBadge = nil }
    change(message.isFirstPage) { $0.isFirstPage = false }
    return candidates
  }
}
