import Foundation
import Logging
import Tabwire
import TabwireClient

/// A server and the windows of a client, whose managers are the real ones.
@MainActor
final class ClientWorld {
  let clock = SimulatedClock()
  var server = SimulatedServer()
  private var windows: [SimulatedWindow] = []
  private let session = SharedSession()
  private let location: AppLocation = "https://app.example/"
  private var lastNumber = 0
  /// Whether the step is one of the user.
  private(set) var isUserActing = false
  private(set) var violation: String?
  /// What happened, or `nil` if nobody wants to know.
  private(set) var trace: [String]?

  init(isTraced: Bool = false) {
    trace = isTraced ? [] : nil
    openWindow()
  }

  func law(_ name: String, _ holds: Bool) {
    if !holds, violation == nil { violation = name }
  }

  func note(_ text: @autoclosure () -> String) {
    trace?.append("  \(clock.now) \(text())")
  }

  // MARK: Steps

  func take(_ step: ClientStep) {
    trace?.append("\(clock.now) \(step)")
    for window in windows { window.stepDidBegin() }
    isUserActing = step.isOfUser
    perform(step)
    if violation == nil { for window in windows { window.stepDidEnd() } }
  }

  private func window(_ position: Int) -> SimulatedWindow { windows[position % windows.count] }

  private func perform(_ step: ClientStep) {
    switch step {
    case .show(let bar): server.show(bar: bar)
    case .release: server.release()
    case .signIn(let user): server.signIn(as: user)
    case .stream(let position): stream(window(position))
    case .answer(let position, let tab, let answer): self.answer(window(position), tab: tab, answer)
    case .give(let position, let gift): give(gift, window(position))
    case .form(let position, let user): form(window(position), signsIn: user)
    case .die(let position, let tab): die(window(position), tab: tab)
    case .hang(let position): window(position).front.front?.isHung = true
    case .type(let position): window(position).front.front?.hasText = true
    case .select(let position, let tab): select(window(position), tab: tab)
    case .reselect(let position): reselect(window(position))
    case .open(let position, let address): open(window(position), address: address)
    case .openAnywhere(let address): openAnywhere(Self.addresses[address % Self.addresses.count])
    case .perform(let position): perform(window(position))
    case .follow(let position): follow(window(position))
    case .back(let position): back(window(position))
    case .answerQuestion(let position, let leaves): window(position).answer(leaves: leaves)
    case .openWindow: if windows.count < 3 { openWindow() }
    case .closeWindow(let position): if windows.count > 1 { closeWindow(position) }
    case .leaveScreen(let position):
      window(position).isOnScreen = false
      window(position).manager.didLeaveScreen()
    case .returnToScreen(let position): returnToScreen(window(position))
    case .memoryIsLow(let position):
      window(position).isMemoryLow = true
      window(position).manager.memoryDidRunLow()
    case .answerSuspension(let position, let tab): answerSuspension(window(position), tab: tab)
    case .setMayLoad(let position, let mayLoad): window(position).allowsLoading = mayLoad
    case .wait(let time):
      clock.advance(by: time) {
        if violation == nil {
          for window in windows { window.stepDidEnd() }
          for window in windows { window.stepDidBegin() }
        }
      }
    case .sleep(let time): clock.sleep(for: time)
    }
  }

  /// Calls timers that are overdue: they can select another tab, whose page then is in front.
  private func runTimers() {
    clock.advance(by: .zero) {}
  }

  // MARK: Windows

  private func openWindow() {
    lastNumber += 1
    let manager = TabManager(
      location: location, logger: Logger(label: "walk") { _ in SwiftLogNoOpLogHandler() }, sharedSession: session,
      resolve: { [location] in $0.hasPrefix("/") ? URL(string: $0, relativeTo: location.startURL)?.absoluteURL : nil },
      clock: clock)
    windows.append(
      SimulatedWindow(number: lastNumber, manager: manager, limit: [nil, 1, 2][lastNumber % 3], world: self))
  }

  private func closeWindow(_ position: Int) {
    weak let manager = windows.remove(at: position % windows.count).manager
    law("the manager of a closed window is freed", manager == nil)
  }

  private func returnToScreen(_ window: SimulatedWindow) {
    window.isOnScreen = true
    // It may load a page that is out of date again.
    window.reasonCount += 1
    window.manager.didReturnToScreen()
  }

  // MARK: Pages

  private func tab(_ position: Int, in window: SimulatedWindow) -> (id: TabManager.ContainerID, tab: SimulatedTab)? {
    let ids = window.manager.tabs.map(\.id)
    let id = position == 0 ? window.manager.selectedID : ids[position % ids.count]
    return window.tabs[id].map { (id, $0) }
  }

  private func answer(_ window: SimulatedWindow, tab position: Int, _ answer: ClientStep.Answer) {
    runTimers()
    guard let (id, tab) = tab(position, in: window), let load = tab.load else { return }
    let (manager, isSelected) = (window.manager, id == window.manager.selectedID)
    tab.load = nil
    switch (answer, load.request) {
    case (.page(let gift, let isOld), let request):
      show(SimulatedPage(isOld ? load.content : server.render()), request, in: tab)
      if request == .ahead {
        manager.loadAheadDidEnd(id, isLoaded: true)
      } else if isSelected {
        manager.pageDidAppear()
        finish(load, gift, window, tab)
      } else {
        giveFromBackground(gift, window, id, tab)
      }
    case (_, .ahead): manager.loadAheadDidEnd(id, isLoaded: false)
    case (.modalPage, .form): if isSelected { manager.modalPageDidSettle() }
    case (_, .form): if isSelected { manager.formDidEnd() }
    case (_, .reload):
      tab.front?.isOutdated = true
      // It may be made again.
      window.reasonCount += 1
    case (_, .first), (_, .visit): break
    }
  }

  private func show(_ page: SimulatedPage, _ request: SimulatedTab.Request, in tab: SimulatedTab) {
    switch request {
    case .first, .ahead, .reload: tab.pages = tab.pages.dropLast() + [page]
    case .visit, .form: tab.pages.append(page)
    }
  }

  /// Lets the page in front give its configuration after a load.
  private func finish(
    _ load: SimulatedTab.Load, _ gift: ClientStep.Gift, _ window: SimulatedWindow, _ tab: SimulatedTab
  ) {
    let isStale = (tab.front?.content.revision ?? 0) < window.highestRevision
    if load.isReported, isStale, gift == .session || gift == .noSession { tab.wasStale = true }
    if load.request == .form, tab.waitsForForm, clock.now - load.since < .seconds(30),
      gift != .session, gift != .later
    {
      window.isSessionWithheld = true
    }
    window.demandedSession = nil
    if gift != .later { window.seenPage = nil }
    give(gift, window)
  }

  private func give(_ gift: ClientStep.Gift, _ window: SimulatedWindow) {
    runTimers()
    let (manager, tab) = (window.manager, window.front)
    guard let page = tab.front else { return }
    let id = manager.selectedID
    switch gift {
    case .session, .noSession:
      let session = gift == .session ? page.content.user : nil
      if session != nil {
        (tab.givenSession, window.isSessionWithheld) = (session, false)
        // A stale message gives no session (R6.7).
        if page.content.revision >= window.highestRevision { page.hasGivenSession = true }
      }
      note(session, page.content, of: page, in: window)
      let outcome = manager.receive(
        page.content.json(givesSession: gift == .session), from: id, showing: location.startURL,
        isFirstPage: tab.pages.count == 1)
      note("window \(window.number): \(outcome), session \(session ?? "none"), revision \(page.content.revision)")
      law("a message of a page in front is accepted", outcome == .accepted)
    case .invalid: manager.receive("{", from: id, showing: location.startURL, isFirstPage: tab.pages.count == 1)
    case .none: manager.didLoad(id)
    case .later: break
    }
  }

  private func giveFromBackground(
    _ gift: ClientStep.Gift, _ window: SimulatedWindow, _ id: TabManager.ContainerID, _ tab: SimulatedTab
  ) {
    guard let content = tab.front?.content else { return }
    if gift == .session || gift == .noSession {
      // It may be the late answer of a form.
      if gift == .session, content.user != window.lastSession { window.reasonCount += 1 }
      window.manager.receive(
        content.json(givesSession: gift == .session), from: id, showing: location.startURL,
        isFirstPage: tab.pages.count == 1)
    }
    window.manager.didLoad(id)
    window.manager.backgroundPageDidSettle(id)
  }

  private func stream(_ window: SimulatedWindow) {
    runTimers()
    guard window.front.front != nil else { return }
    let content = server.render()
    window.reasonCount += 1
    if content.user != window.lastSession { window.seenPage = window.front.front }
    note(content.user, content, of: nil, in: window)
    let outcome = window.manager.receive(
      content.json(givesSession: true, isLive: true), from: window.manager.selectedID, showing: location.startURL,
      isFirstPage: window.front.pages.count == 1)
    note("window \(window.number): \(outcome), session \(content.user), revision \(content.revision)")
    law("a message of a stream in front is accepted", outcome == .accepted)
  }

  /// Notes what a message says before a window takes it.
  private func note(
    _ session: String?, _ content: SimulatedContent, of page: SimulatedPage?, in window: SimulatedWindow
  ) {
    guard content.revision >= window.highestRevision else { return }
    window.highestRevision = content.revision
    guard let session else { return }
    window.lastSession = session
    if page == nil, window.demandedSession != session { window.demandedSession = nil }
    for other in windows {
      if other !== window, other.lastSession != nil, other.lastSession != session, other.demandedSession != session {
        other.demandedSession = session
        other.front.isFormOfKnownSession = false
        other.reasonCount += 1
      }
      guard other.lastSession != nil else { continue }
      if other === window {
        let isReported = window.reportedSessions.contains(session)
        if page != nil { window.reportedSessions.remove(session) }
        if page == nil, session != window.front.givenSession { window.reportedSessions.insert(session) }
        // Streams and pages that disagree for good make no loop.
        if page == nil, isReported { continue }
      }
      for tab in other.tabs.values {
        for shown in tab.pages where shown !== page && shown.hasGivenSession {
          shown.isFormer = shown.content.user != session
        }
      }
    }
  }

  private func form(_ window: SimulatedWindow, signsIn user: Int?) {
    runTimers()
    guard window.front.front != nil, window.front.load == nil else { return }
    if let user { server.signIn(as: user) }
    window.front.waitsForForm = window.lastSession != nil
    window.front.isFormOfKnownSession = window.manager.isSessionKnown
    window.isSessionWithheld = false
    window.request(.form, in: window.front)
    window.manager.formDidStart()
  }

  private func die(_ window: SimulatedWindow, tab position: Int) {
    guard let (id, tab) = tab(position, in: window), tab.isRunning, tab.load?.request != .ahead else { return }
    tab.discard()
    tab.isSuspended = true
    if id == window.manager.selectedID { window.start(tab) }
  }

  private func answerSuspension(_ window: SimulatedWindow, tab position: Int) {
    guard let (id, tab) = tab(position, in: window), tab.isAskedToSuspend else { return }
    tab.isAskedToSuspend = false
    let mayStop = id != window.manager.selectedID && tab.load == nil && tab.front?.hasText == false
    if mayStop {
      tab.discard()
      tab.isSuspended = true
    }
    window.manager.suspendDidEnd(id, isSuspended: mayStop)
  }

  // MARK: The user

  private static let addresses = ["/a/1", "/b/1", "/c/1", "/d", "/a", "/x", "https://other.example/"]

  private func select(_ window: SimulatedWindow, tab position: Int) {
    let tabs = window.manager.tabs
    let tab = tabs[position % tabs.count]
    guard tab.id != window.manager.selectedID, let id = tab.represents?.id else { return reselect(window) }
    window.wish = .init(target: .tab(id), since: clock.now)
    window.manager.selectTab(tab.id)
  }

  private func reselect(_ window: SimulatedWindow) {
    let selected = window.manager.selectedID
    window.tapped = selected
    window.manager.selectTab(selected)
    // Without a tab bar there is nothing to tap.
    let isTab = window.manager.tabs.contains { $0.id == selected && $0.represents != nil }
    if isTab, window.wish?.isAsked == false { window.wish = nil }
  }

  private func open(_ window: SimulatedWindow, address: Int) {
    let address = Self.addresses[address % Self.addresses.count]
    if !window.manager.isExternal(address) { window.wish = .init(target: .address, since: clock.now) }
    window.manager.open(address)
  }

  private func openAnywhere(_ address: String) {
    guard case .confirming(let container, _) = session.open(address) else { return }
    for window in windows where window.tabs[container] != nil && !window.hasVisited {
      window.wish = .init(target: .address, since: clock.now, isAsked: window.question != nil)
    }
  }

  private func perform(_ window: SimulatedWindow) {
    let (manager, action) = (window.manager, TabID("e"))
    // The last step of the user counts.
    if !manager.isSessionKnown, manager.actions.contains(where: { $0.action.id == action }) { window.wish = nil }
    manager.perform(action)
  }

  private func follow(_ window: SimulatedWindow) {
    guard window.front.load == nil else { return }
    window.request(window.front.front == nil ? .first : .visit, in: window.front)
  }

  private func back(_ window: SimulatedWindow) {
    let tab = window.front
    guard tab.pages.count > 1, tab.load == nil, window.manager.isSessionKnown else { return }
    tab.pages.removeLast()
    if tab.front?.isOutdated == true { return window.request(.reload, in: tab) }
    law("going back shows no page of a former user", tab.front?.isFormer != true || tab.front === window.seenPage)
    window.manager.pageDidAppear()
    give(.session, window)
  }
}
