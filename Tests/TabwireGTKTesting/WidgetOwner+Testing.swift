import CWebKitGTK
import TabwireGTK
import TabwireWebKit

// Tests keep what they look at: the pointers below are valid as long as the test holds their owner.

extension WidgetOwner {
  /// The widget.
  package var widget: Widget { withWidget { (widget: Widget) -> Widget in widget } }

  /// The widget of an object that is a window.
  package var window: Widget { widget }
}

extension WindowPicture {
  /// - Parameter windows: The windows, from left to right.
  package init(of windows: [Widget]) {
    self.init(of: windows.map { GObjectReference(retaining: $0) })
  }
}
