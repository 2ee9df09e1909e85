import Foundation
import TabwirePages
import TabwirePaths

/// What the user does with a page by the controls around it: the buttons, the keys, and the tab.
@MainActor
final class PageActions {
  private let shown: ShownPage
  private let signIn: PageSignIn

  init(_ shown: ShownPage, signIn: PageSignIn) {
    self.shown = shown
    self.signIn = signIn
    shown.view.slowNotice.onStop = { [weak self] in self?.stopLoading() }
    shown.view.errorPage.onRetry = { [weak self] in self?.retry() }
  }

  /// Goes back, at once or when the session of the page in front is known.
  @discardableResult
  func goBack() -> Bool {
    guard shown.canGoBack else { return false }
    if shown.records.goBack() {
      shown.view.scriptDialogs.resume()
      shown.send(.goBack)
    }
    return true
  }

  @discardableResult
  func goForward() -> Bool {
    guard shown.canGoForward else { return false }
    shown.view.scriptDialogs.resume()
    shown.send(.goForward)
    return true
  }

  func stopLoading() {
    shown.send(.stop)
  }

  func reload() {
    shown.view.scriptDialogs.resume()
    shown.send(.reload)
  }

  private func retry() {
    shown.view.scriptDialogs.resume()
    if let failure = shown.page.failure, failure.reason == .signInRequired, let address = failure.address {
      return signIn.open(for: address.url)
    }
    shown.send(.retry)
  }

  func reselect() {
    guard shown.webView != nil else { return }
    shown.view.scriptDialogs.resume()
    shown.send(.dismissError)
    let root = PageAddress(shown.root)
    // The first page may have another address than the root: the server redirected it, or the page replaced its query.
    let startsAtRoot = shown.firstRoot == root
    let back = shown.webView?.history.back ?? []
    if shown.page.address == root || startsAtRoot && back.isEmpty {
      scrollToTop()
    } else if let index = back.firstIndex(where: { PageAddress($0) == root }) {
      shown.send(.pop(Pop(to: root, by: index + 1)))
    } else if startsAtRoot, let first = back.last {
      shown.send(.pop(Pop(to: PageAddress(first), by: back.count)))
    } else {
      shown.send(.visit(root))
    }
  }

  private func scrollToTop() {
    // A page that is being restored starts at the top.
    shown.savedPage?.scrollPosition = .top
    shown.webView?.scripts.restoreAtTop()
    shown.webView?.page.scrollToTop()
  }
}
