import Tabwire

/// Delays the refreshes that streams cause without an act of the user: the first is immediate, the next ones wait 1, 2, 4 …
/// and at most 300 seconds (P14.4).
///
/// Servers that disagree about the session could otherwise reload a page as fast as it loads.
@MainActor
final class RefreshDelay {
  typealias ContainerID = TabManager.ContainerID

  /// Calls a function after a time.
  typealias Schedule = @MainActor (Duration, @escaping @MainActor () -> Void) -> Void

  private struct Pending {
    let number: Int
    let transition: Transition<ContainerID>
    let session: String?
  }

  private let schedule: Schedule
  /// The number of refreshes since the user acted.
  private var count = 0
  private var pending: Pending?
  /// Applies a transition whose refresh was delayed.
  var onRefresh: (@MainActor (Transition<ContainerID>) -> Void)?

  init(schedule: @escaping Schedule) {
    self.schedule = schedule
  }

  /// Returns the part of a streamed transition to apply now.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - configuration: The accepted configuration that caused it.
  func apply(_ transition: Transition<ContainerID>, of configuration: TabConfiguration) -> Transition<ContainerID> {
    let session = configuration.session
    // A page that came with its session by itself needs no refresh.
    if !configuration.isLive, session != nil, session.hasSameScalars(as: pending?.session) { pending = nil }
    guard let refresh = transition.refresh else { return transition }
    guard count > 0 else {
      count = 1
      return transition
    }
    // A refresh that waits already serves this session, too.
    if pending == nil { wait() }
    pending = Pending(number: count, transition: refresh, session: session)
    return transition.withoutRefresh
  }

  private func wait() {
    let seconds = min(1 << min(count - 1, 9), 300)
    count += 1
    schedule(.seconds(seconds)) { [weak self, number = count] in
      if self?.pending?.number == number { self?.finish() }
    }
  }

  /// Refreshes at once, while the container is still selected: the user selects or opens something.
  func userActs() {
    finish()
    count = 0
  }

  private func finish() {
    guard let transition = pending?.transition else { return }
    pending = nil
    onRefresh?(transition)
  }
}
