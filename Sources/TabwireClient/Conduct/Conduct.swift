import Tabwire

/// What a client does with the transitions of the reconciliation (P14 to P18): a value that takes events and answers with effects.
///
/// It knows no clock, no web view and no task. Time comes in with each event, as the time since the client started.
package struct Conduct<ID: Hashable & Sendable>: Sendable, Equatable {
  private var forms = FormWait<ID>()
  private var answer = LateAnswer<ID>()
  private var reloads = StreamReload<ID>()
  private var owed = OwedReload<ID>()
  private var leaving = Leaving<ID>()
  private var ahead = LoadAhead<ID>()
  private var suspension = Suspension<ID>()
  private var absence = Absence<ID>()
  /// The selected container, or `nil` if it was disposed.
  private var selection: ID?
  /// The wake-up that was asked for last, or `nil`.
  private var wake: Duration?

  package init() {}

  /// Whether the session of the page in front is known (P15.5).
  package var isSessionKnown: Bool { forms.isSessionKnown }

  /// Whether it waits for quiet before a load ahead, and whether one is under way.
  package var loadAhead: (isWaiting: Bool, isLoading: Bool) { (ahead.isWaiting, ahead.isLoading) }

  /// Whether a background tab is asked whether it can be suspended.
  package var isSuspending: Bool { suspension.isAsking }

  /// Takes an event.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: The time since the client started. It never goes back.
  /// - Returns: What the client does, in this order.
  package mutating func on(_ event: Event, at time: Duration) -> [Effect] {
    // Timers that are due come first, also if the client was woken late.
    let due = timePassed(to: time)
    noteSteps(of: due)
    let taken = take(event, at: time)
    noteSteps(of: taken)
    // A reload comes before a step that leaves its page.
    return due + settle(at: time) + taken + wakeUp()
  }

  private mutating func take(_ event: Event, at time: Duration) -> [Effect] {
    switch event {
    case .time: []
    case .formStarted(let givesSessions): formStarted(givesSessions: givesSessions, at: time)
    case .formEnded: forms.formEnded()
    case .pageBegan: pageBegan()
    case .pageSettled: forgetPagesBehind(if: reloads.pageSettled()) + forms.pageSettled()
    case .modalPageSettled: forms.modalPageSettled()
    case .pageGave(let session, let isLast, let isStale): pageGave(session, isLast: isLast, isStale: isStale)
    case .backgroundPageGave(let container, let session, let isLast):
      backgroundPageGave(container, session, isLast: isLast, at: time)
    case .streamDemanded(let session, let version): reloads.demanded(for: session, version: version, at: time)
    case .streamDisagreed: streamDisagreed()
    case .sessionChanged(let session): sessionChanged(to: session, at: time)
    case .reloaded(let container, let version): reloaded(container, version: version, at: time)
    case .reloadPostponed(let container): reloadPostponed(container)
    case .pageMissing(let container): owed.pageMissing(container)
    case .navigated(let container): navigated(container)
    case .user(let step): user(step, at: time)
    case .willShow(let container, let isOfLastSession, let knowledge):
      willShow(container, isOfLastSession: isOfLastSession, knowledge)
    case .userActed: reloads.userActed(at: time)
    case .leaving(let container, let step): leaving.leave(container, by: step, at: time)
    case .inputFound(let container, let hasInput): leaving.inputFound(container, hasInput: hasInput)
    case .leaveAnswered(let container, let leaves):
      leaving.answered(container, leaves: leaves) + (leaves ? [] : forms.userStays())
    case .eagerTabs(let tabs, let mayLoad):
      ahead.situation(tabs, mayLoad: mayLoad && suspension.hasRoom, at: time)
    case .activity: ahead.activity(at: time)
    case .loadEnded(let container, let isLoaded): ahead.loadEnded(container, isLoaded: isLoaded, at: time)
    case .loadPostponed(let container): ahead.loadPostponed(container)
    case .backgroundTabs(let running, let limit): suspension.situation(running, limit: limit, at: time)
    case .suspendEnded(let container, let isSuspended): suspendEnded(container, isSuspended: isSuspended, at: time)
    case .settled(let container): suspension.settled(container, at: time)
    case .selected(let container): selected(container, visits: false, at: time)
    case .opened(let container): selected(container, visits: true, at: time)
    case .disposed(let container): disposed(container, at: time)
    case .leftScreen: leftScreen(at: time)
    case .returnedToScreen: returnedToScreen(at: time)
    case .memoryIsLow: ahead.memoryIsLow() + suspension.memoryIsLow(at: time)
    }
  }

  private mutating func pageBegan() -> [Effect] {
    owed.pageBegan()
    reloads.pageBegan()
    return forms.pageBegan()
  }

  private mutating func pageGave(_ session: String?, isLast: Bool, isStale: Bool) -> [Effect] {
    let isBehind = reloads.pageGave(session, isLast: isLast)
    owed.pageGave(isStale: isStale)
    return forgetPagesBehind(if: isBehind) + forms.pageGave(isLast: isLast)
  }

  private mutating func noteSteps(of effects: [Effect]) {
    for case .carryOut(_, let knowledge) in effects { answer.stepped(from: selection, isLate: knowledge == .late) }
  }

  private mutating func backgroundPageGave(
    _ container: ID, _ session: String?, isLast: Bool, at time: Duration
  ) -> [Effect] {
    let form = answer.pageGave(in: container)
    guard form.isLate else { return [] }
    let reload = session == nil || isLast ? [] : reloads.demanded(for: session, version: nil, at: time)
    // Another form may be under way by now.
    return reload + (form.isLast ? forms.formEnded() : [])
  }

  private func forgetPagesBehind(if areFormer: Bool) -> [Effect] {
    guard areFormer, let selection else { return [] }
    return [.forgetPagesBehind(selection)]
  }

  private mutating func reloaded(_ container: ID, version: String?, at time: Duration) -> [Effect] {
    owed.reloaded(container)
    if container == selection { reloads.reloaded(version: version, at: time) }
    return []
  }

  private mutating func reloadPostponed(_ container: ID) -> [Effect] {
    owed.postponed(container)
    if container == selection { reloads.postponed() }
    return []
  }

  private mutating func navigated(_ container: ID) -> [Effect] {
    owed.navigated(container)
    return []
  }

  private mutating func suspendEnded(_ container: ID, isSuspended: Bool, at time: Duration) -> [Effect] {
    if isSuspended { owed.suspended(container) }
    return suspension.ended(container, isSuspended: isSuspended, at: time)
  }

  private mutating func streamDisagreed() -> [Effect] {
    reloads.disagreed()
    return []
  }

  private mutating func formStarted(givesSessions: Bool, at time: Duration) -> [Effect] {
    answer.formStarted(in: selection)
    let effects = forms.formStarted(givesSessions: givesSessions, at: time)
    return givesSessions ? effects + waitInsteadOfLeaving(at: time) : effects
  }

  private mutating func sessionChanged(to session: String, at time: Duration) -> [Effect] {
    forms.sessionChanged(at: time) + waitInsteadOfLeaving(at: time) + reloads.changed(to: session, at: time)
  }

  /// The session is not known any more: a step that is about to leave a container waits until it is.
  private mutating func waitInsteadOfLeaving(at time: Duration) -> [Effect] {
    leaving.interrupted().map { forms.take($0, at: time) } ?? []
  }

  /// The last step of the user counts, also if an earlier one is about to leave a container. Who taps the selected tab stays.
  private mutating func user(_ step: ConductStep, at time: Duration) -> [Effect] {
    let effects = forms.take(step, at: time)
    if step == .reselect || effects.contains(.waits(step)) { leaving.ended() }
    return effects
  }

  /// Discards the pages of a container that is shown next, if they may be another user's. A late answer changes nothing yet: a page of
  /// the session last given is that of the user who looks at it.
  private mutating func willShow(_ container: ID, isOfLastSession: Bool, _ knowledge: Knowledge) -> [Effect] {
    guard knowledge == .unknown || knowledge == .late && !isOfLastSession else { return [] }
    owed.navigated(container)
    return [.discardPages(container)]
  }

  private mutating func leftScreen(at time: Duration) -> [Effect] {
    absence.leftScreen(at: time)
    return ahead.leftScreen()
  }

  private mutating func returnedToScreen(at time: Duration) -> [Effect] {
    absence.returned(at: time)
    return ahead.returned(at: time)
  }

  private mutating func selected(_ container: ID, visits: Bool, at time: Duration) -> [Effect] {
    leaving.ended()
    if selection != container {
      absence.selected()
      let missed = reloads.leftPage()
      if let selection { owed.missed(missed, in: selection) }
    } else if visits {
      owed.missed(reloads.coverPage(), in: container)
    }
    selection = container
    return ahead.gone(container, at: time) + suspension.selected(container, at: time)
      + owed.selected(container, visits: visits)
  }

  private mutating func disposed(_ container: ID, at time: Duration) -> [Effect] {
    if selection == container { selection = nil }
    leaving.disposed(container)
    owed.disposed(container)
    return ahead.gone(container, at: time) + suspension.disposed(container, at: time)
  }

  /// Holds reloads back while a form is under way.
  private mutating func settle(at time: Duration) -> [Effect] {
    reloads.hold(forms.isFormUnderWay, at: time)
  }

  private mutating func timePassed(to time: Duration) -> [Effect] {
    var effects: [Effect] = []
    while let due = nextWake, due <= time {
      let steps = forms.timePassed(to: due)
      // Steps come last: they may select the container that another effect is about.
      effects += ahead.timePassed(to: due) + suspension.timePassed(to: due)
      effects += settle(at: due) + absence.timePassed(to: due) + reloads.timePassed(to: due)
      effects += steps + leaving.timePassed(to: due)
    }
    return effects
  }

  private var nextWake: Duration? {
    let deadlines = [
      forms.deadline, reloads.deadline, leaving.deadline, ahead.deadline, suspension.deadline, absence.deadline,
    ]
    return deadlines.compactMap(\.self).min()
  }

  private mutating func wakeUp() -> [Effect] {
    guard nextWake != wake else { return [] }
    wake = nextWake
    return wake.map { [.wake(at: $0)] } ?? []
  }
}

extension Conduct {
  /// An event that the platform reports.
  package enum Event: Sendable, Equatable {
    /// Nothing but the time: the client was woken.
    case time

    /// A page in front, also a modal one, sent a form that may change something. `givesSessions` is whether a page of the app gave
    /// a session before.
    case formStarted(givesSessions: Bool)
    /// The form ended, and no page follows.
    case formEnded
    /// Another page is in front.
    case pageBegan
    /// The page in front has loaded, and gave no configuration in time.
    case pageSettled
    /// A modal page over the page in front has loaded.
    case modalPageSettled
    /// The page in front gave a configuration, accepted or rejected, with a session or none. `isLast` is whether that is the session
    /// last given, and `isStale` whether the configuration was stale (R5.2).
    case pageGave(session: String?, isLast: Bool, isStale: Bool)
    /// A page of a container in the background gave a configuration, as a page in front does. It may be the late answer of a form.
    case backgroundPageGave(ID, session: String?, isLast: Bool)
    /// The page in front is out of date, without an act of the user: a stream gave another session (R8.5), or `nil` if there is
    /// another reason (section R20). `version` is the latest version of its tab (R9.1), or `nil`.
    case streamDemanded(session: String?, version: String?)
    /// A stream gave another session than the page in front, which was loaded again for this session before (R8.8).
    case streamDisagreed
    /// A page of another window gave another session than the page in front (P15.3).
    case sessionChanged(String)
    /// The page in front of the selected container is loaded again, because it is out of date. `version` is the latest version of its
    /// tab, or `nil`.
    case reloaded(ID, version: String?)
    /// The page in front of a container was not loaded again: there is no network, or the user would lose something (P14.6, P14.10).
    case reloadPostponed(ID)
    /// The page in front of a container that was just selected has not loaded.
    case pageMissing(ID)
    /// A container shows another page of its navigation stack, or is going to load its page anew. Going back loads the one before again.
    case navigated(ID)

    /// The user wants to see another page.
    case user(ConductStep)
    /// The user has selected another container, also by opening an address, or come back.
    case userActed
    /// A step is going to show another container, with what is known of the session. `isOfLastSession` is whether its last page gave the
    /// session last given.
    case willShow(ID, isOfLastSession: Bool, Knowledge)

    /// A step would dispose the selected container.
    case leaving(ID, ConductStep)
    /// A page said whether something was typed in it.
    case inputFound(ID, hasInput: Bool)
    /// The user said whether to leave the container.
    case leaveAnswered(ID, leaves: Bool)

    /// The eager tabs that are not started, in the order of the tab bar, and whether memory, battery and network allow one to load now.
    case eagerTabs([ID], mayLoad: Bool)
    /// The user did something, or a page began to load.
    case activity
    /// A load ahead ended.
    case loadEnded(ID, isLoaded: Bool)
    /// A load ahead has not begun, because the user would lose something.
    case loadPostponed(ID)
    /// The containers in the background whose pages run, and the maximum number of those, or `nil`.
    case backgroundTabs([ID], limit: Int?)
    /// A container was suspended, or stays.
    case suspendEnded(ID, isSuspended: Bool)
    /// The page of a container in the background has loaded.
    case settled(ID)
    /// A container was selected.
    case selected(ID)
    /// A container visits an address that was opened. It was selected for it, unless it was selected before.
    case opened(ID)
    /// A container was disposed.
    case disposed(ID)
    /// Nothing of the tabs is on the screen any more.
    case leftScreen
    /// The tabs are on the screen again.
    case returnedToScreen
    /// The system warned of low memory.
    case memoryIsLow
  }

  /// An effect that the platform carries out.
  package enum Effect: Sendable, Equatable {
    /// Carry out what the user wants, and report a container that it shows.
    case carryOut(ConductStep, Knowledge)
    /// Discard the pages of a container, which may be another user's: they are loaded again before they are shown (P15.7).
    case discardPages(ID)
    /// Show that a step waits, or that none does any more.
    case waits(ConductStep?)
    /// Reload the page in front.
    case reload
    /// Tell the reconciliation that the app comes back (section R20).
    case resume
    /// Reload the page in front of a container that was just selected.
    case reloadOwed(ID)
    /// Load the pages of a container afresh on going back: the opened page covers one that is out of date (P16.3).
    case refreshBelow(ID)
    /// Forget the pages behind the page in front of the selected container, which may be of a former session (P15.1).
    case forgetPagesBehind(ID)
    /// Ask the page in front of a container whether something was typed in it.
    case findInput(ID)
    /// Ask the user whether to leave a container.
    case askToLeave(ID)
    /// Carry out the step that leaves a container.
    case leave(ID, ConductStep)
    /// Load the first page of a container ahead.
    case loadAhead(ID)
    /// Stop loading a container ahead, and remove its page.
    case stopLoading(ID)
    /// The container has loaded ahead.
    case loadedAhead(ID)
    /// Suspend a container in the background, unless the user would lose something.
    case suspend(ID)
    /// Report the time then. It replaces the wake-up before.
    case wake(at: Duration)
  }

  /// What is known of the session when a step is carried out.
  package enum Knowledge: String, Sendable {
    /// The page in front gave it.
    case known
    /// The answer of a form is late.
    case late
    /// The page in front gives none.
    case unknown
  }
}

/// A step of the user that shows another page.
package enum ConductStep: Sendable, Hashable {
  case select(TabID)
  case reselect
  case open(String)
  case perform(TabID)
}
