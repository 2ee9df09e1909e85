import Foundation

/// The standard output and the standard error of the program.
enum Console {
  static func printLine(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
  }

  static func printError(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("tabwire-shell: \(message)\n".utf8))
  }
}
