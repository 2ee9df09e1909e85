import TabwirePages
import TabwireWebKit

/// Shows an error page over a page that does not respond, and removes it when the page responds again.
///
/// WebKit detects this only for some kinds of input, so the page is asked whenever the user acts.
@MainActor
final class Responsiveness {
  private let shown: ShownPage
  private var isAsking = false

  init(_ shown: ShownPage) {
    self.shown = shown
  }

  /// Whether a page is in front and can respond: not with an open dialog.
  private var isAskable: Bool { shown.askableWebView != nil && !shown.view.scriptDialogs.isPending }

  /// Asks the page whether it responds, unless it was asked already.
  func check() {
    guard !isAsking, isAskable, let webView = shown.webView else { return }
    isAsking = true
    let timeout = Task { [weak self] in
      repeat { try await Task.sleep(for: WebView.responseTimeout) } while webView.isBelowModalWindow
      guard let self, isAskable else { return }
      shown.configuration.logger.warning("\(shown.name) does not respond")
      shown.send(.unresponsive)
    }
    Task { [weak self] in
      // A page whose process ends responds with an error.
      let hasAnswered = (try? await webView.ping()) != nil
      timeout.cancel()
      self?.isAsking = false
      if hasAnswered { self?.shown.send(.responsive) }
    }
  }
}
