import Tabwire
import TabwireLint
import TabwireScenarios

/// Lifelines as text, for a terminal.
package struct LifelineDiagram {
  private let lifelines: Lifelines

  package init(_ lifelines: Lifelines) {
    self.lifelines = lifelines
  }

  /// The diagram, with a line for each container and a column for each step.
  package var text: String {
    let steps = lifelines.columns.indices.map { $0 == 0 ? "" : "\($0)" }
    let titles = lifelines.columns.map(\.title)
    let captions = lifelines.columns.map { shortened($0.caption.printable) }
    let lanes = lifelines.lanes.map { lane in ["container \(lane.container)"] + cells(of: lane) }
    let bars = lifelines.columns.map { shortened($0.outcome.mode == .bootstrap ? "no bar" : bar($0.outcome)) }
    let rows = [[""] + steps, [""] + titles, [""] + captions] + lanes + [["bar"] + bars]
    let widths = (0...lifelines.columns.count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let line = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    let legend =
      (["● selected", "+ created", "↑ promoted", "» represents another tab", "↓ demoted"]
      + lifelines.explainedEvents.map { "\($0.sign) \($0.name)" } + ["× disposed"]).joined(separator: "  ")
    return ([lifelines.name.printable, ""] + lines + ["", legend]).joined(separator: "\n")
  }

  private func cells(of lane: Lifelines.Lane) -> [String] {
    var before: Lifelines.Cell?
    return lane.cells.enumerated().map { column, cell in
      defer { before = cell }
      guard let cell else { return before == nil ? "" : "×" }
      let name = shortened(cell.tab?.rawValue.printable ?? "–")
      return (cell.isSelected ? "● " : "  ") + mark(cell, before: before, column: column)
        + cell.events.map { "\($0.sign) " }.joined() + name
    }
  }

  private func mark(_ cell: Lifelines.Cell, before: Lifelines.Cell?, column: Int) -> String {
    guard let before else { return column == 0 ? "" : "+ " }
    switch (before.tab, cell.tab) {
    case (nil, nil): return ""
    case (nil, _?): return "↑ "
    case (_?, nil): return "↓ "
    case (let old?, let new?): return old == new ? "" : "» "
    }
  }

  private func bar(_ outcome: Outcome) -> String {
    outcome.tabs.map { $0.container == outcome.selected ? "[\($0.container)]" : "\($0.container)" }
      .joined(separator: " ")
  }

  private func shortened(_ text: String) -> String {
    text.count > 20 ? text.prefix(19) + "…" : text
  }
}
