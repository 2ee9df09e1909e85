import ArgumentParser
import Foundation

struct Conformance: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Proves that a client takes every scenario as the protocol has it.",
    discussion: """
      Without a command, the built-in reconciliation is tried. A command gets one scenario a line on standard input, \
      each without its expectations, and answers each in order with a line of JSON that has the members `name` and \
      `expect`; other members are ignored. That is how a client in another language proves itself.

      EXAMPLES
        tabwire conformance
        tabwire conformance --junit report.xml -- java -jar client.jar

      EXIT CODES
        0  every scenario passes
        1  a scenario fails
        2  the scenarios cannot be read, or the command cannot be started
      """)

  @Option(help: ArgumentHelp("The directory of the scenarios.", valueName: "directory"))
  var scenarios = "Conformance"

  @Option(help: ArgumentHelp("Also write a report for build servers, as JUnit XML.", valueName: "file"))
  var junit: String?

  @Option(help: ArgumentHelp("How long the command may take for an answer.", valueName: "seconds"))
  var patience = 60

  @Argument(parsing: .postTerminator, help: ArgumentHelp("A program to try, with its arguments.", valueName: "command"))
  var command: [String] = []

  func run() throws {
    let suite = try ConformanceSuite(directory: scenarios)
    var report = ConformanceReport()
    let started = Date()
    do {
      if command.isEmpty {
        for test in suite.tests { try report.add(test, .outcomes(Simulation.outcomes(of: test.scenario))) }
      } else {
        try ExternalClient(command, patience: patience).answer(suite.tests) { try report.add($0, $1) }
      }
    } catch let error as ExternalClient.StartError {
      Console.complain(error.description)
      throw ExitCode(2)
    }
    try Console.say(report.summary(seconds: Date().timeIntervalSince(started)))
    if let junit { try report.junit.write(toFile: junit, atomically: true, encoding: .utf8) }
    if report.failures > 0 { throw ExitCode.failure }
  }
}
