/// The steps that a random journey prefers, to reach states that uniform steps seldom reach.
package struct Bias: Sendable {
  /// A chance of `part` in `whole`.
  struct Chance: Sendable {
    var part: Int
    var whole: Int

    init(_ part: Int, of whole: Int) {
      self.part = part
      self.whole = whole
    }
  }

  /// The number of steps of each kind in 30; the others are messages.
  var selections = 9
  var openings = 3
  var loads = 1
  var rejections = 1

  /// A message that changes the one before it in one place, as servers do.
  var change = Chance(0, of: 1)
  var empty = Chance(1, of: 10)
  var live = Chance(1, of: 5)
  var revision = Chance(1, of: 3)
  var session = Chance(1, of: 3)
  var sessions = ["ada", "bob"]
  var version = Chance(1, of: 2)
  var owns = Chance(1, of: 5)
  var owned = ["/maps", "/maps/1", "/a", "/", "?q", "/e%CC%81"]
  var deprecated = Chance(1, of: 3)
  var deprecations = ["soft", "hard", "hard", "unknown"]
  var replaces = Chance(1, of: 3)

  /// Everything happens.
  package static let uniform = Bias()
  /// Streams and pages of many users.
  static let sessions = Bias(
    selections: 4, change: Chance(1, of: 2), empty: Chance(1, of: 30), live: Chance(1, of: 2),
    session: Chance(9, of: 10), sessions: ["", "ada", "bob", "\u{E9}", "e\u{301}"])
  /// Tabs that wait for deprecated ones, which the user leaves.
  static let waitingTabs = Bias(
    selections: 16, openings: 1, change: Chance(4, of: 5), empty: Chance(1, of: 30), session: Chance(1, of: 20),
    deprecated: Chance(1, of: 10), deprecations: ["soft", "hard", "hard", "hard", "hard"], replaces: Chance(1, of: 10))
  /// Deprecated tabs that the next messages remove.
  static let removedTabs = Bias(
    selections: 5, openings: 1, change: Chance(9, of: 10), empty: Chance(1, of: 30), session: Chance(1, of: 20),
    deprecations: ["soft", "soft", "hard"])
  /// Addresses from outside, which several tabs own.
  static let addresses = Bias(
    selections: 4, openings: 15, change: Chance(1, of: 2), empty: Chance(1, of: 30), owns: Chance(2, of: 3),
    owned: ["/maps", "/maps/1", "/maps/1/x", "/a", "/a/1", "/", "", "?q", "/b/../d", "/%61", "/e%CC%81"])
  /// Messages that arrive late.
  static let revisions = Bias(change: Chance(1, of: 2), revision: Chance(9, of: 10))
  /// Pages that are out of date.
  static let versions = Bias(
    selections: 9, loads: 4, change: Chance(3, of: 4), empty: Chance(1, of: 30), live: Chance(1, of: 2),
    version: Chance(9, of: 10))

  /// All of them.
  package static let all = [uniform, sessions, waitingTabs, removedTabs, addresses, revisions, versions]
}
