import Foundation

/// The command `tabwire` as a process.
enum Tool {
  /// The output and the exit code of a run.
  struct Run {
    let output: String
    let errors: String
    let exitCode: Int32
  }

  /// The path of the command, built beside these tests.
  static var path: String {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let directory = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return directory.appendingPathComponent("tabwire").path
  }

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - input: The text of its standard input.
  static func run(_ arguments: String..., input: String = "") throws -> Run {
    try run(arguments, input: input)
  }

  static func run(_ arguments: [String], input: String = "") throws -> Run {
    try run(path, arguments, input: input)
  }

  /// Runs the command; the last line of its errors has its seconds and the maximum of its memory in MiB.
  static func run(measured arguments: [String]) throws -> Run {
    let script = Repository.root.appendingPathComponent("Tests/TabwireCommandTests/Support/measure.py").path
    return try run("/usr/bin/env", ["python3", script, path] + arguments, input: "")
  }

  /// Runs another program.
  static func run(_ program: String, _ arguments: [String], input: String = "") throws -> Run {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let files = ["input", "output", "errors"].map { directory.appendingPathComponent($0) }
    for file in files { try Data().write(to: file) }
    try Data(input.utf8).write(to: files[0])

    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = Repository.root
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Run(
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self), exitCode: process.terminationStatus)
  }

  /// Writes a temporary file.
  ///
  /// - Returns: Its path.
  static func file(_ text: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
