import Foundation
import TabwirePages
import TabwirePaths
import TabwireWebKit

/// The sign-in that a page leads to if the server responds with the status 401.
@MainActor
struct PageSignIn {
  let shown: ShownPage

  /// Whether a status 401 of a page leads to the sign-in. The sign-in page itself may respond with it.
  func isRequired(at url: URL) -> Bool {
    guard let signIn = shown.settings.signIn, !shown.isModal else { return false }
    if case .page(let page) = signIn { return PageAddress(url) != PageAddress(page) }
    return true
  }

  /// Shows an error page whose button requests the page again, and opens the sign-in over it.
  func begin(for url: URL) {
    shown.configuration.logger.notice("\(url.loggable) requires the user to sign in")
    shown.send(.failed(.signInRequired, PageAddress(url)))
    open(for: url)
  }

  /// Opens the sign-in.
  func open(for url: URL) {
    switch shown.settings.signIn {
    case .page(let page):
      // A modal page must not open while WebKit emits a signal.
      Task { [weak shown] in shown?.delegate?.perform([.present(PageAddress(page))]) }
    case .app(let signIn): signIn(url)
    case nil: break
    }
  }

  /// Requests a refused page again after the sign-in.
  func didEnd() {
    if shown.page.failure?.reason == .signInRequired { shown.send(.retry) }
  }
}
