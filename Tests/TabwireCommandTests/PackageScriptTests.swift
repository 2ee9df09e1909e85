import Foundation
import Testing

@Suite("scripts/debian-packages on another Linux")
struct PackageScriptTests {
  private static let packages = ["pkg-config", "libwebkitgtk-6.0-dev", "git"]

  /// Runs the script with only some programs in `PATH`.
  ///
  /// - Parameter programs: Programs that succeed and do nothing.
  private func run(with programs: [String]) throws -> Tool.Run {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    for tool in ["awk", "cat", "grep", "sed", "tr"] {
      let path = try #require(["/usr/bin/\(tool)", "/bin/\(tool)"].first(where: FileManager.default.fileExists))
      try FileManager.default.createSymbolicLink(
        atPath: directory.appendingPathComponent(tool).path, withDestinationPath: path)
    }
    for program in programs {
      let file = directory.appendingPathComponent(program)
      try Data("#!/bin/sh\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    return try Tool.run(
      "/usr/bin/env",
      ["-i", "PATH=\(directory.path)", "/bin/bash", "scripts/debian-packages", "The demo"] + Self.packages)
  }

  @Test("missing packages are named as dnf and pacman know them")
  func names() throws {
    let fedora = try run(with: ["dnf"])
    #expect(
      fedora.errors
        == "The demo needs packages; install them: sudo dnf install pkgconf-pkg-config webkitgtk6.0-devel git\n")
    #expect(fedora.exitCode == 1)
    let arch = try run(with: ["pacman", "git"])
    #expect(arch.errors == "The demo needs packages; install them: sudo pacman -S pkgconf webkitgtk-6.0\n")
    let other = try run(with: [])
    #expect(
      other.errors == "The demo needs packages that Debian calls: pkg-config libwebkitgtk-6.0-dev git\n")
  }

  @Test("no package is missing where the commands and libraries exist, without Debian's package manager")
  func present() throws {
    let run = try run(with: ["dnf", "pkg-config", "git"])
    #expect(run.errors.isEmpty)
    #expect(run.exitCode == 0)
  }
}
