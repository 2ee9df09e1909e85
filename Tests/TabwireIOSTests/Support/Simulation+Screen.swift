import Tabwire
import TabwireScenarios

/// A place on the tab bar, with the number of its container.
enum BarPlace: Equatable {
  case tab(Int)
  case action(TabID)
}

/// Returns the tabs and actions of an outcome from left to right.
func entries(of outcome: Outcome) -> [BarPlace?] {
  func actions(after container: Int?) -> [BarPlace] {
    outcome.actions.filter { $0.after == container }.map { .action($0.id) }
  }
  return actions(after: nil) + outcome.tabs.flatMap { [.tab($0.container)] + actions(after: $0.container) }
}

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
