// The proofs of the heart that take long. `Tests/prove` compiles them with the heart in one optimized module.
import Foundation
import Tabwire
import TabwireProof
import TabwireScenarios

func usage() -> Never {
  print(
    """
    usage: prove exhaustive [steps] [ids]
           prove freshness [steps]
           prove journeys [count] [seed]
           prove scenarios [count] [seed]
           prove reading [directory] [count] [seed]
           prove conformance [directory]
           prove corpus [directory] [directory to write into]
    """)
  exit(64)
}

func report(_ failure: Counterexample?, as file: String) {
  guard let failure else { return }
  print("  \(failure.violation)")
  print("  \(file) has the shortest steps to it; try it with: tabwire simulate --check \(file)")
  try? failure.scenario.write(toFile: file, atomically: true, encoding: .utf8)
  exit(1)
}

let arguments = CommandLine.arguments
let failureFile = "prove-failure.json"
let start = Date()
func seconds() -> String { String(format: "%.1f s", Date().timeIntervalSince(start)) }
func number(_ index: Int, _ standard: Int) -> Int {
  arguments.count > index ? Int(arguments[index]) ?? standard : standard
}

switch arguments.dropFirst().first {
case "exhaustive":
  let ids = ["a", "b", "c"].prefix(number(3, 3))
  let depth = number(2, 3)
  let (count, failure) = await Walk(over: Array(ids)).run(depth: depth)
  let closed = count.exhaustedAt.map { "; nothing new after step \($0 - 1)" } ?? ""
  print(
    "exhaustive: \(ids.count) ids, \(count.configurations) configurations, \(depth) steps: \(count.states) states, "
      + "\(count.transitions) transitions, fingerprint \(String(count.fingerprint, radix: 16))\(closed) (\(seconds()))")
  report(failure, as: failureFile)
case "freshness":
  let (count, failure) = FreshnessWalk().run(maximumDepth: number(2, .max))
  print(
    "freshness: \(count.steps) steps: \(count.states) states, \(count.transitions) transitions, "
      + "fingerprint \(String(count.fingerprint, radix: 16)) (\(seconds()))")
  report(failure, as: failureFile)
case "journeys":
  var journeys = Journeys(seed: UInt64(number(3, 1)))
  let (count, failure) = journeys.run(number(2, 100_000), steps: 40)
  print("journeys: \(count.journeys) journeys, \(count.steps) steps, seed \(number(3, 1)) (\(seconds()))")
  report(failure, as: failureFile)
case "scenarios":
  // Random scenarios with the outcomes of the heart, one per line, for clients in other languages: journeys of each bias, and
  // every eighth one garbled messages, which must be rejected for the same reasons.
  let seed = number(3, 1)
  var journeys = Journeys(seed: UInt64(seed))
  var garbler = Garbler(corpus: Conformance(directory: "Conformance").messages, seed: UInt64(seed))
  for index in 1...max(number(2, 1000), 1) {
    let steps =
      index.isMultiple(of: 8)
      ? (1...20).map { _ in "{\"configure\":\(JSON.quoted(garbler.nextText()))}" }
      : journeys.next(steps: 40, bias: Bias.all[index % 8 - 1]).map(\.json)
    let line = "{\"name\":\"\(index) of seed \(seed)\",\"steps\":[\(steps.joined(separator: ","))]}"
    let scenario = try Scenario(Array(line.utf8))
    FileHandle.standardOutput.write(
      Data(scenario.filled(with: Simulation.outcomes(of: scenario), layout: .line)))
  }
case "reading":
  let messages = Conformance(directory: arguments.count > 2 ? arguments[2] : "Conformance").messages
  var garbler = Garbler(corpus: messages, seed: UInt64(number(4, 1)))
  let count = number(3, 200_000)
  var verdicts: [String: Int] = [:]
  for message in messages + (0..<count).map({ _ in garbler.next() }) {
    let (verdict, disagreement) = ReadingOracle.compare(message)
    verdicts[verdict, default: 0] += 1
    guard let disagreement else { continue }
    print("  \(disagreement)\n  \(String(decoding: message, as: UTF8.self).debugDescription)")
    exit(1)
  }
  let list = verdicts.sorted { $0.value > $1.value }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
  print("reading: \(messages.count) messages and \(count) garbled ones: \(list) (\(seconds()))")
case "conformance":
  let suite = Conformance(directory: arguments.count > 2 ? arguments[2] : "Conformance")
  for (file, scenario) in suite.scenarios {
    let check = ScenarioCheck(
      scenario, expected: try scenario.expected(), actual: Simulation.outcomes(of: scenario))
    let violation = Conformance.violation(of: scenario)
    if check.differences.isEmpty, violation == nil { continue }
    print("  \(file)\n\((check.differences + [violation ?? ""]).joined(separator: "\n"))")
    exit(1)
  }
  print("conformance: \(suite.scenarios.count) scenarios (\(seconds()))")
case "corpus":
  let suite = Conformance(directory: arguments.count > 2 ? arguments[2] : "Conformance")
  let directory = URL(fileURLWithPath: arguments.count > 3 ? arguments[3] : "corpus")
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  for (file, scenario) in suite.scenarios {
    let bytes = Conformance.fuzzInput(scenario)
    if bytes.count <= 4096 { try Data(bytes).write(to: directory.appendingPathComponent(file)) }
  }
default: usage()
}
