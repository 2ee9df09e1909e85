import Tabwire

/// The reloads that streams cause without an act of the user (P14.4, P14.12): the first at once, the next ones after 1, 2, 4 … and at
/// most 300 seconds.
///
/// Servers that disagree about the session could otherwise reload a page as fast as it loads. While a form is under way, a reload waits:
/// it would take the place of the form's answer.
struct StreamReload<ID: Hashable & Sendable>: Sendable, Equatable {
  typealias Effect = Conduct<ID>.Effect

  /// A reload that waits.
  private struct Waiting: Equatable {
    /// The session that the page is not of, or `nil` if the page is out of date.
    var session: String?
    let due: Duration
  }

  /// The work that is left when the user leaves a page.
  struct Missed {
    /// Whether the page in front should have been loaded again.
    let isOutdated: Bool
    /// Whether pages of the container may be of a former session.
    let isFormer: Bool
  }

  /// The maximum time that a reload counts as under way (P14.16). It may fail without a report.
  static var reloadLimit: Duration { .seconds(30) }

  /// A reload of the page in front.
  private enum Reload: Equatable {
    case none
    /// The former page is still in front. The session is that for which it is loaded again, or `nil`, and the version is the latest of
    /// its tab.
    case requested(session: String?, version: String?, limit: Duration)
    /// Its page is in front, and gave no configuration yet.
    case begun(version: String?, limit: Duration)
    /// It failed or was not made. Another window that reports its session asks for no other one.
    case postponed(session: String?)

    var session: String? {
      switch self {
      case .requested(let session, _, _), .postponed(let session): session
      case .none, .begun: nil
      }
    }

    /// Whether it brings a page of a version.
    func brings(_ version: String?, at time: Duration) -> Bool {
      switch self {
      case .requested(_, let latest, let limit), .begun(let latest, let limit):
        time < limit && version.hasSameScalars(as: latest)
      case .none, .postponed: false
      }
    }
  }

  /// The number of reloads since the user acted.
  private var count = 0
  private var waiting: Waiting?
  private var underWay = Reload.none
  /// Whether the page in front is of a former session, and is not loaded again.
  private var isFormer = false
  /// Whether a page of a former session may be behind the page in front, which has not loaded yet.
  private var isFormerBehind = false
  /// Whether a form of the page in front is under way.
  private var isHeld = false

  /// The time at which something is due, or `nil`.
  var deadline: Duration? { isHeld ? nil : waiting?.due }

  /// A page of another window gave another session. A reload that is under way serves this session, too.
  mutating func changed(to session: String, at time: Duration) -> [Effect] {
    underWay.session.hasSameScalars(as: session) ? [] : demand(for: session, at: time)
  }

  /// The page in front is out of date. Coming back needs no reload if one is under way that brings the version.
  ///
  /// - Parameters:
  ///   - session: The session that a stream gave, or `nil` for another reason, which is not delayed and delays nothing.
  ///   - version: The latest version of the tab, or `nil`.
  mutating func demanded(for session: String?, version: String?, at time: Duration) -> [Effect] {
    session == nil && underWay.brings(version, at: time) ? [] : demand(for: session, at: time)
  }

  private mutating func demand(for session: String?, at time: Duration) -> [Effect] {
    // A reload that waits already serves this session, too.
    guard waiting == nil else {
      if let session { waiting?.session = session }
      return []
    }
    waiting = Waiting(session: session, due: session == nil ? time : time + delay)
    return timePassed(to: time)
  }

  private var delay: Duration {
    count == 0 ? .zero : .seconds(min(1 << min(count - 1, 9), 300))
  }

  /// Another page is in front.
  mutating func pageBegan() {
    if case .requested(_, let version, let limit) = underWay {
      underWay = .begun(version: version, limit: limit)
    } else {
      underWay = .none
    }
    if isFormer || waiting?.session != nil { isFormerBehind = true }
    isFormer = false
  }

  /// A stream gave another session than the page in front, which was loaded again for this session before (R8.8).
  mutating func disagreed() {
    if waiting == nil, underWay.session == nil { isFormer = true }
  }

  /// A page gave a session. A page that came with it by itself needs no reload.
  ///
  /// - Parameter isLast: Whether it is the session last given.
  /// - Returns: Whether a page behind it is of a former session.
  mutating func pageGave(_ session: String?, isLast: Bool) -> Bool {
    if isLast { isFormer = false }
    if session != nil, let waiting, session.hasSameScalars(as: waiting.session) {
      self.waiting = nil
    }
    return pageSettled()
  }

  /// A page has loaded.
  ///
  /// - Returns: Whether a page behind it is of a former session.
  mutating func pageSettled() -> Bool {
    if case .begun = underWay { underWay = .none }
    defer { isFormerBehind = false }
    return isFormerBehind
  }

  /// The page in front is loaded again.
  ///
  /// - Parameter version: The latest version of its tab, or `nil`.
  mutating func reloaded(version: String?, at time: Duration) {
    underWay = .requested(session: underWay.session, version: version, limit: time + Self.reloadLimit)
  }

  /// The page in front was not loaded again.
  mutating func postponed() {
    underWay = .postponed(session: underWay.session)
  }

  /// The user selected or opened something, or came back: what waits happens at once, while the container is still selected.
  mutating func userActed(at time: Duration) -> [Effect] {
    defer { count = 0 }
    return isHeld ? [] : reload(at: time)
  }

  /// Another container was selected, so that a reload that is held back comes too late.
  mutating func leftPage() -> Missed {
    defer { (waiting, underWay, isFormer, isFormerBehind) = (nil, .none, false, false) }
    return Missed(
      isOutdated: isFormer || waiting != nil, isFormer: isFormer || isFormerBehind || waiting?.session != nil)
  }

  /// A page that was opened covers the page in front, which is loaded afresh on going back: a reload would take its place.
  mutating func coverPage() -> Missed {
    defer { (waiting, count) = (nil, 0) }
    if waiting?.session != nil { isFormer = true }
    return Missed(isOutdated: isFormer || waiting != nil, isFormer: false)
  }

  /// Holds reloads back while a form is under way.
  mutating func hold(_ isHeld: Bool, at time: Duration) -> [Effect] {
    self.isHeld = isHeld
    return timePassed(to: time)
  }

  mutating func timePassed(to time: Duration) -> [Effect] {
    if let deadline, deadline <= time { reload(at: time) } else { [] }
  }

  private mutating func reload(at time: Duration) -> [Effect] {
    guard let waiting else { return [] }
    underWay = .requested(session: waiting.session, version: nil, limit: time + Self.reloadLimit)
    (self.waiting, isFormer) = (nil, false)
    if waiting.session != nil { count += 1 }
    return [.reload]
  }
}
