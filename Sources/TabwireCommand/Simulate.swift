import ArgumentParser
import SystemPackage
import TabwireLint
import TabwireScenarios

struct Simulate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs scenarios and prints the outcome of each step.",
    discussion: """
      Prints each scenario as it was written, with the actual outcomes of its steps as `expect`.

      EXAMPLES
        tabwire simulate scenario.json
        tabwire simulate --diagram Conformance/case-09-with-an-addition.json
        tabwire simulate --svg picture.svg scenario.json
        tabwire simulate --lines < scenarios.jsonl

      EXIT CODES
        0  every scenario ran
        1  --check found a difference
        2  a scenario cannot be read, or the drawing cannot be written
       64  the arguments are wrong
      """)

  @Argument(help: ArgumentHelp("Scenario files.", valueName: "file"), completion: .file(extensions: ["json"]))
  var files: [String] = []

  @Flag(help: "Read one scenario per line from standard input, and write one per line.")
  var lines = false

  @Flag(help: "Compare with the `expect` of the scenario, and print the differences.")
  var check = false

  @Flag(help: "Print the lifelines of the containers as text.")
  var diagram = false

  @Option(help: ArgumentHelp("Draw the lifelines of the containers into this file.", valueName: "file"))
  var svg: String?

  func validate() throws {
    guard lines == files.isEmpty else {
      throw ValidationError("Name scenario files, or use --lines to read scenarios from standard input.")
    }
    if check, diagram || svg != nil { throw ValidationError("--check excludes --diagram and --svg.") }
    if svg != nil, files.count != 1 { throw ValidationError("--svg needs exactly one file.") }
  }

  func run() throws {
    try reportingErrors {
      var tally = Tally()
      try lines ? simulateLines(&tally) : simulateFiles(&tally)
      if check { try Console.writeLine(tally.summary) }
      if let exitCode = tally.exitCode { throw exitCode }
    }
  }

  private func simulateFiles(_ tally: inout Tally) throws {
    for file in files {
      do {
        let scenario = try Scenario(BoundedReader.bytes(ofFile: file))
        try Console.write(try report(scenario, name: file, layout: .file, &tally))
        if let svg { try OutputOptions(to: svg).write(drawing(of: scenario)) }
      } catch let error as ScenarioError {
        tally.addUnreadable(file, "\(error)")
      } catch let error as SourceError where error.name == file {
        tally.addUnreadable(file, error.reason)
      }
    }
  }

  private func simulateLines(_ tally: inout Tally) throws {
    var reader = LineReader(.standardInput)
    var number = 0
    while let batch = next(of: &reader, after: number, &tally) {
      var output: [UInt8] = []
      for line in batch {
        number += 1
        if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) { continue }
        do throws(ScenarioError) {
          output += try report(try Scenario(line), name: "line \(number)", layout: .line, &tally)
        } catch {
          tally.addUnreadable("line \(number), column \(error.place.column)", error.reason)
        }
      }
      try Console.write(output)
    }
  }

  /// Returns the next lines, or `nil` at the end or before a line that is too long.
  private func next(of reader: inout LineReader, after number: Int, _ tally: inout Tally) -> [[UInt8]]? {
    do {
      return try reader.next()
    } catch {
      tally.addUnreadable("a line after line \(number)", "\(error)")
      return nil
    }
  }

  /// Returns the text to print for a scenario.
  private func report(
    _ scenario: Scenario, name: String, layout: OutcomeLayout, _ tally: inout Tally
  ) throws(ScenarioError) -> [UInt8] {
    let outcomes = Simulation.outcomes(of: scenario)
    if diagram { return Array((LifelineDiagram(Lifelines(of: scenario, outcomes: outcomes)).text + "\n").utf8) }
    if svg != nil { return [] }
    guard check else { return scenario.filled(with: outcomes, layout: layout) }
    let check = ScenarioCheck(scenario, expected: try scenario.expected(), actual: outcomes)
    tally.add(isAsExpected: check.differences.isEmpty)
    if check.differences.isEmpty { return [] }
    let lines = ["\(name): \(scenario.name.printable)"] + check.differences
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private func drawing(of scenario: Scenario) -> String {
    LifelineDrawing(Lifelines(of: scenario, outcomes: Simulation.outcomes(of: scenario))).svg
  }
}
