/// The wait for the session of the page after a form (P15.5 to P15.9).
///
/// A form may sign the user out. Until the page that follows it gives its session, pages of other containers and earlier pages may be
/// those of a former user.
struct FormWait<ID: Hashable & Sendable>: Sendable, Equatable {
  typealias Effect = Conduct<ID>.Effect

  /// The maximum time that a step waits.
  static var stepLimit: Duration { .seconds(3) }
  /// The time after which a form counts as ended, whatever follows it.
  static var formLimit: Duration { .seconds(30) }

  /// What is known of the session of the page in front.
  ///
  /// `isLate` is whether a step has waited as long as it may.
  private enum State: Equatable {
    case known
    /// A form was sent. Its page is in front until the response arrives.
    case sent(limit: Duration, isLate: Bool)
    /// The page after the form is in front, and did not give its session yet.
    case awaited(limit: Duration, isLate: Bool)
    /// The page after the form has loaded, and gave no session.
    case withheld
    /// A page of another window gave another session, so that the page in front is loaded again (P15.3).
    case outdated(limit: Duration, isLate: Bool)
    /// The page in front is of a former session, whatever it gives.
    case former
  }

  private struct Waiting: Equatable {
    var step: ConductStep
    let limit: Duration
  }

  private var state = State.known
  /// What is known again if no page follows the form: that of its page, unless another window gave another session since.
  private var former = State.known
  /// The step that waits, or `nil`. The last one of the user counts.
  private var waiting: Waiting?

  var isSessionKnown: Bool { state == .known }

  /// Whether the answer of a form is under way, which a reload would take the place of.
  var isFormUnderWay: Bool {
    switch state {
    case .sent, .awaited: true
    case .known, .withheld, .outdated, .former: false
    }
  }

  /// The time at which something is due, or `nil`.
  var deadline: Duration? {
    let form: Duration? =
      switch state {
      case .sent(let limit, _), .awaited(let limit, _), .outdated(let limit, _): limit
      case .known, .withheld, .former: nil
      }
    return [form, waiting?.limit].compactMap(\.self).min()
  }

  // MARK: Pages

  /// A page in front sent a form. Where no page gives a session, nobody signs in or out.
  mutating func formStarted(givesSessions: Bool, at time: Duration) -> [Effect] {
    guard givesSessions else { return [] }
    switch state {
    case .sent: break
    case .known: former = .known
    case .awaited, .withheld: former = .withheld
    case .outdated, .former: former = .former
    }
    state = .sent(limit: time + Self.formLimit, isLate: false)
    return []
  }

  /// The form ended, and no page follows: the session is that of the page in front.
  mutating func formEnded() -> [Effect] {
    if case .sent = state { end() } else { [] }
  }

  /// Another page is in front.
  mutating func pageBegan() -> [Effect] {
    switch state {
    case .sent(let limit, _), .awaited(let limit, _), .outdated(let limit, _):
      state = .awaited(limit: limit, isLate: false)
    case .former: state = .withheld
    case .known, .withheld: break
    }
    return []
  }

  /// A page of another window gave another session. What this window has loaded may be a former user's.
  mutating func sessionChanged(at time: Duration) -> [Effect] {
    former = .former
    switch state {
    case .known, .withheld, .former: state = .outdated(limit: time + Self.formLimit, isLate: false)
    // The page that is awaited gives the session.
    case .sent, .awaited, .outdated: break
    }
    return []
  }

  /// The page in front has loaded, and gave no configuration in time.
  mutating func pageSettled() -> [Effect] {
    if case .awaited = state { become(.withheld) } else { [] }
  }

  /// A modal page has loaded: it has no tabs, and the page below it is the one of before.
  mutating func modalPageSettled() -> [Effect] {
    switch state {
    case .sent, .awaited: end()
    case .known, .withheld, .outdated, .former: []
    }
  }

  /// The page in front gave a configuration.
  ///
  /// - Parameter isLast: Whether it gave the session last given.
  mutating func pageGave(isLast: Bool) -> [Effect] {
    switch state {
    case .awaited, .withheld: become(isLast ? .known : .withheld)
    // The page with the form, or of the former session, may send again.
    case .known, .sent, .outdated, .former: []
    }
  }

  /// No page follows the form.
  private mutating func end() -> [Effect] {
    become(former)
  }

  private mutating func become(_ next: State) -> [Effect] {
    state = next
    return end { [.carryOut($0, next == .known ? .known : .unknown)] }
  }

  // MARK: The user

  /// Carries out a step, or makes it wait.
  mutating func take(_ step: ConductStep, at time: Duration) -> [Effect] {
    switch state {
    case .known: return [.carryOut(step, .known)]
    case .withheld, .former: return [.carryOut(step, .unknown)]
    case .sent(_, isLate: true): return step == .reselect ? [] : [.carryOut(step, lateKnowledge)]
    case .awaited(_, isLate: true), .outdated(_, isLate: true):
      return step == .reselect ? [] : [.carryOut(step, .unknown)]
    case .sent, .awaited, .outdated: break
    }
    // The user stays on the selected tab.
    if step == .reselect, waiting != nil { return userStays() }
    waiting = Waiting(step: step, limit: waiting?.limit ?? time + Self.stepLimit)
    return [.waits(step)]
  }

  /// The user stays on the page in front.
  mutating func userStays() -> [Effect] {
    end { _ in [] }
  }

  // MARK: Time

  mutating func timePassed(to time: Duration) -> [Effect] {
    var effects: [Effect] = []
    if let limit = waiting?.limit, limit <= time {
      let knowledge = becomeLate()
      // A reselect would show an earlier page.
      effects += end { $0 == .reselect ? [] : [.carryOut($0, knowledge)] }
    }
    guard let deadline, deadline <= time else { return effects }
    switch state {
    case .awaited: effects += become(.withheld)
    case .outdated: effects += become(.former)
    case .known, .sent, .withheld, .former: effects += end()
    }
    return effects
  }

  /// A step has waited as long as it may.
  ///
  /// - Returns: What is known: before the answer, the session is the one last given. A page after it may be of another one.
  private mutating func becomeLate() -> Conduct<ID>.Knowledge {
    switch state {
    case .sent(let limit, _):
      state = .sent(limit: limit, isLate: true)
      return lateKnowledge
    case .awaited(let limit, _):
      state = .awaited(limit: limit, isLate: true)
      return .unknown
    case .outdated(let limit, _):
      state = .outdated(limit: limit, isLate: true)
      return .unknown
    case .known, .withheld, .former: return .known
    }
  }

  private var lateKnowledge: Conduct<ID>.Knowledge { former == .known ? .late : .unknown }

  private mutating func end(_ effects: (ConductStep) -> [Effect]) -> [Effect] {
    guard let step = waiting?.step else { return [] }
    waiting = nil
    return effects(step) + [.waits(nil)]
  }
}
