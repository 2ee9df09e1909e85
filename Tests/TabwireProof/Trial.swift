import Tabwire

/// The heart and the oracle, taken through the same steps side by side.
package struct Trial: Sendable {
  package private(set) var state = NavigationState(bootstrapID: 1)
  package private(set) var oracle = Oracle()
  /// What the last step led to.
  package private(set) var transition: Transition<Int>?
  private var lastID = 1

  package init() {}

  /// Takes both through a message.
  ///
  /// - Returns: what is wrong; nothing if all is well.
  package mutating func accept(_ configuration: TabConfiguration) -> String? {
    let before = state
    let lastIDBefore = lastID
    let transition = step { state, makeID in state.accept(configuration, makeID: makeID) }
    let expected = oracle.accept(configuration)
    return Laws.violation(
      from: before, to: state, by: transition, accepting: configuration, lastID: lastIDBefore)
      ?? Laws.violation(ofIdempotence: configuration, after: state, transition)
      ?? disagreement(transition, expected)
  }

  /// Lets the user select a container in both.
  ///
  /// - Returns: what is wrong; nothing if all is well.
  package mutating func select(_ container: Int) -> String? {
    let before = state
    let lastIDBefore = lastID
    let transition = step { state, makeID in state.select(container, makeID: makeID) }
    let expected = oracle.select(container)
    return Laws.violation(from: before, to: state, by: transition, accepting: nil, lastID: lastIDBefore)
      ?? disagreement(transition, expected)
  }

  private mutating func step(
    _ change: (inout NavigationState<Int>, _ makeID: () -> Int) -> Transition<Int>
  ) -> Transition<Int> {
    var last = lastID
    let transition = change(&state) {
      last += 1
      return last
    }
    lastID = last
    self.transition = transition
    return transition
  }

  private func disagreement(_ transition: Transition<Int>, _ expected: Oracle.Result) -> String? {
    let verdict: Oracle.Verdict? =
      switch transition.kind {
      case .stale: .stale
      case .selected: .selected
      case .reselected: .reselected
      case .ignored: .ignored
      default: transition.kind.caseNumber.map { .number($0) }
      }
    if verdict != expected.verdict { return "it is \(transition.kind), where the words say \(expected.verdict)" }
    if state.selectedID != oracle.selected { return "another container is selected than the words say" }
    let tabs = state.tabs
    if tabs.count != oracle.containers.count
      || !zip(tabs, oracle.containers).allSatisfy({ $0.id == $1.number && $0.represents == $1.tab })
    {
      return "the tabs are \(described(tabs.map { ($0.id, $0.represents) })), where the words say "
        + described(oracle.containers.map { ($0.number, $0.tab) })
    }
    if transition.created != expected.created { return "other containers are created than the words say" }
    if Set(transition.disposed) != expected.disposed { return "other containers are disposed than the words say" }
    if Set(transition.updated) != expected.updated { return "other containers are updated than the words say" }
    return nil
  }

  private func described(_ tabs: [(Int, TabData?)]) -> String {
    tabs.map { number, tab in "\(number):\(tab?.id.rawValue ?? "–")" }.joined(separator: " ")
  }
}
