import Tabwire

/// Visits every reachable state of two tabs with versions, sessions, a stream, a hidden tab bar and first pages, and takes
/// every step there.
package struct FreshnessWalk: Sendable {
  /// The size of the walk.
  package struct Count: Sendable {
    package var states = 1
    package var transitions = 0
    package let steps: Int
    /// A hash of all transitions: state before, step, outcome, state after. The same walk in another language must have
    /// the same hash.
    package var fingerprint: UInt64 = 0
  }

  private let steps: [TrialStep]

  package init() {
    steps = Self.allSteps()
  }

  /// Walks from bootstrap until no step leads to a new state.
  ///
  /// - Parameter maximumDepth: The number of steps after which the walk ends.
  /// - Returns: The size of the walk, and the first counterexample.
  package func run(maximumDepth: Int = .max) -> (count: Count, failure: Counterexample?) {
    var count = Count(steps: steps.count)
    var seen: Set<UInt64> = [Self.key(Trial())]
    var frontier: [(trial: Trial, path: [TrialStep])] = [(Trial(), [])]
    var depth = 0
    while !frontier.isEmpty, depth < maximumDepth {
      var next: [(trial: Trial, path: [TrialStep])] = []
      for (before, path) in frontier {
        for (number, step) in steps.enumerated() {
          var trial = before
          count.transitions += 1
          if let violation = trial.take(step) {
            return (count, Counterexample(violation: violation, steps: path + [step]))
          }
          count.fingerprint &+= Self.fingerprint(of: number, from: before, to: trial)
          if seen.insert(Self.key(trial)).inserted { next.append((trial, path + [step])) }
        }
      }
      count.states = seen.count
      frontier = next
      depth += 1
    }
    return (count, nil)
  }

  // MARK: Steps

  /// Every message about the tabs `a` and `b` or about none, and everything else that can happen.
  private static func allSteps() -> [TrialStep] {
    let versions = [nil, "1", "2"]
    var messages: [TestMessage] = []
    for session in [nil, "x", "y"] {
      // A stream is no page.
      for (isLive, isFirstPage) in [(false, false), (false, true), (true, false)] {
        for isTabBarHidden in [false, true] {
          func add(_ active: String?, _ tabs: [TestMessage.Tab]) {
            messages.append(
              TestMessage(
                active: active, tabs: tabs, session: session, isLive: isLive, isTabBarHidden: isTabBarHidden,
                isFirstPage: isFirstPage))
          }
          add(nil, [])
          for deprecated in [nil, "hard"] {
            for a in versions {
              for b in versions { add("b", [.init("a", version: a), .init("b", deprecated: deprecated, version: b)]) }
            }
          }
        }
      }
    }
    return messages.map { .configure($0) } + [
      .reject, .select("a"), .select("b"), .select("c"), .load("a"), .load("b"), .load("c"), .firstPageDidAppear("a"),
      .firstPageDidAppear("b"), .firstPageDidAppear("c"), .open("/a"), .open("/b/1"),
      .open("/c"), .open("https://other.example/a"), .resume,
    ]
  }

  // MARK: Keys

  /// A number for everything that the next steps depend on, one hexadecimal digit each: the position of the selected
  /// container; for each container its tab (a 1, b 2, none 0), whether it is deprecated, its latest and its loaded version
  /// (0 for none), and the session of its last page (x 1, y 2, none 0); the last session given, and the one given when the
  /// selected container was selected; the sessions that refreshed the page in front (x 1, y 2, both 3); and whether the
  /// page hides the tab bar (1) and a configuration is awaited (2).
  private static func key(_ trial: Trial) -> UInt64 {
    let oracle = trial.oracle
    func code(_ text: String?, _ texts: [String]) -> UInt64 {
      text.flatMap { texts.firstIndex(of: $0) }.map { UInt64($0) + 1 } ?? 0
    }
    var digits = [UInt64(oracle.containers.firstIndex { $0.number == oracle.selected } ?? 0)]
    for container in oracle.containers {
      digits += [
        code(container.tab?.id.rawValue, ["a", "b"]), container.tab?.deprecated == nil ? 0 : 1,
        code(container.latest, ["1", "2"]), code(container.loaded, ["1", "2"]),
        code(oracle.pageSessions[container.number], ["x", "y"]),
      ]
    }
    digits += [
      code(oracle.session, ["x", "y"]), code(oracle.sessionAtSelection, ["x", "y"]),
      oracle.reported.map { code($0, ["x", "y"]) }.reduce(0, +),
      (oracle.pageHidesTabBar ? 1 : 0) + (oracle.isAwaited ? 2 : 0),
    ]
    return digits.reduce(1) { $0 << 4 | $1 }
  }

  private static func fingerprint(of number: Int, from before: Trial, to after: Trial) -> UInt64 {
    let transition = after.transition
    let outcome: [UInt64] = [
      UInt64(transition?.kind.caseNumber ?? 0), UInt64(transition?.created.count ?? 0),
      UInt64(transition?.disposed.count ?? 0), transition?.refreshed == nil ? 0 : 1,
      transition?.forgetsHistory == true ? 1 : 0, transition?.visits == nil ? 0 : 1,
      after.state.isTabBarHidden ? 1 : 0,
    ]
    return ([key(before), UInt64(number)] + outcome + [key(after)]).reduce(0) { hash, part in
      let product = (hash ^ part) &* 0x9E37_79B9_7F4A_7C15
      return product ^ product >> 29
    }
  }
}
