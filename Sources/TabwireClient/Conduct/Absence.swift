/// The return of the tabs to the screen after a while (P14.13).
struct Absence<ID: Hashable & Sendable>: Sendable, Equatable {
  typealias Effect = Conduct<ID>.Effect

  /// The time after which coming back counts.
  static var minimum: Duration { .seconds(60) }
  /// The time in which the page in front sends again what it had (P10.4). It would end the wait for something newer.
  static var pageTime: Duration { .seconds(1) }

  private enum State: Equatable {
    case onScreen
    case away(since: Duration)
    /// On the screen again, which is told then.
    case returned(since: Duration, due: Duration)
  }

  private var state = State.onScreen

  /// The time at which something is due, or `nil`.
  var deadline: Duration? { if case .returned(_, let due) = state { due } else { nil } }

  /// Nothing of the tabs is on the screen any more. A return that was not told yet does not end the absence.
  mutating func leftScreen(at time: Duration) {
    switch state {
    case .onScreen: state = .away(since: time)
    case .returned(let since, _): state = .away(since: since)
    case .away: break
    }
  }

  mutating func returned(at time: Duration) {
    guard case .away(let since) = state else { return }
    state = time - since < Self.minimum ? .onScreen : .returned(since: since, due: time + Self.pageTime)
  }

  /// Another container was selected, whose page is loaded again if it is out of date.
  mutating func selected() {
    if case .returned = state { state = .onScreen }
  }

  mutating func timePassed(to time: Duration) -> [Effect] {
    guard let deadline, deadline <= time else { return [] }
    state = .onScreen
    return [.resume]
  }
}
