import Tabwire

/// The actual or expected outcome of a step.
package struct Outcome: Equatable {
  /// The kind of outcome.
  package enum Verdict: Equatable {
    /// The step was accepted, with the number of its case if it has one.
    case transition(Int?)
    /// The configuration was rejected with a code.
    case rejected(String)
    /// The configuration was older than an earlier one.
    case stale
  }

  /// Whether there is a tab bar.
  package enum Mode: String {
    case bootstrap, tabbed
  }

  /// A container and the tab that it represents.
  package struct Tab: Equatable {
    package let container: Int
    /// The tab, or `nil` in bootstrap.
    package let id: TabID?

    package init(container: Int, id: TabID?) {
      self.container = container
      self.id = id
    }
  }

  /// An action, and the container before it.
  package struct Action: Equatable {
    package let id: TabID
    /// The container before it, or `nil` if it is first.
    package let after: Int?

    package init(id: TabID, after: Int?) {
      self.id = id
      self.after = after
    }
  }

  package var verdict: Verdict
  package var mode: Mode
  package var selected: Int
  package var tabs: [Tab]
  package var actions: [Action]
  package var created: [Int]
  package var disposed: [Int]
  package var updated: [Int]
  package var refreshed: [Int]
  package var forgetsHistory: Bool
  package var isTabBarHidden: Bool
  package var visits: Int?
  /// The number on the app's icon, once one was given.
  package var appBadge: Int?

  package init(
    verdict: Verdict, mode: Mode, selected: Int, tabs: [Tab], actions: [Action] = [], created: [Int] = [],
    disposed: [Int] = [], updated: [Int] = [], refreshed: [Int] = [], forgetsHistory: Bool = false,
    isTabBarHidden: Bool = false,
    visits: Int? = nil, appBadge: Int? = nil
  ) {
    self.verdict = verdict
    self.mode = mode
    self.selected = selected
    self.tabs = tabs
    self.actions = actions
    self.created = created
    self.disposed = disposed
    self.updated = updated
    self.refreshed = refreshed
    self.forgetsHistory = forgetsHistory
    self.isTabBarHidden = isTabBarHidden
    self.visits = visits
    self.appBadge = appBadge
  }
}

extension Outcome {
  /// Reads an outcome.
  package init(_ reader: inout JSONReader) throws(JSONReader.SyntaxError) {
    var verdicts: [Verdict] = []
    var mode: Mode?
    var selected: Int?
    var tabs: [Tab]?
    var actions: [Action] = []
    var created: [Int]?
    var disposed: [Int]?
    var updated: [Int]?
    var refreshed: [Int] = []
    var forgetsHistory = false
    var isTabBarHidden = false
    var visits: Int?
    var appBadge: Int?
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
        try reader.skipTrue(member)
        verdicts.append(.stale)
      case "mode":
        mode = Mode(rawValue: try reader.string("a mode"))
        if mode == nil { throw reader.syntaxError("the mode is bootstrap or tabbed") }
      case "selected": selected = try reader.integer("the selected container")
      case "tabs": tabs = try reader.array("the list of tabs", Tab.init)
      case "actions": actions = try reader.array("the list of actions", Action.init)
      case "created": created = try reader.containers("the list of created containers")
      case "disposed": disposed = try reader.containers("the list of disposed containers")
      case "updated": updated = try reader.containers("the list of updated containers")
      case "refreshed": refreshed = try reader.containers("the list of refreshed containers")
      case "forgetsHistory":
        try reader.skipTrue(member)
        forgetsHistory = true
      case "tabBarHidden":
        try reader.skipTrue(member)
        isTabBarHidden = true
      case "visits": visits = try reader.integer("the container that visits the address")
      case "appBadge": appBadge = try reader.integer("the number on the app's icon")
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
      verdict: verdict, mode: mode, selected: selected, tabs: tabs, actions: actions,
      created: created, disposed: disposed, updated: updated, refreshed: refreshed, forgetsHistory: forgetsHistory,
      isTabBarHidden: isTabBarHidden, visits: visits, appBadge: appBadge)
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
          try reader.optional { (reader) throws(JSONReader.SyntaxError) in TabID(try reader.string("the id of a tab")) }
        )
      default: throw reader.syntaxError("a tab of an outcome has no member \"\(member)\"")
      }
    }
    guard let container, let id else { throw start.syntaxError("a tab of an outcome has the members container and id") }
    self.init(container: container, id: id)
  }
}

extension Outcome.Action {
  fileprivate init(_ reader: inout JSONReader) throws(JSONReader.SyntaxError) {
    var id: TabID?
    var after: Int??
    let start = reader
    try reader.object("an action") { (reader, member) throws(JSONReader.SyntaxError) in
      switch member {
      case "id": id = TabID(try reader.string("the id of an action"))
      case "after":
        after = .some(
          try reader.optional { (reader) throws(JSONReader.SyntaxError) in
            try reader.integer("the number of a container")
          })
      default: throw reader.syntaxError("an action of an outcome has no member \"\(member)\"")
      }
    }
    guard let id, let after else { throw start.syntaxError("an action of an outcome has the members id and after") }
    self.init(id: id, after: after)
  }
}

extension JSONReader {
  /// Skips the value of a member that is true or absent.
  mutating func skipTrue(_ member: String) throws(SyntaxError) {
    guard try next() == UInt8(ascii: "t") else { throw syntaxError("\(member) is true, or absent") }
    try skipValue()
  }

  fileprivate mutating func containers(_ what: String) throws(SyntaxError) -> [Int] {
    try array(what) { (reader) throws(SyntaxError) in try reader.integer("the number of a container") }
  }
}
