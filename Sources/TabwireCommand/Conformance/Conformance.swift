import ArgumentParser
import TabwireScenarios

struct Conformance: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Proves that a client passes every scenario of the protocol.",
    discussion: """
      The scenarios are part of tabwire; --export writes them into a directory, to look at and to debug with.

      Without a command, runs the built-in reconciliation. A command reads one scenario per line from standard input, \
      without the expected outcomes, and answers each in order with a line of JSON that has the members `name` and \
      `expect`; other members are ignored. This is how clients in other languages are tested.

      --conduct asks about what a client does with transitions, where a client wishes to be asked: events with their \
      times. The answer to a line has `name` and `effects`, a list of texts for each step.

      EXAMPLES
        tabwire conformance
        tabwire conformance --junit report.xml -- java -jar client.jar
        tabwire conformance --conduct -- java -jar client.jar --conduct
        tabwire conformance --export scenarios

      EXIT CODES
        0  every scenario passes
        1  a scenario fails
        2  the scenarios cannot be read or written, or the command cannot be started
       64  the arguments are wrong
      """)

  @Flag(help: "Take the scenarios of conduct, which a command must answer.")
  var conduct = false

  @Option(
    help: ArgumentHelp("Run the scenarios of this directory instead of tabwire's own.", valueName: "directory"),
    completion: .directory)
  var scenarios: String?

  @Option(
    help: ArgumentHelp("Write the scenarios into this directory, and run nothing.", valueName: "directory"),
    completion: .directory)
  var export: String?

  @Option(help: ArgumentHelp("Write a JUnit XML report to this file, too.", valueName: "file"))
  var junit: String?

  @Option(help: ArgumentHelp("The time that the command may take for an answer.", valueName: "seconds"))
  var timeout = 60

  @Argument(
    parsing: .postTerminator, help: ArgumentHelp("The program to test, with its arguments.", valueName: "command"))
  var command: [String] = []

  func validate() throws {
    guard (1...86_400).contains(timeout) else {
      throw ValidationError("--timeout must be from 1 to 86400 seconds.")
    }
    if export != nil, scenarios != nil || junit != nil || !command.isEmpty {
      throw ValidationError("--export excludes --scenarios, --junit and a command.")
    }
    if conduct, export == nil, command.isEmpty {
      throw ValidationError("--conduct needs a command to test, after --, or --export.")
    }
  }

  func run() throws {
    let kind = conduct ? ConformanceSuite.Kind.conduct : .reconciliation
    if let export { return try reportingErrors { try ConformanceSuite.export(kind, to: export) } }
    let suite = try scenarios.map { try ConformanceSuite(kind, directory: $0) } ?? ConformanceSuite(kind)
    var report = ConformanceReport()
    let started = ContinuousClock.now
    do {
      if command.isEmpty {
        for case let test as ReconciliationTest in suite.tests {
          try report.add(test, test.differences(from: Simulation.outcomes(of: test.scenario)))
        }
      } else {
        try ExternalClient(command, timeout: .seconds(timeout)).answer(suite.tests) { try report.add($0, $1) }
      }
    } catch let error as ChildProcess.StartError {
      Console.writeError(error.description)
      throw ExitCode(2)
    }
    try Console.writeLine(report.summary(after: .now - started))
    if let junit { try reportingErrors { try OutputOptions(to: junit).write(report.junit) } }
    if report.failures > 0 { throw ExitCode.failure }
  }
}
