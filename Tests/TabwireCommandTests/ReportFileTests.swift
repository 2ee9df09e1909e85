import Foundation
import Testing

@Suite("Files of reports")
struct ReportFileTests {
  /// Commands that write a report, each without the name of its file.
  static let commands: [[String]] = [
    ["plan", "OLD", "OLD", "--output"], ["rollout", "OLD", "OLD", "--output"], ["check", "OLD", "--output"],
    ["conformance", "--junit"], ["simulate", "Conformance/case-08-removed-tabs-are-disposed.json", "--svg"],
  ]

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Runs a command that writes its report to a file.
  private func report(_ command: [String], to file: URL) throws {
    let run = try Tool.run(command.map { $0 == "OLD" ? PlanCommandTests.old : $0 } + [file.path])
    #expect(run.exitCode == 0, "\(run.errors)")
  }

  private func status(of file: URL) throws -> stat {
    var status = stat()
    try #require(lstat(file.path, &status) == 0, "\(file.path)")
    return status
  }

  @Test("a regular file is replaced at once and keeps its mode", arguments: commands)
  func regular(command: [String]) throws {
    let file = folder.appendingPathComponent("report")
    try report(command, to: file)
    let new = try status(of: file)
    #expect(new.st_size > 0 && new.st_mode & 0o777 == 0o644)
    try #require(chmod(file.path, 0o640) == 0)
    try report(command, to: file)
    let replaced = try status(of: file)
    #expect(replaced.st_ino != new.st_ino && replaced.st_mode & 0o777 == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["report"])
  }

  @Test("the target of a link, and a file with two names, are written, and stay what they are", arguments: commands)
  func links(command: [String]) throws {
    let (file, other) = (folder.appendingPathComponent("file"), folder.appendingPathComponent("other"))
    let symbolic = folder.appendingPathComponent("link")
    try Data(repeating: 0x20, count: 100_000).write(to: file)
    try #require(symlink(file.path, symbolic.path) == 0)
    try report(command, to: symbolic)
    #expect(try status(of: symbolic).st_mode & S_IFMT == S_IFLNK)
    #expect((1..<100_000).contains(try status(of: file).st_size))
    try #require(link(file.path, other.path) == 0)
    try Data().write(to: file)
    try report(command, to: other)
    #expect(try status(of: file).st_ino == status(of: other).st_ino && status(of: file).st_size > 0)
  }

  @Test("a pipe and a device get the report, and stay what they are", arguments: commands)
  func pipe(command: [String]) throws {
    let pipe = folder.appendingPathComponent("pipe")
    try #require(mkfifo(pipe.path, 0o600) == 0)
    let reader = Process()
    let output = folder.appendingPathComponent("read")
    reader.executableURL = URL(fileURLWithPath: "/bin/sh")
    reader.arguments = ["-c", "sleep 0.2; exec cat < \(pipe.path) > \(output.path)"]
    try reader.run()
    try report(command, to: pipe)
    reader.waitUntilExit()
    #expect(try status(of: pipe).st_mode & S_IFMT == S_IFIFO)
    #expect(try status(of: output).st_size > 0)
    let device = folder.appendingPathComponent("device")
    // Only root makes devices.
    guard mknod(device.path, S_IFCHR | 0o666, 0x103) == 0 else { return }
    try report(command, to: device)
    #expect(try status(of: device).st_mode & S_IFMT == S_IFCHR)
  }
}
