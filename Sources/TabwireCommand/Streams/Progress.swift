import SystemPackage

/// A line that shows progress, on a terminal only.
struct Progress {
  private let isShown = FileDescriptor.standardError.isTerminal

  /// Shows what the command is doing.
  func show(_ text: String) {
    if isShown { write("\r\u{1B}[K\(text) …") }
  }

  /// Clears the line.
  func finish() {
    if isShown { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  }
}
