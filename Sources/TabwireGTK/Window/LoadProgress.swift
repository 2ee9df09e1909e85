import CWebKitGTK
import TabwireWebKit

/// The thin progress bar at the top of a page. It fades in after a delay, so that fast loads do not show it.
@MainActor
package final class LoadProgress {
  let widget: Widget

  init() {
    widget = gtk_progress_bar_new()
    gtk_widget_set_valign(widget, GTK_ALIGN_START)
    gtk_widget_set_can_target(widget, 0)
    for style in ["osd", "load-progress"] { gtk_widget_add_css_class(widget, style) }
  }

  package var isShown: Bool { gtk_widget_has_css_class(widget, "loading") != 0 }

  func show(_ navigator: Navigator) {
    gtk_progress_bar_set_fraction(OpaquePointer(widget), navigator.webView?.progress ?? 0)
    widget.setStyle("loading", navigator.isLoading)
  }
}
