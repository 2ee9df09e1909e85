#if canImport(CWebKitGTK)
  import CWebKitGTK

  @testable @_spi(Testing) import TabwireGTK

  extension TestApp {
    /// The texts of all labels that are painted in the main window, completely inside it.
    var labels: Set<String> {
      Set(visibleLabels(in: window.window))
    }

    private func visibleLabels(in widget: Widget) -> [String] {
      guard gtk_widget_get_mapped(widget) != 0 else { return [] }
      var texts: [String] = []
      if widget.isA(gtk_label_get_type()), isInside(widget), let text = gtk_label_get_text(OpaquePointer(widget)) {
        texts.append(String(cString: text))
      }
      var child = gtk_widget_get_first_child(widget)
      while let current = child {
        texts += visibleLabels(in: current)
        child = gtk_widget_get_next_sibling(current)
      }
      return texts
    }

    private func isInside(_ widget: Widget) -> Bool {
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(widget, window.window, &bounds) != 0 else { return false }
      let (x, y) = (Double(bounds.origin.x), Double(bounds.origin.y))
      let (right, bottom) = (x + Double(bounds.size.width), y + Double(bounds.size.height))
      return x >= 0 && y >= 0 && right <= window.size.width && bottom <= window.size.height && right > x && bottom > y
    }
  }
#endif
