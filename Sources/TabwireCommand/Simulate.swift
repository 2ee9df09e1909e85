import ArgumentParser
import Foundation
import TabwireLint
import TabwirePlanning

struct Simulate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Takes scenarios through the reconciliation and shows what comes of each step.",
    discussion: """
      Prints each scenario as it was written, with `expect` filled with what really came of its steps.

      EXAMPLES
        tabwire simulate scenario.json
        tabwire simulate --diagram Conformance/case-09-with-an-addition.json
        tabwire simulate --svg picture.svg scenario.json
        tabwire simulate --lines < scenarios.jsonl

      EXIT CODES
        0  simulated
        1  --check finds a difference
        2  something is no scenario
      """)

  @Argument(help: ArgumentHelp("Scenario files.", valueName: "file"), completion: .file(extensions: ["json"]))
  var files: [String] = []

  @Flag(help: "Read one scenario a line from standard input, and write one a line.")
  var lines = false

  @Flag(help: "Compare with the given `expect` instead, and print what differs.")
  var check = false

  @Flag(help: "Print the lifelines of the containers instead, as text.")
  var diagram = false

  @Option(help: ArgumentHelp("Draw the lifelines of the containers into this file.", valueName: "file"))
  var svg: String?

  func validate() throws {
    guard lines == files.isEmpty else {
      throw ValidationError("Name scenario files, or give --lines and the scenarios on standard input.")
    }
    if check, diagram || svg != nil { throw ValidationError("--check goes with neither --diagram nor --svg.") }
    if svg != nil, files.count != 1 { throw ValidationError("--svg draws the scenario of exactly one file.") }
  }

  func run() throws {
    var tally = Tally()
    try lines ? simulateLines(&tally) : simulateFiles(&tally)
    if check { try Console.say(tally.summary) }
    if let exitCode = tally.exitCode { throw exitCode }
  }

  private func simulateFiles(_ tally: inout Tally) throws {
    for file in files {
      do {
        let scenario = try Scenario(Array(Data(contentsOf: URL(fileURLWithPath: file))))
        try Console.write(try report(scenario, name: file, layout: .file, &tally))
        if let svg { try drawing(of: scenario).write(toFile: svg, atomically: true, encoding: .utf8) }
      } catch let error as ScenarioError {
        tally.unreadable(file, "\(error)")
      } catch let error as CocoaError {
        tally.unreadable(file, error.localizedDescription)
      }
    }
  }

  private func simulateLines(_ tally: inout Tally) throws {
    var reader = LineReader(.standardInput)
    var number = 0
    while let batch = reader.next() {
      var output: [UInt8] = []
      for line in batch {
        number += 1
        if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) { continue }
        do throws(ScenarioError) {
          output += try report(try Scenario(line), name: "line \(number)", layout: .line, &tally)
        } catch {
          tally.unreadable("line \(number), column \(error.place.column)", error.reason)
        }
      }
      try Console.write(output)
    }
  }

  /// What is to be printed about a scenario.
  private func report(
    _ scenario: Scenario, name: String, layout: OutcomeLayout, _ tally: inout Tally
  ) throws(ScenarioError) -> [UInt8] {
    let outcomes = Simulation.outcomes(of: scenario)
    if diagram { return Array((LifelineDiagram(Lifelines(of: scenario, outcomes: outcomes)).text + "\n").utf8) }
    if svg != nil { return [] }
    guard check else { return scenario.filled(with: outcomes, layout: layout) }
    let check = ScenarioCheck(scenario, expected: try scenario.expected(), actual: outcomes)
    tally.checked(isAsExpected: check.differences.isEmpty)
    if check.differences.isEmpty { return [] }
    let lines = ["\(name): \(scenario.name.printable)"] + check.differences
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private func drawing(of scenario: Scenario) -> String {
    LifelineDrawing(Lifelines(of: scenario, outcomes: Simulation.outcomes(of: scenario))).svg
  }
}
