import Foundation

/// Writes a Swift file with the names and texts of scenarios: TabwireEmbedder OUTPUT FILE…
@main
struct TabwireEmbedder {
  static func main() throws {
    let paths = CommandLine.arguments.dropFirst()
    guard let output = paths.first else { throw CocoaError(.fileNoSuchFile) }
    let files = try paths.dropFirst().map { path in
      let file = URL(fileURLWithPath: path)
      return File(
        name: file.lastPathComponent, folder: file.deletingLastPathComponent().lastPathComponent,
        text: try String(contentsOf: file, encoding: .utf8))
    }
    try source(files).write(toFile: output, atomically: true, encoding: .utf8)
  }

  private struct File {
    let name: String
    let folder: String
    let text: String
  }

  private static func source(_ files: [File]) -> String {
    """
    extension ConformanceSuite {
      /// The names and texts of the scenarios in `Conformance`.
      static let embedded: [(file: String, text: StaticString)] = [
    \(members(files.filter { $0.folder != "conduct" }))  ]

      /// The names and texts of the scenarios in `Conformance/conduct`.
      static let embeddedConduct: [(file: String, text: StaticString)] = [
    \(members(files.filter { $0.folder == "conduct" }))  ]
    }

    """
  }

  private static func members(_ files: [File]) -> String {
    files.map { "    (\(literal($0.name)), \(literal($0.text))),\n" }.joined()
  }

  private static func literal(_ text: String) -> String {
    let parts = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case " "..."~": String(scalar)
      default: "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return "\"" + parts.joined() + "\""
  }
}
