import Foundation
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

  private func menu(at place: PagePlace) -> ContextMenu {
    ContextMenu(at: place, canGoBack: shown.canGoBack, canInspect: shown.settings.allowsInspector)
  }

  /// Adds what the app can do to WebKit's context menu.
  func extend(_ webKitMenu: WebContextMenu) {
    for item in menu(at: webKitMenu.place).ofApp.reversed() {
      webKitMenu.prepend(item.title) { [weak self] in self?.perform(item.action) }
    }
  }

  /// Shows the context menu of the focused element. WebKit supports only the mouse.
  func showContextMenu() {
    Task { [weak self] in
      guard let self, let webView = shown.webView, shown.screen != nil,
        let place = await webView.page.placeOfFocus()
      else { return }
      let items = menu(at: place).all
      shown.view.show(Menu(title: "", items: items.map { .init(title: $0.title) })) { [weak self] choice in
        self?.perform(items[choice].action)
      }
    }
  }

  private func perform(_ action: ContextMenu.Action) {
    switch action {
    case .openInBrowser(let url): shown.openExternally(url)
    case .copy(let text): shown.view.copy(text)
    case .edit(let command): shown.webView?.edit(command)
    case .goBack: actions.goBack()
    case .reload: actions.reload()
    case .inspect: shown.webView?.inspect()
    }
  }
}
