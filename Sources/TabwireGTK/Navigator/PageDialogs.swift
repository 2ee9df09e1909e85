import CWebKitGTK
import TabwireWebKit

/// The script dialogs and the context menus of a page.
@MainActor
final class PageDialogs {
  private let shown: ShownPage
  private let actions: PageActions

  init(_ shown: ShownPage, actions: PageActions) {
    self.shown = shown
    self.actions = actions
  }

  func show(_ dialog: ScriptDialog) {
    // A page that was loaded eagerly opens no dialogs. WebKit crashes if a dialog is answered while the signal is
    // emitted.
    if shown.isEager {
      Task { dialog.dismiss() }
      return
    }
    let host = shown.foreignHost
    shown.view.scriptDialogs.show(dialog, title: host.isEmpty ? shown.settings.applicationName : host)
  }

  func showContextMenu(at place: PagePlace) {
    let menu = ContextMenu(at: place, canGoBack: shown.canGoBack, canInspect: shown.settings.allowsInspector)
    shown.view.show(menu) { [weak self] in self?.perform($0) }
  }

  /// Shows the context menu of the focused element. WebKit supports only the mouse.
  func showContextMenu() {
    Task { [weak self] in
      guard let self, let webView = shown.webView, shown.screen != nil,
        let place = await webView.page.placeOfFocus()
      else { return }
      showContextMenu(at: place)
    }
  }

  private func perform(_ action: ContextMenu.Action) {
    switch action {
    case .openInBrowser(let url): shown.openExternally(url)
    case .copy(let text): shown.view.copy(text)
    case .save(let url): shown.webView?.download(url)
    case .edit(let command): shown.webView?.edit(command)
    case .goBack: actions.goBack()
    case .reload: actions.reload()
    case .inspect: shown.webView?.inspect()
    }
  }
}
