import Tabwire

/// The heart and the oracle, taking the same steps side by side.
package struct Trial: Sendable {
  package private(set) var state = NavigationState(bootstrapID: 1)
  package private(set) var oracle: Oracle
  /// The transition of the last step.
  package private(set) var transition: Transition<Int>?
  private var lastID = 1
  private let start: String

  /// - Parameter start: The app's start URL.
  package init(start: String = "https://app.example/") {
    self.start = start
    oracle = Oracle(start: start)
  }

  /// Takes a step.
  ///
  /// - Returns: The violation, or `nil`.
  package mutating func take(_ step: TrialStep) -> String? {
    switch step {
    case .configure(let message):
      guard let configuration = try? TabConfiguration(json: message.json) else { return reject() }
      return accept(configuration, isFirstPage: message.isFirstPage)
    case .reject: return reject()
    case .select(let id): return select(oracle.container(representing: id))
    case .perform(let id): return perform(TabID(id))
    case .load(let id): return load(oracle.container(representing: id))
    case .firstPageDidAppear(let id): return firstPageDidAppear(oracle.container(representing: id))
    case .open(let address): return open(address)
    case .resume: return resume()
    }
  }

  /// Accepts a configuration.
  ///
  /// - Parameter isFirstPage: Whether the first page of the selected container sent it.
  /// - Returns: The violation, or `nil`.
  package mutating func accept(_ configuration: TabConfiguration, isFirstPage: Bool = false) -> String? {
    let expected = oracle.accept(configuration, isFirstPage: isFirstPage)
    let violation = step(accepting: configuration, expected) { state, makeID in
      state.accept(configuration, isFirstPage: isFirstPage, makeID: makeID)
    }
    return violation
      ?? transition.flatMap {
        Laws.violation(ofIdempotence: configuration, isFirstPage: isFirstPage, after: state, $0)
      }
  }

  /// Rejects a configuration.
  ///
  /// - Returns: The violation, or `nil`.
  package mutating func reject() -> String? {
    step(oracle.reject()) { state, _ in state.reject() }
  }

  /// Selects a container.
  ///
  /// - Returns: The violation, or `nil`.
  package mutating func select(_ container: Int) -> String? {
    step(oracle.select(container)) { state, makeID in state.select(container, makeID: makeID) }
  }

  /// Loads a page that sends no configuration in a container.
  ///
  /// - Returns: The violation, or `nil`.
  package mutating func load(_ container: Int) -> String? {
    step(oracle.load(container)) { state, _ in state.didLoad(container) }
  }

  /// Shows the first page of a container, which sends no configuration.
  ///
  /// - Returns: The violation, or `nil`.
  package mutating func firstPageDidAppear(_ container: Int) -> String? {
    step(oracle.firstPageDidAppear(container)) { state, _ in state.firstPageDidAppear(container) }
  }

  /// Brings the app back.
  ///
  /// - Returns: The violation, or `nil`.
  package mutating func resume() -> String? {
    step(oracle.resume()) { state, _ in state.resume() }
  }

  /// Opens an address from outside the pages.
  ///
  /// - Returns: The violation, or `nil`.
  package mutating func open(_ address: String) -> String? {
    let start = start
    return step(oracle.open(address)) { state, makeID in state.open(address, start: start, makeID: makeID) }
  }

  /// Performs an action.
  ///
  /// - Returns: The violation, or `nil`.
  package mutating func perform(_ action: TabID) -> String? {
    step(oracle.perform(action)) { state, _ in state.perform(action) }
  }

  private mutating func step(
    accepting configuration: TabConfiguration? = nil, _ expected: Oracle.Result,
    _ change: (inout NavigationState<Int>, _ makeID: () -> Int) -> Transition<Int>
  ) -> String? {
    let before = state
    let lastIDBefore = lastID
    var last = lastID
    let transition = change(&state) {
      last += 1
      return last
    }
    lastID = last
    self.transition = transition
    return Laws.violation(
      from: before, to: state, by: transition, accepting: configuration, lastID: lastIDBefore)
      ?? disagreement(transition, expected)
  }

  private func disagreement(_ transition: Transition<Int>, _ expected: Oracle.Result) -> String? {
    let verdict: Oracle.Verdict? =
      switch transition.kind {
      case .stale: .stale
      case .rejected: .rejected
      case .selected: .selected
      case .reselected: .reselected
      case .opened: .opened
      case .performed: .performed
      case .loaded: .loaded
      case .resumed: .resumed
      case .ignored: .ignored
      default: transition.kind.caseNumber.map { .number($0) }
      }
    if verdict != expected.verdict { return "it is \(transition.kind), where the protocol says \(expected.verdict)" }
    if state.selectedID != oracle.selected { return "another container is selected than the protocol says" }
    let tabs = state.tabs
    if tabs.count != oracle.containers.count
      || !zip(tabs, oracle.containers).allSatisfy({ $0.id == $1.number && $0.represents == $1.tab })
    {
      return "the tabs are \(described(tabs.map { ($0.id, $0.represents) })), where the protocol says "
        + described(oracle.containers.map { ($0.number, $0.tab) })
    }
    for (tab, container) in zip(tabs, oracle.containers) where tab.represents?.owns != container.tab?.owns {
      return "a container represents a tab with other owned paths than the protocol says"
    }
    if transition.created != expected.created { return "other containers are created than the protocol says" }
    if Set(transition.disposed) != expected.disposed { return "other containers are disposed than the protocol says" }
    if Set(transition.updated) != expected.updated { return "other containers are updated than the protocol says" }
    if transition.refreshed != expected.refreshed { return "another container is refreshed than the protocol says" }
    if transition.forgetsHistory != expected.forgetsHistory {
      return "forgetsHistory is \(transition.forgetsHistory), where the protocol says \(expected.forgetsHistory)"
    }
    if transition.visits != expected.visits { return "another container visits the address than the protocol says" }
    let actions = state.actions
    if actions.count != oracle.actions.count
      || !zip(actions, oracle.actions).allSatisfy({ $0.action.id == $1.id && $0.after == $1.after })
    {
      return "the actions are \(actions.map { "\($0.action.id) after \($0.after ?? 0)" }), where the protocol says "
        + "\(oracle.actions.map { "\($0.id) after \($0.after ?? 0)" })"
    }
    if transition.performed?.id != expected.performed { return "another action is performed than the protocol says" }
    if state.searchID != oracle.search { return "another tab searches than the protocol says" }
    if state.appBadge != oracle.appBadge {
      return "the number is \(state.appBadge ?? -1), where the protocol says \(oracle.appBadge ?? -1)"
    }
    if state.isTabBarHidden != oracle.isTabBarHidden {
      return "isTabBarHidden is \(state.isTabBarHidden), where the protocol says \(oracle.isTabBarHidden)"
    }
    return nil
  }

  private func described(_ tabs: [(Int, TabData?)]) -> String {
    tabs.map { number, tab in "\(number):\(tab?.id.rawValue ?? "–")" }.joined(separator: " ")
  }
}
