import Foundation

/// A line on a terminal that says how far the work is. Elsewhere it says nothing.
struct Progress {
  private let isShown = isatty(2) == 1

  /// Says what is being done.
  func say(_ text: String) {
    if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K\(text) …".utf8)) }
  }

  /// Takes the line away.
  func finish() {
    if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }
}
