import Tabwire
import TabwireLint

/// Walks all that can happen to clients over a sequence of deploys, from the shortest stories to the longest.
struct RolloutWalk {
  private struct Visit {
    let client: Client
    /// The deploy that the client holds.
    let deploy: Int
    /// The deploy that it started with.
    let start: Int
    /// What led here: the visit before, and what happened there.
    let before: Int?
    let event: Rollout.Event
  }

  private struct Key: Hashable {
    let state: ClientStates.Key
    let deploy: Int
    let isStart: Bool
  }

  private let deploys: [(name: String, configuration: TabConfiguration)]
  /// For each deploy whether every app has restarted between it and the next one.
  private let isFollowedByRestart: [Bool]
  private var visits: [Visit] = []
  private var seen: Set<Key> = []
  private(set) var stories: [Severity: Rollout.Story] = [:]
  private(set) var arrivals = 0
  private(set) var worst = Severity.none

  /// How many states were visited.
  var states: Int { visits.count }

  init(_ steps: [Rollout.Step]) {
    var deploys: [(name: String, configuration: TabConfiguration)] = []
    var restarts: [Bool] = []
    for step in steps {
      switch step {
      case .deploy(let name, let configuration):
        deploys.append((name, configuration.withoutRevision))
        restarts.append(false)
      case .restart:
        if !restarts.isEmpty { restarts[restarts.count - 1] = true }
      }
    }
    self.deploys = deploys
    isFollowedByRestart = restarts
  }

  mutating func run() {
    for deploy in deploys.indices { start(deploy) }
    var next = 0
    while next < visits.count {
      turn(next)
      reach(next)
      next += 1
    }
  }

  /// Starts apps on every tab.
  private mutating func start(_ deploy: Int) {
    let (name, configuration) = deploys[deploy]
    let tabs = EffectiveTabs(of: configuration, selected: nil) { _ in false }.tabs
    // Fewer than two are no bar, whichever is active.
    let starts = tabs.count < 2 ? [configuration] : tabs.compactMap { configuration.onPage(of: $0.id) }
    for configuration in starts {
      var client = Client()
      _ = client.accept(configuration)
      note(
        Visit(client: client, deploy: deploy, start: deploy, before: nil, event: .started(deploy: name, Bar(client))))
    }
  }

  /// Turns to every other tab.
  private mutating func turn(_ index: Int) {
    let visit = visits[index]
    for case let tab? in visit.client.state.tabs.map(\.represents)
    where tab.id != visit.client.state.selected.represents?.id {
      var client = visit.client
      let left = client.state.selected
      guard let transition = client.select(tab.id) else { continue }
      let closed = transition.disposed.contains(left.id) ? left.represents : nil
      note(
        Visit(
          client: client, deploy: visit.deploy, start: visit.start, before: index,
          event: .turned(to: tab, closed: closed, Bar(client))))
    }
  }

  /// Lets every later deploy arrive that can.
  private mutating func reach(_ index: Int) {
    let visit = visits[index]
    var deploy = visit.deploy
    while deploy + 1 < deploys.count, !isFollowedByRestart[deploy] || visit.start == deploy {
      deploy += 1
      var client = visit.client
      let outcome = PlannedOutcome(of: deploys[deploy].configuration, on: &client)
      arrivals += 1
      worst = max(worst, outcome.severity)
      let event = Rollout.Event.reached(deploy: deploys[deploy].name, outcome)
      if outcome.severity >= .noticeable, stories[outcome.severity] == nil {
        stories[outcome.severity] = Rollout.Story(events: events(until: index) + [event], severity: outcome.severity)
      }
      note(Visit(client: client, deploy: deploy, start: visit.start, before: index, event: event))
    }
  }

  private mutating func note(_ visit: Visit) {
    let key = Key(state: ClientStates.Key(visit.client), deploy: visit.deploy, isStart: visit.start == visit.deploy)
    if seen.insert(key).inserted { visits.append(visit) }
  }

  private func events(until index: Int) -> [Rollout.Event] {
    let before = visits[index].before.map(events) ?? []
    return before + [visits[index].event]
  }
}

extension TabConfiguration {
  /// The same as a page of another tab carries it.
  func onPage(of tab: TabID) -> TabConfiguration? {
    try? TabConfiguration(active: tab, tabs: tabs, revision: revision, session: session)
  }
}
