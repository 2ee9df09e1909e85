import Tabwire
import TabwireProof

@testable import TabwireScenarios

/// Random scenarios with the outcomes that the heart computes.
enum RandomScenarios {
  /// - Parameter seed: The seed of the random numbers. The same seed makes the same scenarios.
  static func make(_ count: Int, seed: UInt64) throws -> [(scenario: Scenario, outcomes: [Outcome])] {
    var journeys = Journeys(seed: seed)
    return try (1...count).map { number in
      let steps = journeys.next(steps: 12).map(\.json).joined(separator: ", ")
      let text = #"{ "name": "random scenario \#(number) of seed \#(seed)", "steps": [\#(steps)] }"#
      let scenario = try Scenario(Array(text.utf8))
      return (scenario, Simulation.outcomesOnScreen(of: scenario))
    }
  }
}
