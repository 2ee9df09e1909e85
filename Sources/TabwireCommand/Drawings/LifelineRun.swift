import Tabwire

/// A part of a lane in which the container represents the same tab and is either selected or not.
struct LifelineRun {
  private(set) var columns: Range<Int>
  let cell: Lifelines.Cell
  /// The columns after the first one that have events, with their events.
  private(set) var events: [(column: Int, events: [LifelineEvent])] = []
  /// Whether the container was created at the start of the run.
  let isCreation: Bool
  /// Whether the container was disposed at the end of the run.
  private(set) var isDisposal = false
  /// The tab, with signs for promotion, demotion or morphing, and for the events of the first column.
  let label: String

  private init(column: Int, cell: Lifelines.Cell, before: LifelineRun?) {
    columns = column..<(column + 1)
    self.cell = cell
    isCreation = before == nil
    let change =
      switch (before?.cell.tab, cell.tab) {
      case _ where before == nil: ""
      case (nil, _?): "↑ "
      case (_?, nil): "↓ "
      case (let old, let new): old == new ? "" : "» "
      }
    label = change + cell.events.map { "\($0.sign) " }.joined() + (cell.tab?.rawValue ?? "no tab")
  }

  /// Returns the runs of a lane.
  static func runs(of lane: Lifelines.Lane) -> [LifelineRun] {
    var runs: [LifelineRun] = []
    for (column, cell) in lane.cells.enumerated() {
      guard let cell else {
        if !runs.isEmpty { runs[runs.count - 1].isDisposal = true }
        continue
      }
      if let last = runs.last, last.cell.tab == cell.tab, last.cell.isSelected == cell.isSelected {
        runs[runs.count - 1].columns = last.columns.lowerBound..<(column + 1)
        if !cell.events.isEmpty { runs[runs.count - 1].events.append((column, cell.events)) }
      } else {
        runs.append(LifelineRun(column: column, cell: cell, before: runs.last))
      }
    }
    return runs
  }
}
