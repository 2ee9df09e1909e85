import CWebKitGTK
import Foundation
import TabwirePages
import TabwireWebKit

extension Navigator {
  /// Asks whether the page may be closed: the page itself, and the user if something was typed.
  ///
  /// - Parameter close: Called if the page may be closed.
  func requestClose(then close: @escaping @MainActor () -> Void) {
    onClose = close
    Task { [weak self] in
      await self?.updateInput()
      self?.send(.closeRequested)
    }
  }

  /// Asks the page whether it has unsent input, which may not have been reported yet.
  func updateInput() async {
    guard let webView, screen != nil, page.failure == nil else { return }
    let condition = await PageCondition.ask(webView, isCrashed: false, asksHandlers: false)
    if condition.hasInput { send(.inputChanged(true)) }
  }

  func askToClose() {
    let alert = Alert(
      title: "Close This Page?", description: "The text that you typed will be lost.", confirm: "Close",
      isDestructive: true)
    dialogs.add(alert.show(over: widget) { [weak self] in self?.send(.closeConfirmed) })
  }

  /// Runs the page's `beforeunload` handlers. WebKit asks the user if one of them objects.
  func tryToClose() {
    guard let webView, screen != nil, page.failure == nil else { return send(.closeConfirmed) }
    webView.tryClose()
    Task { [weak self, weak webView] in
      try? await Task.sleep(for: Watchdog.timeout)
      // A page that does not respond is closed without its consent.
      guard let self, let webView, webView === self.webView, webView.isClosing, !view.scriptDialogs.isPending else {
        return
      }
      send(.closeConfirmed)
    }
  }
}
