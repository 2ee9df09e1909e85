import Foundation
import Tabwire
import TabwireProof
import TabwireScenarios

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
      guard case .configure(let message, _) = step else { return nil }
      return Array(message)
    }
  }

  /// Returns the first violation of the laws or the protocol in a scenario, or `nil`.
  static func violation(of scenario: Scenario) -> String? {
    var trial = Trial(start: scenario.start)
    for step in scenario.steps {
      let violation: String?
      switch step {
      case .configure(let message, let isFirstPage):
        guard let configuration = try? message.withUnsafeBufferPointer({ try TabConfiguration(json: $0) }) else {
          violation = trial.reject()
          break
        }
        violation = trial.accept(configuration, isFirstPage: isFirstPage)
      case .select(let tab): violation = trial.select(trial.oracle.container(representing: tab.rawValue))
      case .load(let tab): violation = trial.load(trial.oracle.container(representing: tab.rawValue))
      case .resume: violation = trial.resume()
      case .firstPageDidAppear(let tab):
        violation = trial.firstPageDidAppear(trial.oracle.container(representing: tab.rawValue))
      case .open(let address): violation = trial.open(address)
      case .perform(let action): violation = trial.perform(action)
      }
      if let violation { return violation }
    }
    return nil
  }

  /// Returns a scenario as input of the fuzz target: messages, taps, actions, loads and addresses, separated by `FF`.
  static func fuzzInput(_ scenario: Scenario) -> [UInt8] {
    var simulation = Simulation(start: scenario.start)
    let pieces = scenario.steps.map { step -> [UInt8] in
      let tabs = simulation.state.tabs
      _ = simulation.take(step)
      switch step {
      case .configure(let message, let isFirstPage): return (isFirstPage ? [0xFB] : []) + Array(message)
      case .select(let tab):
        let position = tabs.firstIndex { $0.represents?.id == tab } ?? 0xFD
        return [0xFE, UInt8(clamping: position)]
      case .load(let tab):
        let position = tabs.firstIndex { $0.represents?.id == tab } ?? 0xFD
        return [0xFD, UInt8(clamping: position)]
      case .firstPageDidAppear(let tab):
        let position = tabs.firstIndex { $0.represents?.id == tab } ?? 0xFD
        return [0xFA, UInt8(clamping: position)]
      case .open(let address): return [0xFC] + Array(address.utf8)
      case .perform(let action): return [0xF9] + Array(action.rawValue.utf8)
      case .resume: return [0xF8]
      }
    }
    return Array(pieces.joined(separator: [0xFF]))
  }
}
