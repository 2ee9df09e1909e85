import Foundation

/// Runs JavaScript without a browser.
enum Node {
  static let isInstalled = path != nil

  private static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/node" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Returns the standard output of a script.
  static func run(_ script: String) throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: path ?? "/usr/bin/node")
    process.arguments = ["--eval", script]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}
