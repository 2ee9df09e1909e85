import Tabwire
import TabwireProof
import TabwireScenarios
import Testing

@testable import TabwirePlanning

@Suite("A plan")
struct PlanTests {
  private static let old = ["home", "explore", "library", "profile"]

  private func plan(_ new: String...) throws -> Plan {
    let new = try TabConfiguration(active: "home", tabs: new.map(TabData.named))
    return try Plan(from: TabConfiguration(active: "home", tabs: Self.old.map(TabData.named)), to: new)
  }

  private func outcome(_ plan: Plan, on tab: TabID) throws -> PlannedOutcome {
    try #require(plan.outcomes.first { $0.before.selectedTab?.id == tab })
  }

  @Test("there is an outcome for bootstrap and for each selected tab")
  func everyState() throws {
    let plan = try plan("home", "explore", "library", "profile")
    #expect(plan.outcomes.map { $0.before.selectedTab?.id } == [nil, "home", "explore", "library", "profile"])
    #expect(plan.outcomes.map(\.severity) == [.none, .none, .none, .none, .none])
  }

  @Test("a removed selected tab morphs, and displaces the hinted tab")
  func activeRemoved() throws {
    let plan = try plan("home", "library", "profile")
    let outcome = try outcome(plan, on: "explore")
    #expect(outcome.kind == .activeRemoved)
    #expect(outcome.severity == .disruptive)
    #expect(outcome.effects == [.morphed(from: .named("explore"), to: .named("home")), .displaced(.named("home"))])
    #expect(outcome.losses.map(\.id) == ["home"])
    #expect(outcome.before.containers.map(\.number) == [1, 2, 3, 4])
    #expect(outcome.after.containers.map(\.number) == [2, 3, 4])
    #expect(outcome.after.selected == 2)
  }

  @Test("morphing into another tab is not a reordering")
  func takenOver() throws {
    let outcome = try outcome(try plan("home", "explore", "library"), on: "profile")
    #expect(outcome.effects == [.morphed(from: .named("profile"), to: .named("home")), .displaced(.named("home"))])
  }

  @Test("a tab removed in the background is lost")
  func removed() throws {
    let outcome = try outcome(try plan("home", "library", "profile"), on: "home")
    #expect(outcome.severity == .noticeable)
    #expect(outcome.effects == [.lost(.named("explore"))])
  }

  @Test("an added tab is calm, unless a phone has no room for it")
  func added() throws {
    let five = try outcome(try plan("home", "explore", "library", "profile", "cart"), on: "home")
    #expect(five.effects == [.added(.named("cart"))])
    #expect(five.severity == .calm)
    let six = try outcome(try plan("home", "explore", "library", "profile", "cart", "more"), on: "home")
    #expect(six.effects == [.crowded(6), .added(.named("cart")), .added(.named("more"))])
    #expect(six.severity == .noticeable)
  }

  @Test("another order matters only together with another tab")
  func moved() throws {
    #expect(try outcome(try plan("home", "profile", "library", "explore"), on: "home").effects == [])
    let outcome = try outcome(try plan("home", "profile", "library", "explore", "cart"), on: "home")
    #expect(outcome.effects == [.reordered, .added(.named("cart"))])
  }

  @Test("a removed tab bar is disruptive")
  func demoted() throws {
    let plan = try Plan(from: .of("home", "explore"), to: .bootstrap)
    let outcome = try outcome(plan, on: "home")
    #expect(outcome.effects == [.barHidden(.named("home")), .lost(.named("explore"))])
    #expect(plan.outcomes[0].effects == [])
  }

  @Test("a deprecated tab is still open in some states")
  func deprecated() throws {
    let plan = try Plan(from: .of("home", "soft explore", "library"), to: .of("home", "library"), sameOrder: true)
    let bars = plan.outcomes.map { $0.before.tabs.map(\.id.rawValue).joined(separator: " ") }
    #expect(Set(bars) == ["", "home library", "home explore library"])
    #expect(plan.severity == .disruptive)
    #expect(plan.count(.disruptive) == 1)
  }

  @Test("a hard-deprecated tab is open only while it is selected")
  func hard() throws {
    let plan = try Plan(from: .of("home", "hard explore", "library"), to: .of("home", "library"), sameOrder: true)
    let retained = plan.outcomes.filter { $0.before.tabs.count == 3 }
    #expect(retained.map { $0.before.selectedTab?.id } == ["explore"])
  }

  @Test("the later effects of a deprecation are reported")
  func prospects() throws {
    let soft = try outcome(try plan("home", "soft explore", "cart for explore", "library", "profile"), on: "home")
    #expect(soft.effects.map(\.severity) == [.none, .none])
    #expect(soft.effects.map(\.sentence).first == "“Explore” stays until the app restarts.")
    let hard = try outcome(try plan("home", "hard explore", "cart for explore", "library", "profile"), on: "explore")
    #expect(hard.reason == "“Explore” stays until the user selects another tab; then “Cart” appears.")
    #expect(hard.severity == .calm)
  }

  @Test("another session starts every other tab over")
  func session() throws {
    let plan = try Plan(from: .of("home", "explore", session: "robin"), to: .of("home", "explore", session: "priya"))
    let outcome = try outcome(plan, on: "home")
    #expect(outcome.effects == [.startedOver(.named("explore")), .forgetsHistory])
  }

  @Test("another session makes every app forget its history, in bootstrap too")
  func history() throws {
    let signIn = try Plan(from: .of(session: "nobody"), to: .of("home", "explore", session: "priya"))
    let forgetting = signIn.outcomes.filter { $0.effects.contains(.forgetsHistory) }
    #expect(forgetting.count == 1)
    #expect(forgetting.allSatisfy { $0.before.isBootstrap && $0.severity == .noticeable })
    // A new launch has no history.
    #expect(signIn.outcomes.count == 2)
    let earlier = try Plan(from: .of(), to: .of("home", "explore", session: "priya"))
    #expect(earlier.outcomes.filter { $0.effects.contains(.forgetsHistory) }.map(\.hasEarlierSession) == [true])
    let same = try Plan(from: .of(session: "priya"), to: .of("home", "explore", session: "priya"))
    #expect(same.outcomes.allSatisfy { !$0.effects.contains(.forgetsHistory) })
    #expect(same.outcomes.count == 1)
  }

  @Test("the new configuration counts as newer, whatever the revisions are")
  func revisions() throws {
    let tabs = Self.old.map(TabData.named)
    let old = try TabConfiguration(active: "home", tabs: tabs, revision: 9)
    let new = try TabConfiguration(active: "home", tabs: Array(tabs.dropLast()), revision: 8)
    #expect(try Plan(from: old, to: new).severity == .disruptive)
  }

  @Test("too many states are refused")
  func tooMany() throws {
    let pairs = (0..<10).flatMap { ["soft tab\($0)", "new\($0) for tab\($0)"] }
    let old = try TabConfiguration(active: "tab0", tabs: pairs.map(TabData.named))
    let error = #expect(throws: PlanningError.self) { try Plan(from: old, to: .bootstrap) }
    #expect(error?.changingTabCount == 20)
  }

  @Test(
    "a limited plan has few states, whatever the tabs are, and says that some are left out", arguments: [8, 12, 20])
  func limited(count: Int) throws {
    // Each tab replaces the one before it, so no two are alike.
    let chain = (0..<count).map { $0 == 0 ? "soft old0" : "old\($0) for old\($0 - 1)" }.map(TabData.named)
      .map { $0.with(deprecated: .soft, replaces: $0.replaces) }
    let old = try TabConfiguration(active: "home", tabs: ["home", "explore"].map(TabData.named) + chain)
    let plan = try Plan(from: old, to: .of("home", "explore"), coverage: .limited)
    #expect(plan.omission == PlanOmission(changingTabCount: count))
    // A state has further outcomes where an earlier order makes a difference.
    #expect(plan.outcomes.count { !$0.hasEarlierOrder } * old.tabs.count <= 3_000)
    #expect(Set(plan.outcomes.flatMap(\.losses)).isSuperset(of: chain))
    #expect(plan.outcomes.contains { $0.before.tabs.count == old.tabs.count }, "all of them are open")
    #expect(plan.advice()?.severity != .disruptive)
  }

  @Test("a limited plan of few states leaves out nothing")
  func limitedButComplete() throws {
    let old = try TabConfiguration.of("home", "soft a", "soft b", "c for a", "library")
    let (limited, all) = (
      try Plan(from: old, to: .of("home", "library"), coverage: .limited),
      try Plan(from: old, to: .of("home", "library"))
    )
    #expect(limited.omission == nil)
    #expect(limited.outcomes == all.outcomes)
  }

  @Test("many tabs with the same fate have few states, and each is named")
  func manyAlike() throws {
    let tabs = ["home", "explore"] + (0..<11).map { "soft old\($0)" }
    let old = try TabConfiguration(active: "home", tabs: tabs.map(TabData.named))
    let plan = try Plan(from: old, to: .of("home", "explore"))
    #expect(plan.outcomes.count < 200)
    let losses = Set(plan.outcomes.flatMap(\.losses).map(\.id))
    #expect(losses.isSuperset(of: (0..<11).map { TabID("old\($0)") }))
  }

  @Test("many tabs with the same fate have few states, too, if they change their order or their paths")
  func manyAlikeMoved() throws {
    let old = (0..<11).map { TabData.named("soft old\($0)") }
    let tabs = ["home", "explore"].map(TabData.named)
    let moved = old.reversed().map {
      TabData(id: $0.id, title: $0.title, icon: $0.icon, path: "\($0.path)/new", deprecated: .hard)
    }
    let plan = try Plan(
      from: TabConfiguration(active: "home", tabs: tabs + old), to: TabConfiguration(active: "home", tabs: moved + tabs)
    )
    #expect(plan.outcomes.count < 600)
    let changed = plan.outcomes.flatMap(\.effects).compactMap {
      if case .pathChanged(let tab, _) = $0 { tab.id } else { nil }
    }
    #expect(Set(changed) == Set(old.map(\.id)))
  }

  @Test("states of tabs that are alike hide no effect, and no severity", arguments: 0..<6)
  func alike(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var folded = 0
    while folded < 3 {
      let (old, new) = try RandomRemovals.deploy(using: &random)
      let alike = AlikeTabs(in: old, before: [new])
      guard !alike.groups.isEmpty else { continue }
      folded += 1
      let (few, all) = (try Plan(from: old, to: new), try Plan(from: old, to: new, alike: .none))
      #expect(few.outcomes.count <= all.outcomes.count)
      #expect(few.severity == all.severity, "seed \(seed): \(old) → \(new)")
      // The number of tabs on a bar depends on how many are still open.
      func effects(_ plan: Plan) -> Set<Effect> {
        Set(plan.outcomes.flatMap(\.effects).map { if case .crowded = $0 { .crowded(0) } else { $0 } })
      }
      #expect(effects(few) == effects(all), "seed \(seed): \(old) → \(new)")
    }
  }

  @Test("an app that kept an earlier order of the tabs reorders them when a tab is added")
  func earlierOrder() throws {
    let plan = try Plan(from: .of("c", "b", "a"), to: .of("c", "b", "a", "d"))
    #expect(plan.severity == .noticeable)
    let reordered = plan.outcomes.filter { $0.effects.contains(.reordered) }
    #expect(Set(reordered.compactMap(\.before.selectedTab?.id)) == ["a", "b", "c"])
    #expect(reordered.allSatisfy { $0.hasEarlierOrder })
    #expect(try Plan(from: .of("c", "b", "a"), to: .of("c", "b", "a", "d"), sameOrder: true).severity == .calm)
  }

  @Test("an app that kept the new order already does not reorder its tabs")
  func laterOrder() throws {
    let plan = try Plan(from: .of("a", "b"), to: .of("b", "a", "c"))
    let onA = plan.outcomes.filter { $0.before.selectedTab?.id == "a" }
    #expect(onA.map { $0.effects.contains(.reordered) } == [true, false])
    #expect(onA.map(\.hasEarlierOrder) == [false, true])
  }

  @Test("an app that got a session earlier starts its tabs over for another one")
  func earlierSession() throws {
    let plan = try Plan(from: .of("home", "explore"), to: .of("home", "explore", session: "priya"))
    let startedOver = plan.outcomes.filter { $0.effects.contains(.startedOver(.named("explore"))) }
    #expect(!startedOver.isEmpty && startedOver.allSatisfy(\.hasEarlierSession))
    let others = plan.outcomes.filter { !$0.hasEarlierSession }
    #expect(others.allSatisfy { $0.losses.isEmpty })
  }

  @Test("a tab whose version changes reloads when it is next selected")
  func reloads() throws {
    func configuration(_ version: String) throws -> TabConfiguration {
      let library = TabData(id: "library", title: "Library", icon: "circle", path: "/library", version: version)
      return try TabConfiguration(active: "home", tabs: [.named("home"), library])
    }
    let plan = try Plan(from: configuration("1"), to: configuration("2"))
    let effects = Dictionary(
      uniqueKeysWithValues: plan.outcomes.map { ($0.before.selectedTab?.id, $0.effects.map(\.sentence)) })
    #expect(effects["home"] == ["“Library” reloads when it is next selected, because its version changes."])
    #expect(effects["library"] == [])
    #expect(try Plan(from: configuration("1"), to: configuration("1")).outcomes.allSatisfy { $0.severity == .none })
  }

  @Test("changed owned paths and eager loading are reported in every state")
  func quietMembers() throws {
    func configuration(owns: [String], isEager: Bool) throws -> TabConfiguration {
      let library = TabData(
        id: "library", title: "Library", icon: "circle", path: "/library", owns: owns, isEager: isEager)
      return try TabConfiguration(active: "home", tabs: [.named("home"), library])
    }
    let old = try configuration(owns: ["/books", "/authors"], isEager: false)
    let plan = try Plan(from: old, to: configuration(owns: ["/authors", "/search"], isEager: true))
    let owns = "“Library” opens addresses below /search from now on, and no longer opens addresses below /books."
    let effects = Dictionary(
      uniqueKeysWithValues: plan.outcomes.map { ($0.before.selectedTab?.id, $0.effects.map(\.sentence)) })
    #expect(effects["home"] == [owns, "“Library” loads in the background before it is selected."])
    #expect(effects["library"] == [owns])
    #expect(plan.severity == .none)
    #expect(
      try Plan(from: old, to: configuration(owns: ["/authors", "/books"], isEager: false)).outcomes.allSatisfy {
        $0.effects.allSatisfy { $0 == .launched(.named("home")) }
      })
  }

  @Test("a page that hides the tab bar is reported where the tab bar is shown")
  func hiddenTabBar() throws {
    func configuration(isTabBarHidden: Bool) throws -> TabConfiguration {
      try TabConfiguration(
        active: "home", tabs: [.named("home"), .named("library")], isTabBarHidden: isTabBarHidden)
    }
    func sentences(_ old: Bool, _ new: Bool) throws -> Set<String> {
      let plan = try Plan(from: configuration(isTabBarHidden: old), to: configuration(isTabBarHidden: new))
      return Set(plan.outcomes.filter { !$0.before.isBootstrap }.flatMap(\.effects).map(\.sentence))
    }
    #expect(try sentences(false, true) == ["The page in front hides the tab bar until the user leaves it."])
    #expect(try sentences(true, false) == ["The page in front no longer hides the tab bar."])
    #expect(try sentences(false, false) == [])
    #expect(try sentences(true, true) == [])
  }

  @Test("no effect on a random client is missed, whatever its history", arguments: 0..<12)
  func exactness(seed: UInt64) throws {
    var random = RandomConfigurations(seed: seed, isPlain: false)
    for _ in 0..<40 {
      var client = random.client(with: 4)
      // The page in front is one of before: a stream says nothing about whether it hides the tab bar.
      let (old, new) = (random.nextOfPage(), random.next())
      _ = client.accept(old.withoutRevision)
      for case .select(let tab) in random.steps(3) { _ = client.select(tab) }
      let before = client.state
      let actual = PlannedOutcome(
        of: new.withoutRevision, on: &client, hadTabBar: old.hasTabBarAtLaunch, hidTabBar: old.isTabBarHidden)
      let planned = try Plan(from: old, to: new).outcomes.filter { outcome in
        outcome.before.selectedTab?.id == before.selected.represents?.id
          && Set(outcome.before.tabs.map(\.id)) == Set(before.tabs.compactMap { $0.represents?.id })
      }
      // A client can have received versions of several tabs one by one, and the user can have left the page that hid the tab
      // bar: each of these effects is in one of the outcomes.
      func ofPages(_ outcome: PlannedOutcome) -> Set<Effect> {
        Set(outcome.effects.filter { $0.isReload || [.pageHidesBar, .pageShowsBar].contains($0) })
      }
      func others(_ outcome: PlannedOutcome) -> Set<Effect> { Set(outcome.effects).subtracting(ofPages(outcome)) }
      #expect(
        planned.contains { others($0) == others(actual) },
        "seed \(seed): \(actual.effects.map(\.sentence)) is not among \(planned.map { $0.effects.map(\.sentence) })")
      #expect(
        planned.reduce(into: Set<Effect>()) { $0.formUnion(ofPages($1)) }.isSuperset(of: ofPages(actual)),
        "seed \(seed): \(actual.effects.map(\.sentence)) is not in \(planned.map { $0.effects.map(\.sentence) })")
    }
  }

  @Test("the state of every random client is planned, with its losses", arguments: 0..<6)
  func agreement(seed: UInt64) throws {
    var random = RandomConfigurations(seed: seed, isPlain: false)
    var compared = 0
    for _ in 0..<40 {
      let (history, old, taps, new) = (random.steps(4), random.next(), random.steps(3), random.next())
      var state = NavigationState(bootstrapID: 0)
      var last = 0
      func next() -> Int {
        last += 1
        return last
      }
      for case .configure(let configuration) in history {
        _ = state.accept(configuration.withoutRevision, makeID: next)
      }
      _ = state.accept(old.withoutRevision, makeID: next)
      for case .select(let tab) in taps {
        if let item = state.tabs.first(where: { $0.represents?.id == tab }) { _ = state.select(item.id, makeID: next) }
      }
      let before = state
      let transition = state.accept(new.withoutRevision, makeID: next)

      let plan = try Plan(from: old, to: new)
      let ids = before.tabs.map { $0.represents?.id }
      let lost = before.tabs.filter { transition.disposed.contains($0.id) }.compactMap(\.represents)
      // The outcome for the history of this client, maybe with the tabs in another order.
      let planned = try #require(
        plan.outcomes.first { outcome in
          Set(outcome.before.tabs) == Set(before.tabs.compactMap(\.represents))
            && outcome.before.selectedTab == before.selected.represents
            && Set(outcome.after.tabs) == Set(state.tabs.compactMap(\.represents))
            && outcome.after.selectedTab == state.selected.represents && Set(outcome.losses) == Set(lost)
            && outcome.effects.contains(.forgetsHistory) == transition.forgetsHistory
        }, "seed \(seed)")
      #expect((planned.severity == .disruptive) == (transition.morphed != nil || transition.demoted != nil))
      #expect(planned.severity >= .noticeable || transition.disposed.isEmpty)
      if planned.severity == .none, !before.isBootstrap {
        #expect(transition.created.isEmpty && !transition.isReordered)
      }
      if planned.before.containers.map({ $0.tab?.id }) == ids {
        compared += 1
        #expect(planned.kind == transition.kind)
        #expect(planned.after.tabs == state.tabs.compactMap(\.represents))
      }
    }
    #expect(compared > 20)
  }
}

extension PlanTests {
  @Test("what becomes of the actions of a random client is planned", arguments: 0..<6)
  func actions(seed: UInt64) throws {
    var random = RandomConfigurations(seed: seed, isPlain: false)
    var compared = 0
    for _ in 0..<40 {
      var client = random.client(with: 4)
      let (old, new) = (random.next(), random.next())
      _ = client.accept(old.withoutRevision)
      for case .select(let tab) in random.steps(3) { _ = client.select(tab) }
      let before = client.state
      let actual = PlannedOutcome(of: new.withoutRevision, on: &client)
      let after = client.state
      #expect(places(on: actual.before) == places(of: before), "seed \(seed)")
      #expect(places(on: actual.after) == places(of: after), "seed \(seed)")
      if before.isBootstrap || after.isBootstrap {
        #expect(actual.effects.allSatisfy { !$0.isAboutAction }, "seed \(seed)")
        continue
      }
      compared += 1
      let (oldActions, newActions) = (before.actions.map(\.action), after.actions.map(\.action))
      for action in oldActions {
        let isGone = !newActions.contains { $0.id == action.id }
        #expect(actual.effects.contains(.actionRemoved(action)) == isGone, "seed \(seed)")
      }
      for action in newActions {
        let isNew = !oldActions.contains { $0.id == action.id }
        #expect(actual.effects.contains(.actionAdded(action)) == isNew, "seed \(seed)")
      }
      let planned = try Plan(from: old, to: new).outcomes.filter { outcome in
        outcome.before.selectedTab?.id == before.selected.represents?.id
          && Set(outcome.before.tabs.map(\.id)) == Set(before.tabs.compactMap { $0.represents?.id })
      }
      func effects(_ outcome: PlannedOutcome) -> Set<Effect> { Set(outcome.effects.filter(\.isAboutAction)) }
      #expect(planned.contains { effects($0) == effects(actual) }, "seed \(seed)")
    }
    #expect(compared > 5)
  }
}

/// The ids on a planned bar from left to right.
private func places(on bar: TabBarState) -> [TabID?] {
  bar.places.map { place in
    switch place {
    case .container(let container): container.tab?.id
    case .action(let action): action.id
    }
  }
}

/// The ids on the bar of a client from left to right, each action behind its container (R17.4).
private func places(of state: NavigationState<Int>) -> [TabID?] {
  var places: [TabID?] = state.actions.filter { $0.after == nil }.map(\.action.id)
  for item in state.tabs {
    places.append(item.represents?.id)
    places += state.actions.filter { $0.after == item.id }.map(\.action.id)
  }
  return places
}

extension Effect {
  /// Whether an action appears, disappears or changes. Its place among the tabs depends on the order that a client has.
  fileprivate var isAboutAction: Bool {
    switch self {
    case .actionAdded, .actionRemoved, .actionChanged: true
    default: false
    }
  }

  fileprivate var isReload: Bool { if case .reloads = self { true } else { false } }
}
