import Tabwire
import TabwireProof
import TabwireScenarios
import Testing

@testable import TabwirePlanning

@Suite("A rollout")
struct RolloutTests {
  private func deploy(_ name: String, _ tabs: String...) throws -> Rollout.Step {
    .deploy(name, try TabConfiguration(active: "home", tabs: tabs.map(TabData.named)))
  }

  private func old() throws -> Rollout.Step { try deploy("old", "home", "explore", "library") }
  private func soft() throws -> Rollout.Step { try deploy("soft", "home", "soft explore", "library") }
  private func hard() throws -> Rollout.Step { try deploy("hard", "home", "hard explore", "library") }
  private func new() throws -> Rollout.Step { try deploy("new", "home", "library") }

  @Test("no state is lost if apps restart before a tab is removed")
  func proof() throws {
    let rollout = try Rollout([old(), soft(), .restart, new()])
    #expect(rollout.examples == [])
    #expect(rollout.severity == .none)
    #expect(rollout.description == "worst severity: none")
  }

  @Test("an app that misses the deprecation loses its tab")
  func sleeper() throws {
    let rollout = try Rollout([old(), soft(), new()])
    #expect(rollout.severity == .disruptive)
    let example = try #require(rollout.examples.first)
    #expect(
      example.events.map(\.sentence) == [
        "While old is live, a user launches the app on a page of “Explore”.", "new reaches the app (case 9).",
      ])
  }

  @Test("a rollout with too many states of apps is refused, and says what to do")
  func tooMany() throws {
    // Each tab replaces the one before it, so no two are alike.
    let chain = (0..<12).map { $0 == 0 ? "soft old0" : "old\($0) for old\($0 - 1)" }.map(TabData.named)
      .map { $0.with(deprecated: .soft, replaces: $0.replaces) }
    let old = try TabConfiguration(active: "home", tabs: ["home", "explore"].map(TabData.named) + chain)
    let error = #expect(throws: PlanningError.self) {
      try Rollout([.deploy("old", old), deploy("new", "home", "explore")])
    }
    #expect(
      error?.description == "12 tabs are deprecated or replace one, which gives apps more than 10000 states over the "
        + "rollout; finish some of the removals first")
  }

  @Test("states of tabs that are alike hide no severity", arguments: 0..<24)
  func alike(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let (old, new) = try RandomRemovals.deploy(using: &random)
    var steps: [Rollout.Step] = [.deploy("old", old), .deploy("new", new)]
    if Bool.random(using: &random) {
      steps.insert(.deploy("later", try RandomRemovals.deploy(using: &random).new), at: 2)
    }
    var (few, all) = (RolloutWalk(steps), RolloutWalk(steps, alike: AlikeTabs.none))
    try few.run(sameOrder: true)
    try all.run(sameOrder: true)
    #expect(few.worst == all.worst, "seed \(seed)")
    #expect(Set(few.examples.keys) == Set(all.examples.keys), "seed \(seed)")
    #expect(few.stateCount <= all.stateCount)
  }

  @Test("there is one shortest example of each severity, worst first")
  func shortest() throws {
    #expect(try Rollout([old(), soft(), .restart, hard(), new()]).severity == .none)
    let back = try Rollout([soft(), .restart, old(), new()])
    #expect(back.examples.map(\.events.count) == [2, 2])
    #expect(back.examples.map(\.severity) == [.disruptive, .noticeable])
  }

  @Test("the fewest restarts that are missing are named")
  func missingRestarts() throws {
    let (old, soft) = (
      try TabConfiguration.of("home", "explore"), try TabConfiguration.of("home", "soft explore", "new")
    )
    let new = try TabConfiguration.of("home", "new")
    let rollout = try Rollout([.deploy("old", old), .deploy("soft", soft), .deploy("new", new)], sameOrder: true)
    #expect(rollout.severity == .disruptive)
    #expect(rollout.missingRestarts() == MissingRestarts(deploys: ["soft"], severity: .calm))
    let safe = try Rollout(
      [.deploy("old", old), .deploy("soft", soft), .restart, .deploy("new", new)], sameOrder: true)
    #expect(safe.missingRestarts() == nil)
    #expect(try Rollout([.deploy("old", old), .deploy("new", new)], sameOrder: true).missingRestarts() == nil)
  }

  @Test("no app skips a restart")
  func restarts() throws {
    let rollout = try Rollout([old(), .restart, soft(), .restart, new()])
    #expect(rollout.severity < .noticeable)
    #expect(try Rollout([old(), .restart, new()]).severity == .disruptive)
  }

  @Test("a tab that closes when it is left is named")
  func leaving() throws {
    let event = Rollout.Event.selected(.named("home"), closed: .named("hard explore"), TabBarState(Client()))
    #expect(event.sentence == "The user selects “Home”; “Explore”, which is hard-deprecated, closes.")
  }

  @Test("an app that kept an earlier order of the tabs reorders them when a tab is added")
  func earlierOrder() throws {
    let steps = [try deploy("old", "c", "b", "a"), try deploy("new", "c", "b", "a", "d")]
    let rollout = try Rollout(steps)
    #expect(rollout.severity == .noticeable)
    #expect(
      rollout.examples.first?.events.first?.sentence
        == "While old is live, an app that launched before is on a page of “C”.")
    #expect(try Rollout(steps, sameOrder: true).severity == .calm)
  }

  @Test("a tab that is still open from before the first deploy counts")
  func retained() throws {
    #expect(try Rollout([soft(), new()]).severity == .disruptive)
  }

  @Test("no random client has a worse outcome than the rollout, whatever its history", arguments: 0..<6)
  func agreement(seed: UInt64) throws {
    var random = RandomConfigurations(seed: seed, isPlain: false)
    var coin = SplitMix64(seed: seed)
    for _ in 0..<15 {
      let deploys = [random.next(), random.next(), random.next()]
      let rollout = try Rollout(deploys.enumerated().map { .deploy("\($0.offset)", $0.element) })
      for _ in 0..<20 {
        var client = Bool.random(using: &coin) ? Client() : random.client(with: 3)
        var isStarted = false
        for (number, configuration) in deploys.enumerated() {
          // Apps from before the rollout hold its first deploy; others start with any.
          guard Bool.random(using: &coin) || number == 0 && client.state.configuration != nil else { continue }
          let outcome = PlannedOutcome(of: configuration.withoutRevision, on: &client)
          if isStarted { #expect(outcome.severity <= rollout.severity, "seed \(seed): \(outcome.reason)") }
          isStarted = true
          for case .select(let tab) in random.steps(3) { _ = client.select(tab) }
        }
      }
      for example in rollout.examples {
        guard case .received(_, let outcome)? = example.events.last else {
          Issue.record("an example ends without a delivery")
          continue
        }
        #expect(outcome.severity == example.severity)
      }
      let worst = rollout.examples.map(\.severity).max() ?? .none
      #expect(worst == (rollout.severity >= .noticeable ? rollout.severity : .none))
    }
  }
}
