import CWebKitGTK

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension TestApp {
  /// The texts of all labels that are painted in the main window, completely inside it.
  var labels: Set<String> {
    Set(visibleLabels(in: window.window).map(\.text))
  }

  /// The texts of the visible labels in the main window, with the pixels that they cover.
  var visibleTexts: [(text: String, x: Range<Int>, y: Range<Int>)] {
    visibleLabels(in: window.window).map { label in
      let place = window.place(of: label.widget)
      return (label.text, Int(place.minX)..<Int(place.maxX), Int(place.minY)..<Int(place.maxY))
    }
  }

  /// The texts of the visible labels that do not fit.
  var ellipsizedLabels: Set<String> {
    Set(visibleLabels(in: window.window).filter(\.isEllipsized).map(\.text))
  }

  /// Clicks the button with a label in the main window.
  func clickButton(_ label: String) {
    if let button = button(label, in: window.window) { tw_button_click(button) }
  }

  private func button(_ label: String, in widget: Widget) -> Widget? {
    widget.descendants.first {
      $0.isA(gtk_button_get_type()) && gtk_button_get_label(cast($0)).map { String(cString: $0) } == label
    }
  }

  private func visibleLabels(in widget: Widget) -> [(text: String, isEllipsized: Bool, widget: Widget)] {
    guard gtk_widget_get_mapped(widget) != 0 else { return [] }
    var texts: [(text: String, isEllipsized: Bool, widget: Widget)] = []
    if widget.isA(gtk_label_get_type()), isInside(widget), let text = gtk_label_get_text(OpaquePointer(widget)) {
      let layout = gtk_label_get_layout(OpaquePointer(widget))
      texts.append((String(cString: text), pango_layout_is_ellipsized(layout) != 0, widget))
    }
    return texts + widget.children.flatMap { visibleLabels(in: $0) }
  }

  private func isInside(_ widget: Widget) -> Bool {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, window.window, &bounds) != 0 else { return false }
    let (x, y) = (Double(bounds.origin.x), Double(bounds.origin.y))
    let (right, bottom) = (x + Double(bounds.size.width), y + Double(bounds.size.height))
    return x >= 0 && y >= 0 && right <= window.size.width && bottom <= window.size.height && right > x && bottom > y
  }
}

extension TabbedNavigator {
  /// The titles of the tabs on the tab bar, without those behind "More".
  var labelsOfTabBar: [String] {
    let hidden = tabBar.tabsBehindMore.map(\.id)
    return visibleTabs.filter { !hidden.contains($0.container) }.map(\.title)
  }
}
