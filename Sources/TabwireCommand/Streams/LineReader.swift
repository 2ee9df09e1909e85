import SystemPackage

/// Reads the lines of a pipe in batches, as they arrive.
struct LineReader {
  private let descriptor: FileDescriptor
  private var rest: [UInt8] = []
  private var isAtEnd = false

  init(_ descriptor: FileDescriptor) {
    self.descriptor = descriptor
  }

  /// Returns the lines that are complete now, maybe none, or `nil` at the end.
  mutating func next() -> [[UInt8]]? {
    if isAtEnd { return nil }
    let bytes = (try? descriptor.read(upToCount: 1 << 16)) ?? []
    isAtEnd = bytes.isEmpty
    var parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    let last = parts.popLast() ?? []
    var lines: [[UInt8]] = []
    for part in parts {
      lines.append(rest + part)
      rest = []
    }
    rest += last
    if isAtEnd, !rest.isEmpty { lines.append(rest) }
    return lines
  }
}
