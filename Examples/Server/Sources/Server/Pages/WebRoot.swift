import Foundation

/// The folder with Tabwire's JavaScript. Its folder `vendor` has Turbo and Stimulus.
struct WebRoot: Sendable {
  let folder: URL

  /// - Parameter path: The folder; by default `Web/public` of the repository that this program is in.
  /// - Throws: A ``StartupError`` if a file is missing.
  init(_ path: String?) throws {
    folder = try path.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? Self.find()
    guard Self.hasFile("navigation_controller.js", in: folder) else {
      throw StartupError(description: "\(folder.path) has no navigation_controller.js; set the folder with --web-root")
    }
    for name in ["turbo.js", "stimulus.js"] where !Self.hasFile("vendor/\(name)", in: folder) {
      throw StartupError(description: "\(folder.path)/vendor/\(name) is missing; run scripts/fetch-web-vendor")
    }
  }

  private static func find() throws -> URL {
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    for start in [here, program] {
      var folder = start.standardizedFileURL
      while folder.path != "/" {
        let web = folder.appendingPathComponent("Web/public", isDirectory: true)
        if hasFile("navigation_controller.js", in: web) { return web }
        folder.deleteLastPathComponent()
      }
    }
    throw StartupError(
      description:
        "Web/public of the repository was not found; run scripts/fetch-web-vendor, or set the folder with --web-root")
  }

  private static func hasFile(_ name: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }
}
