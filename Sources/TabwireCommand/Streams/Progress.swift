import Foundation

/// A line that shows progress on a terminal, and nothing elsewhere.
struct Progress {
  private let isShown = isatty(2) == 1

  /// Shows what the command is doing.
  func show(_ text: String) {
    if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K\(text) …".utf8)) }
  }

  /// Clears the line.
  func finish() {
    if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }
}
