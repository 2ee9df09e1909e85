import ArgumentParser
import SystemPackage

/// The standard streams.
enum Console {
  /// Writes bytes to standard output.
  ///
  /// - Throws: The exit code 2, after printing the error, if they cannot be written: the code 1 is for findings.
  static func write(_ bytes: [UInt8]) throws {
    do {
      try FileDescriptor.standardOutput.writeAll(bytes)
    } catch {
      writeError("standard output: cannot be written (\(error)); free some space, or name a file with --output")
      throw ExitCode(2)
    }
  }

  /// Writes a line to standard output.
  ///
  /// - Throws: The exit code 2, after printing the error, if it cannot be written.
  static func writeLine(_ line: String) throws {
    try write(Array((line + "\n").utf8))
  }

  /// Writes a line to standard error.
  static func writeError(_ line: String) {
    _ = try? FileDescriptor.standardError.writeAll((line + "\n").utf8)
  }
}
