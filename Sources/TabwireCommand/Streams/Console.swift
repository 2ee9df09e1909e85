import SystemPackage

/// The standard streams.
enum Console {
  /// Writes bytes to standard output.
  static func write(_ bytes: [UInt8]) throws {
    try FileDescriptor.standardOutput.writeAll(bytes)
  }

  /// Writes a line to standard output.
  static func writeLine(_ line: String) throws {
    try write(Array((line + "\n").utf8))
  }

  /// Writes a line to standard error.
  static func writeError(_ line: String) {
    _ = try? FileDescriptor.standardError.writeAll((line + "\n").utf8)
  }
}
