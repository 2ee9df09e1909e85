import CWebKitGTK
import Foundation
import TabwirePages
import TabwireWebKit

/// The widgets of a container: its web view, what covers it, and the dialogs and menus of its page.
@MainActor
package final class PageView: WidgetOwner {
  private let widget: Widget
  package let errorPage = ErrorPage()
  let slowNotice = SlowNotice()
  /// The snapshot over a page that is being restored.
  let cover = PageCover()
  let blankCover = BlankCover()
  let scriptDialogs = ScriptDialogs()
  /// The native dialogs and menus that the page opened.
  let dialogs = DialogGroup()
  /// Whether the user is asked whether to leave the page, whose tab goes away then.
  var isAskingToLeave = false

  package let reference: GObjectReference

  init() {
    widget = gtk_overlay_new()
    reference = GObjectReference(sinking: widget)
    // Later overlays are above earlier ones.
    for overlay in [cover.widget, blankCover.widget, errorPage.widget, slowNotice.widget] {
      gtk_overlay_add_overlay(OpaquePointer(widget), overlay)
    }
  }

  /// Shows a web view, or none.
  func show(_ webView: WebView?) {
    blankCover.isShown = false
    guard let webView else { return gtk_overlay_set_child(OpaquePointer(widget), nil) }
    webView.withWidget {
      gtk_overlay_set_child(OpaquePointer(widget), $0)
      // A page below an error page gets no keyboard focus.
      g_object_bind_property(
        errorPage.widget, "visible", $0, "can-focus",
        GBindingFlags(G_BINDING_SYNC_CREATE.rawValue | G_BINDING_INVERT_BOOLEAN.rawValue))
    }
    updateBackground(of: webView)
  }

  /// Gives a web view the background of the window until the page paints its own.
  func updateBackground(of webView: WebView) {
    var color = GdkRGBA()
    let name = "window_bg_color"
    guard gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, &color) != 0 else { return }
    webView.setBackground(color)
  }

  /// Hides the error page. Its keyboard focus moves to the web view.
  func hideError(over webView: WebView?) {
    let hadFocus = errorPage.hasFocus
    errorPage.hide()
    if hadFocus { webView?.focus() }
  }

  /// Closes everything that the page opened.
  func closeDialogs() {
    scriptDialogs.dismiss()
    dialogs.closeAll()
  }

  /// Shows a menu over the page.
  func show(_ menu: ContextMenu, perform: @escaping @MainActor (ContextMenu.Action) -> Void) {
    let items = menu.actions.map { Menu.Item(title: $0.title) }
    dialogs.add(
      Menu(title: menu.title, items: items).show(over: widget) { choice in perform(menu.actions[choice].action) })
  }

  /// Shows the options of a `<select>`.
  func show(_ menu: OptionMenu) {
    dialogs.add(menu.show(over: widget))
  }

  /// Copies a text to the clipboard.
  func copy(_ text: String) {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), text)
  }
}
