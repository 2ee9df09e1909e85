import CWebKitGTK
import TabwireWebKit

/// Covers a page that is restored with a snapshot until it is painted. Clicks go through.
@MainActor
final class PageCover {
  let widget: Widget

  init() {
    widget = gtk_picture_new()
    gtk_widget_set_can_target(widget, 0)
    gtk_widget_set_visible(widget, 0)
    gtk_picture_set_can_shrink(OpaquePointer(widget), 1)
  }

  var isShown: Bool { gtk_widget_get_visible(widget) != 0 }

  /// Shows a snapshot if it still fits the size and the color scheme of the page.
  func show(_ snapshot: PageSnapshot?) {
    guard let snapshot, let parent = gtk_widget_get_parent(widget), snapshot.fits(parent) else { return hide() }
    snapshot.withTexture { gtk_picture_set_paintable(OpaquePointer(widget), $0) }
    gtk_widget_set_visible(widget, 1)
  }

  /// Removes the snapshot.
  func hide() {
    gtk_widget_set_visible(widget, 0)
    gtk_picture_set_paintable(OpaquePointer(widget), nil)
  }
}
