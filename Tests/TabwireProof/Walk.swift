import Tabwire

/// Visits every reachable state over a few ids, and tries every configuration and every selection there.
package struct Walk: Sendable {
  /// The size of the walk.
  package struct Count: Sendable {
    package var states = 1
    package var transitions = 0
    package var configurations: Int
    /// A hash of all transitions: state before, step, kind, state after, and the places of the surviving containers. The
    /// same walk in another language must have the same hash.
    package var fingerprint: UInt64 = 0
    /// The depth at which no new state was found, or `nil` if every step found one.
    package var exhaustedAt: Int?
  }

  private struct Visit: Sendable {
    var trial = Trial()
    var steps: [TrialStep] = []
  }

  private let messages: [TestMessage]
  private let configurations: [TabConfiguration]

  /// - Parameter ids: The ids of the tabs.
  package init(over ids: [String]) {
    let messages = Self.messages(over: ids)
    let read = messages.compactMap { message in
      (try? TabConfiguration(json: message.json)).map { (message: message, configuration: $0) }
    }
    self.messages = read.map(\.message)
    configurations = read.map(\.configuration)
  }

  /// Walks from bootstrap.
  ///
  /// - Parameters:
  ///   - depth: The maximum number of steps.
  ///   - tasks: The number of tasks that share the work.
  /// - Returns: The size of the walk, and the first counterexample.
  package func run(depth: Int, tasks: Int = 2) async -> (count: Count, failure: Counterexample?) {
    var count = Count(configurations: configurations.count)
    var seen: Set<UInt64> = [Self.key(Trial())]
    var frontier = [Visit()]
    for level in 1...depth {
      var found: [UInt64: Visit] = [:]
      let share = (frontier.count + tasks - 1) / tasks
      let shares = stride(from: 0, to: frontier.count, by: max(share, 1)).map { start in
        Array(frontier[start..<min(start + share, frontier.count)])
      }
      let known = seen
      let results = await withTaskGroup(of: Share.self, returning: [Share].self) { group in
        for visits in shares { group.addTask { self.step(from: visits, known: known) } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      for result in results {
        count.transitions += result.transitions
        count.fingerprint &+= result.fingerprint
        if let failure = result.failure { return (count, failure) }
        found.merge(result.visits) { first, _ in first }
      }
      if found.isEmpty {
        count.exhaustedAt = level
        break
      }
      seen.formUnion(found.keys)
      count.states = seen.count
      frontier = found.sorted { $0.key < $1.key }.map(\.value)
    }
    return (count, nil)
  }

  private struct Share: Sendable {
    var visits: [UInt64: Visit] = [:]
    var transitions = 0
    var fingerprint: UInt64 = 0
    var failure: Counterexample?
  }

  /// Takes every step from the given states.
  private func step(from visits: [Visit], known: Set<UInt64>) -> Share {
    var found = Share()
    func note(_ trial: Trial, _ violation: String?, _ visit: Visit, _ number: Int, _ step: () -> TrialStep) -> Bool {
      found.transitions += 1
      if let violation {
        found.failure = Counterexample(violation: violation, steps: visit.steps + [step()])
        return false
      }
      let key = Self.key(trial)
      found.fingerprint &+= Self.fingerprint(of: number, from: visit.trial, to: trial)
      if !known.contains(key), found.visits[key] == nil {
        found.visits[key] = Visit(trial: trial, steps: visit.steps + [step()])
      }
      return true
    }
    for visit in visits {
      for index in configurations.indices {
        var trial = visit.trial
        let violation = trial.accept(configurations[index])
        guard note(trial, violation, visit, index, { .configure(messages[index]) }) else { return found }
      }
      let first = configurations.count
      for (index, tab) in visit.trial.state.tabs.enumerated() {
        var trial = visit.trial
        let violation = trial.select(tab.id)
        guard note(trial, violation, visit, first + index, { .select(tab.represents?.id.rawValue ?? "") }) else {
          return found
        }
      }
      var trial = visit.trial
      let violation = trial.select(0)
      guard note(trial, violation, visit, first + trial.state.tabs.count, { .select("missing") }) else { return found }
    }
    return found
  }

  /// A number for everything that the next steps depend on: the represented tabs in order, the selected one, and the tabs
  /// that would appear if the user left it.
  private static func key(_ trial: Trial) -> UInt64 {
    let tabs = trial.state.tabs
    func code(_ tab: TabData?) -> UInt64 {
      guard let tab else { return 0 }
      let deprecation: UInt64 = tab.deprecated == nil ? 0 : tab.deprecated == .soft ? 1 : 2
      return 1 + deprecation + 3 * UInt64(tab.id.rawValue.utf8.first ?? 0) % 16
    }
    var key = UInt64(tabs.firstIndex { $0.id == trial.state.selectedID } ?? 0) + 1
    for tab in tabs { key = key << 6 | code(tab.represents) }
    guard trial.state.selected.represents?.deprecated == .hard,
      let other = tabs.first(where: { $0.id != trial.state.selectedID })
    else { return key }
    var state = trial.state
    var next = -1
    let appearing = state.select(other.id) {
      next -= 1
      return next
    }.created
    key = key << 6 | 0x3F
    for tab in state.tabs where appearing.contains(tab.id) { key = key << 6 | code(tab.represents) }
    return key
  }

  /// Returns a hash of a transition.
  ///
  /// - Parameter number: The number of the step: first the configurations, then the containers to select.
  private static func fingerprint(of number: Int, from before: Trial, to after: Trial) -> UInt64 {
    var parts = [key(before), UInt64(number), UInt64(after.transition?.kind.caseNumber ?? 0), key(after)]
    for tab in after.state.tabs {
      parts.append(UInt64((before.state.tabs.firstIndex { $0.id == tab.id } ?? -1) + 1))
    }
    return parts.reduce(0) { number, part in
      let product = (number ^ part) &* 0x9E37_79B9_7F4A_7C15
      return product ^ product >> 29
    }
  }

  /// Returns every message over some ids: every subset in every order, with every deprecation, replacement and active tab.
  private static func messages(over ids: [String]) -> [TestMessage] {
    var messages = [TestMessage(active: nil, tabs: [])]
    for order in orders(of: ids) where order.count >= 2 {
      var lists: [[TestMessage.Tab]] = [[]]
      for id in order {
        lists = lists.flatMap { list in
          [nil, "soft", "hard"].flatMap { deprecated in
            ([nil] + ids.filter { $0 != id }).map { replaces in
              list + [TestMessage.Tab(id, deprecated: deprecated, replaces: replaces)]
            }
          }
        }
      }
      messages += lists.flatMap { tabs in (ids + ["unknown"]).map { TestMessage(active: $0, tabs: tabs) } }
    }
    return messages
  }

  /// Returns every subset in every order.
  private static func orders(of ids: [String]) -> [[String]] {
    [[]] + ids.flatMap { id in orders(of: ids.filter { $0 != id }).map { [id] + $0 } }
  }
}
