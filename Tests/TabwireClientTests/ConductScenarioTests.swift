import Foundation
import Tabwire
import Testing

@testable import TabwireClient

/// `Conformance/conduct`: events with their times, and the effects that each must have.
@Suite("Conduct")
struct ConductScenarioTests {
  struct Scenario: Decodable, CustomTestStringConvertible {
    struct Step: Decodable {
      /// The seconds since the client started.
      let at: Double
      let event: String
      let effects: [String]
    }

    let name: String
    let steps: [Step]

    var testDescription: String { name }

    static let all: [Scenario] = {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let folder = root.appending(path: "Conformance/conduct")
      let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      return files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }.compactMap {
        try? JSONDecoder().decode(Scenario.self, from: Data(contentsOf: $0))
      }
    }()
  }

  @Test("there are scenarios")
  func exist() {
    #expect(Scenario.all.count >= 30)
  }

  @Test("each scenario has its effects", arguments: Scenario.all)
  func scenario(_ scenario: Scenario) throws {
    var conduct = Conduct<String>()
    for (number, step) in scenario.steps.enumerated() {
      let event = try #require(Conduct<String>.Event(text: step.event), "\(step.event)")
      let effects = conduct.on(event, at: .seconds(step.at)).map(\.text)
      #expect(effects == step.effects, "step \(number + 1), \(step.event), of \(scenario.name)")
    }
  }
}

extension Conduct<String>.Event {
  /// Reads an event as scenarios write it.
  init?(text: String) {
    let words = text.split(separator: " ").map(String.init)
    let rest = words.dropFirst().joined(separator: " ")
    switch words.first {
    case "time": self = .time
    case "formStarted": self = .formStarted(givesSessions: rest != "without sessions")
    case "formEnded": self = .formEnded
    case "pageBegan": self = .pageBegan
    case "pageSettled": self = .pageSettled
    case "modalPageSettled": self = .modalPageSettled
    case "pageGave":
      guard words.count > 1 else { return nil }
      self = .pageGave(session: words[1] == "none" ? nil : words[1], isLast: words.last == "last")
    case "streamDemanded": self = .streamDemanded(session: rest)
    case "select": self = .user(.select(TabID(rest)))
    case "reselect": self = .user(.reselect)
    case "open": self = .user(.open(rest))
    case "perform": self = .user(.perform(TabID(rest)))
    case "userActed": self = .userActed
    case "eagerTabs":
      let tabs = words.dropFirst().filter { $0 != "later" }
      self = .eagerTabs(Array(tabs), mayLoad: words.last != "later")
    case "activity": self = .activity
    case "loaded": self = .loadEnded(rest, isLoaded: true)
    case "loadFailed": self = .loadEnded(rest, isLoaded: false)
    case "gone": self = .gone(rest)
    case "leftScreen": self = .leftScreen
    case "returnedToScreen": self = .returnedToScreen
    case "memoryIsLow": self = .memoryIsLow
    default: return nil
    }
  }
}

extension Conduct<String>.Effect {
  /// The effect as scenarios write it.
  var text: String {
    switch self {
    case .carryOut(let step, let knowledge): "carryOut \(step.text) \(knowledge.rawValue)"
    case .waits(let step?): "waits \(step.text)"
    case .waits(nil): "waits no more"
    case .reload: "reload"
    case .loadAhead(let id): "loadAhead \(id)"
    case .stopLoading(let id): "stopLoading \(id)"
    case .loadedAhead(let id): "loadedAhead \(id)"
    case .wake(let time):
      "wake \(String(format: "%g", Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18))"
    }
  }
}

extension ConductStep {
  fileprivate var text: String {
    switch self {
    case .select(let tab): "select \(tab)"
    case .reselect: "reselect"
    case .open(let address): "open \(address)"
    case .perform(let action): "perform \(action)"
    }
  }
}
