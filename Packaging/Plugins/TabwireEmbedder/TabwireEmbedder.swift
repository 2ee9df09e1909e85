import Foundation

/// Writes a Swift file with the names and texts of other files: TabwireEmbedder OUTPUT FILE…
@main
struct TabwireEmbedder {
  static func main() throws {
    let paths = CommandLine.arguments.dropFirst()
    guard let output = paths.first else { throw CocoaError(.fileNoSuchFile) }
    let files = try paths.dropFirst().map { path in
      let file = URL(fileURLWithPath: path)
      return (name: file.lastPathComponent, text: try String(contentsOf: file, encoding: .utf8))
    }
    try source(files).write(toFile: output, atomically: true, encoding: .utf8)
  }

  private static func source(_ files: [(name: String, text: String)]) -> String {
    let members = files.map { "    (\(literal($0.name)), \(literal($0.text))),\n" }
    return """
      extension ConformanceSuite {
        /// The names and texts of the scenarios in `Conformance`.
        static let embedded: [(file: String, text: StaticString)] = [
      \(members.joined())  ]
      }

      """
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
