import Foundation
import Testing

@Suite("tabwire preview")
struct PreviewTests {
  @Test("the program tabwire-preview gets every argument, and its exit code is kept")
  func arguments() throws {
    let folder = try command()
    defer { try? FileManager.default.removeItem(at: folder) }
    let programs = folder.appendingPathComponent("programs")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    let program = programs.appendingPathComponent("tabwire-preview").path
    try Data("#!/bin/sh\nprintf '[%s]' \"$@\"\nexit 7\n".utf8).write(to: URL(fileURLWithPath: program))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let run = try Tool.run(
      "/usr/bin/env",
      [
        "PATH=\(programs.path):/usr/bin:/bin", folder.appendingPathComponent("tabwire").path,
        "preview", "http://localhost", "--help", "a b",
      ])
    #expect(run.output == "[http://localhost][--help][a b]")
    #expect(run.exitCode == 7)
  }

  @Test("its help is shown without tabwire-preview, too", arguments: ["--help", "-h"])
  func help(option: String) throws {
    let run = try Tool.run("/usr/bin/env", ["PATH=/nowhere", Tool.path, "preview", option])
    #expect(run.output.contains("tabwire preview http://localhost:3000"))
    #expect(run.exitCode == 0)
  }

  @Test("without tabwire-preview it says how to install it")
  func missing() throws {
    let folder = try command()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("tabwire").path
    let run = try Tool.run("/usr/bin/env", ["PATH=/nowhere", path, "preview", "http://localhost"])
    #expect(run.errors.contains("tabwire-preview was not found"))
    #expect(run.errors.contains("install the package tabwire-preview, or run scripts/install-preview"))
    #expect(run.exitCode == 2)
  }

  /// Makes a folder with the command alone, as the preview may be built beside it.
  private func command() throws -> URL {
    let built = URL(fileURLWithPath: Tool.path)
    let folder = built.deletingLastPathComponent().appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.linkItem(at: built, to: folder.appendingPathComponent("tabwire"))
    return folder
  }
}
