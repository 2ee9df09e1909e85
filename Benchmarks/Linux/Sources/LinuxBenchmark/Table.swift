/// A table as Markdown.
struct Table {
  private var lines: [String]

  /// - Parameter columns: what its columns are called; all but the first hold numbers.
  init(_ columns: String...) {
    lines = [Self.line(columns), Self.line(["---"] + columns.dropFirst().map { _ in "---:" })]
  }

  mutating func add(_ cells: String...) {
    lines.append(Self.line(cells))
  }

  var markdown: String { lines.joined(separator: "\n") }

  private static func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
}
