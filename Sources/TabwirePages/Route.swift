import WebAddress

/// The way a visit is presented.
package enum Route: Hashable, Sendable, CaseIterable {
  /// The visit continues in its web view.
  case stay
  /// The page is presented modally.
  case modal
  /// The modal page is dismissed, and the visit continues in the tab below.
  case dismissModal
  /// The page replaces the page in front.
  case replace
  /// The page replaces the whole navigation stack of the tab.
  case replaceRoot
  /// The tab goes back to its first page.
  case root
  /// The tab goes back one page.
  case back
  /// The tab goes back one page and reloads it.
  case refresh
  /// The visit is cancelled.
  case none

  /// Returns the route of a response, which may come after redirects.
  ///
  /// A load that the app started was routed before, so its response is shown. Redirects follow only the routes that
  /// show no page of their own, and a load that the app started does not go back: going back could lead to the same
  /// redirect. Therefore every load ends.
  ///
  /// - Parameters:
  ///   - address: The address of the response.
  ///   - requested: The address of the load if the app started it, or `nil` if the page did.
  ///   - current: The address of the committed page, or `nil`.
  ///   - root: The address of the first page.
  package func ofResponse(
    at address: PageAddress, requested: PageAddress?, current: PageAddress?, root: PageAddress
  ) -> Route {
    if address == requested { return .stay }
    switch self {
    case .stay, .modal, .replace, .replaceRoot: return .stay
    case .root: return current == nil || current == root || requested == root ? .stay : .root
    case .back, .refresh: return current == nil || requested != nil ? .none : self
    case .dismissModal, .none: return self
    }
  }
}
