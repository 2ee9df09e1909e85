import Foundation
import Logging
import Observation
import Tabwire
import TabwirePaths

/// Owns the tabs of an app. It accepts the server's configurations and the user's selections, and calls its observers with
/// the resulting transitions.
///
/// Views can observe ``tabs`` and ``selectedID``. A configuration that changes nothing reaches neither them nor the
/// observers.
@MainActor
@Observable
public final class TabManager {
  /// The identity of a container.
  public typealias ContainerID = UUID

  private typealias Visit = (container: ContainerID, url: URL)

  /// A function that is called with transitions.
  public typealias Observer = @MainActor (Transition<ContainerID>) -> Void

  /// The outcome of a `configure` message.
  public enum MessageOutcome: Sendable {
    /// The configuration was accepted.
    case accepted
    /// The sender may not configure the tabs now.
    case ignored
    /// The configuration is invalid.
    case rejected
  }

  /// The start URL and origin of the app.
  public let location: AppLocation
  /// The client that shows the tabs, or `nil`. A new client visits the address that was opened last.
  @ObservationIgnored package weak var client: (any TabClient)? {
    didSet {
      visitPending()
      if client != nil { sharedSession?.didShow(self) }
    }
  }
  @ObservationIgnored private var pendingVisit: Visit?
  /// The visit of the step that was carried out last, or `nil` if it visits nothing.
  @ObservationIgnored private var lastVisit: Visit?

  /// Called after each accepted message and each selected tab, when all observers have returned.
  @ObservationIgnored public var onStep: (@MainActor (TabStep) -> Void)?

  @ObservationIgnored private var observations = TransitionObservations()
  @ObservationIgnored private(set) var state: NavigationState<ContainerID>
  @ObservationIgnored package let logger: Logger
  @ObservationIgnored private let resolve: (String) -> URL?
  @ObservationIgnored private let clock: any ClientClock
  @ObservationIgnored private var conduct = Conduct<ContainerID>()
  /// The time at which conduct is woken next.
  @ObservationIgnored private var wakeTime: Duration?
  @ObservationIgnored private var sharedSession: SharedSession?
  /// The view that shows the tabs, or `nil`. Set by clients whose app could show one manager in several windows.
  @ObservationIgnored package weak var view: AnyObject?
  /// The manager of a window that was to show this one, too.
  @ObservationIgnored private weak var sibling: TabManager?

  /// Creates a manager in bootstrap.
  ///
  /// - Parameters:
  ///   - location: The start URL and origin of the app.
  ///   - sharedSession: The session that this window shares with other windows, or `nil` if there is one window.
  ///   - logger: Logs each transition and each rejected configuration in one line.
  public convenience init(
    location: AppLocation, sharedSession: SharedSession? = nil, logger: Logger = .system(label: "tabwire.tabs")
  ) {
    self.init(location: location, logger: logger, sharedSession: sharedSession, resolve: location.resolve)
  }

  /// - Parameters:
  ///   - sharedSession: The session that this window shares with other windows, or `nil`.
  ///   - resolve: Resolves the path of a tab. Returns `nil` for a path that leaves the app's origin.
  ///   - clock: The time.
  package init(
    location: AppLocation, logger: Logger, sharedSession: SharedSession? = nil, resolve: @escaping (String) -> URL?,
    clock: any ClientClock = SystemClock()
  ) {
    self.location = location
    self.logger = logger
    self.sharedSession = sharedSession
    self.resolve = resolve
    state = NavigationState(bootstrapID: UUID())
    self.clock = clock
    _ = conduct.on(.selected(state.selectedID), at: clock.now)
    sharedSession?.add(self)
  }

  /// Creates a manager for another window of the app, whose tabs are its own. Both share the session.
  package func makeSibling() -> TabManager {
    let session = sharedSession ?? SharedSession()
    if sharedSession == nil {
      sharedSession = session
      session.add(self)
    }
    let sibling = TabManager(location: location, logger: logger, sharedSession: session, resolve: resolve, clock: clock)
    self.sibling = sibling
    return sibling
  }

  /// The containers in the order of the tab bar. In bootstrap there is one, which represents no tab.
  public var tabs: [TabItem<ContainerID>] {
    access(keyPath: \.tabs)
    return state.tabs
  }

  /// The selected container.
  public var selectedID: ContainerID {
    access(keyPath: \.selectedID)
    return state.selectedID
  }

  /// Whether there is one container and no tab bar.
  public var isBootstrap: Bool {
    access(keyPath: \.tabs)
    return state.isBootstrap
  }

  /// The actions in the order of the tab bar, each with the container before it; none in bootstrap (R17.4).
  public var actions: [ActionItem<ContainerID>] {
    access(keyPath: \.tabs)
    return state.actions
  }

  /// The container of the tab that searches, or `nil` if none is on the tab bar (P24.1).
  public var searchID: ContainerID? {
    access(keyPath: \.tabs)
    return state.searchID
  }

  /// The number on the app's icon, or `nil` before a configuration gave one (R18).
  public var appBadge: Int64? { state.appBadge }

  /// Whether there are tabs, but the page in front wants no tab bar (R10.7).
  public var isTabBarHidden: Bool {
    access(keyPath: \.tabs)
    return state.isTabBarHidden
  }

  /// Observes transitions. The observer is called with each transition that is not empty, after the client has applied it.
  ///
  /// - Returns: The observation. Keep it: the observer is called until the observation is cancelled or freed.
  public func observe(_ observer: @escaping Observer) -> TransitionObservation {
    let observation = TransitionObservation(observer)
    observations.append(observation)
    return observation
  }

  /// Returns the first address of a container: its tab's path, or the start URL.
  public func startURL(of id: ContainerID) -> URL {
    guard let tab = tabs.first(where: { $0.id == id }) else {
      return sibling?.startURL(of: id) ?? location.startURL
    }
    return resolve(tab.represents?.path ?? "") ?? location.startURL
  }

  // MARK: The server

  /// Receives the data of a `configure` message.
  ///
  /// The message counts only if it is valid and from the selected container, showing a page of the app's origin.
  /// Otherwise it changes nothing, and the reason is logged.
  ///
  /// - Parameters:
  ///   - json: The data of the message.
  ///   - container: The container whose page sent the message.
  ///   - page: The address of the page in the container, or `nil`.
  ///   - isFirstPage: Whether it is the first page of the container, from which there is no way back (P17.2).
  /// - Returns: The outcome.
  @discardableResult
  public func receive(
    _ json: String, from container: ContainerID, showing page: URL?, isFirstPage: Bool
  ) -> MessageOutcome {
    take(.time)
    guard container == state.selectedID else {
      receiveInBackground(json, from: container, showing: page)
      logger.warning("configuration ignored: it is from a tab in the background")
      return .ignored
    }
    guard let page, location.contains(page) else {
      let page = page?.loggable ?? "no page"
      logger.warning("configuration ignored: \(page) is not on the app's origin \(location.origin)")
      return .ignored
    }
    guard let (configuration, isStale) = read(json, isFirstPage: isFirstPage) else {
      client?.pageDidConfigure()
      take(.pageGave(session: nil, isLast: false, isStale: false))
      return .rejected
    }
    client?.pageDidConfigure()
    let session = configuration.session
    if !configuration.isLive {
      sharedSession?.didUse(self)
      let isLast = session != nil && session.hasSameScalars(as: state.session)
      take(.pageGave(session: session, isLast: isLast, isStale: isStale))
    }
    if let session, !isStale { sharedSession?.pageGave(session, to: self) }
    return .accepted
  }

  /// Records that a page of another window gave a session. If it is another one, what this window has loaded may be a former
  /// user's (P15.3).
  func sessionDidChange(to session: String) {
    guard state.session != nil, !state.session.hasSameScalars(as: session) else { return }
    logger.info("another session in another window: the page in front is loaded again")
    take(.sessionChanged(session))
  }

  /// Reports the session of a page in the background, which may be the late answer of a form (P15.11).
  private func receiveInBackground(_ json: String, from container: ContainerID, showing page: URL?) {
    guard let page, location.contains(page), let configuration = try? TabConfiguration(json: json),
      !configuration.isLive
    else { return }
    let session = configuration.session
    let isLast = session != nil && session.hasSameScalars(as: state.session)
    take(.backgroundPageGave(container, session: session, isLast: isLast))
  }

  /// Reads and accepts a configuration of the page in front.
  ///
  /// - Returns: The configuration and whether it is stale (R5.2), or `nil` if it was rejected.
  private func read(_ json: String, isFirstPage: Bool) -> (configuration: TabConfiguration, isStale: Bool)? {
    do throws(ConfigurationError) {
      let configuration = try TabConfiguration(json: json).leavingOutImages { resolve($0) == nil }
      try check(configuration)
      for warning in configuration.warnings { logger.notice("configuration: \(warning.description.singleLine)") }
      let transition = accept(configuration, isFirstPage: isFirstPage, causedBy: .configuration(json: json))
      return (configuration, isStale: transition.kind == .stale)
    } catch {
      logger.warning("configuration rejected: \(error.description.singleLine)")
      apply { $0.reject() }
      return nil
    }
  }

  /// Records that a container loaded its page in the background, or that the page in front sent no configuration.
  public func didLoad(_ id: ContainerID) {
    take(.time)
    apply { $0.didLoad(id) }
    guard id == state.selectedID else { return }
    client?.pageDidConfigure()
    pageDidSettle()
  }

  /// Records that the first page of a container is in front. It never hides the tab bar (P17.2).
  public func firstPageDidAppear(_ id: ContainerID) {
    // Clients call this for every look at a first page, of which few say anything new.
    guard id == state.selectedID, state.pageHidesTabBar else { return }
    apply { $0.firstPageDidAppear(id) }
  }

  /// Accepts a configuration (R5.6). The selected container stays the same.
  public func accept(_ configuration: TabConfiguration) {
    accept(configuration, isFirstPage: false, causedBy: nil)
  }

  @discardableResult
  private func accept(
    _ configuration: TabConfiguration, isFirstPage: Bool, causedBy cause: TabStep.Cause?
  ) -> Transition<ContainerID> {
    apply(of: configuration, causedBy: cause) {
      $0.accept(configuration, isFirstPage: isFirstPage, makeID: UUID.init)
    }
  }

  /// Checks that the paths of a configuration resolve to the app's origin.
  private func check(_ configuration: TabConfiguration) throws(ConfigurationError) {
    func reason(_ path: String) -> String {
      "\"\(path)\" does not resolve to a page on the app's origin \(location.origin)"
    }
    for (index, tab) in configuration.entries.enumerated() {
      let paths: [(TabMember, String)] = [(.path, tab.path)] + tab.owns.map { (.owns, $0) }
      for (member, path) in paths where resolve(path) == nil {
        throw .unsafePath(ofTab: index, member, reason: reason(path))
      }
    }
  }

  // MARK: Tabs in the background

  /// Records that the user did something, or that a page began to load or has loaded.
  package func didAct() {
    take(.activity)
    updateBackgroundTabs()
  }

  /// Records that a load ahead has ended.
  package func loadAheadDidEnd(_ id: ContainerID, isLoaded: Bool) {
    take(.loadEnded(id, isLoaded: isLoaded))
    updateBackgroundTabs()
  }

  /// Records that a container was suspended, or stays.
  package func suspendDidEnd(_ id: ContainerID, isSuspended: Bool) {
    take(.suspendEnded(id, isSuspended: isSuspended))
    updateBackgroundTabs()
  }

  /// Records that the page in front of a container was not loaded again: a reload failed, or was offered and is not taken up.
  package func reloadWasPostponed(_ id: ContainerID) {
    take(.reloadPostponed(id))
  }

  /// Records that the page of a container in the background has loaded.
  package func backgroundPageDidSettle(_ id: ContainerID) {
    take(.settled(id))
  }

  /// Whether a background tab is asked whether it can be suspended.
  package var isSuspending: Bool { conduct.isSuspending }

  /// Records that the system warned of low memory: nothing loads ahead any more, and the tabs in the background are suspended.
  package func memoryDidRunLow() {
    take(.memoryIsLow)
  }

  /// Whether it waits for quiet before a load ahead, and whether one is under way.
  package var loadAhead: (isWaiting: Bool, isLoading: Bool) { conduct.loadAhead }

  // MARK: The screen

  /// Records that nothing of the tabs is on the screen any more: the app or its window left it.
  package func didLeaveScreen() {
    take(.leftScreen)
  }

  /// Records that the tabs are on the screen. After at least a minute away, a page that is out of date is loaded again (P14.13).
  package func didReturnToScreen() {
    take(.returnedToScreen)
  }

  /// Records that the app comes back after a while (R20).
  package func resume() {
    // The next reload is no loop of streams and pages.
    take(.userActed)
    apply { $0.resume() }
  }

  /// Asks the page in front for its configuration again, for example after a push message (P14.14). The page also opens its stream
  /// afresh. By itself this changes nothing.
  public func askAgain() {
    client?.askAgain()
  }

  // MARK: The session of the page in front

  /// Whether the session of the page in front is known. If not, no page that was loaded before is shown (P15.5).
  package var isSessionKnown: Bool { conduct.isSessionKnown }

  /// Records that the page in front, or a modal page over it, sent a form, which may sign the user in or out (P15.5).
  package func formDidStart() {
    take(.formStarted(givesSessions: state.session != nil))
  }

  /// Records that the form ended, and that no other page follows.
  package func formDidEnd() {
    take(.formEnded)
  }

  /// Records that another page is in front, or in the modal page over it.
  package func pageDidAppear() {
    take(.pageBegan)
  }

  /// Records that the page in front has loaded and had time to send its configuration.
  package func pageDidSettle() {
    take(.pageSettled)
  }

  /// Records that a modal page has loaded.
  package func modalPageDidSettle() {
    take(.modalPageSettled)
  }

  private func didWait(for step: ConductStep?) {
    var container: ContainerID?
    if case .select(let tab) = step { container = state.tabs.first { $0.represents?.id == tab }?.id }
    if step != nil { logger.info("waiting for the session of the page in front") }
    client?.willSelect(container)
  }

  // MARK: The user

  /// Selects a container. Waits while the session of the page in front is not known (P15.5).
  public func selectTab(_ id: ContainerID) {
    sharedSession?.didUse(self)
    let wasSelected = id == state.selectedID
    // A client that is woken late may select another tab now, which the user did not see.
    take(.time)
    if id == state.selectedID, !wasSelected { return }
    guard let tab = state.tabs.first(where: { $0.id == id })?.represents else { return select(id, tab: nil) }
    take(.user(id == state.selectedID ? .reselect : .select(tab.id)))
  }

  private func select(_ id: ContainerID, tab: TabID?) {
    if tab != nil, id != state.selectedID { take(.userActed) }
    apply(causedBy: tab.map { .selection($0) }) { $0.select(id, makeID: UUID.init) }
  }

  /// Opens an address that comes from outside the pages: a notification, a deep link, another app (R13.21).
  ///
  /// The tab that owns the address is selected, and its container visits it. If that removes a tab in which something was
  /// typed, the user is asked first. An address that is not on the app's origin changes nothing and is opened as an external link.
  /// While the session of the page in front is not known, the visit waits (P15.5).
  ///
  /// - Parameter address: The address, absolute or relative to the start URL.
  /// - Returns: The container and the URL that it visits, or ``OpenResult/external``.
  @discardableResult
  public func open(_ address: String) -> OpenResult {
    // Its window was closed.
    if client == nil, let sibling { return sibling.open(address) }
    if client != nil { sharedSession?.didUse(self) }
    guard let url = resolve(address), let container = transition(opening: address).visits else {
      openExternalLink(address)
      return .external
    }
    return visit(by: .open(address)).map { .visit($0.container, $0.url) } ?? .confirming(container, url)
  }

  /// Takes a step of the user.
  ///
  /// - Returns: What it visits, or `nil` if it waits, or visits nothing.
  private func visit(by step: ConductStep) -> Visit? {
    take(.time)
    lastVisit = nil
    take(.user(step))
    return lastVisit
  }

  /// Opens an address. Asks first if something that was typed would be lost.
  private func openConfirmed(_ address: String) {
    if mustConfirm(transition(opening: address)) {
      take(.leaving(state.selectedID, .open(address)))
    } else {
      openAtOnce(address)
    }
  }

  /// Whether a transition disposes the container in front, in which something may have been typed (P16.6).
  private func mustConfirm(_ transition: Transition<ContainerID>) -> Bool {
    client != nil && transition.disposed.contains(state.selectedID)
  }

  private func openAtOnce(_ address: String) {
    guard let url = resolve(address) else { return openExternalLink(address) }
    if let id = transition(opening: address).visits, id != state.selectedID { take(.userActed) }
    let start = location.startURL.absoluteString
    let transition = apply { $0.open(address, start: start, makeID: UUID.init) }
    guard let container = transition.visits else { return openExternalLink(address) }
    visit(url, in: container)
  }

  /// Performs an action of the tab bar: the selected container visits its path (R17.7).
  ///
  /// - Parameter id: The action.
  /// - Returns: The container and the URL that it visits, or `nil` if no such action is on the tab bar, or if it waits for the
  ///   session of the page in front (P15.5).
  @discardableResult
  public func perform(_ id: TabID) -> (container: ContainerID, url: URL)? {
    state.actions.contains { $0.action.id == id } ? visit(by: .perform(id)) : nil
  }

  private func performAtOnce(_ id: TabID) {
    let transition = apply { $0.perform(id) }
    guard let container = transition.visits, let url = transition.performed.flatMap({ resolve($0.path) }) else {
      return
    }
    visit(url, in: container)
  }

  private func visit(_ url: URL, in container: ContainerID) {
    lastVisit = (container, url)
    pendingVisit = lastVisit
    visitPending()
  }

  /// Carries out a step that has waited, or need not wait.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - knowledge: What is known of the session. Pages that may be another user's are loaded again before they are shown.
  private func carryOut(_ step: ConductStep, _ knowledge: Conduct<ContainerID>.Knowledge) {
    switch step {
    case .select(let tab):
      guard let id = state.tabs.first(where: { $0.represents?.id == tab })?.id, id != state.selectedID else { return }
      willShow(id, knowledge)
      if mustConfirm(transition(selecting: id)) {
        take(.leaving(state.selectedID, step))
      } else {
        select(id, tab: tab)
      }
    case .reselect: select(state.selectedID, tab: state.selected.represents?.id)
    case .open(let address):
      willShow(transition(opening: address).visits, knowledge)
      openConfirmed(address)
    case .perform(let id): performAtOnce(id)
    }
  }

  /// Reports that a step is going to show a container, if it is not the selected one.
  private func willShow(_ id: ContainerID?, _ knowledge: Conduct<ContainerID>.Knowledge) {
    guard let id, id != state.selectedID else { return }
    let isOfLastSession = state.session != nil && state.pageSession(of: id).hasSameScalars(as: state.session)
    take(.willShow(id, isOfLastSession: isOfLastSession, knowledge))
  }

  /// Carries out a step that leaves the container in front.
  private func leave(_ container: ContainerID, by step: ConductStep) {
    guard container == state.selectedID else { return }
    switch step {
    case .select(let tab):
      guard let id = state.tabs.first(where: { $0.represents?.id == tab })?.id, id != state.selectedID else { return }
      select(id, tab: tab)
    case .open(let address): openAtOnce(address)
    case .reselect, .perform: break
    }
  }

  /// Opens a URL that comes from outside the pages, such as a universal link.
  ///
  /// - Parameter url: The URL, absolute or relative to the start URL.
  /// - Returns: The container and the URL that it visits, or ``OpenResult/external``.
  @discardableResult
  public func open(url: URL) -> OpenResult {
    open(url.absoluteString)
  }

  /// Whether a client shows the tabs.
  var isShown: Bool { client != nil }

  /// Whether opening an address would select no other tab.
  func owns(_ address: String) -> Bool {
    resolve(address) != nil && transition(opening: address).visits == state.selectedID
  }

  /// Whether an address that was opened in the selected container waits for a client to visit it.
  package var hasPendingVisit: Bool { pendingVisit?.container == state.selectedID }

  private func visitPending() {
    guard let client, let pending = pendingVisit else { return }
    pendingVisit = nil
    if state.tabs.contains(where: { $0.id == pending.container }) { client.visit(pending.url, in: pending.container) }
  }

  /// Returns whether an address is opened outside the tabs, because it is not on the app's origin.
  package func isExternal(_ address: String) -> Bool {
    resolve(address) == nil || transition(opening: address).visits == nil
  }

  /// Returns the transition that opening an address would cause.
  private func transition(opening address: String) -> Transition<ContainerID> {
    var after = state
    return after.open(address, start: location.startURL.absoluteString, makeID: UUID.init)
  }

  /// Returns the transition that selecting a container would cause.
  private func transition(selecting id: ContainerID) -> Transition<ContainerID> {
    var after = state
    return after.select(id, makeID: UUID.init)
  }

  private func openExternalLink(_ address: String) {
    logger.info("external link: \(address.loggableAddress.singleLine)")
    client?.openExternally(address)
  }

  @discardableResult
  private func apply(
    of configuration: TabConfiguration? = nil, causedBy cause: TabStep.Cause? = nil,
    _ change: (inout NavigationState<ContainerID>) -> Transition<ContainerID>
  ) -> Transition<ContainerID> {
    let before = state
    var after = state
    let (transition, effects) = delayReload(of: change(&after), configuration, version: after.latestVersion)
    let level: Logger.Level = transition.isEmpty ? .debug : .info
    logger.log(level: level, "\(TransitionSummary(of: transition, from: before, to: after).description.singleLine)")
    if transition.isEmpty {
      state = after
    } else {
      withMutation(keyPath: \.tabs) {
        withMutation(keyPath: \.selectedID) {
          state = after
        }
      }
      notify(transition)
    }
    carryOut(effects)
    for id in transition.disposed { take(.disposed(id)) }
    // A page that is loaded again with its selection is not owed any more.
    if let id = transition.refreshed { take(.reloaded(id, version: state.latestVersion)) }
    if let id = transition.visits, transition.performed == nil {
      take(.opened(id))
    } else if let id = transition.selected {
      take(.selected(id))
    }
    updateBackgroundTabs()
    if let cause { onStep?(TabStep(cause: cause, transition: transition, before: before, after: after)) }
    return transition
  }

  private func notify(_ transition: Transition<ContainerID>) {
    client?.apply(transition)
    for observation in observations.all { observation.notify(transition) }
  }

  // MARK: Conduct

  /// Takes an event of conduct, and carries out its effects. A client that is woken late first carries out what was due, one after
  /// the other: each step may change what the next one is about.
  private func take(_ event: Conduct<ContainerID>.Event) {
    while let due = wakeTime, due <= clock.now {
      wakeTime = nil
      carryOut(conduct.on(.time, at: due))
    }
    carryOut(conduct.on(event, at: clock.now))
  }

  private func carryOut(_ effects: [Conduct<ContainerID>.Effect]) {
    for case .wake(let time) in effects { wakeTime = time }
    for effect in effects { carryOut(effect) }
  }

  private func carryOut(_ effect: Conduct<ContainerID>.Effect) {
    switch effect {
    case .carryOut(let step, let knowledge): carryOut(step, knowledge)
    case .waits(let step): didWait(for: step)
    case .discardPages(let id): client?.discardPages(of: id)
    case .reload: reload()
    case .resume: resume()
    case .reloadOwed(let id): if id == state.selectedID { reload() }
    case .refreshBelow(let id): if id == state.selectedID { show(state.refreshBelowOpened) }
    case .forgetPagesBehind(let id): if id == state.selectedID { notify(state.forgettingPagesBehind) }
    case .findInput(let id):
      client?.findInput(in: id) { [weak self] in self?.take(.inputFound(id, hasInput: $0)) }
    case .askToLeave(let id):
      client?.askToLeave(id) { [weak self] in self?.take(.leaveAnswered(id, leaves: $0)) }
    case .leave(let id, let step): leave(id, by: step)
    case .wake(let time):
      wakeTime = time
      clock.schedule(time - clock.now) { [weak self] in self?.wake() }
    case .loadAhead(let id): loadAhead(id)
    case .stopLoading(let id): client?.backgroundTabs.stop(id)
    case .loadedAhead(let id): didLoad(id)
    case .suspend(let id): client?.backgroundTabs.suspend(id)
    }
  }

  private func wake() {
    take(.time)
    updateBackgroundTabs()
  }

  /// Loads a tab ahead, unless battery, network or memory forbid it by now.
  private func loadAhead(_ id: ContainerID) {
    guard let background = client?.backgroundTabs else { return }
    if background.mayLoad { background.load(id) } else { take(.loadPostponed(id)) }
  }

  private func updateBackgroundTabs() {
    // A step that is due can select another tab.
    take(.time)
    guard let background = client?.backgroundTabs else { return }
    let others = state.tabs.filter { $0.id != state.selectedID }
    let running = others.map(\.id).filter { background.isRunning($0) }
    take(.backgroundTabs(running, limit: background.limit))
    let eager = others.filter { $0.represents?.isEager == true && !background.isStarted($0.id) }
    take(.eagerTabs(eager.map(\.id), mayLoad: background.mayLoad))
  }

  /// Asks conduct whether the reload that a stream or coming back demands waits, or is made already.
  ///
  /// - Parameter version: The latest version of the selected tab after the transition.
  /// - Returns: The part of the transition to apply now, and the effects that follow it.
  private func delayReload(
    of transition: Transition<ContainerID>, _ configuration: TabConfiguration?, version: String?
  ) -> (now: Transition<ContainerID>, effects: [Conduct<ContainerID>.Effect]) {
    let isLive = configuration?.isLive == true
    let former = state.pageSession(of: state.selectedID)
    let session = former.hasSameScalars(as: configuration?.session) ? nil : configuration?.session
    guard isLive || transition.kind == .resumed, transition.refreshed != nil else {
      let disagrees = isLive && transition.kind != .stale && former != nil && session != nil
      return (transition, disagrees ? conduct.on(.streamDisagreed, at: clock.now) : [])
    }
    let effects = conduct.on(.streamDemanded(session: session, version: version), at: clock.now)
    let others = effects.filter { $0 != .reload }
    if effects.contains(.reload) { return (transition, others) }
    logger.info("no reload now: a reload or a form is under way, or streams and pages disagree about the session")
    return (transition.withoutRefresh, others)
  }

  /// Notifies of a transition that changes no state.
  private func show(_ transition: Transition<ContainerID>) {
    logger.info("\(TransitionSummary(of: transition, from: state, to: state).description.singleLine)")
    notify(transition)
  }

  private func reload() {
    show(state.refreshOfSelected)
    take(.reloaded(state.selectedID, version: state.latestVersion))
  }
}
