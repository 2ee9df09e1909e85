import Tabwire
import TabwireScenarios

/// A breadth-first walk through every sequence of events of clients during a rollout.
struct RolloutWalk {
  private struct Visit {
    let client: Client
    /// The deploy that the client holds.
    let deploy: Int
    /// The deploy that the client launched with, or `nil` if it launched before the first one.
    let launch: Int?
    /// The last session that the client was given.
    let session: String?
    /// The previous visit, or `nil` for a launch.
    let previous: Int?
    let event: Rollout.Event
  }

  private struct Key: Hashable {
    let state: ClientStates.Key
    let deploy: Int
    let session: String?
    let hasLaunchedWithDeploy: Bool
  }

  private let deploys: [(name: String, configuration: TabConfiguration)]
  /// The tabs of the first deploy whose states count as one.
  private let alike: AlikeTabs
  /// For each deploy, whether every app restarts before the next one.
  private let isFollowedByRestart: [Bool]
  private var visits: [Visit] = []
  private var seen: Set<Key> = []
  private(set) var examples: [Severity: Rollout.Example] = [:]
  private(set) var deliveryCount = 0
  private(set) var worst = Severity.none

  /// The number of visited states.
  var stateCount: Int { visits.count }

  /// - Parameters:
  ///   - steps: The steps.
  ///   - alike: The tabs of the first deploy whose states count as one, or `nil` for all tabs that deploys treat alike.
  init(_ steps: [Rollout.Step], alike: AlikeTabs? = nil) {
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
    let configurations = deploys.map(\.configuration)
    self.alike =
      alike ?? configurations.first.map { AlikeTabs(in: $0, before: Array(configurations.dropFirst())) } ?? .none
    isFollowedByRestart = restarts
  }

  mutating func run(sameOrder: Bool) throws(PlanningError) {
    for deploy in deploys.indices { launch(deploy) }
    try hold(sameOrder: sameOrder)
    var next = 0
    while next < visits.count {
      try checkStateCount()
      select(next)
      deliver(next)
      next += 1
    }
  }

  private func checkStateCount() throws(PlanningError) {
    guard stateCount > PlanningError.maximumRolloutStateCount else { return }
    throw PlanningError(changingTabCount: deploys.map(\.configuration.changingTabs.count).max() ?? 0)
  }

  /// Launches apps on every tab.
  private mutating func launch(_ deploy: Int) {
    let (name, configuration) = deploys[deploy]
    let tabs = EffectiveTabs(of: configuration, selected: nil, visible: []).tabs
    // With fewer than two tabs there is no tab bar, whichever tab is active.
    let configurations = tabs.count < 2 ? [configuration] : tabs.compactMap { configuration.withActive($0.id) }
    for configuration in configurations {
      var client = Client()
      _ = client.accept(configuration)
      add(
        Visit(
          client: client, deploy: deploy, launch: deploy, session: configuration.session, previous: nil,
          event: .launched(deploy: name, TabBarState(client))))
    }
  }

  /// Adds the apps that launched before the first deploy, in every state and with every history that decides an effect.
  private mutating func hold(sameOrder: Bool) throws(PlanningError) {
    guard let (name, first) = deploys.first else { return }
    for client in try ClientStates(under: first, alike: alike).clients {
      try checkStateCount()
      for next in deploys.dropFirst().map(\.configuration) {
        for history in ClientHistory.all(under: first, before: next, sameOrder: sameOrder) {
          guard let client = history.client(like: client, under: first, before: next),
            client.state.configuration != nil
          else { continue }
          let session = history.hasOtherSession ? history.otherSession(than: next) : first.session
          add(
            Visit(
              client: client, deploy: 0, launch: nil, session: session, previous: nil,
              event: .held(deploy: name, TabBarState(client))))
        }
      }
    }
  }

  /// Selects every other tab.
  private mutating func select(_ index: Int) {
    let visit = visits[index]
    for case let tab? in visit.client.state.tabs.map(\.represents)
    where tab.id != visit.client.state.selected.represents?.id {
      var client = visit.client
      let left = client.state.selected
      guard let transition = client.select(tab.id) else { continue }
      let closed = transition.disposed.contains(left.id) ? left.represents : nil
      add(
        Visit(
          client: client, deploy: visit.deploy, launch: visit.launch, session: visit.session, previous: index,
          event: .selected(tab, closed: closed, TabBarState(client))))
    }
  }

  /// Delivers every later deploy that can reach the client.
  private mutating func deliver(_ index: Int) {
    let visit = visits[index]
    var deploy = visit.deploy
    while deploy + 1 < deploys.count, !isFollowedByRestart[deploy] || visit.launch == deploy {
      deploy += 1
      var client = visit.client
      let outcome = PlannedOutcome(of: deploys[deploy].configuration, on: &client)
      deliveryCount += 1
      worst = max(worst, outcome.severity)
      let event = Rollout.Event.received(deploy: deploys[deploy].name, outcome)
      if outcome.severity >= .noticeable, examples[outcome.severity] == nil {
        examples[outcome.severity] = Rollout.Example(
          events: events(until: index) + [event], severity: outcome.severity)
      }
      add(
        Visit(
          client: client, deploy: deploy, launch: visit.launch,
          session: deploys[deploy].configuration.session ?? visit.session, previous: index, event: event))
    }
  }

  private mutating func add(_ visit: Visit) {
    let key = Key(
      state: ClientStates.Key(visit.client, alike: alike), deploy: visit.deploy, session: visit.session,
      hasLaunchedWithDeploy: visit.launch == visit.deploy)
    if seen.insert(key).inserted { visits.append(visit) }
  }

  private func events(until index: Int) -> [Rollout.Event] {
    let earlier = visits[index].previous.map(events) ?? []
    return earlier + [visits[index].event]
  }
}

extension TabConfiguration {
  /// Returns the configuration with another active tab.
  func withActive(_ tab: TabID) -> TabConfiguration? {
    try? with(active: tab, tabs: tabs)
  }
}
