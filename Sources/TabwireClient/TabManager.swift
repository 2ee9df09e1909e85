import Foundation
import Logging
import Observation
import Tabwire

/// Owns the tabs of an app: takes what the server wants and what the user selects, and tells its one observer what to do.
///
/// Views that read ``tabs`` or ``selectedID`` are told of changes by Observation as well. A configuration that changes
/// nothing on the screen reaches neither.
@MainActor
@Observable
public final class TabManager {
  /// The identity of a container.
  public typealias ContainerID = UUID

  /// What a client has to do.
  public typealias Observer = @MainActor (Transition<ContainerID>) -> Void

  /// Where the app lives.
  public let location: AppLocation
  /// Carries out what a transition asks for.
  @ObservationIgnored public var onTransition: Observer?

  /// Called after each accepted message and each selected tab, once ``onTransition`` has returned.
  @ObservationIgnored public var onStep: (@MainActor (TabStep) -> Void)?

  @ObservationIgnored private var state: NavigationState<ContainerID>
  @ObservationIgnored private let logger: Logger

  /// Starts in bootstrap.
  ///
  /// - Parameters:
  ///   - location: where the app lives.
  ///   - logger: gets one line for each transition and each configuration that is turned down.
  public init(location: AppLocation, logger: Logger = Logger(label: "tabwire.tabs")) {
    self.location = location
    self.logger = logger
    state = NavigationState(bootstrapID: UUID())
  }

  /// The containers in the order of the tab bar. In bootstrap there is one, which represents nothing.
  public var tabs: [TabItem<ContainerID>] {
    access(keyPath: \.tabs)
    return state.tabs
  }

  /// The container that the user looks at.
  public var selectedID: ContainerID {
    access(keyPath: \.selectedID)
    return state.selectedID
  }

  /// Whether there is a single container and no tab bar.
  public var isBootstrap: Bool {
    access(keyPath: \.tabs)
    return state.isBootstrap
  }

  /// Where a container starts: what its tab says, or the app's start.
  ///
  /// - Parameter id: the container.
  public func startURL(of id: ContainerID) -> URL {
    let path = tabs.first { $0.id == id }?.represents?.path ?? ""
    return location.resolve(path) ?? location.startURL
  }

  // MARK: The server

  /// Takes the data of a `configure` message, if it comes from where it may come from and is right.
  ///
  /// A message that is turned down leaves everything as it was and one line in the log, with the reason and its place.
  ///
  /// - Parameters:
  ///   - json: the data of the message.
  ///   - container: the container whose page sent it.
  ///   - page: the page that the container shows.
  public func receive(_ json: String, from container: ContainerID, showing page: URL?) {
    guard container == state.selectedID else {
      return logger.warning("configuration ignored: it comes from a tab in the background")
    }
    guard let page, location.contains(page) else {
      let page = page?.absoluteString ?? "no page"
      return logger.warning("configuration ignored: \(page) is not on the app's origin \(location.origin)")
    }
    do throws(ConfigurationError) {
      let configuration = try TabConfiguration(json: json)
      try check(configuration)
      for warning in configuration.warnings { logger.notice("configuration: \(warning.description.onOneLine)") }
      apply(causedBy: .configuration(json: json)) { $0.accept(configuration, makeID: UUID.init) }
    } catch {
      logger.warning("configuration rejected: \(error.description.onOneLine)")
    }
  }

  /// Takes over what the server wants (reconciliation). Which container is selected never changes by it.
  ///
  /// - Parameter configuration: what the server wants, from whom it may be taken.
  public func accept(_ configuration: TabConfiguration) {
    apply { $0.accept(configuration, makeID: UUID.init) }
  }

  /// Refuses paths that lead away from the app once they are resolved.
  private func check(_ configuration: TabConfiguration) throws(ConfigurationError) {
    for (index, tab) in configuration.tabs.enumerated() where location.resolve(tab.path) == nil {
      throw .unsafePath(
        ofTab: index, reason: "\"\(tab.path)\" does not resolve to a page on the app's origin \(location.origin)")
    }
  }

  // MARK: The user

  /// Turns to the container that the user selects. This is the only way in which the selection changes.
  ///
  /// - Parameter id: the container.
  public func selectTab(_ id: ContainerID) {
    let tab = state.tabs.first { $0.id == id }?.represents
    apply(causedBy: tab.map { .selection($0.id) }) { $0.select(id, makeID: UUID.init) }
  }

  private func apply(
    causedBy cause: TabStep.Cause? = nil,
    _ change: (inout NavigationState<ContainerID>) -> Transition<ContainerID>
  ) {
    let before = state
    var after = state
    let transition = change(&after)
    let level: Logger.Level = transition.isEmpty ? .debug : .info
    logger.log(level: level, "\(TransitionSummary(of: transition, from: before, to: after).description.onOneLine)")
    if transition.isEmpty {
      state = after
    } else {
      withMutation(keyPath: \.tabs) {
        withMutation(keyPath: \.selectedID) {
          state = after
        }
      }
      onTransition?(transition)
    }
    if let cause { onStep?(TabStep(cause: cause, transition: transition, before: before, after: after)) }
  }
}
