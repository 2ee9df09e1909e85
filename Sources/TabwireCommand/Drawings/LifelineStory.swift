import Tabwire

/// Lifelines as text, for screen readers.
struct LifelineStory {
  private let lifelines: Lifelines

  init(_ lifelines: Lifelines) {
    self.lifelines = lifelines
  }

  /// The steps, then the life of each container.
  var text: String {
    let steps = lifelines.columns.enumerated().dropFirst().map { "\($0): \(description($1))" }
    return "Steps: \(steps.joined(separator: "; ")). " + lifelines.lanes.map(life).joined(separator: " ")
  }

  private func description(_ column: Lifelines.Column) -> String {
    column.caption.isEmpty ? column.title : "\(column.title), \(column.caption)"
  }

  private func life(_ lane: Lifelines.Lane) -> String {
    let runs = LifelineRun.runs(of: lane)
    let pieces = runs.map { run in
      let tab = run.cell.tab.map { "represents \($0)" } ?? "represents no tab"
      let start = "\(moment(run.columns.lowerBound)) \(tab)\(run.cell.isSelected ? ", selected" : "")"
      let events = ([(run.columns.lowerBound, run.cell.events)] + run.events).flatMap { column, events in
        events.map { "in step \(column) \($0.name)" }
      }
      return ([start] + events).joined(separator: ", ")
    }
    let end = runs.last.map { $0.isDisposal ? "; \(moment($0.columns.upperBound)) disposed" : "" } ?? ""
    return "Container \(lane.container): \(pieces.joined(separator: "; "))\(end)."
  }

  private func moment(_ column: Int) -> String {
    column == 0 ? "at the start" : "from step \(column)"
  }
}
