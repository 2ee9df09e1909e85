import Tabwire

/// A client whose containers are numbered from 1, in order of first appearance.
struct Simulation {
  private(set) var state = NavigationState(bootstrapID: 1)
  private var lastContainer = 1

  /// What comes of all steps of a scenario.
  static func outcomes(of scenario: Scenario) -> [Outcome] {
    var simulation = Simulation()
    return scenario.steps.map { simulation.take($0) }
  }

  /// Takes a step.
  ///
  /// - Returns: what came of it.
  mutating func take(_ step: Scenario.Step) -> Outcome {
    switch step {
    case .configure(let message):
      do throws(ConfigurationError) {
        let configuration = try message.withUnsafeBufferPointer { (text) throws(ConfigurationError) in
          try TabConfiguration(json: text)
        }
        let transition = numberingContainers { state, next in state.accept(configuration, makeID: next) }
        return outcome(of: transition)
      } catch {
        return outcome(.rejected(error.code.rawValue))
      }
    case .select(let tab):
      guard let container = state.tabs.first(where: { $0.represents?.id == tab }) else {
        return outcome(.transition(nil))
      }
      let transition = numberingContainers { state, next in state.select(container.id, makeID: next) }
      return outcome(of: transition)
    }
  }

  private mutating func numberingContainers(
    _ change: (inout NavigationState<Int>, _ next: () -> Int) -> Transition<Int>
  ) -> Transition<Int> {
    var last = lastContainer
    defer { lastContainer = last }
    return change(&state) {
      last += 1
      return last
    }
  }

  private func outcome(of transition: Transition<Int>) -> Outcome {
    outcome(transition.kind == .stale ? .stale : .transition(transition.kind.caseNumber), transition)
  }

  private func outcome(_ verdict: Outcome.Verdict, _ transition: Transition<Int>? = nil) -> Outcome {
    Outcome(
      verdict: verdict, mode: state.isBootstrap ? .bootstrap : .tabbed, selected: state.selectedID,
      tabs: state.tabs.map { Outcome.Tab(container: $0.id, id: $0.represents?.id) },
      created: transition?.created ?? [], disposed: transition?.disposed.sorted() ?? [],
      updated: transition?.updated.sorted() ?? [])
  }
}
