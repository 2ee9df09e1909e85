/// The containers of an app, what each represents, and which one is selected (R1.1).
///
/// It starts in bootstrap: one container that represents no tab, without a tab bar.
///
/// **The one law:** accepting a configuration never changes which container is selected.
public struct NavigationState<ID: Hashable & Sendable>: Sendable, Equatable {
  var ids: [ID]
  var arrangement = TabArrangement()

  /// Creates a state in bootstrap.
  ///
  /// - Parameter bootstrapID: The identity of the first container.
  public init(bootstrapID: ID) {
    ids = [bootstrapID]
  }

  /// The containers in the order of the tab bar. In bootstrap there is one, which represents no tab.
  public var tabs: [TabItem<ID>] {
    ids.indices.map { TabItem(id: ids[$0], represents: isBootstrap ? nil : arrangement.tabs[$0]) }
  }

  /// Whether there is a single container and no tab bar.
  public var isBootstrap: Bool { arrangement.isBootstrap }

  /// The selected container.
  public var selected: TabItem<ID> { TabItem(id: selectedID, represents: arrangement.selectedTab) }

  /// The identity of the selected container.
  public var selectedID: ID { ids[arrangement.selected] }

  /// The actions in the order of the tab bar, each with its place; none in bootstrap (R17.4 to R17.6).
  public var actions: [ActionItem<ID>] {
    arrangement.actions.map { ActionItem(action: $0.action, after: $0.after.map { ids[$0] }) }
  }

  /// The container of the tab that searches, or `nil` if none is on the tab bar (P24.1).
  public var searchID: ID? { arrangement.search.map { ids[$0] } }

  /// The number on the app's icon, or `nil` before a configuration gave one (R18).
  public var appBadge: Int64? { arrangement.appBadge }

  /// The last configuration that was accepted.
  public var configuration: TabConfiguration? { arrangement.configuration }

  /// The last session that an accepted configuration gave (R1.10).
  package var session: String? { arrangement.session }

  /// A transition that loads the page in front again, and nothing else.
  package var refreshOfSelected: Transition<ID> { Transition(refreshing: selectedID) }

  /// A transition that loads the pages below an opened one afresh (P16.3), and nothing else.
  package var refreshBelowOpened: Transition<ID> { Transition(refreshing: selectedID, visits: true) }

  /// A transition that forgets the pages behind the page in front, and nothing else.
  package var forgettingPagesBehind: Transition<ID> { Transition(forgettingPagesBehind: selectedID) }

  /// The session that the last page of a container gave (R8.1), or `nil`.
  package func pageSession(of id: ID) -> String? {
    ids.firstIndex(of: id).flatMap { arrangement.sessionGuard.session(at: $0) }
  }

  /// The latest version of the selected container's tab (R9.1), or `nil`.
  package var latestVersion: String? { arrangement.latestVersion }

  /// Whether there are tabs, but the page in front wants no tab bar (R10.7).
  public var isTabBarHidden: Bool { !isBootstrap && !arrangement.isTabBarVisible }

  /// Whether the page in front wants no tab bar, also in bootstrap (R10.9).
  package var pageHidesTabBar: Bool { arrangement.pageHidesTabBar }

  // MARK: The server

  /// Accepts a configuration, changing as little as possible.
  ///
  /// - Parameters:
  ///   - configuration: The configuration of the server.
  ///   - isFirstPage: Whether it came from the first page of the selected container, from which there is no way back. That
  ///     page never hides the tab bar (R10.10).
  ///   - makeID: Returns the identity of a new container, never used before. It is called once for each new container, in
  ///     the order of the tabs.
  /// - Returns: The transition to apply.
  public mutating func accept(
    _ configuration: TabConfiguration, isFirstPage: Bool = false, makeID: () -> ID
  ) -> Transition<ID> {
    perform(makeID: makeID) { $0.accept(configuration, isFirstPage: isFirstPage) }
  }

  /// Records that the page in front sent a configuration that was rejected: it no longer hides the tab bar.
  ///
  /// - Returns: The transition to apply.
  public mutating func reject() -> Transition<ID> {
    let id = selectedID
    return perform(makeID: { id }, { $0.reject() })
  }

  /// Records that a container loaded its page without being selected, or loaded a page that sent no configuration.
  ///
  /// - Parameter id: The container.
  /// - Returns: The transition to apply.
  public mutating func didLoad(_ id: ID) -> Transition<ID> {
    let position = ids.firstIndex(of: id)
    return perform(makeID: { id }, { $0.load(position) })
  }

  /// Records that the first page of a container has appeared, and sends no configuration: the user went back to it, or the
  /// pages before it are gone (R12.3).
  ///
  /// - Parameter id: The container.
  /// - Returns: The transition to apply.
  public mutating func firstPageDidAppear(_ id: ID) -> Transition<ID> {
    let position = ids.firstIndex(of: id)
    return perform(makeID: { id }, { $0.firstPageDidAppear(position) })
  }

  /// Records that the app is on the screen again after a while (R20). At most one refresh comes of it, at once or with the
  /// next configuration, and only where the server says that the page is out of date.
  ///
  /// - Returns: The transition to apply.
  public mutating func resume() -> Transition<ID> {
    let id = selectedID
    return perform(makeID: { id }, { $0.resume() })
  }

  // MARK: The user

  /// Selects a container.
  ///
  /// If the deselected tab is hard-deprecated, its container is disposed, and the tabs that waited for it take its place.
  ///
  /// - Parameters:
  ///   - id: The container to select.
  ///   - makeID: Returns the identity of a new container, as for ``accept(_:isFirstPage:makeID:)``.
  /// - Returns: The transition to apply.
  public mutating func select(_ id: ID, makeID: () -> ID) -> Transition<ID> {
    let position = ids.firstIndex(of: id)
    return perform(makeID: makeID) { $0.select(position) }
  }

  /// Opens an address that comes from outside the pages: a notification, a deep link, another app (R13.21).
  ///
  /// The tab that owns the address is selected, and visits it.
  ///
  /// - Parameters:
  ///   - address: The address, absolute or relative to the start URL.
  ///   - start: The app's start URL.
  ///   - makeID: Returns the identity of a new container, as for ``accept(_:isFirstPage:makeID:)``.
  /// - Returns: The transition to apply; ``TransitionKind/ignored`` if the address is not on the app's origin.
  public mutating func open(_ address: String, start: String, makeID: () -> ID) -> Transition<ID> {
    perform(makeID: makeID) { $0.open(address, start: start) }
  }

  /// Performs an action on the tab bar: the selected container visits its path (R17.7).
  ///
  /// - Parameter id: The action.
  /// - Returns: The transition to apply; ``TransitionKind/ignored`` if no such action is on the tab bar.
  public mutating func perform(_ id: TabID) -> Transition<ID> {
    let unused = selectedID
    return perform(makeID: { unused }, { $0.perform(id) })
  }

  // MARK: Positions and identities

  /// Changes the arrangement, and turns the positions of the change into identities.
  private mutating func perform(
    makeID: () -> ID, _ step: (inout TabArrangement) -> ArrangementChange
  ) -> Transition<ID> {
    let before = ids
    let bar = BarContents(of: arrangement)
    let change = step(&arrangement)
    if let origins = change.origins { ids = origins.map { $0.map { before[$0] } ?? makeID() } }
    assert(Set(ids).count == ids.count, "makeID returned the identity of an existing container")
    return Transition(
      change, from: before, to: ids, selected: selectedID,
      bar: BarChange(from: bar, to: BarContents(of: arrangement), origins: change.origins))
  }
}
