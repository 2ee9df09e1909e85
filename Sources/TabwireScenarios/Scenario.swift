import Tabwire

/// A sequence of configurations and actions of the user, with the expected outcome of each.
package struct Scenario {
  /// A step of a scenario.
  package enum Step {
    /// The page in front, which may be the first one of its container, sends a configuration, as JSON text.
    case configure(ArraySlice<UInt8>, isFirstPage: Bool)
    /// The user selects the container that represents a tab.
    case select(TabID)
    /// An address is opened from outside the pages.
    case open(String)
    /// The user performs an action.
    case perform(TabID)
    /// The container that represents a tab loads a page that sends no configuration, or loads in the background.
    case load(TabID)
    /// The first page of the container that represents a tab appears, and sends no configuration.
    case firstPageDidAppear(TabID)
    /// The app comes back to the screen after a while.
    case resume
  }

  /// The name, a sentence about what the scenario shows.
  package let name: String
  /// The app's start URL.
  package let start: String
  /// The steps.
  package let steps: [Step]
  private let text: ScenarioText
  /// The range of each step in the text.
  private let stepRanges: [Range<Int>]
  /// The range of `expect` in the text.
  private let expectRange: Range<Int>?
  private let hasExpect: Bool
  /// The end of the last member.
  private let end: Int

  /// Reads a scenario.
  ///
  /// - Parameter bytes: Its JSON.
  /// - Throws: A ``ScenarioError`` if the text is not a scenario.
  package init(_ bytes: [UInt8]) throws(ScenarioError) {
    let text = ScenarioText(bytes: bytes)
    self = try text.read { (reader) throws(JSONReader.SyntaxError) in try Scenario(text, &reader) }
  }

  private init(_ text: ScenarioText, _ reader: inout JSONReader) throws(JSONReader.SyntaxError) {
    var name: String?
    var start: String?
    var steps: [(step: Step, range: Range<Int>)]?
    var expectRange: Range<Int>?
    var isExpectNull = false
    var end = 0
    try reader.object("a scenario") { (reader, member) throws(JSONReader.SyntaxError) in
      switch member {
      case "name": name = try reader.string("the name")
      case "start": start = try reader.string("the start URL")
      case "steps":
        steps = try reader.array("the list of steps") { (reader) throws(JSONReader.SyntaxError) in
          _ = try reader.next()
          let start = reader.position
          let step = try Step(text.bytes, &reader)
          return (step, start..<reader.position)
        }
      case "expect":
        isExpectNull = try reader.next() == UInt8(ascii: "n")
        expectRange = try reader.range()
      default: try reader.skipValue()
      }
      end = reader.position
    }
    guard let name else { throw reader.syntaxError("the scenario has no name") }
    guard let steps else { throw reader.syntaxError("the scenario has no steps") }
    self.name = name
    self.start = start ?? "https://app.example/"
    self.text = text
    self.steps = steps.map(\.step)
    stepRanges = steps.map(\.range)
    self.expectRange = expectRange
    hasExpect = expectRange != nil && !isExpectNull
    self.end = end
  }

  /// Returns the text of a step.
  package func text(ofStep index: Int) -> String {
    String(decoding: text.bytes[stepRanges[index]], as: UTF8.self)
  }

  /// Returns the expected outcomes, or `nil` if the scenario has none.
  ///
  /// - Throws: A ``ScenarioError`` if an outcome cannot be read.
  package func expected() throws(ScenarioError) -> [Outcome]? {
    guard hasExpect else { return nil }
    return try text.read { (reader) throws(JSONReader.SyntaxError) in
      var outcomes: [Outcome] = []
      try reader.object("a scenario") { (reader, member) throws(JSONReader.SyntaxError) in
        if member == "expect" {
          outcomes = try reader.array("the list of outcomes") { (reader) throws(JSONReader.SyntaxError) in
            try Outcome(&reader)
          }
        } else {
          try reader.skipValue()
        }
      }
      return outcomes
    }
  }

  /// Returns the text of the scenario with the actual outcomes as `expect`.
  ///
  /// - Parameters:
  ///   - outcomes: The actual outcomes.
  ///   - layout: The layout of the outcomes.
  package func filled(with outcomes: [Outcome], layout: OutcomeLayout) -> [UInt8] {
    let expect = Array(layout.json(of: outcomes).utf8)
    var bytes = text.bytes
    if let expectRange {
      bytes.replaceSubrange(expectRange, with: expect)
    } else {
      bytes.insert(contentsOf: Array(layout.separator.utf8) + expect, at: end)
    }
    if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    return bytes
  }

  /// The scenario in one line and without its expected outcomes, as a client under test reads it.
  package var question: [UInt8] {
    var bytes = text.bytes
    if let expectRange { bytes.replaceSubrange(expectRange, with: Array("null".utf8)) }
    // JSON allows line breaks only between values, where they are the same as spaces.
    return bytes.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? UInt8(ascii: " ") : $0 }
  }
}

extension Scenario.Step {
  private static let kinds = "configure, select, open, perform, load, firstPageDidAppear or resume"

  fileprivate init(_ bytes: [UInt8], _ reader: inout JSONReader) throws(JSONReader.SyntaxError) {
    var steps: [Scenario.Step] = []
    var isFirstPage: Bool?
    let start = reader
    try reader.object("a step, with \(Self.kinds),") { (reader, member) throws(JSONReader.SyntaxError) in
      switch member {
      case "configure" where try reader.next() == UInt8(ascii: "\""):
        steps.append(.configure(ArraySlice(try reader.string("a message").utf8), isFirstPage: false))
      case "configure": steps.append(.configure(bytes[try reader.range()], isFirstPage: false))
      case "isFirstPage":
        try reader.skipTrue(member)
        isFirstPage = true
      case "select": steps.append(.select(TabID(try reader.string("the id of a tab"))))
      case "open": steps.append(.open(try reader.string("an address")))
      case "perform": steps.append(.perform(TabID(try reader.string("the id of an action"))))
      case "load": steps.append(.load(TabID(try reader.string("the id of a tab"))))
      case "firstPageDidAppear": steps.append(.firstPageDidAppear(TabID(try reader.string("the id of a tab"))))
      case "resume":
        try reader.skipTrue(member)
        steps.append(.resume)
      default: throw reader.syntaxError("a step has no member \"\(member)\"; \(Self.kinds) is needed")
      }
    }
    guard let step = steps.first, steps.count == 1 else {
      throw start.syntaxError("a step has exactly one of the members \(Self.kinds)")
    }
    switch (step, isFirstPage) {
    case (_, nil): self = step
    case (.configure(let message, _), _): self = .configure(message, isFirstPage: true)
    default: throw start.syntaxError("isFirstPage belongs to configure")
    }
  }
}
