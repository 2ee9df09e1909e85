#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// The thin bar over a page that shows how much of the next one is there. What is there soon shows none.
  @MainActor
  final class LoadProgress {
    let widget: Widget

    init() {
      widget = gtk_progress_bar_new()
      gtk_widget_set_valign(widget, GTK_ALIGN_START)
      gtk_widget_set_can_target(widget, 0)
      for style in ["osd", "load-progress"] { gtk_widget_add_css_class(widget, style) }
    }

    /// Whether it shows that a page is on its way.
    var isShown: Bool { gtk_widget_has_css_class(widget, "loading") != 0 }

    /// Shows how far a navigator is.
    func show(_ navigator: Navigator) {
      gtk_progress_bar_set_fraction(OpaquePointer(widget), navigator.progress)
      if navigator.isLoading {
        gtk_widget_add_css_class(widget, "loading")
      } else {
        gtk_widget_remove_css_class(widget, "loading")
      }
    }
  }
#endif
