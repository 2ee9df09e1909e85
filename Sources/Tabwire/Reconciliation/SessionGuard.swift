/// Decides when a streamed session refreshes the page in front (R8).
///
/// Each session does so only once, until an accepted page gives it or the user selects or opens something. So streams that
/// disagree with their pages cause no loop.
struct SessionGuard: Sendable, Equatable {
  /// For each container the session that its last page gave, also with a stale configuration.
  private var pages: [String?] = [nil]
  /// The last session given when the selected container was selected. It stands for a page that gave none.
  private var sessionAtSelection: String?
  /// The sessions that have refreshed the page in front.
  private var reported: [String?] = []

  /// Returns the session that the last page of a container gave, or `nil`.
  func session(at position: Int) -> String? { pages[position] }

  /// Notes that a stream gave a session.
  ///
  /// - Returns: Whether the page in front is of another session and has to be refreshed.
  mutating func stream(_ session: String?, inFront position: Int) -> Bool {
    guard session != nil, let page = pages[position] ?? sessionAtSelection, !session.hasSameScalars(as: page) else {
      return false
    }
    for other in reported where session.hasSameScalars(as: other) { return false }
    reported.append(session)
    return true
  }

  /// Notes the session that a page gave.
  mutating func load(_ session: String?, at position: Int, isStale: Bool) {
    guard session != nil else { return }
    pages[position] = session
    if isStale { return }
    let before = reported
    reported = []
    for other in before where !session.hasSameScalars(as: other) { reported.append(other) }
  }

  /// Notes that the user selected a container.
  ///
  /// - Parameter session: The last session given.
  mutating func select(session: String?) {
    sessionAtSelection = session
    reset()
  }

  /// Notes that the user selected or opened something.
  mutating func reset() {
    reported = []
  }

  /// Follows the containers to their positions after a change.
  ///
  /// - Parameter origins: For each container its position before, or `nil` for a new one.
  mutating func move(from origins: [Int?]) {
    let before = pages
    pages = []
    for origin in origins { pages.append(origin.flatMap { before[$0] }) }
  }
}
