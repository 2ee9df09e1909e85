import ArgumentParser
import Foundation
import TabwireLint
import TabwirePlanning

/// Where a report goes.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write into this file instead of to standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  init() {}

  /// - Parameter file: where to write.
  init(to file: String) {
    output = file
  }

  /// How the report is styled.
  var style: TextStyle { output == nil ? Console.style : .plain }

  /// Writes a report.
  func write(_ report: String) throws {
    guard let output else { return try Console.write(Array(report.utf8)) }
    do {
      try Data(report.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
    } catch {
      throw SourceProblem(name: output, reason: "it cannot be written; is its directory there?")
    }
  }
}

extension Severity: ExpressibleByArgument {}

/// Runs what reads sources, and complains about those that cannot be read.
func complaining(_ work: () async throws -> Void) async throws {
  do {
    try await work()
  } catch let problem as SourceProblem {
    Console.complain(problem.description.printable)
    throw ExitCode(2)
  }
}
