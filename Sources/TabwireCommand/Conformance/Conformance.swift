import ArgumentParser
import Foundation
import TabwireScenarios

struct Conformance: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Proves that a client passes every scenario of the protocol.",
    discussion: """
      Without a command, runs the built-in reconciliation. A command reads one scenario per line from standard input, \
      without the expected outcomes, and answers each in order with a line of JSON that has the members `name` and \
      `expect`; other members are ignored. This is how clients in other languages are tested.

      EXAMPLES
        tabwire conformance
        tabwire conformance --junit report.xml -- java -jar client.jar

      EXIT CODES
        0  every scenario passes
        1  a scenario fails
        2  the scenarios cannot be read, or the command cannot be started
       64  the arguments are wrong
      """)

  @Option(help: ArgumentHelp("The directory of the scenarios.", valueName: "directory"))
  var scenarios = "Conformance"

  @Option(help: ArgumentHelp("Write a JUnit XML report to this file, too.", valueName: "file"))
  var junit: String?

  @Option(help: ArgumentHelp("The time that the command may take for an answer.", valueName: "seconds"))
  var timeout = 60

  @Argument(
    parsing: .postTerminator, help: ArgumentHelp("The program to test, with its arguments.", valueName: "command"))
  var command: [String] = []

  func run() throws {
    let suite = try ConformanceSuite(directory: scenarios)
    var report = ConformanceReport()
    let started = Date()
    do {
      if command.isEmpty {
        for test in suite.tests { try report.add(test, .outcomes(Simulation.outcomes(of: test.scenario))) }
      } else {
        try ExternalClient(command, timeout: timeout).answer(suite.tests) { try report.add($0, $1) }
      }
    } catch let error as ExternalClient.StartError {
      Console.writeError(error.description)
      throw ExitCode(2)
    }
    try Console.writeLine(report.summary(seconds: Date().timeIntervalSince(started)))
    if let junit { try reportingErrors { try OutputOptions(to: junit).write(report.junit) } }
    if report.failures > 0 { throw ExitCode.failure }
  }
}
