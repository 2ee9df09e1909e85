#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// Stands in a page's place, as the user saw it last, until it is painted again. Every click goes through.
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

    /// Shows a picture, if the page will look like it.
    func show(_ picture: PagePicture?) {
      guard let picture, let place = gtk_widget_get_parent(widget), picture.fits(place) else { return hide() }
      gtk_picture_set_paintable(OpaquePointer(widget), picture.texture)
      gtk_widget_set_visible(widget, 1)
    }

    /// Lets the page be seen, and gives the picture back.
    func hide() {
      gtk_widget_set_visible(widget, 0)
      gtk_picture_set_paintable(OpaquePointer(widget), nil)
    }
  }
#endif
