import CWebKitGTK
import TabwireWebKit

/// A button in the header bar, added by ``Screen/addHeaderButton(_:icon:side:isSuggested:onClick:)``.
@MainActor
public final class HeaderButton: WidgetOwner {
  /// A side of the header bar.
  public enum Side: Sendable {
    /// The side where a line of text starts. The back button is there, too.
    case start
    /// The side where a line of text ends.
    case end
  }

  private let widget: Widget
  let side: Side
  package let reference: GObjectReference

  private let hasIcon: Bool

  init(_ title: String, icon: String?, side: Side, isSuggested: Bool, onClick: @escaping @MainActor () -> Void) {
    widget = icon.map { gtk_button_new_from_icon_name($0) } ?? gtk_button_new_with_label(title)
    reference = GObjectReference(sinking: widget)
    self.side = side
    hasIcon = icon != nil
    gtk_widget_set_focus_on_click(widget, 0)
    if hasIcon { self.title = title }
    if isSuggested, !hasIcon { gtk_widget_add_css_class(widget, "suggested-action") }
    SignalHandler.connect(widget, "clicked") { _ in onClick() }
  }

  /// The label, or the tooltip of a button with an icon.
  public var title: String {
    get {
      let text = hasIcon ? gtk_widget_get_tooltip_text(widget) : gtk_button_get_label(cast(widget))
      return text.map { String(cString: $0) } ?? ""
    }
    set {
      guard hasIcon else { return gtk_button_set_label(cast(widget), newValue) }
      gtk_widget_set_tooltip_text(widget, newValue)
      tw_accessible_set_label(widget, newValue)
    }
  }

  /// Whether the user can click the button.
  public var isEnabled: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) }
  }
}
