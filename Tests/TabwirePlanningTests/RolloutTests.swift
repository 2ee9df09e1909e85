import Tabwire
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

  @Test("proves that nobody loses anything when apps restart before a tab is gone")
  func proof() throws {
    let rollout = try Rollout([old(), soft(), .restart, new()])
    #expect(rollout.stories == [])
    #expect(rollout.severity == .none)
    #expect(rollout.description.hasPrefix("Nobody loses anything."))
  }

  @Test("tells of the app that slept through the warning")
  func sleeper() throws {
    let rollout = try Rollout([old(), soft(), new()])
    #expect(rollout.severity == .disruptive)
    let story = try #require(rollout.stories.first)
    #expect(
      story.events.map(\.sentence) == [
        "With old live, a user starts the app on a page of “Explore”.", "new reaches the app (case 9).",
      ])
  }

  @Test("tells the shortest story of each severity, worst first")
  func shortest() throws {
    #expect(try Rollout([old(), soft(), .restart, hard(), new()]).severity == .none)
    let back = try Rollout([soft(), .restart, old(), new()])
    #expect(back.stories.map(\.events.count) == [2, 2])
    #expect(back.stories.map(\.severity) == [.disruptive, .noticeable])
  }

  @Test("does not let apps skip a restart")
  func restarts() throws {
    let rollout = try Rollout([old(), .restart, soft(), .restart, new()])
    #expect(rollout.severity < .noticeable)
    #expect(try Rollout([old(), .restart, new()]).severity == .disruptive)
  }

  @Test("names the tab that closes when it is left")
  func leaving() throws {
    let event = Rollout.Event.turned(to: .named("home"), closed: .named("hard explore"), Bar(Client()))
    #expect(event.sentence == "The user turns to “Home”. “Explore” closes, as it was to go when left.")
  }

  @Test("agrees with what random clients go through", arguments: 0..<6)
  func agreement(seed: UInt64) throws {
    var random = RandomConfigurations(seed: seed)
    for _ in 0..<15 {
      let deploys = [random.next(), random.next(), random.next()]
      let rollout = try Rollout(deploys.enumerated().map { .deploy("\($0.offset)", $0.element) })
      var worst = Severity.none
      for _ in 0..<20 {
        var client = Client()
        var isStarted = false
        for configuration in deploys where Bool.random() {
          let outcome = PlannedOutcome(of: configuration.withoutRevision, on: &client)
          if isStarted { worst = max(worst, outcome.severity) }
          isStarted = true
          for case .select(let tab) in random.steps(3) { _ = client.select(tab) }
        }
      }
      #expect(worst <= rollout.severity)
      for story in rollout.stories {
        guard case .reached(_, let outcome)? = story.events.last else {
          Issue.record("a story ends without a deploy")
          continue
        }
        #expect(outcome.severity == story.severity)
      }
      #expect(
        rollout.stories.map(\.severity).max() ?? .none == (rollout.severity >= .noticeable ? rollout.severity : .none))
    }
  }
}
