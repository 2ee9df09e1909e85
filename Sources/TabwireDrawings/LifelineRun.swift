import Tabwire

/// A part of a lane in which the container represents the same tab and is either selected or not.
struct LifelineRun {
  /// The columns of the run.
  private(set) var columns: Range<Int>
  let cell: Lifelines.Cell
  /// The columns in which the container was relabelled.
  private(set) var updates: [Int]
  /// The columns, but the first, in which the container was refreshed.
  private(set) var refreshes: [Int] = []
  /// Whether the container was created at the start of the run.
  let isCreation: Bool
  /// Whether the container was disposed at the end of the run.
  private(set) var isDisposal = false
  /// The tab, with a sign for promotion, demotion or morphing.
  let label: String

  private init(column: Int, cell: Lifelines.Cell, before: LifelineRun?) {
    columns = column..<(column + 1)
    self.cell = cell
    updates = cell.isUpdated ? [column] : []
    isCreation = before == nil
    let name = cell.tab?.rawValue ?? "no tab"
    label =
      switch (before?.cell.tab, cell.tab) {
      case _ where before == nil: name
      case (nil, _?): "↑ \(name)"
      case (_?, nil): "↓ \(name)"
      case (let old, let new): old == new ? (cell.isRefreshed ? "⟳ \(name)" : name) : "» \(name)"
      }
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
        if cell.isUpdated { runs[runs.count - 1].updates.append(column) }
        if cell.isRefreshed { runs[runs.count - 1].refreshes.append(column) }
      } else {
        runs.append(LifelineRun(column: column, cell: cell, before: runs.last))
      }
    }
    return runs
  }
}
