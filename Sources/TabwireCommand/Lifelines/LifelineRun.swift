import Tabwire

/// A piece of a lane over which a container represents the same tab and is selected or is not.
struct LifelineRun {
  /// The columns that it spans.
  private(set) var columns: Range<Int>
  let cell: Lifelines.Cell
  /// The columns in which the container was relabelled.
  private(set) var updates: [Int]
  /// Whether the container's life begins with it.
  let isBirth: Bool
  /// Whether the container's life ends with it.
  private(set) var isDeath = false
  /// The tab, with a sign for how the container came to represent it.
  let label: String

  private init(column: Int, cell: Lifelines.Cell, before: LifelineRun?) {
    columns = column..<(column + 1)
    self.cell = cell
    updates = cell.isUpdated ? [column] : []
    isBirth = before == nil
    let name = cell.tab?.rawValue ?? "no tab"
    label =
      switch (before?.cell.tab, cell.tab) {
      case _ where before == nil: name
      case (nil, _?): "↑ \(name)"
      case (_?, nil): "↓ \(name)"
      case (let old, let new): old == new ? name : "» \(name)"
      }
  }

  /// The pieces of a lane.
  static func runs(of lane: Lifelines.Lane) -> [LifelineRun] {
    var runs: [LifelineRun] = []
    for (column, cell) in lane.cells.enumerated() {
      guard let cell else {
        if !runs.isEmpty { runs[runs.count - 1].isDeath = true }
        continue
      }
      if let last = runs.last, last.cell.tab == cell.tab, last.cell.isSelected == cell.isSelected {
        runs[runs.count - 1].columns = last.columns.lowerBound..<(column + 1)
        if cell.isUpdated { runs[runs.count - 1].updates.append(column) }
      } else {
        runs.append(LifelineRun(column: column, cell: cell, before: runs.last))
      }
    }
    return runs
  }
}
