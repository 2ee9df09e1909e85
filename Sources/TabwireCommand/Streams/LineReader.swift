import Foundation

/// Reads the lines of a pipe in batches, as they arrive.
struct LineReader {
  private let handle: FileHandle
  private var rest: [UInt8] = []
  private var isAtEnd = false

  init(_ handle: FileHandle) {
    self.handle = handle
  }

  /// Returns the lines that are complete now, maybe none, or `nil` at the end.
  mutating func next() -> [[UInt8]]? {
    if isAtEnd { return nil }
    let data = handle.availableData
    isAtEnd = data.isEmpty
    var lines: [[UInt8]] = []
    var start = data.startIndex
    while let end = data[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(rest + data[start..<end])
      rest = []
      start = end + 1
    }
    rest += data[start...]
    if isAtEnd, !rest.isEmpty { lines.append(rest) }
    return lines
  }
}
