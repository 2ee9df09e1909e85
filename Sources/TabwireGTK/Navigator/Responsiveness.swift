import TabwirePages
import TabwireWebKit

/// Shows an error page over a page that does not respond, and removes it when the page responds again.
@MainActor
final class Responsiveness {
  private let shown: ShownPage
  private let watchdog = Watchdog()

  init(_ shown: ShownPage) {
    self.shown = shown
    watchdog.onChange = { [weak self] in self?.didChange($0) }
  }

  /// Asks the page whether it responds, because the user acts.
  func check() {
    // A page with an open dialog cannot respond.
    if let webView = shown.webView, shown.screen != nil, !shown.view.scriptDialogs.isPending { watchdog.ask(webView) }
  }

  private func didChange(_ isResponsive: Bool) {
    if isResponsive { return shown.send(.responsive) }
    guard shown.screen != nil, shown.page.failure == nil, !shown.view.scriptDialogs.isPending else { return }
    shown.configuration.logger.warning("\(shown.name) does not respond")
    shown.send(.unresponsive)
  }
}
