import Foundation
import TabwireClient

/// A scenario of `Conformance/conduct`: events with their times, and the effects that each must have.
package struct ConductScenario: Decodable, Sendable, CustomStringConvertible {
  struct Step: Decodable {
    /// The seconds since the client started.
    let at: Double
    let event: String
    let effects: [String]
  }

  let name: String
  let steps: [Step]

  package var description: String { name }

  /// All scenarios of the repository.
  package static let all: [ConductScenario] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appending(path: "Conformance/conduct")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }.compactMap {
      try? JSONDecoder().decode(ConductScenario.self, from: Data(contentsOf: $0))
    }
  }()

  /// The steps whose effects differ from those of the scenario.
  package var violations: [String] {
    var conduct = Conduct<String>()
    var found: [String] = []
    for (number, step) in steps.enumerated() {
      guard let event = Conduct<String>.Event(text: step.event) else {
        found.append("\(name): step \(number + 1): there is no event \"\(step.event)\"")
        continue
      }
      let effects = conduct.on(event, at: .seconds(step.at)).map(\.text)
      if effects != step.effects {
        found.append("\(name): step \(number + 1), \(step.event): \(effects) instead of \(step.effects)")
      }
    }
    return found
  }
}
