import SystemPackage

/// Reads the lines of a pipe in batches, as they arrive.
struct LineReader {
  /// The error for a line that is longer than the maximum.
  struct LineTooLongError: Error, CustomStringConvertible {
    let maximumByteCount: Int

    var description: String { "larger than \(maximumByteCount >> 20) MiB" }
  }

  private let descriptor: FileDescriptor
  private let maximumByteCount: Int
  private var rest: [UInt8] = []
  private var isAtEnd = false

  /// - Parameters:
  ///   - descriptor: The pipe.
  ///   - maximumByteCount: The maximum size of a line in bytes.
  init(_ descriptor: FileDescriptor, maximumByteCount: Int = BoundedReader.maximumByteCount) {
    self.descriptor = descriptor
    self.maximumByteCount = maximumByteCount
  }

  /// Returns the lines that are complete now, maybe none, or `nil` at the end.
  ///
  /// - Throws: A ``LineTooLongError``, after which there are no more lines.
  mutating func next() throws(LineTooLongError) -> [[UInt8]]? {
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
    guard rest.count <= maximumByteCount else {
      (rest, isAtEnd) = ([], true)
      throw LineTooLongError(maximumByteCount: maximumByteCount)
    }
    if isAtEnd, !rest.isEmpty { lines.append(rest) }
    return lines
  }
}
