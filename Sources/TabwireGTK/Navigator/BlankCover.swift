import CWebKitGTK
import TabwireWebKit

/// An empty cover over a page that covered itself in the background, until it is painted again.
///
/// A web view that comes to the front first shows its last picture, which may be a former user's (P13.23).
@MainActor
final class BlankCover {
  let widget: Widget

  init() {
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_widget_add_css_class(widget, "background")
    isShown = false
  }

  var isShown: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
  }
}
