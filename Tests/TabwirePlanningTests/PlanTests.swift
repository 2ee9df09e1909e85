import Tabwire
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

  @Test("has an outcome for every tab and for bootstrap")
  func everyState() throws {
    let plan = try plan("home", "explore", "library", "profile")
    #expect(plan.outcomes.map { $0.before.selectedTab?.id } == [nil, "home", "explore", "library", "profile"])
    #expect(plan.outcomes.map(\.severity) == [.none, .none, .none, .none, .none])
  }

  @Test("names the tab that is taken from under the user, and what gives way to it")
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

  @Test("does not say that tabs change places where only the page does that takes one over")
  func takenOver() throws {
    let outcome = try outcome(try plan("home", "explore", "library"), on: "profile")
    #expect(outcome.effects == [.morphed(from: .named("profile"), to: .named("home")), .displaced(.named("home"))])
  }

  @Test("names what is lost in the background")
  func removed() throws {
    let outcome = try outcome(try plan("home", "library", "profile"), on: "home")
    #expect(outcome.severity == .noticeable)
    #expect(outcome.effects == [.lost(.named("explore"))])
  }

  @Test("is calm about a tab that appears, and says when there are more than a phone shows")
  func added() throws {
    let five = try outcome(try plan("home", "explore", "library", "profile", "cart"), on: "home")
    #expect(five.effects == [.added(.named("cart"))])
    #expect(five.severity == .calm)
    let six = try outcome(try plan("home", "explore", "library", "profile", "cart", "more"), on: "home")
    #expect(six.effects == [.crowded(6), .added(.named("cart")), .added(.named("more"))])
    #expect(six.severity == .noticeable)
  }

  @Test("says nothing of another order alone, and what it means with another tab")
  func moved() throws {
    #expect(try outcome(try plan("home", "profile", "library", "explore"), on: "home").effects == [])
    let outcome = try outcome(try plan("home", "profile", "library", "explore", "cart"), on: "home")
    #expect(outcome.effects == [.moved, .added(.named("cart"))])
  }

  @Test("says that the bar disappears around the user")
  func demoted() throws {
    let plan = try Plan(from: .of("home", "explore"), to: .bootstrap)
    let outcome = try outcome(plan, on: "home")
    #expect(outcome.effects == [.barHidden(.named("home")), .lost(.named("explore"))])
    #expect(plan.outcomes[0].effects == [])
  }

  @Test("walks the deprecated tabs that are still open, and those that are not")
  func deprecated() throws {
    let plan = try Plan(from: .of("home", "soft explore", "library"), to: .of("home", "library"))
    let bars = plan.outcomes.map { $0.before.tabs.map(\.id.rawValue).joined(separator: " ") }
    #expect(Set(bars) == ["", "home library", "home explore library"])
    #expect(plan.severity == .disruptive)
    #expect(plan.count(.disruptive) == 1)
  }

  @Test("knows a hard-deprecated tab only under the user")
  func hard() throws {
    let plan = try Plan(from: .of("home", "hard explore", "library"), to: .of("home", "library"))
    let retained = plan.outcomes.filter { $0.before.tabs.count == 3 }
    #expect(retained.map { $0.before.selectedTab?.id } == ["explore"])
  }

  @Test("says what a deprecation is going to do")
  func prospects() throws {
    let soft = try outcome(try plan("home", "soft explore", "cart for explore", "library", "profile"), on: "home")
    #expect(soft.effects.map(\.severity) == [.none, .none])
    #expect(soft.effects.map(\.sentence).first == "“Explore” stays until the app restarts.")
    let hard = try outcome(try plan("home", "hard explore", "cart for explore", "library", "profile"), on: "explore")
    #expect(hard.reason == "“Explore” stays until the user turns to another tab; then “Cart” appears.")
    #expect(hard.severity == .calm)
  }

  @Test("shows that another session starts every other tab over")
  func session() throws {
    let plan = try Plan(from: .of("home", "explore", session: "robin"), to: .of("home", "explore", session: "priya"))
    let outcome = try outcome(plan, on: "home")
    #expect(outcome.effects == [.startedOver(.named("explore"))])
  }

  @Test("takes the new configuration for the newer one, whatever the revisions say")
  func revisions() throws {
    let tabs = Self.old.map(TabData.named)
    let old = try TabConfiguration(active: "home", tabs: tabs, revision: 9)
    let new = try TabConfiguration(active: "home", tabs: Array(tabs.dropLast()), revision: 8)
    #expect(try Plan(from: old, to: new).severity == .disruptive)
  }

  @Test("refuses to walk more states than anybody could wait for, and says what to do")
  func tooMany() throws {
    let tabs = (0..<20).map { TabData.named("soft tab\($0)") }
    let old = try TabConfiguration(active: "tab0", tabs: tabs)
    let error = #expect(throws: PlanningError.self) { try Plan(from: old, to: .bootstrap) }
    #expect(error?.changingTabs == 20)
  }

  @Test("agrees with every random journey of a client, misses no state, and names every loss", arguments: 0..<6)
  func agreement(seed: UInt64) throws {
    var random = RandomConfigurations(seed: seed)
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
      // An order that the server gave up counts on, but the plan shows the one that it wants.
      let planned = try #require(
        plan.outcomes.first { outcome in
          Set(outcome.before.containers.map { $0.tab?.id }) == Set(ids)
            && outcome.before.selectedTab == before.selected.represents
        })
      #expect(Set(planned.before.tabs) == Set(before.tabs.compactMap(\.represents)))
      #expect(Set(planned.after.tabs) == Set(state.tabs.compactMap(\.represents)))
      #expect(planned.after.selectedTab == state.selected.represents)
      let lost = before.tabs.filter { transition.disposed.contains($0.id) }.compactMap(\.represents)
      #expect(Set(planned.losses) == Set(lost))
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
