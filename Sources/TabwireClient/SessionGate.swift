import Tabwire

/// Makes the user's steps wait while the session of the page in front is not known (P15.5).
///
/// A form may sign the user out. Until the page that follows it gives its session, pages of other containers and earlier pages
/// may be those of a former user.
@MainActor
final class SessionGate {
  /// Calls a function after a time.
  typealias Schedule = @MainActor (Duration, @escaping @MainActor () -> Void) -> Void

  /// A step of the user that shows another page.
  enum Step: Hashable {
    case select(TabID)
    case reselect
    case open(String)
    case perform(TabID)
  }

  /// Whether the session of the page in front is known.
  private enum Knowledge {
    case known
    /// A form was sent. Its page is in front until the response arrives.
    case formSent
    /// The page after the form is in front, and did not give its session yet.
    case awaited
    /// The page after the form has loaded, and did not give its session in time.
    case withheld
  }

  /// The maximum time that a step waits.
  static let timeout = Duration.seconds(3)

  private let schedule: Schedule
  private var knowledge = Knowledge.known
  /// The number of timeouts so far.
  private var number = 0
  /// The step that waits, or `nil`. The last one of the user counts.
  private(set) var waiting: Step?
  /// Called when another step waits, or none any more.
  var onWait: (@MainActor (Step?) -> Void)?
  /// Carries out a step. If the session is not known, the step shows no page that was loaded before.
  var onStep: (@MainActor (_ step: Step, _ isSessionKnown: Bool) -> Void)?

  init(schedule: @escaping Schedule) {
    self.schedule = schedule
  }

  /// Whether steps need not wait, and are carried out with the pages that containers have.
  var isOpen: Bool { knowledge == .known }

  /// Carries out a step, or makes it wait.
  func take(_ step: Step) {
    switch knowledge {
    case .known, .withheld: carryOut(step)
    case .formSent, .awaited:
      // The user stays on the selected tab.
      if step == .reselect, waiting != nil { return cancel() }
      let isFirst = waiting == nil
      waiting = step
      onWait?(step)
      if isFirst { scheduleTimeout() }
    }
  }

  /// A page in front sent a form.
  func formDidStart() {
    knowledge = .formSent
  }

  /// The form ended without another page.
  func formDidEnd() {
    if knowledge == .formSent { becomeKnown() }
  }

  /// Another page is in front.
  func pageDidAppear() {
    if knowledge != .known { knowledge = .awaited }
  }

  /// The page in front has loaded, and did not give its session in time.
  func pageDidSettle() {
    guard knowledge == .awaited else { return }
    knowledge = .withheld
    finish()
  }

  /// The page in front sent a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The configuration, or `nil` if it was rejected.
  ///   - session: The session last given, or `nil`.
  func pageDidConfigure(_ configuration: TabConfiguration?, session: String?) {
    // The page with the form may send again, and a stream says nothing of the page in front.
    guard knowledge == .awaited || knowledge == .withheld, configuration?.isLive != true else { return }
    if let configuration, configuration.session.hasSameScalars(as: session) {
      becomeKnown()
    } else {
      pageDidSettle()
    }
  }

  private func becomeKnown() {
    knowledge = .known
    finish()
  }

  private func scheduleTimeout() {
    number += 1
    schedule(Self.timeout) { [weak self, number] in
      if let self, self.number == number { timeOut() }
    }
  }

  /// The page that the step shows gives the session instead. A reselect would show an earlier page.
  private func timeOut() {
    finish { if $0 != .reselect { carryOut($0) } }
  }

  private func cancel() {
    finish { _ in }
  }

  private func finish() {
    finish(carryOut)
  }

  private func finish(_ carryOut: (Step) -> Void) {
    guard let step = waiting else { return }
    waiting = nil
    carryOut(step)
    if waiting == nil { onWait?(nil) }
  }

  private func carryOut(_ step: Step) {
    onStep?(step, isOpen)
  }
}
