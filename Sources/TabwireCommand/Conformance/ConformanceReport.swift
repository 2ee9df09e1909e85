import TabwireLint
import TabwireScenarios

/// The result of each scenario.
struct ConformanceReport {
  private struct Entry {
    let test: any ConformanceTest
    let differences: [String]
    let time: Duration
  }

  private var entries: [Entry] = []
  private var last = ContinuousClock.now

  /// The number of failed scenarios.
  var failures: Int { entries.count { !$0.differences.isEmpty } }

  /// Adds a scenario and prints its result.
  mutating func add(_ test: any ConformanceTest, _ differences: [String]) throws {
    let now = ContinuousClock.now
    entries.append(Entry(test: test, differences: differences, time: now - last))
    last = now
    let lines = ["\(differences.isEmpty ? "✓" : "✗") \(test.file): \(test.name.printable)"] + differences
    try Console.writeLine(lines.joined(separator: "\n"))
  }

  /// Returns the numbers in a sentence.
  func summary(after time: Duration) -> String {
    "\(entries.count - failures) of \(entries.count) scenarios passed in \(time.shortened) s"
  }

  /// The report as JUnit XML.
  var junit: String {
    let total = entries.map(\.time).reduce(.zero, +).shortened
    let counts = #"tests="\#(entries.count)" failures="\#(failures)" errors="0" skipped="0" time="\#(total)""#
    let cases = entries.map { entry in
      let start =
        #"    <testcase classname="conformance" name="\#(XML.escaped(entry.test.name))" "#
        + #"file="\#(XML.escaped(entry.test.file))" time="\#(entry.time.shortened)""#
      guard let first = entry.differences.first else { return start + "/>" }
      let lines = entry.differences.map(XML.escaped).joined(separator: "\n")
      return start + ">\n      <failure message=\"\(XML.escaped(first.trimmed))\">"
        + lines + "</failure>\n    </testcase>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
        <testsuite name="tabwire conformance" \(counts)>
      \(cases.joined(separator: "\n"))
        </testsuite>
      </testsuites>

      """
  }
}
