import Foundation
import Tabwire
import TabwireClient

/// A window of a client: it shows the tabs of a manager as a platform does, and checks each call against the laws.
@MainActor
final class SimulatedWindow: TabClient, BackgroundTabs {
  /// What the user waits for.
  struct Wish {
    enum Target {
      case tab(TabID)
      case address
    }

    let target: Target
    var since: Duration
    /// Whether the user is asked whether to leave the page in front.
    var isAsked = false
    /// Whether it may be carried out or not: the tab was removed meanwhile, or the user opened something else.
    var isOptional = false
  }

  let manager: TabManager
  let number: Int
  private unowned let world: ClientWorld
  private(set) var tabs: [TabManager.ContainerID: SimulatedTab] = [:]
  private var lastNumber = 0
  /// The container that was in front after the last transition.
  private var inFront: TabManager.ContainerID

  /// What the user waits for, or `nil`.
  var wish: Wish?
  /// The question whether to leave a container.
  private(set) var question: (container: TabManager.ContainerID, completion: @MainActor (Bool) -> Void)?
  private var agreedToLeave: TabManager.ContainerID?

  var isOnScreen = true
  var isMemoryLow = false
  var allowsLoading = true
  private var isPageReady = false
  let limit: Int?

  /// The last session that a message gave.
  var lastSession: String?
  /// The sessions for which streams had the page in front loaded again (R8.7 to R8.9).
  var reportedSessions: Set<String> = []
  var highestRevision = 0
  /// Whether the page after a form gave no session (P15.8).
  var isSessionWithheld = false
  /// The page that was in front when a stream gave another session, until a page after it has settled. The user has seen it.
  var seenPage: SimulatedPage?
  /// The session for which another window had the page in front loaded again.
  var demandedSession: String?
  /// The reasons to load a page again, and the reloads.
  var reasonCount = 0
  private var reloadCount = 0
  private var reloadedInStep: Set<Int> = []
  /// Whether a container visited an address in the step.
  private(set) var hasVisited = false
  /// Whether timers were overdue when the step began.
  private var wasLate = false
  /// The container that the user tapped.
  var tapped: TabManager.ContainerID?
  /// The page that a selection has shown, and whether it was of a former user then.
  private var shown: (tab: SimulatedTab, page: SimulatedPage, isFormer: Bool)?
  private var owedAtSelection: SimulatedTab?

  init(number: Int, manager: TabManager, limit: Int?, world: ClientWorld) {
    (self.number, self.manager, self.limit, self.world) = (number, manager, limit, world)
    inFront = manager.selectedID
    for tab in manager.tabs { add(tab.id) }
    manager.client = self
    start(front)
  }

  var front: SimulatedTab { tabs[manager.selectedID] ?? SimulatedTab(number: 0) }

  private func add(_ id: TabManager.ContainerID) {
    lastNumber += 1
    tabs[id] = SimulatedTab(number: lastNumber)
  }

  private func tab(_ id: TabManager.ContainerID, for call: String) -> SimulatedTab? {
    let tab = tabs[id]
    world.law("no call is for a disposed container: \(call)", tab != nil && manager.tabs.contains { $0.id == id })
    world.note("window \(number): \(call) \(tab?.number ?? 0)")
    return tab
  }

  // MARK: Steps

  func stepDidBegin() {
    wasLate = world.clock.isLate
    if wasLate { wish?.since = world.clock.now }
    (reloadedInStep, hasVisited) = ([], false)
  }

  func stepDidEnd() {
    world.law(
      "a window knows the containers of its manager", Set(tabs.keys) == Set(manager.tabs.map(\.id)))
    if let (tab, page, isFormer) = shown, tab.front === page {
      world.law("no page of a former user is shown, but while it is loaded again", !isFormer || tab.isReloading)
    }
    shown = nil
    if let owed = owedAtSelection {
      world.law("an owed reload is made at the next selection", !owed.wasStale)
      owedAtSelection = nil
    }
    if let wish, case .tab(let id) = wish.target {
      let tab = manager.tabs.first { $0.represents?.id == id }
      if tab == nil { self.wish?.isOptional = true }
      if tab?.id == manager.selectedID, !wish.isAsked { self.wish = nil }
    }
    if world.clock.isLate { return }
    for tab in tabs.values {
      guard let load = tab.load, load.request == .ahead else { continue }
      world.law("a load ahead ends after 30 seconds", world.clock.now - load.since <= .seconds(30))
    }
    if let wish, !wish.isAsked, world.clock.now - wish.since > .seconds(4) {
      world.law("a wait ends: three seconds, and one for the page that is left", wish.isOptional)
      self.wish = nil
    }
  }

  // MARK: Loads

  /// Starts or resumes a tab that is selected.
  func start(_ tab: SimulatedTab) {
    if tab.load?.request == .ahead {
      tab.load?.request = .first
    } else if tab.pages.isEmpty, tab.load == nil {
      tab.isSuspended = false
      request(.first, in: tab)
    }
  }

  func request(_ request: SimulatedTab.Request, in tab: SimulatedTab) {
    if tab.load?.request == .reload, request != .reload { tab.front?.isOutdated = true }
    tab.load = SimulatedTab.Load(request: request, content: world.server.render(), since: world.clock.now)
  }

  private func reload(_ tab: SimulatedTab) {
    tab.wasStale = false
    if tab.front?.hasText == true {
      tab.front?.isOutdated = true
      // The reload is offered, and may be made later.
      reasonCount += 1
    } else if tab.isRunning {
      let isFirst = tab.load?.request == .first
      request(isFirst ? .first : .reload, in: tab)
      tab.load?.isReported = true
    }
  }

  // MARK: TabClient

  func apply(_ transition: Transition<TabManager.ContainerID>) {
    let selected = manager.selectedID
    world.note(
      "window \(number): \(transition.kind), selected \(tabs[selected]?.number ?? 0)\(transition.refreshed == nil ? "" : ", refreshed")"
    )
    if transition.kind == .reselected { world.law("the tab that was tapped is reselected", tapped == selected) }
    leave(by: transition)
    for id in transition.disposed { tabs[id] = nil }
    for id in transition.created {
      world.law("a created container is new", tabs[id] == nil)
      add(id)
    }
    guard let tab = tabs[selected] else { return world.law("the container in front survives", false) }
    if transition.forgetsHistory { tab.pages = tab.pages.suffix(1) }
    if transition.selected != nil || transition.visits != nil && transition.performed == nil { reportedSessions = [] }
    if transition.selected != nil { didSelect(tab, transition) }
    if transition.refreshed != nil, transition.selected == nil, transition.visits == nil { didRefresh(tab) }
    if transition.refreshed != nil || transition.selected != nil && tab.front?.isOutdated == true,
      transition.visits == nil
    {
      reload(tab)
    }
    // The opened page covers one that is out of date, which is loaded again on going back (P16.3).
    if transition.refreshed != nil, transition.visits != nil {
      tab.front?.isOutdated = true
      tab.wasStale = false
    }
    if transition.selected != nil, transition.visits == nil { start(tab) }
    inFront = selected
    isPageReady = false
    manager.didAct()
  }

  private func leave(by transition: Transition<TabManager.ContainerID>) {
    guard manager.selectedID != inFront else { return }
    world.law("only the user selects a tab", transition.selected != nil && (wish != nil || world.isUserActing))
    if transition.disposed.contains(inFront), tabs[inFront]?.front?.hasText == true {
      world.law("typed text is not lost unasked", agreedToLeave == inFront)
    }
    agreedToLeave = nil
  }

  private func didSelect(_ tab: SimulatedTab, _ transition: Transition<TabManager.ContainerID>) {
    let left = tabs[inFront]
    demandedSession = nil
    for other in tabs.values { other.load?.isReported = false }
    // An opened address covers the page that was in front.
    if let page = tab.front, transition.visits == nil {
      shown = (tab, page, page.isFormer)
      world.law("after a page without a session, tabs load their pages again", !isSessionWithheld)
      if let load = left?.load, load.request == .form, left !== tab, left?.waitsForForm == true,
        world.clock.now - load.since < .seconds(30), lastSession != nil
      {
        world.law(
          "while a form is under way, only pages of the session last given are shown", tab.givenSession == lastSession)
      }
    }
    left?.waitsForForm = false
    if tab.wasStale, tab.front != nil, transition.visits == nil { owedAtSelection = tab }
    if transition.visits == nil { wish = nil }
  }

  private func didRefresh(_ tab: SimulatedTab) {
    reloadCount += 1
    world.law(
      "a step loads a page again once", reloadedInStep.insert(tab.number).inserted || wasLate || world.clock.isLate)
    if tab.wasStale, owedAtSelection === tab { reasonCount += 1 }
    world.law("there is at most one reload for each cause", reloadCount <= reasonCount)
    if let load = tab.load, load.request == .form, tab.waitsForForm {
      world.law("a reload does not take the place of a form's answer", world.clock.now - load.since >= .seconds(30))
    }
  }

  func visit(_ url: URL, in container: TabManager.ContainerID) {
    guard let tab = tab(container, for: "visit") else { return }
    world.law("only the container in front visits", container == manager.selectedID)
    // After a form, a reload that waited comes before a step that waited (P14.12).
    let isAtOnce = world.isUserActing && !wasLate && !world.clock.isLate
    world.law("an opened address is one load", !isAtOnce || !reloadedInStep.contains(tab.number))
    request(.visit, in: tab)
    hasVisited = true
    // A step that asks the page whether something was typed may still follow.
    wish?.isOptional = true
  }

  func openExternally(_ address: String) {}

  func findInput(in container: TabManager.ContainerID, completion: @escaping @MainActor (Bool) -> Void) {
    guard let tab = tab(container, for: "find input") else { return }
    world.law("only the page that is left is asked", container == manager.selectedID)
    if tab.front?.isHung != true { completion(tab.front?.hasText ?? false) }
  }

  func askToLeave(_ container: TabManager.ContainerID, completion: @escaping @MainActor (Bool) -> Void) {
    guard tab(container, for: "ask to leave") != nil else { return }
    world.law("the user is asked about the page in front", container == manager.selectedID)
    question = (container, completion)
    wish?.isAsked = true
  }

  func answer(leaves: Bool) {
    guard let (container, completion) = question else { return }
    question = nil
    if leaves { agreedToLeave = container } else { wish = nil }
    completion(leaves)
    agreedToLeave = nil
  }

  func willSelect(_ container: TabManager.ContainerID?) {
    if let container { _ = tab(container, for: "will select") }
  }

  func discardPages(of container: TabManager.ContainerID) {
    guard let tab = tab(container, for: "discard pages") else { return }
    world.law("the page in front is not discarded", container != manager.selectedID)
    world.law("pages are discarded only while the session is not known", !manager.isSessionKnown || wasLate)
    if let load = front.load, load.request == .form, front.waitsForForm {
      world.law(
        "while a form is under way, pages of the session last given stay",
        tab.givenSession == nil || tab.givenSession != lastSession || demandedSession != nil
          || !front.isFormOfKnownSession)
    }
    tab.discard()
  }

  func askAgain() {}

  func pageDidConfigure() {
    isPageReady = true
    manager.didAct()
  }

  // MARK: BackgroundTabs

  var backgroundTabs: SimulatedWindow { self }
  var mayLoad: Bool { allowsLoading && isPageReady }

  func isStarted(_ container: TabManager.ContainerID) -> Bool { tabs[container]?.isStarted ?? false }
  func isRunning(_ container: TabManager.ContainerID) -> Bool { tabs[container]?.isRunning ?? false }

  func load(_ container: TabManager.ContainerID) {
    guard let tab = tab(container, for: "load ahead") else { return }
    world.law("nothing loads ahead away from the screen, or when memory was low", isOnScreen && !isMemoryLow || wasLate)
    world.law("nothing loads ahead while the system forbids it", mayLoad)
    world.law(
      "only a background tab that is not started loads ahead", !tab.isStarted && container != manager.selectedID)
    world.law("one tab loads ahead", !tabs.values.contains { $0.load?.request == .ahead })
    request(.ahead, in: tab)
  }

  func stop(_ container: TabManager.ContainerID) {
    guard let tab = tab(container, for: "stop") else { return }
    world.law("only a load ahead is stopped", container != manager.selectedID && tab.pages.isEmpty)
    tab.load = nil
  }

  func suspend(_ container: TabManager.ContainerID) {
    guard let tab = tab(container, for: "suspend") else { return }
    world.law("only a background tab is suspended", container != manager.selectedID)
    tab.isAskedToSuspend = true
  }
}
