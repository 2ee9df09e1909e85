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
    guard let signIn = shown.configuration.signIn, !shown.isModal else { return false }
    guard case .page(let path) = signIn else { return true }
    return self.page(at: path).map { $0 != PageAddress(url) } ?? false
  }

  private func page(at path: String) -> PageAddress? {
    shown.tabManager.location.resolve(path).map { PageAddress($0) }
  }

  /// Shows an error page whose button requests the page again, and opens the sign-in over it.
  func begin(for url: URL) {
    shown.configuration.logger.notice("\(url.loggable) requires the user to sign in")
    shown.send(.failed(.signInRequired, PageAddress(url)))
    open(for: url)
  }

  func open(for url: URL) {
    switch shown.configuration.signIn {
    case .page(let path):
      // A modal page must not open while WebKit emits a signal.
      Task { [weak shown] in if let page = page(at: path) { shown?.delegate?.perform([.present(page)]) } }
    case .app(let signIn): signIn(url)
    case nil: break
    }
  }

  /// Requests a refused page again after the sign-in.
  func didEnd() {
    if shown.page.failure?.reason == .signInRequired { shown.send(.retry) }
  }
}
