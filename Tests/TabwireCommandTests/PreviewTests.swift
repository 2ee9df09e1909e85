import Foundation
import Testing

@Suite("tabwire preview")
struct PreviewTests {
  @Test("the program tabwire-preview gets every argument, and its exit code is kept")
  func arguments() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("tabwire-preview").path
    try Data("#!/bin/sh\nprintf '[%s]' \"$@\"\nexit 7\n".utf8).write(to: URL(fileURLWithPath: program))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let run = try Tool.run(
      "/usr/bin/env", ["PATH=\(folder.path):/usr/bin:/bin", Tool.path, "preview", "http://localhost", "--help", "a b"])
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
    let run = try Tool.run("/usr/bin/env", ["PATH=/nowhere", Tool.path, "preview", "http://localhost"])
    #expect(run.errors.contains("tabwire-preview was not found"))
    #expect(run.errors.contains("install the package tabwire-preview, or run scripts/install-preview"))
    #expect(run.exitCode == 2)
  }
}
