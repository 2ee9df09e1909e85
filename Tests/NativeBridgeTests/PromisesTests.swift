import Foundation
import Testing

extension NativeBridgeTests {
  @Suite("The table of promises")
  struct PromisesTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    /// Returns the tests in a directory, and in those in it, as `suite · test`.
    static func tests(in directory: String) throws -> Set<String> {
      let folder = root.appending(path: directory)
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      var names: Set<String> = []
      for file in files where file.hasSuffix(".swift") {
        var suite = ""
        let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        for match in source.matches(of: #/@(Suite|Test)\(\s*"([^"]+)"/#) {
          if match.1 == "Suite" { suite = String(match.2) } else { names.insert("\(suite) · \(match.2)") }
        }
      }
      return names
    }

    @Test("names an existing test for every native promise")
    func everyTestExists() throws {
      let text = try String(contentsOf: Self.root.appending(path: "docs/bridge-promises.md"), encoding: .utf8)
      let native = try #require(text.components(separatedBy: "\n## Native\n").dropFirst().first)
        .components(separatedBy: "\n## ")[0]
      let tests = try Self.tests(in: "Tests/NativeBridgeTests")
      let windows = Set(try Self.tests(in: "Tests/TabwireGTKTests").map { "Windows: \($0)" })

      let rows = native.split(separator: "\n").filter {
        $0.hasPrefix("|") && !$0.hasPrefix("| ---") && $0 != "| promise | test |"
      }
      #expect(rows.count > 40)
      for row in rows {
        let named = row.matches(of: #/`([^`]+ · [^`]+)`/#).map { String($0.1) }
        #expect(!named.isEmpty, "\(row)")
        let missing = named.filter { !tests.contains($0) && !windows.contains($0) }
        #expect(missing.isEmpty)
      }
    }
  }
}
