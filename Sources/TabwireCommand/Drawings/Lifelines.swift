import Tabwire
import TabwireScenarios

/// The containers of a scenario over time: the tab that each represents after each step.
package struct Lifelines {
  /// A step and its outcome.
  struct Column {
    /// The kind of step, such as `Case 9` or `tap`.
    let title: String
    /// One or two words about the step.
    let caption: String
    let outcome: Outcome
    /// Whether the user took the step.
    let isTap: Bool
  }

  /// A container.
  struct Lane {
    let container: Int
    /// The container after each step; `nil` before its creation and after its disposal.
    let cells: [Cell?]
  }

  /// A container after a step.
  struct Cell: Equatable {
    /// The tab that the container represents, or `nil` in bootstrap.
    let tab: TabID?
    let isSelected: Bool
    /// The other events of the step.
    let events: [LifelineEvent]
  }

  let name: String
  /// The start, then the steps.
  let columns: [Column]
  /// The containers in order of first appearance.
  let lanes: [Lane]
  /// The tabs in order of first appearance.
  let tabs: [TabID]

  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - outcomes: The outcomes of its steps.
  package init(of scenario: Scenario, outcomes: [Outcome]) {
    let start = Outcome(
      verdict: .transition(nil), mode: .bootstrap, selected: 1, tabs: [Outcome.Tab(container: 1, id: nil)],
      created: [], disposed: [], updated: [])
    let steps = zip(scenario.steps, outcomes).map { step, outcome in Column(step, outcome) }
    let columns = [Column(title: "start", caption: "", outcome: start, isTap: false)] + steps
    let containers = columns.flatMap { $0.outcome.tabs.map(\.container) }.max() ?? 1
    var tabs: [TabID] = []
    for tab in columns.flatMap({ $0.outcome.tabs }) {
      if let id = tab.id, !tabs.contains(id) { tabs.append(id) }
    }
    name = scenario.name
    self.columns = columns
    self.tabs = tabs
    lanes = (1...containers).map { container in
      Lane(
        container: container,
        cells: columns.map { column in
          column.outcome.tabs.first { $0.container == container }.map { tab in
            Cell(
              tab: tab.id, isSelected: column.outcome.selected == container,
              events: LifelineEvent.events(of: container, in: column.outcome))
          }
        })
    }
  }

  /// The events that the legend of every drawing explains, and those that happen.
  var explainedEvents: [LifelineEvent] {
    LifelineEvent.allCases.filter { event in
      event == .relabelled || lanes.contains { $0.cells.contains { $0?.events.contains(event) == true } }
    }
  }
}

extension Lifelines.Column {
  fileprivate init(_ step: Scenario.Step, _ outcome: Outcome) {
    self.outcome = outcome
    let isCollapse = outcome.verdict == .transition(3)
    switch step {
    case .select(let tab):
      isTap = true
      title = isCollapse ? "Case 3" : "tap"
      caption = isCollapse ? "tap \(tab)" : tab.rawValue
      return
    case .open(let address):
      isTap = true
      title = isCollapse ? "Case 3" : "open"
      caption = isCollapse ? "open \(address)" : address
      return
    case .perform(let action):
      isTap = true
      (title, caption) = ("tap", action.rawValue)
      return
    case .load(let tab):
      isTap = false
      (title, caption) = ("load", tab.rawValue)
      return
    case .firstPageDidAppear(let tab):
      isTap = false
      (title, caption) = ("first page", tab.rawValue)
      return
    case .resume:
      isTap = false
      (title, caption) = ("back", "app comes back")
      return
    case .configure: isTap = false
    }
    switch outcome.verdict {
    case .transition(let number?): (title, caption) = ("Case \(number)", Self.caption(ofCase: number))
    case .transition(nil): (title, caption) = ("no case", "")
    case .rejected(let code): (title, caption) = ("rejected", code)
    case .stale: (title, caption) = ("stale", "dropped")
    }
  }

  private static func caption(ofCase number: Int) -> String {
    switch number {
    case 1: "no bar, as before"
    case 2: "promoted"
    case 3: "demoted"
    case 4: "same tabs"
    case 5: "hint ignored"
    case 6: "order ignored"
    case 7: "added"
    case 8: "removed"
    case 9: "active removed"
    case 10: "replaced"
    case 11: "all replaced"
    default: ""
    }
  }
}
