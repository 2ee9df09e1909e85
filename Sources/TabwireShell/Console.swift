import Foundation

/// What the program says.
enum Console {
  /// A line to read.
  static func say(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// A line about something that went wrong.
  static func complain(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("tabwire-shell: \(line)\n".utf8))
  }
}
