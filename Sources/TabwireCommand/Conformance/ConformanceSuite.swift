import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The scenarios that every client must pass, or those of conduct.
struct ConformanceSuite {
  /// The subject of the scenarios.
  enum Kind {
    case reconciliation
    case conduct

    /// The names and texts of the scenarios that the command contains.
    fileprivate var embedded: [(file: String, text: StaticString)] {
      switch self {
      case .reconciliation: ConformanceSuite.embedded
      case .conduct: ConformanceSuite.embeddedConduct
      }
    }

    fileprivate func test(_ file: String, _ text: [UInt8]) throws -> any ConformanceTest {
      switch self {
      case .reconciliation: try ReconciliationTest(file: file, text: text)
      case .conduct: try ConductTest(file: file, text: text)
      }
    }
  }

  /// The scenarios in the order of their files.
  let tests: [any ConformanceTest]

  /// The scenarios that the command contains.
  ///
  /// - Throws: An exit code, after printing the errors, if one cannot be read.
  init(_ kind: Kind) throws {
    try self.init(
      kind, kind.embedded.map { ($0.file, Result.success($0.text.withUTF8Buffer { Array($0) })) }, from: "tabwire")
  }

  /// Reads all scenarios of a directory.
  ///
  /// - Throws: An exit code, after printing the errors, if there are no scenarios or one cannot be read.
  init(_ kind: Kind, directory: String) throws {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    try self.init(
      kind,
      files.filter { $0.hasSuffix(".json") }.sorted().map { file in
        (file, Result { try BoundedReader.bytes(ofFile: "\(directory)/\(file)") })
      }, from: directory)
  }

  private init(_ kind: Kind, _ files: [(file: String, bytes: Result<[UInt8], any Error>)], from directory: String)
    throws
  {
    var tests: [any ConformanceTest] = []
    var isComplete = true
    for (file, bytes) in files {
      do {
        tests.append(try kind.test(file, bytes.get()))
      } catch {
        let reason = (error as? SourceError)?.reason ?? "\(error)"
        Console.writeError("\(directory)/\(file): not a scenario: \(reason)")
        isComplete = false
      }
    }
    guard isComplete, !tests.isEmpty else {
      if isComplete {
        Console.writeError("\(directory): no scenarios in this directory; name another one with --scenarios")
      }
      throw ExitCode(2)
    }
    self.tests = tests
  }

  /// Writes the scenarios that the command contains into a directory, which is created if it is missing.
  ///
  /// - Throws: A ``SourceError`` if a file cannot be written.
  static func export(_ kind: Kind, to directory: String) throws {
    try? FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    for (file, text) in kind.embedded { try OutputOptions(to: "\(directory)/\(file)").write(text.description) }
    Console.writeError("\(directory): \(kind.embedded.count) scenarios")
  }
}
