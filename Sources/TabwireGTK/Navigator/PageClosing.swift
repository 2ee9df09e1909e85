import Foundation
import TabwirePages
import TabwireWebKit

/// Asks whether a page may be closed.
@MainActor
final class PageClosing {
  private let shown: ShownPage
  private var onClose: (@MainActor () -> Void)?

  init(_ shown: ShownPage) {
    self.shown = shown
    shown.view.scriptDialogs.onStay = { [weak self] in self?.stay() }
  }

  /// Asks whether the page may be closed: the page itself, and the user if something was typed.
  ///
  /// - Parameter close: Called if the page may be closed.
  func request(then close: @escaping @MainActor () -> Void) {
    onClose = close
    Task { [weak self] in
      await self?.updateInput()
      self?.shown.send(.closeRequested)
    }
  }

  /// Asks the page whether it has unsent input, which may not have been reported yet.
  func updateInput() async {
    guard let webView = shown.askableWebView else { return }
    let condition = await PageCondition.ask(webView, isCrashed: false, asksHandlers: false)
    if condition.hasInput { shown.send(.inputChanged(true)) }
  }

  func askUser() {
    let alert = Alert(
      title: localized("Close This Page?"), description: localized("The text that you typed will be lost."),
      confirm: localized("Close"),
      isDestructive: true)
    let dialog = shown.view.withWidget {
      alert.show(over: $0) { [weak shown] in if $0 { shown?.send(.closeConfirmed) } }
    }
    shown.dialogs.add(dialog)
  }

  /// Runs the page's `beforeunload` handlers. WebKit asks the user if one of them objects.
  func askPage() {
    guard let webView = shown.askableWebView else { return shown.send(.closeConfirmed) }
    webView.tryClose()
    Task { [weak shown, weak webView] in
      try? await Task.sleep(for: WebView.responseTimeout)
      // A page that does not respond is closed without its consent.
      guard let shown, let webView, webView === shown.webView, webView.isClosing,
        !shown.view.scriptDialogs.isPending
      else { return }
      shown.send(.closeConfirmed)
    }
  }

  private func stay() {
    onClose = nil
    shown.webView?.cancelClose()
    shown.send(.stayed)
  }

  func close() {
    onClose?()
  }

  /// Forgets a request, because the container is disposed.
  func cancel() {
    onClose = nil
  }
}
