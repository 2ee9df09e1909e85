import Foundation
import TabwirePages
import TabwirePaths
import TabwireWebKit

extension Navigator {
  /// Whether a status 401 of a page leads to the sign-in. The sign-in page itself may respond with it.
  func requiresSignIn(at url: URL) -> Bool {
    guard let signIn = settings.signIn, !isModal else { return false }
    if case .page(let page) = signIn { return PageAddress(url) != PageAddress(page) }
    return true
  }

  /// Shows an error page whose button requests the page again, and opens the sign-in over it.
  func signIn(for url: URL) {
    configuration.logger.notice("\(url) requires the user to sign in")
    send(.failed(.signInRequired, PageAddress(url)))
    showSignIn(for: url)
  }

  /// Opens the sign-in.
  func showSignIn(for url: URL) {
    switch settings.signIn {
    case .page(let page):
      // A modal page must not open while WebKit emits a signal.
      Task { [weak self] in
        guard let self else { return }
        delegate?.navigator(self, perform: [.present(PageAddress(page))])
      }
    case .app(let signIn): signIn(url)
    case nil: break
    }
  }

  /// Requests a refused page again after the sign-in.
  func signInDidEnd() {
    if page.failure?.reason == .signInRequired { send(.retry) }
  }
}
