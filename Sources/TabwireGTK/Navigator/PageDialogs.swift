import Foundation
import TabwireWebKit

/// The script dialogs and the context menus of a page.
@MainActor
final class PageDialogs {
  private struct MenuAction {
    let title: String
    let perform: @MainActor () -> Void
  }

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

  /// Adds what only the app can do to WebKit's context menu.
  func extend(_ menu: WebContextMenu) {
    for action in linkActions(menu.link) + (menu.isOfPage ? pageActions : []) {
      menu.insert(action.title, perform: action.perform)
    }
  }

  /// Shows the context menu of the focused element. WebKit supports only the mouse.
  func showContextMenu() {
    Task { [weak self] in
      guard let self, let webView = shown.webView, shown.screen != nil else { return }
      let link = await webView.page.focusedLink()
      var menu = link == nil ? pageActions : linkActions(link)
      if let link { menu.append(MenuAction(title: localized("Copy Link")) { [shown] in shown.view.copy(link) }) }
      shown.view.show(Menu(title: "", items: menu.map { MenuItem($0.title) })) { menu[$0].perform() }
    }
  }

  private func linkActions(_ link: String?) -> [MenuAction] {
    guard let url = link.flatMap({ URL(string: $0) }), ExternalOpener.canOpen(url) else { return [] }
    return [MenuAction(title: localized("Open in Browser")) { [weak shown] in shown?.openExternally(url) }]
  }

  private var pageActions: [MenuAction] {
    let back = MenuAction(title: localized("Back")) { [weak actions] in actions?.goBack() }
    let reload = MenuAction(title: localized("Reload")) { [weak actions] in actions?.reload() }
    return shown.canGoBack ? [back, reload] : [reload]
  }
}
