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
  /// An empty cover over a page that covered itself in the background, until it is painted again: a web view that comes to the front
  /// first shows its last picture, which may be a former user's (P13.23).
  private let blankCover = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
  let permissionBar = PermissionBar()
  let scriptDialogs = ScriptDialogs()
  /// The native dialogs and menus that the page opened.
  let dialogs = DialogGroup()
  /// Whether the user is asked whether to leave the page, whose tab goes away then.
  var isAskingToLeave = false

  /// Whether a web view that had the keyboard focus was removed.
  private var awaitsFocus = false

  package let reference: GObjectReference

  init() {
    widget = gtk_overlay_new()
    reference = GObjectReference(sinking: widget)
    gtk_widget_add_css_class(blankCover, "background")
    isCovered = false
    // Later overlays are above earlier ones.
    for overlay in [permissionBar.widget, blankCover, errorPage.widget, slowNotice.widget] {
      gtk_overlay_add_overlay(OpaquePointer(widget), overlay)
    }
  }

  var isCovered: Bool {
    get { gtk_widget_get_visible(blankCover) != 0 }
    set { gtk_widget_set_visible(blankCover, newValue ? 1 : 0) }
  }

  func show(_ webView: WebView?) {
    isCovered = false
    guard let webView else {
      awaitsFocus = hasFocus
      return gtk_overlay_set_child(OpaquePointer(widget), nil)
    }
    webView.withWidget {
      gtk_overlay_set_child(OpaquePointer(widget), $0)
      // A page below an error page gets no keyboard focus.
      g_object_bind_property(
        errorPage.widget, "visible", $0, "can-focus",
        GBindingFlags(G_BINDING_SYNC_CREATE.rawValue | G_BINDING_INVERT_BOOLEAN.rawValue))
    }
    updateBackground(of: webView)
    if awaitsFocus { focus(webView) }
    awaitsFocus = false
  }

  /// Gives the keyboard focus to a web view, or to the error page over it.
  func focus(_ webView: WebView?) {
    if errorPage.isShown { errorPage.focus() } else { webView?.focus() }
  }

  private var hasFocus: Bool {
    guard let window = gtk_widget_get_root(widget),
      let focus = gtk_window_get_focus(UnsafeMutablePointer<GtkWindow>(window))
    else { return false }
    return gtk_widget_is_ancestor(focus, widget) != 0
  }

  /// Gives a web view the color behind pages without a background: white, which they expect. In the dark style it is that of the
  /// window until a page turns out to have no dark style.
  func updateBackground(of webView: WebView) {
    var color = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
    if adw_style_manager_get_dark(adw_style_manager_get_default()) != 0, webView.isPageDarkInDarkStyle {
      gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), "window_bg_color", &color)
    }
    webView.setBackground(color)
  }

  /// Hides the error page. Its keyboard focus moves to the web view.
  func hideError(over webView: WebView?) {
    let hadFocus = errorPage.hasFocus
    errorPage.hide()
    if hadFocus { webView?.focus() }
  }

  func closeDialogs() {
    scriptDialogs.dismiss()
    permissionBar.answer(nil)
    dialogs.closeAll()
  }

  func show(_ menu: Menu, onChoice: @escaping @MainActor (Int) -> Void) {
    dialogs.add(menu: menu.show(at: widget, onChoice: onChoice))
  }

  func copy(_ text: String) {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), text)
  }
}
