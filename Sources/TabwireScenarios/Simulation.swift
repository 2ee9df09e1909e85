import Tabwire

/// A client that takes the steps of a scenario.
package struct Simulation {
  private var client = Client()
  private let start: String

  /// - Parameter start: The app's start URL.
  package init(start: String) {
    self.start = start
  }

  package var state: NavigationState<Int> { client.state }

  /// Returns the outcomes of all steps of a scenario.
  package static func outcomes(of scenario: Scenario) -> [Outcome] {
    var simulation = Simulation(start: scenario.start)
    return scenario.steps.map { simulation.take($0) }
  }

  /// Takes a step and returns its outcome.
  package mutating func take(_ step: Scenario.Step) -> Outcome {
    switch step {
    case .configure(let message, let isFirstPage):
      do throws(ConfigurationError) {
        let configuration = try message.withUnsafeBufferPointer { (text) throws(ConfigurationError) in
          try TabConfiguration(json: text)
        }
        let transition = client.accept(configuration, isFirstPage: isFirstPage)
        return outcome(of: transition)
      } catch {
        let transition = client.reject()
        return outcome(.rejected(error.code.rawValue), transition)
      }
    case .select(let tab):
      guard let transition = client.select(tab) else { return outcome(.transition(nil)) }
      return outcome(of: transition)
    case .open(let address):
      let transition = client.open(address, start: start)
      return outcome(of: transition)
    case .perform(let action):
      let transition = client.perform(action)
      return outcome(of: transition)
    case .resume:
      let transition = client.resume()
      return outcome(of: transition)
    case .load(let tab):
      guard let transition = client.load(tab) else { return outcome(.transition(nil)) }
      return outcome(of: transition)
    case .firstPageDidAppear(let tab):
      guard let transition = client.firstPageDidAppear(tab) else { return outcome(.transition(nil)) }
      return outcome(of: transition)
    }
  }

  /// Shows the first page of the selected container, which sends no configuration.
  package mutating func firstPageDidAppear() {
    client.firstPageDidAppear()
  }

  private func outcome(of transition: Transition<Int>) -> Outcome {
    outcome(transition.kind == .stale ? .stale : .transition(transition.kind.caseNumber), transition)
  }

  private func outcome(_ verdict: Outcome.Verdict, _ transition: Transition<Int>? = nil) -> Outcome {
    Outcome(
      verdict: verdict, mode: state.isBootstrap ? .bootstrap : .tabbed, selected: state.selectedID,
      tabs: state.tabs.map { Outcome.Tab(container: $0.id, id: $0.represents?.id) },
      actions: state.actions.map { Outcome.Action(id: $0.action.id, after: $0.after) },
      created: transition?.created ?? [], disposed: transition?.disposed.sorted() ?? [],
      updated: transition?.updated.sorted() ?? [], refreshed: transition?.refreshed.map { [$0] } ?? [],
      forgetsHistory: transition?.forgetsHistory ?? false, isTabBarHidden: state.isTabBarHidden,
      visits: transition?.visits, appBadge: state.appBadge.map { Int($0) })
  }
}
