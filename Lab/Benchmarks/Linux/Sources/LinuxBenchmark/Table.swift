/// A Markdown table.
struct Table {
  private var lines: [String]

  /// - Parameter columns: The titles of the columns. All but the first one contain numbers.
  init(_ columns: String...) {
    lines = [Self.line(columns), Self.line(["---"] + columns.dropFirst().map { _ in "---:" })]
  }

  mutating func add(_ cells: String...) {
    lines.append(Self.line(cells))
  }

  var markdown: String { lines.joined(separator: "\n") }

  private static func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
}
