/// The reloads that did not bring what they were for (P14.9), came too late, failed or were not made (P14.7): such a container is loaded
/// again when it is selected the next time.
struct OwedReload<ID: Hashable & Sendable>: Sendable, Equatable {
  typealias Effect = Conduct<ID>.Effect

  private enum State: Equatable {
    case none
    /// The page in front is being loaded again. It may still send its configuration.
    case requested(ID)
    /// The page of the reload is in front, and did not give its configuration yet.
    case begun(ID)
  }

  /// The reload that a container owes. None is under way.
  private enum Debt: Equatable {
    /// A reload of whatever page is in front.
    case reload
    /// A reload of the page in front, unless the user goes to another one.
    case postponed
    /// A reload if its page is missing: the container was left before that page was in front.
    case unfinished
  }

  private var state = State.none
  private var debts: [ID: Debt] = [:]
  /// The containers that were left with pages of a former session.
  private var former: Set<ID> = []

  /// The page in front of the selected container is loaded again, because it is out of date.
  mutating func reloaded(_ container: ID) {
    state = .requested(container)
    debts[container] = nil
  }

  /// The page in front of a container was not loaded again: there is no network, or the user would lose something.
  mutating func postponed(_ container: ID) {
    end(container)
    debts[container] = .postponed
  }

  /// The page in front of a container that was selected has not loaded. It is loaded again if a reload before has failed.
  func pageMissing(_ container: ID) -> [Effect] {
    debts[container] == .unfinished ? [.reloadOwed(container)] : []
  }

  /// A container shows another page, or loads its page anew. Going back loads the one before again.
  mutating func navigated(_ container: ID) {
    if debts[container] != .reload { debts[container] = nil }
  }

  /// Another page is in front.
  mutating func pageBegan() {
    if case .requested(let container) = state { state = .begun(container) } else { state = .none }
  }

  /// The page in front gave a configuration.
  mutating func pageGave(isStale: Bool) {
    guard case .begun(let container) = state else { return }
    state = .none
    if isStale { debts[container] = .reload }
  }

  /// A container was left, perhaps before its page was loaded again.
  mutating func missed(_ missed: StreamReload<ID>.Missed, in container: ID) {
    if missed.isOutdated { debts[container] = .reload }
    if missed.isFormer { former.insert(container) }
  }

  /// A container was selected. A reload that was requested with the selection stays under way.
  ///
  /// - Parameter visits: Whether it visits an address that was opened, with one load (P16.1).
  mutating func selected(_ container: ID, visits: Bool) -> [Effect] {
    if case .requested(let left) = state, left != container, debts[left] == nil { debts[left] = .unfinished }
    if state != .requested(container) { state = .none }
    let forget: [Effect] = former.remove(container) == nil ? [] : [.forgetPagesBehind(container)]
    let debt = debts[container]
    if visits { debts[container] = nil }
    return switch debt {
    case .reload, .postponed: forget + [visits ? .refreshBelow(container) : .reloadOwed(container)]
    case .unfinished, nil: forget
    }
  }

  /// A container was suspended. It loads its page when it is selected.
  mutating func suspended(_ container: ID) {
    end(container)
    debts[container] = nil
  }

  mutating func disposed(_ container: ID) {
    suspended(container)
    former.remove(container)
  }

  private mutating func end(_ container: ID) {
    if state == .requested(container) || state == .begun(container) { state = .none }
  }
}
