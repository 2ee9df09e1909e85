import Foundation
import PackagePlugin

/// Embeds the scenarios of `Conformance` in the command, so that it needs no files of this repository.
@main
struct EmbedScenarios: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let directory = context.package.directoryURL.appending(path: "Conformance")
    let files = try [directory, directory.appending(path: "conduct")].flatMap { folder in
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "json" }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
    let source = context.pluginWorkDirectoryURL.appending(path: "EmbeddedScenarios.swift")
    return [
      .buildCommand(
        displayName: "Embedding the conformance scenarios",
        executable: try context.tool(named: "TabwireEmbedder").url,
        arguments: [source.path] + files.map(\.path), inputFiles: files, outputFiles: [source])
    ]
  }
}
