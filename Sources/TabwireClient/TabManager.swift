import Foundation
import Logging
import Observation
import Tabwire

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
  /// Applies each transition that is not empty. Set by the client.
  ///
  /// If the transition ``Transition/visits`` an address, ``visit`` follows at once: a container that was not started yet
  /// loads only that address.
  @ObservationIgnored package var applyTransition: Observer?
  /// Visits an address in a container, or reloads it if it is already in front. Set by the client, which then visits the
  /// address that was opened last.
  @ObservationIgnored package var visit: (@MainActor (ContainerID, URL) -> Void)? {
    didSet { visitPending() }
  }
  @ObservationIgnored private var pendingVisit: (container: ContainerID, url: URL)?
  /// Opens an address that is not on the app's origin. Set by the client.
  @ObservationIgnored package var openExternally: (@MainActor (String) -> Void)?

  /// Asks the user whether to leave a container that is then removed, if something was typed in it. Calls the function if
  /// the container may be left. Set by the client; without it, nobody is asked.
  @ObservationIgnored package var confirmLeaving: (@MainActor (ContainerID, @escaping @MainActor () -> Void) -> Void)?

  /// Called after each message of the page in front, and after each page that sent none. Set by the client.
  @ObservationIgnored package var onPage: (@MainActor () -> Void)?

  /// Called after each accepted message and each selected tab, once all observers have returned.
  @ObservationIgnored public var onStep: (@MainActor (TabStep) -> Void)?

  @ObservationIgnored private var observations = TransitionObservations()
  @ObservationIgnored private var state: NavigationState<ContainerID>
  @ObservationIgnored package let logger: Logger
  @ObservationIgnored private let resolve: (String) -> URL?

  /// Creates a manager in bootstrap.
  ///
  /// - Parameters:
  ///   - location: The start URL and origin of the app.
  ///   - logger: Logs each transition and each rejected configuration in one line.
  public convenience init(location: AppLocation, logger: Logger = .system(label: "tabwire.tabs")) {
    self.init(location: location, logger: logger, resolve: location.resolve)
  }

  /// - Parameter resolve: Resolves the path of a tab. Returns `nil` for a path that leaves the app's origin.
  init(location: AppLocation, logger: Logger, resolve: @escaping (String) -> URL?) {
    self.location = location
    self.logger = logger
    self.resolve = resolve
    state = NavigationState(bootstrapID: UUID())
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

  /// Whether there are tabs, but the page in front wants no tab bar (protocol, `tabBarHidden`).
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
    let path = tabs.first { $0.id == id }?.represents?.path ?? ""
    return resolve(path) ?? location.startURL
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
  /// - Returns: The outcome.
  @discardableResult
  public func receive(_ json: String, from container: ContainerID, showing page: URL?) -> MessageOutcome {
    guard container == state.selectedID else {
      logger.warning("configuration ignored: it is from a tab in the background")
      return .ignored
    }
    guard let page, location.contains(page) else {
      let page = page?.absoluteString ?? "no page"
      logger.warning("configuration ignored: \(page) is not on the app's origin \(location.origin)")
      return .ignored
    }
    defer { onPage?() }
    do throws(ConfigurationError) {
      let configuration = try TabConfiguration(json: json)
      try check(configuration)
      for warning in configuration.warnings { logger.notice("configuration: \(warning.description.singleLine)") }
      apply(causedBy: .configuration(json: json)) { $0.accept(configuration, makeID: UUID.init) }
      return .accepted
    } catch {
      logger.warning("configuration rejected: \(error.description.singleLine)")
      apply { $0.reject() }
      return .rejected
    }
  }

  /// Notes that a container loaded its page in the background, or that the page in front sent no configuration.
  public func didLoad(_ id: ContainerID) {
    apply { $0.didLoad(id) }
    if id == state.selectedID { onPage?() }
  }

  /// Accepts a configuration (reconciliation). The selected container stays the same.
  public func accept(_ configuration: TabConfiguration) {
    apply { $0.accept(configuration, makeID: UUID.init) }
  }

  /// Checks that the paths of a configuration resolve to the app's origin.
  private func check(_ configuration: TabConfiguration) throws(ConfigurationError) {
    func reason(_ path: String) -> String {
      "\"\(path)\" does not resolve to a page on the app's origin \(location.origin)"
    }
    for (index, tab) in configuration.tabs.enumerated() {
      if resolve(tab.path) == nil { throw .unsafePath(ofTab: index, reason: reason(tab.path)) }
      for path in tab.owns where resolve(path) == nil { throw .unsafeOwnedPath(ofTab: index, reason: reason(path)) }
    }
  }

  // MARK: The user

  /// Selects a container.
  public func selectTab(_ id: ContainerID) {
    let tab = state.tabs.first { $0.id == id }?.represents
    apply(causedBy: tab.map { .selection($0.id) }) { $0.select(id, makeID: UUID.init) }
  }

  /// Opens an address that comes from outside the pages: a notification, a deep link, another app (protocol, `owns`).
  ///
  /// The tab that owns the address is selected, and its container visits it. If that removes a tab in which something was
  /// typed, the user is asked first. An address that is not on the app's origin changes nothing and is opened as an external link.
  ///
  /// - Parameter address: The address, absolute or relative to the start URL.
  /// - Returns: The container and the URL that it visits, or ``OpenResult/external``.
  @discardableResult
  public func open(_ address: String) -> OpenResult {
    let left = state.selected
    guard let confirmLeaving, left.represents?.deprecated == .hard, let url = resolve(address),
      let container = containerThatVisits(address), container != left.id
    else { return openAtOnce(address) }
    confirmLeaving(left.id) { [weak self] in self?.openAtOnce(address) }
    return .confirming(container, url)
  }

  @discardableResult
  private func openAtOnce(_ address: String) -> OpenResult {
    guard let url = resolve(address) else { return openExternalLink(address) }
    let start = location.startURL.absoluteString
    let transition = apply { $0.open(address, start: start, makeID: UUID.init) }
    guard let container = transition.visits else { return openExternalLink(address) }
    pendingVisit = (container, url)
    visitPending()
    return .visit(container, url)
  }

  /// Opens a URL that comes from outside the pages, such as a universal link.
  ///
  /// - Parameter url: The URL, absolute or relative to the start URL.
  /// - Returns: The container and the URL that it visits, or ``OpenResult/external``.
  @discardableResult
  public func open(url: URL) -> OpenResult {
    open(url.absoluteString)
  }

  /// Whether an address was opened in the selected container that no client has visited yet.
  package var hasPendingVisit: Bool { pendingVisit?.container == state.selectedID }

  private func visitPending() {
    guard let visit, let pending = pendingVisit else { return }
    pendingVisit = nil
    if state.tabs.contains(where: { $0.id == pending.container }) { visit(pending.container, pending.url) }
  }

  /// Returns the container that would visit an address, or `nil` if the address is not on the app's origin.
  package func containerThatVisits(_ address: String) -> ContainerID? {
    guard resolve(address) != nil else { return nil }
    var after = state
    return after.open(address, start: location.startURL.absoluteString, makeID: UUID.init).visits
  }

  private func openExternalLink(_ address: String) -> OpenResult {
    logger.info("external link: \(address.singleLine)")
    openExternally?(address)
    return .external
  }

  @discardableResult
  private func apply(
    causedBy cause: TabStep.Cause? = nil,
    _ change: (inout NavigationState<ContainerID>) -> Transition<ContainerID>
  ) -> Transition<ContainerID> {
    let before = state
    var after = state
    let transition = change(&after)
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
      applyTransition?(transition)
      for observation in observations.all { observation.notify(transition) }
    }
    if let cause { onStep?(TabStep(cause: cause, transition: transition, before: before, after: after)) }
    return transition
  }
}
