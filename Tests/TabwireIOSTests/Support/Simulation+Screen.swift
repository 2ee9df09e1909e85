import Tabwire
import TabwireScenarios

extension Simulation {
  /// Returns the outcomes of all steps of a scenario in an app with a screen: a tap on the selected tab goes to its first
  /// page, too.
  static func outcomesOnScreen(of scenario: Scenario) -> [Outcome] {
    var simulation = Simulation(start: scenario.start)
    return scenario.steps.map { step in
      let selected = simulation.state.selected.represents?.id
      var outcome = simulation.take(step)
      if case .select(let tab) = step, tab == selected {
        outcome.isTabBarHidden = simulation.take(.firstPageDidAppear(tab)).isTabBarHidden
      }
      return outcome
    }
  }
}
