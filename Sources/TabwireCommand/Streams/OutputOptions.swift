import ArgumentParser
import TabwireLint
import TabwirePlanning

/// The destination of a report.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write to this file instead of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  init() {}

  /// - Parameter file: The path of the file to write.
  init(to file: String) {
    output = file
  }

  /// The style of the report.
  var style: TextStyle { output == nil ? Console.style : .plain }

  /// Writes a report.
  func write(_ report: String) throws {
    guard let output else { return try Console.write(Array(report.utf8)) }
    do {
      try ReportFile(path: output).write(Array(report.utf8))
    } catch .noSuchFileOrDirectory {
      throw SourceError(name: output, reason: "cannot be written; check that its directory exists")
    } catch .timedOut {
      throw SourceError(name: output, reason: "nobody reads it; start what reads the pipe first")
    } catch {
      throw SourceError(name: output, reason: "cannot be written: \(error)")
    }
  }
}

extension Severity: ExpressibleByArgument {}

/// Runs work. Prints the error if a source cannot be read, and exits with code 2.
func reportingErrors(_ work: () throws -> Void) throws {
  do {
    try work()
  } catch let error as SourceError {
    Console.writeError(error.description.printable)
    throw ExitCode(2)
  }
}
