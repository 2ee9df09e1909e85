import Foundation
import Tabwire

/// The scenarios of a directory.
struct Conformance {
  let scenarios: [(file: String, scenario: Scenario)]

  init(directory: String) {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    scenarios = files.filter { $0.hasSuffix(".json") }.sorted().compactMap { file in
      guard let data = FileManager.default.contents(atPath: "\(directory)/\(file)") else { return nil }
      do {
        return (file, try Scenario(Array(data)))
      } catch {
        print("  \(file): \(error)")
        exit(1)
      }
    }
    if scenarios.isEmpty {
      print("  \(directory): there are no scenarios")
      exit(1)
    }
  }

  /// All messages of all scenarios.
  var messages: [[UInt8]] {
    scenarios.flatMap { $0.scenario.steps }.compactMap { step in
      guard case .configure(let message) = step else { return nil }
      return Array(message)
    }
  }

  /// What is wrong with the heart on the way through a scenario, by the laws and by the words.
  static func violation(of scenario: Scenario) -> String? {
    var trial = Trial()
    for step in scenario.steps {
      let violation: String?
      switch step {
      case .configure(let message):
        guard let configuration = try? message.withUnsafeBufferPointer({ try TabConfiguration(json: $0) }) else {
          continue
        }
        violation = trial.accept(configuration)
      case .select(let tab):
        violation = trial.select(trial.state.tabs.first { $0.represents?.id == tab }?.id ?? 0)
      }
      if let violation { return violation }
    }
    return nil
  }

  /// A scenario as the fuzz target takes it: messages and taps on positions, separated by `FF`.
  static func fuzzInput(_ scenario: Scenario) -> [UInt8] {
    var simulation = Simulation()
    let pieces = scenario.steps.map { step -> [UInt8] in
      let tabs = simulation.state.tabs
      _ = simulation.take(step)
      switch step {
      case .configure(let message): return Array(message)
      case .select(let tab):
        let position = tabs.firstIndex { $0.represents?.id == tab } ?? 0xFD
        return [0xFE, UInt8(clamping: position)]
      }
    }
    return Array(pieces.joined(separator: [0xFF]))
  }
}
