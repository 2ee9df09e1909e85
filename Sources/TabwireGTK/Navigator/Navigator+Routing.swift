import Foundation
import TabwirePages
import TabwirePaths
import TabwireWebKit

// The state machine of `TabwirePages` decides where a visit goes. The window that shows the navigator knows the
// navigation stacks and carries out the effects.
extension Navigator {
  /// The navigation stack that the navigator shows.
  var stack: NavigationStack.Kind { isModal ? .modal : .main }

  /// The pages of the navigator, the page in front last. A page that failed over another one counts.
  var pages: [PageAddress] {
    guard isStarted else { return [] }
    let failed = page.isOverPage ? page.failure?.address : nil
    return backList.reversed().map { PageAddress($0) } + [page.address ?? PageAddress(root)]
      + [failed].compactMap(\.self)
  }

  /// Returns a page's properties in the path configuration.
  func properties(of url: URL) -> PathProperties {
    environment.pathConfiguration.properties(for: url)
  }

  func proposal(_ url: URL, action: VisitProposal.Action = .advance) -> VisitProposal {
    VisitProposal(PageAddress(url), action: action, properties: properties(of: url))
  }

  /// Routes a visit that a page proposed.
  ///
  /// - Returns: Whether the visit continues in the web view.
  func route(_ url: URL, action: VisitProposal.Action = .advance) -> Bool {
    let effects = effects(of: .proposed(proposal(url, action: action)))
    if effects.shows(url, on: stack) { return true }
    performLater(effects)
    return false
  }

  /// Routes a response, which may come after redirects.
  ///
  /// - Returns: Whether the response is shown in the web view.
  func routeResponse(at url: URL, isForm: Bool) -> Bool {
    let origin = records.origin(isForm: isForm, redirectCount: webView?.redirectCount ?? 0)
    let effects = effects(of: .responded(proposal(url), in: stack, to: origin))
    if effects.shows(url, on: stack) { return true }
    effectsAfterCancelling = effects
    return false
  }

  func performEffectsAfterCancelling() {
    let effects = effectsAfterCancelling
    effectsAfterCancelling = []
    if !effects.isEmpty { performLater(effects) }
  }

  /// An effect can replace the web view, which must not happen while WebKit emits a signal.
  private func performLater(_ effects: [NavigationEffect]) {
    Task { [weak self] in
      guard let self else { return }
      delegate?.navigator(self, perform: effects)
    }
  }

  private func effects(of event: NavigationEvent) -> [NavigationEffect] {
    reduce(delegate?.navigationStack(of: self) ?? NavigationStack(main: pages), event).1
  }

  /// Carries out an effect on the navigator's own stack.
  func perform(_ effect: NavigationEffect) {
    view.scriptDialogs.resume()
    switch effect {
    case .visit(let address, on: _): send(.visit(address))
    case .replace(let address, on: _): send(.replace(address))
    case .pop(let pop, on: _): send(.pop(pop))
    case .refresh: send(.reload)
    case .replaceRoot(let address): becomeRoot(address.url)
    case .present, .dismiss: break
    }
  }

  /// Visits an address that was opened from outside the pages. An address that is in front is reloaded.
  func open(_ url: URL) {
    let address = PageAddress(url)
    let effects = effects(of: .proposed(proposal(url)))
    view.scriptDialogs.resume()
    switch effects {
    case [.visit(address, on: stack)] where page.address == address && page.failure == nil: send(.outdated)
    case [.visit(address, on: stack)]: send(.opened(address, root: PageAddress(root)))
    default:
      start()
      delegate?.navigator(self, perform: effects)
    }
  }

  /// Loads the page again: with Turbo if the page uses it.
  func visitAgain() {
    records.request(page.address)
    let response = formResponse
    formResponse = nil
    guard let response, PageAddress(response.url) == page.address else {
      webView?.page.visitAgain()
      return
    }
    Task { [weak self, weak webView] in
      if await self?.render(response, replaces: true) != true { webView?.page.visitAgain() }
    }
  }

  /// Tells the page which page is below it: a visit to that page goes back.
  func tellPreviousPage() {
    guard let webView, screen != nil, let url = webView.url, tabManager.location.contains(url) else { return }
    let previous = webView.history.back.first.flatMap { tabManager.location.contains($0) ? $0 : nil }
    guard previous != toldPreviousPage else { return }
    toldPreviousPage = previous
    webView.page.update(previous: previous)
  }
}

extension [NavigationEffect] {
  /// Whether a visit continues in its own web view.
  fileprivate func shows(_ url: URL, on stack: NavigationStack.Kind) -> Bool {
    self == [.visit(PageAddress(url), on: stack)]
  }
}
