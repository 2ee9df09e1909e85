import Foundation

/// What the command says, apart from its errors and their exit codes.
enum Console {
  /// Writes bytes to standard output.
  static func write(_ bytes: [UInt8]) throws {
    try FileHandle.standardOutput.write(contentsOf: Data(bytes))
  }

  /// Writes a line to standard output.
  static func say(_ line: String) throws {
    try write(Array((line + "\n").utf8))
  }

  /// Writes a line to standard error.
  static func complain(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
