/// The question before a container is left that will be disposed, and in which something was typed (P16.6).
struct Leaving<ID: Hashable & Sendable>: Sendable, Equatable {
  typealias Effect = Conduct<ID>.Effect

  /// The maximum time that a page has to say whether something was typed.
  static var answerLimit: Duration { .seconds(1) }

  private enum State: Equatable {
    case idle
    /// The page is asked whether something was typed.
    case finding(ID, ConductStep, limit: Duration)
    /// The user is asked.
    case asking(ID, ConductStep)
  }

  private var state = State.idle

  /// The time at which something is due, or `nil`.
  var deadline: Duration? {
    if case .finding(_, _, let limit) = state { limit } else { nil }
  }

  /// The user wants to leave a container. The last step counts.
  mutating func leave(_ container: ID, by step: ConductStep, at time: Duration) -> [Effect] {
    switch state {
    case .finding(container, _, let limit):
      state = .finding(container, step, limit: limit)
      return []
    case .asking(container, _):
      // The question may be gone without an answer.
      state = .asking(container, step)
      return [.askToLeave(container)]
    case .idle, .finding, .asking:
      state = .finding(container, step, limit: time + Self.answerLimit)
      return [.findInput(container)]
    }
  }

  /// The page said whether something was typed.
  mutating func inputFound(_ container: ID, hasInput: Bool) -> [Effect] {
    guard case .finding(container, let step, _) = state else { return [] }
    state = hasInput ? .asking(container, step) : .idle
    return hasInput ? [.askToLeave(container)] : [.leave(container, step)]
  }

  /// The user answered. Who stays wants none of the steps that would leave the container, also if the question is of an earlier one.
  mutating func answered(_ container: ID, leaves: Bool) -> [Effect] {
    switch state {
    case .asking(container, let step):
      state = .idle
      return leaves ? [.leave(container, step)] : []
    case .finding(container, _, _) where !leaves:
      state = .idle
      return []
    case .idle, .finding, .asking: return []
    }
  }

  /// Another container was selected, or the user wants something else.
  mutating func ended() {
    state = .idle
  }

  /// The session is not known any more. What the user answers to an earlier question does not count.
  ///
  /// - Returns: The step for which a page is being asked, or `nil`.
  mutating func interrupted() -> ConductStep? {
    defer { state = .idle }
    guard case .finding(_, let step, _) = state else { return nil }
    return step
  }

  mutating func disposed(_ container: ID) {
    switch state {
    case .finding(container, _, _), .asking(container, _): state = .idle
    case .idle, .finding, .asking: break
    }
  }

  /// A page that does not answer counts as typed in.
  mutating func timePassed(to time: Duration) -> [Effect] {
    guard case .finding(let container, _, let limit) = state, limit <= time else { return [] }
    return inputFound(container, hasInput: true)
  }
}
