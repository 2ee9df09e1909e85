/// The reloads that did not bring what they were for (P14.9), or came too late (P14.7): such a container is loaded again when it is
/// selected the next time.
struct OwedReload<ID: Hashable & Sendable>: Sendable, Equatable {
  typealias Effect = Conduct<ID>.Effect

  private enum State: Equatable {
    case none
    /// The page in front is being loaded again. It may still send its configuration.
    case requested(ID)
    /// The page of the reload is in front, and did not give its configuration yet.
    case begun(ID)
  }

  private var state = State.none
  private var owed: Set<ID> = []
  /// The containers that were left with pages of a former session.
  private var former: Set<ID> = []

  /// The page in front of the selected container is loaded again, because it is out of date.
  mutating func reloaded(_ container: ID) {
    state = .requested(container)
    owed.remove(container)
  }

  /// Another page is in front.
  mutating func pageBegan() {
    if case .requested(let container) = state { state = .begun(container) } else { state = .none }
  }

  /// The page in front gave a configuration.
  mutating func pageGave(isStale: Bool) {
    guard case .begun(let container) = state else { return }
    state = .none
    if isStale { owed.insert(container) }
  }

  /// A container was left, perhaps before its page was loaded again.
  mutating func missed(_ missed: StreamReload<ID>.Missed, in container: ID) {
    if missed.isOutdated { owed.insert(container) }
    if missed.isFormer { former.insert(container) }
  }

  /// A container was selected. A reload that was requested with the selection stays under way.
  mutating func selected(_ container: ID) -> [Effect] {
    if state != .requested(container) { state = .none }
    let forget: [Effect] = former.remove(container) == nil ? [] : [.forgetPagesBehind(container)]
    return owed.contains(container) ? forget + [.reloadOwed(container)] : forget
  }

  mutating func disposed(_ container: ID) {
    owed.remove(container)
    former.remove(container)
  }
}
