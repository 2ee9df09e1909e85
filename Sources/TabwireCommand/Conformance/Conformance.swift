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

      EXAMPLES
        tabwire conformance
        tabwire conformance --junit report.xml -- java -jar client.jar
        tabwire conformance --export scenarios

      EXIT CODES
        0  every scenario passes
        1  a scenario fails
        2  the scenarios cannot be read or written, or the command cannot be started
       64  the arguments are wrong
      """)

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
  }

  func run() throws {
    if let export { return try reportingErrors { try ConformanceSuite.export(to: export) } }
    let suite = try scenarios.map { try ConformanceSuite(directory: $0) } ?? ConformanceSuite()
    var report = ConformanceReport()
    let started = ContinuousClock.now
    do {
      if command.isEmpty {
        for test in suite.tests { try report.add(test, .outcomes(Simulation.outcomes(of: test.scenario))) }
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
