import TabwireClient

/// The laws of conduct, checked after each event of a walk. They are written from the protocol, not from the code.
struct ConductLaws {
  typealias Event = Conduct<Int>.Event
  typealias Effect = Conduct<Int>.Effect

  /// A form whose answer is under way, or a page that is awaited.
  private enum Form: Equatable {
    case none
    case sent(limit: Duration)
    case awaited(limit: Duration)
    /// The page in front is loaded again for the session of another window.
    case outdated(limit: Duration)
    /// The page after it gave no session, or another one than the last.
    case withheld
    /// The page in front is of a former session.
    case former
  }

  /// The version that a reload brings.
  private struct Serving {
    let version: String?
    let limit: Duration
    var hasBegun = false
  }

  private var form = Form.none
  /// Since when a step waits.
  private var waitingSince: Duration?
  private var demandCount = 0
  private var reloadCount = 0
  private var selected: Int?
  private var disposed: Set<Int> = []
  private var ahead: (container: Int, since: Duration)?
  private var suspending: (container: Int, since: Duration)?
  private var running: [Int] = []
  private var limit: Int?
  private var isMemoryLow = false
  /// Whether an eager tab may load, and one more tab may run in the background.
  private var mayLoadAhead = false
  private var isAway = false
  /// Since when nothing of the tabs was on the screen, until the return is told, and when they were back.
  private var awaySince: Duration?
  private var backSince: Duration?
  /// The container that is loaded again, and whether its page is in front.
  private var reloading: (container: Int, hasBegun: Bool)?
  private var owed: Set<Int> = []
  /// The containers that owe a reload of the page in front only.
  private var postponed: Set<Int> = []
  /// The containers that were left before the page of a reload was in front.
  private var left: Set<Int> = []
  /// The session for which a reload waits.
  private var demanded: String??
  /// Whether the page in front is of a former session, and is not loaded again.
  private var isFormer = false
  /// Whether a page of a former session may be behind the page in front.
  private var isBehind = false
  /// The containers that were left with pages of a former session.
  private var former: Set<Int> = []
  /// The session for which the page in front is being loaded again, until another page is in front.
  private var underWay: String?
  /// The reload that is under way, until its page has given its configuration.
  private var serving: Serving?
  /// The container that is about to be left, and the one that the user is asked about.
  private var leaving: Int?
  private var asked: Int?
  private var wake: Duration?
  /// The container that sent the last form, and the one that was left while its answer was late.
  private var sender: Int?
  private var leftForm: Int?

  /// The laws that an event breaks.
  mutating func check(_ event: Event, at time: Duration, _ effects: [Effect]) -> [String] {
    var broken: [String] = []
    func law(_ name: String, _ holds: Bool) {
      if !holds { broken.append(name) }
    }
    endForm(at: time)
    let mustResume = endAbsence(at: time)
    let mustDiscard = mustDiscard(at: event)
    let wasUnderWay = isFormUnderWay
    let (owedBefore, leftBefore, aheadBefore) = (owed.union(postponed), left, ahead)
    let mustForget = mustForget(at: event)
    var forgets = false
    let mustRefreshBelow = mustRefreshBelow(at: event)
    let isServed = isServed(event, at: time)
    let isAwaited = demanded != nil
    note(event, at: time)

    for effect in effects {
      switch effect {
      case .carryOut(_, let knowledge):
        leftForm = knowledge == .late ? leftForm ?? selected : nil
        law("what is not known is not called known", knowledge != .known || form == .none)
      case .waits(let step):
        law("a step waits only while the session is not known", step == nil || form != .none)
        waitingSince = step == nil ? nil : waitingSince ?? time
        if step != nil { (leaving, asked) = (nil, nil) }
      case .discardPages(let id):
        law("pages are discarded only where they may be another user's", mustDiscard == id)
      case .resume:
        law("an app comes back a second after its return from a minute away", mustResume)
      case .reload:
        reloadCount += 1
        law("a reload that is under way is not made twice", !isServed)
        underWay = demanded ?? nil
        // The client reports its version.
        serving = nil
        demanded = nil
        isFormer = false
        law("a reload does not take the place of a form's answer", !wasUnderWay || !isFormUnderWay)
      case .reloadOwed(let id):
        law(
          "only an owed reload is made when a container is selected",
          owedBefore.contains(id) && event == .selected(id) || leftBefore.contains(id) && event == .pageMissing(id))
      case .refreshBelow(let id):
        law("pages below an opened one load afresh where one is out of date", mustRefreshBelow && event == .opened(id))
      case .forgetPagesBehind(let id):
        law("pages are forgotten only behind the page in front", id == selected)
        forgets = true
      case .findInput(let id):
        law("only the page that is left is asked", leaving == id)
      case .askToLeave(let id):
        law("the user is asked about the page that is left", leaving == id)
        asked = id
      case .leave(let id, _):
        law("a container is left once", leaving == id)
        (leaving, asked) = (nil, nil)
      case .loadAhead(let id):
        law("one tab loads ahead", ahead == nil)
        law("a tab loads ahead only where it may, and has room", mayLoadAhead)
        law("nothing loads ahead when memory was low, or away from the screen", !isMemoryLow && !isAway)
        ahead = (id, time)
      case .stopLoading(let id), .loadedAhead(let id):
        law("only what loads ahead ends", aheadBefore?.container == id)
        ahead = nil
      case .suspend(let id):
        law("one tab is asked at a time", suspending.map { time - $0.since >= .seconds(5) } ?? true)
        law("the selected tab is not suspended", id != selected)
        law(
          "a tab is suspended only over the limit, or when memory is low", isMemoryLow || running.count > limit ?? .max)
        // After a question without an answer, the next one is as old as that answer was due.
        suspending = (id, suspending.map { min(time, $0.since + .seconds(5)) } ?? time)
      case .wake(let due):
        law("a client is not woken in the past", due > time)
        wake = due
      }
      if let id = effect.container { law("no effect is for a disposed container", !disposed.contains(id)) }
    }
    law("an app that was away for a minute comes back", !mustResume || effects.contains(.resume))
    law(
      "pages that may be another user's are discarded",
      mustDiscard.map { effects.contains(.discardPages($0)) } ?? true)
    if case .streamDemanded(nil, _) = event, !isServed, !isAwaited, !isFormUnderWay {
      law("coming back loads a page again that is out of date", effects.contains(.reload))
    }
    if case .selected(let id) = event, owedBefore.contains(id) {
      law("an owed reload is made at the next selection", effects.contains(.reloadOwed(id)))
    }
    law(
      "an opened page is one load, and one that is out of date is loaded afresh below it",
      !mustRefreshBelow || effects.contains { $0.isRefreshBelow } && !effects.contains(.reload))
    if case .pageMissing(let id) = event, leftBefore.contains(id) {
      law("a reload that failed is made at the next selection", effects.contains(.reloadOwed(id)))
    }
    law("pages behind are forgotten when one may be of a former session, and only then", forgets == mustForget)
    law("every wait ends after three seconds", waitingSince.map { time - $0 < .seconds(3) } ?? true)
    law("there is at most one reload for each cause", reloadCount <= demandCount)
    law("a load ahead ends after 30 seconds", ahead.map { time - $0.since < .seconds(30) } ?? true)
    law("a client is woken while something waits", waitingSince == nil || wake.map { $0 > time } ?? false)
    return broken
  }

  /// Whether one of the pages behind may be of a former session: another one was demanded, and the page in front was left.
  private func mustForget(at event: Event) -> Bool {
    switch event {
    case .pageGave, .pageSettled: isBehind
    case .selected(let id), .opened(let id): former.contains(id)
    default: false
    }
  }

  /// Whether an opened page covers one that owes a reload, or for which one waits.
  private func mustRefreshBelow(at event: Event) -> Bool {
    guard case .opened(let id) = event else { return false }
    return owed.contains(id) || postponed.contains(id) || id == selected && (isFormer || demanded != nil)
  }

  /// Whether a reload that is under way serves a demand, too.
  private func isServed(_ event: Event, at time: Duration) -> Bool {
    guard case .streamDemanded(nil, let version) = event, let serving else { return false }
    return time < serving.limit && version == serving.version
  }

  private var isFormUnderWay: Bool {
    switch form {
    case .sent, .awaited: true
    case .none, .outdated, .withheld, .former: false
    }
  }

  /// The container whose pages may be another user's, and that is shown next.
  private func mustDiscard(at event: Event) -> Int? {
    switch event {
    case .willShow(let id, _, .unknown), .willShow(let id, isOfLastSession: false, .late): id
    default: nil
    }
  }

  /// Ends an absence whose return is told now.
  ///
  /// - Returns: Whether it is.
  private mutating func endAbsence(at time: Duration) -> Bool {
    guard let backSince, backSince + .seconds(1) <= time else { return false }
    (awaySince, self.backSince) = (nil, nil)
    return true
  }

  /// Ends what is due.
  private mutating func endForm(at time: Duration) {
    switch form {
    case .sent(let limit) where limit <= time: form = .none
    case .awaited(let limit) where limit <= time: form = .withheld
    case .outdated(let limit) where limit <= time: form = .former
    default: break
    }
  }

  private mutating func note(_ event: Event, at time: Duration) {
    switch event {
    case .formStarted(givesSessions: false): sender = selected
    case .formStarted(givesSessions: true):
      sender = selected
      form = .sent(limit: time + .seconds(30))
      (leaving, asked) = (nil, nil)
    case .formEnded: if case .sent = form { form = .none }
    case .modalPageSettled: if isFormUnderWay { form = .none }
    case .pageSettled:
      if case .awaited = form { form = .withheld }
      isBehind = false
      if serving?.hasBegun == true { serving = nil }
    case .pageBegan:
      underWay = nil
      if serving?.hasBegun == false { serving?.hasBegun = true } else { serving = nil }
      if isFormer || demanded ?? nil != nil { isBehind = true }
      isFormer = false
      switch form {
      case .sent(let limit), .awaited(let limit), .outdated(let limit): form = .awaited(limit: limit)
      case .former: form = .withheld
      case .none, .withheld: break
      }
      reloading = reloading.flatMap { $0.hasBegun ? nil : ($0.container, true) }
    case .pageGave(let session, let isLast, let isStale):
      isBehind = false
      if serving?.hasBegun == true { serving = nil }
      if isLast { isFormer = false }
      if session != nil, session == demanded { demanded = nil }
      switch form {
      case .awaited, .withheld: form = isLast ? .none : .withheld
      case .none, .sent, .outdated, .former: break
      }
      if let reload = reloading, reload.hasBegun {
        if isStale { owe(reload.container) }
        reloading = nil
      }
    case .streamDemanded(let session, _):
      if isServed(event, at: time) { break }
      demandCount += 1
      if session != nil || demanded == nil { demanded = .some(session) }
    case .streamDisagreed: if demanded == nil, underWay == nil { isFormer = true }
    case .sessionChanged(let session):
      demandCount += 1
      (leaving, asked) = (nil, nil)
      if session != underWay { demanded = session }
      if form == .none || form == .withheld || form == .former { form = .outdated(limit: time + .seconds(30)) }
    case .backgroundPageGave(let id, let session, let isLast):
      guard id == leftForm else { break }
      leftForm = nil
      if let session, !isLast {
        demandCount += 1
        demanded = session
      }
      if id == sender, case .sent = form { form = .none }
    case .reloaded(let id, let version):
      reloading = (id, false)
      if id == selected {
        serving = Serving(version: version, limit: time + .seconds(30))
      }
      settleDebt(id)
    case .reloadPostponed(let id):
      if reloading?.container == id { reloading = nil }
      if id == selected { serving = nil }
      settleDebt(id)
      postponed.insert(id)
    case .navigated(let id): forgetMissingPage(of: id)
    case .leaving(let id, _): leaving = id
    case .leaveAnswered(let id, leaves: false): if asked == id { (leaving, asked) = (nil, nil) }
    case .backgroundTabs(let running, let limit):
      (self.running, self.limit) = (running, limit)
      if let suspending, !running.contains(suspending.container) { self.suspending = nil }
    case .suspendEnded(let id, let isSuspended):
      if suspending?.container == id { suspending = nil }
      if isSuspended {
        running.removeAll { $0 == id }
        if reloading?.container == id { reloading = nil }
        settleDebt(id)
      }
    case .loadEnded(let id, _), .loadPostponed(let id): if ahead?.container == id { ahead = nil }
    case .opened(let id):
      if id == selected, demanded ?? nil != nil { isFormer = true }
      if id == selected { demanded = nil }
      select(id)
      settleDebt(id)
    case .selected(let id): select(id)
    case .disposed(let id):
      disposed.insert(id)
      if reloading?.container == id { reloading = nil }
      settleDebt(id)
      former.remove(id)
      if leaving == id { (leaving, asked) = (nil, nil) }
      end(id)
    case .memoryIsLow: isMemoryLow = true
    case .willShow: if let id = mustDiscard(at: event) { forgetMissingPage(of: id) }
    case .leftScreen:
      isAway = true
      awaySince = awaySince ?? time
      backSince = nil
    case .returnedToScreen:
      isAway = false
      guard let awaySince, backSince == nil else { break }
      if time - awaySince < .seconds(60) { self.awaySince = nil } else { backSince = time }
    case .user(.reselect): (leaving, asked) = (nil, nil)
    case .eagerTabs(_, let mayLoad): mayLoadAhead = mayLoad && running.count < limit ?? .max
    case .time, .user, .userActed, .inputFound, .leaveAnswered, .activity, .settled, .pageMissing:
      break
    }
  }

  private mutating func select(_ id: Int) {
    former.remove(id)
    if let selected, selected != id {
      if !disposed.contains(selected) {
        if isFormer || demanded != nil { owe(selected) }
        if isFormer || isBehind || demanded ?? nil != nil { former.insert(selected) }
      }
      (demanded, underWay, serving, isFormer, isBehind) = (nil, nil, nil, false, false)
    }
    if selected != id, backSince != nil { (awaySince, backSince) = (nil, nil) }
    (selected, leaving, asked) = (id, nil, nil)
    if let reload = reloading, reload.container != id || reload.hasBegun {
      if !reload.hasBegun, !owed.contains(reload.container), !postponed.contains(reload.container) {
        left.insert(reload.container)
      }
      reloading = nil
    }
    end(id)
  }

  /// A container loads its page anew.
  private mutating func forgetMissingPage(of id: Int) {
    postponed.remove(id)
    left.remove(id)
  }

  private mutating func owe(_ id: Int) {
    settleDebt(id)
    owed.insert(id)
  }

  private mutating func settleDebt(_ id: Int) {
    owed.remove(id)
    postponed.remove(id)
    left.remove(id)
  }

  private mutating func end(_ id: Int) {
    if ahead?.container == id { ahead = nil }
    if suspending?.container == id { suspending = nil }
    running.removeAll { $0 == id }
  }
}

extension Conduct.Effect {
  fileprivate var isRefreshBelow: Bool { if case .refreshBelow = self { true } else { false } }

  fileprivate var container: ID? {
    switch self {
    case .reloadOwed(let id), .refreshBelow(let id), .forgetPagesBehind(let id), .findInput(let id),
      .askToLeave(let id), .leave(let id, _), .loadAhead(let id), .loadedAhead(let id), .suspend(let id):
      id
    case .carryOut, .discardPages, .waits, .reload, .resume, .stopLoading, .wake: nil
    }
  }
}
