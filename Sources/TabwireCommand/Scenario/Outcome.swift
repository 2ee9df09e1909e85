import Tabwire

/// What came of a step, or should come of it.
struct Outcome: Equatable {
  /// What the step was.
  enum Verdict: Equatable {
    /// It was accepted or carried out, as a case of the reconciliation if it is one.
    case transition(Int?)
    /// The configuration was rejected, with a code.
    case rejected(String)
    /// The configuration was older than one before.
    case stale
  }

  /// Whether there is a tab bar.
  enum Mode: String {
    case bootstrap, tabbed
  }

  /// A container with the tab that it represents, if any.
  struct Tab: Equatable {
    let container: Int
    let id: TabID?
  }

  var verdict: Verdict
  var mode: Mode
  var selected: Int
  var tabs: [Tab]
  var created: [Int]
  var disposed: [Int]
  var updated: [Int]
}

extension Outcome {
  /// Reads the outcome that comes next.
  init(_ reader: inout JSONReader) throws(JSONReader.SyntaxError) {
    var verdicts: [Verdict] = []
    var mode: Mode?
    var selected: Int?
    var tabs: [Tab]?
    var created: [Int]?
    var disposed: [Int]?
    var updated: [Int]?
    _ = try reader.next()
    let start = reader
    try reader.object("an outcome") { (reader, member) throws(JSONReader.SyntaxError) in
      switch member {
      case "case":
        verdicts.append(
          .transition(
            try reader.optional { (reader) throws(JSONReader.SyntaxError) in
              try reader.integer("the number of a case")
            }))
      case "rejected": verdicts.append(.rejected(try reader.string("a code")))
      case "stale":
        guard try reader.next() == UInt8(ascii: "t") else { throw reader.syntaxError("stale is true, or absent") }
        try reader.skipValue()
        verdicts.append(.stale)
      case "mode":
        mode = Mode(rawValue: try reader.string("a mode"))
        if mode == nil { throw reader.syntaxError("the mode is bootstrap or tabbed") }
      case "selected": selected = try reader.integer("the selected container")
      case "tabs": tabs = try reader.array("the list of tabs", Tab.init)
      case "created": created = try reader.containers("the list of created containers")
      case "disposed": disposed = try reader.containers("the list of disposed containers")
      case "updated": updated = try reader.containers("the list of updated containers")
      default: throw reader.syntaxError("an outcome has no member \"\(member)\"")
      }
    }
    guard let verdict = verdicts.first, verdicts.count == 1 else {
      throw start.syntaxError("an outcome has one of the members case, rejected and stale")
    }
    guard let mode, let selected, let tabs, let created, let disposed, let updated else {
      throw start.syntaxError("an outcome has the members mode, selected, tabs, created, disposed and updated")
    }
    self.init(
      verdict: verdict, mode: mode, selected: selected, tabs: tabs,
      created: created, disposed: disposed, updated: updated)
  }
}

extension Outcome.Tab {
  fileprivate init(_ reader: inout JSONReader) throws(JSONReader.SyntaxError) {
    var container: Int?
    var id: TabID??
    let start = reader
    try reader.object("a tab") { (reader, member) throws(JSONReader.SyntaxError) in
      switch member {
      case "container": container = try reader.integer("the number of a container")
      case "id":
        id = .some(
          try reader.optional { (reader) throws(JSONReader.SyntaxError) in TabID(try reader.string("the id of a tab")) })
      default: throw reader.syntaxError("a tab of an outcome has no member \"\(member)\"")
      }
    }
    guard let container, let id else { throw start.syntaxError("a tab of an outcome has the members container and id") }
    self.init(container: container, id: id)
  }
}

extension JSONReader {
  fileprivate mutating func containers(_ what: String) throws(SyntaxError) -> [Int] {
    try array(what) { (reader) throws(SyntaxError) in try reader.integer("the number of a container") }
  }
}
