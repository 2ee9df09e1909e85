import Tabwire
import TabwireScenarios

extension Simulation {
  /// Returns the outcomes of all steps of a scenario in an app with a screen, where a first page appears, too: after a tap
  /// on the selected tab, and when the pages behind the one in front are forgotten.
  static func outcomesOnScreen(of scenario: Scenario) -> [Outcome] {
    var simulation = Simulation(start: scenario.start)
    return scenario.steps.map { step in
      let selected = simulation.state.selected.represents?.id
      var outcome = simulation.take(step)
      var isFirstPage = outcome.forgetsHistory
      if case .select(let tab) = step, tab == selected { isFirstPage = true }
      if isFirstPage {
        simulation.firstPageDidAppear()
        outcome.isTabBarHidden = false
      }
      return outcome
    }
  }
}
