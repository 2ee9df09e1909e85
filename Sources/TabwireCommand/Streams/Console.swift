import Foundation

/// The standard streams.
enum Console {
  /// Writes bytes to standard output.
  static func write(_ bytes: [UInt8]) throws {
    try FileHandle.standardOutput.write(contentsOf: Data(bytes))
  }

  /// Writes a line to standard output.
  static func writeLine(_ line: String) throws {
    try write(Array((line + "\n").utf8))
  }

  /// Writes a line to standard error.
  static func writeError(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
