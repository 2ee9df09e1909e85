import Foundation
import TabwirePages
import TabwirePaths
import TabwireWebKit

/// Decides where a visit goes, with the state machine of `TabwirePages`. The window knows the navigation stacks and carries
/// out the effects.
@MainActor
final class PageRouting {
  private let shown: ShownPage
  /// What to do when the load whose response was not shown is cancelled.
  private var effectsAfterCancelling: [NavigationEffect] = []

  init(_ shown: ShownPage) {
    self.shown = shown
  }

  private var stack: NavigationStack.Kind { shown.isModal ? .modal : .main }

  private func proposal(_ url: URL, action: VisitProposal.Action = .advance) -> VisitProposal {
    VisitProposal(PageAddress(url), action: action, properties: shown.properties(of: url))
  }

  private func effects(of event: NavigationEvent) -> [NavigationEffect] {
    reduce(shown.delegate?.navigationStack ?? NavigationStack(main: shown.pages), event).1
  }

  // MARK: Visits of the page

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
    let origin = shown.records.origin(isForm: isForm, redirectCount: shown.webView?.redirectCount ?? 0)
    let effects = effects(of: .responded(proposal(url), in: stack, to: origin))
    if effects.shows(url, on: stack) { return true }
    effectsAfterCancelling = effects
    return false
  }

  func loadDidStart() {
    effectsAfterCancelling = []
  }

  /// Continues elsewhere if the load was cancelled because its response is shown there.
  ///
  /// - Returns: Whether it was.
  func loadWasCancelled() -> Bool {
    let effects = effectsAfterCancelling
    effectsAfterCancelling = []
    if effects.isEmpty { return false }
    performLater(effects)
    return true
  }

  /// An effect can replace the web view, which must not happen while WebKit emits a signal.
  private func performLater(_ effects: [NavigationEffect]) {
    Task { [weak shown] in shown?.delegate?.perform(effects) }
  }

  // MARK: Visits of the app

  /// Carries out an effect on the navigation stack of the page.
  func perform(_ effect: NavigationEffect) {
    shown.view.scriptDialogs.resume()
    switch effect {
    case .visit(let address, on: _): shown.send(.visit(address))
    case .replace(let address, on: _): shown.send(.replace(address))
    case .pop(let pop, on: _): shown.send(.pop(pop))
    case .refresh: shown.send(.reload)
    case .replaceRoot(let address): shown.becomeRoot(address.url)
    case .present, .dismiss: break
    }
  }

  /// Visits an address that was opened from outside the pages. An address that is in front is reloaded.
  func open(_ url: URL) {
    let address = PageAddress(url)
    let effects = effects(of: .proposed(proposal(url)))
    shown.view.scriptDialogs.resume()
    switch effects {
    case [.visit(address, on: stack)] where shown.page.address == address && shown.page.failure == nil:
      shown.send(.outdated)
    case [.visit(address, on: stack)]: shown.send(.opened(address, root: PageAddress(shown.root)))
    default:
      shown.start()
      shown.delegate?.perform(effects)
    }
  }
}

extension [NavigationEffect] {
  fileprivate func shows(_ url: URL, on stack: NavigationStack.Kind) -> Bool {
    self == [.visit(PageAddress(url), on: stack)]
  }
}
