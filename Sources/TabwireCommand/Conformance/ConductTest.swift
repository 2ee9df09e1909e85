import TabwireLint

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A scenario of conduct: what a client does with transitions.
struct ConductTest: ConformanceTest {
  /// An event with its time, and the effects that it must have.
  private struct Step: Codable {
    let at: Double
    let event: String
    var effects: [String]?
  }

  private struct Story: Codable {
    let name: String
    var steps: [Step]
  }

  private struct Answer: Decodable {
    let name: String?
    let effects: [[String]]?
  }

  /// The reason why a file is no scenario of conduct.
  struct ReadingError: Error, CustomStringConvertible {
    let description = "it needs a name, and steps with at, event and effects"
  }

  let file: String
  let question: [UInt8]
  private let story: Story

  /// - Throws: A ``ReadingError`` if the text is no scenario of conduct.
  init(file: String, text: [UInt8]) throws {
    self.file = file
    guard var story = try? JSONDecoder().decode(Story.self, from: Data(text)),
      !story.steps.isEmpty, story.steps.allSatisfy({ $0.effects != nil })
    else { throw ReadingError() }
    self.story = story
    for index in story.steps.indices { story.steps[index].effects = nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    question = try Array(encoder.encode(story))
  }

  var name: String { story.name }

  func differences(in line: [UInt8]) -> [String] {
    guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(line)) else {
      return ["  the answer cannot be read: name, and effects as a list of texts for each step, are needed"]
    }
    if let difference = difference(inName: answer.name) { return [difference] }
    guard let actual = answer.effects else { return ["  the answer has no effects"] }
    var lines: [String] = []
    if actual.count != story.steps.count {
      lines.append("  the scenario has \(story.steps.count) steps, but the answer has the effects of \(actual.count)")
    }
    for (index, (step, actual)) in zip(story.steps, actual).enumerated() where step.effects != actual {
      lines.append("  step \(index + 1)  at \(step.at): \(step.event.printable)")
      lines.append("    expected  \(Self.list(step.effects ?? []))")
      lines.append("    actual    \(Self.list(actual))")
    }
    return lines
  }

  private static func list(_ effects: [String]) -> String {
    effects.isEmpty ? "no effect" : effects.map(\.printable).joined(separator: ", ")
  }
}
