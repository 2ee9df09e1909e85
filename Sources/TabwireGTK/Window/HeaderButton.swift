#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// A button that a component puts into the header bar, with ``Screen/addHeaderButton(_:onClick:)``.
  @MainActor
  public final class HeaderButton {
    let widget: Widget
    private let reference: GObjectReference

    init(_ title: String, onClick: @escaping @MainActor () -> Void) {
      widget = gtk_button_new_with_label(title)
      reference = GObjectReference(sinking: widget)
      gtk_widget_add_css_class(widget, "suggested-action")
      SignalHandler.connect(widget, "clicked") { _ in onClick() }
    }

    /// What it says.
    public var title: String {
      get { gtk_button_get_label(cast(widget)).map { String(cString: $0) } ?? "" }
      set { gtk_button_set_label(cast(widget), newValue) }
    }

    /// Whether it can be clicked.
    public var isEnabled: Bool {
      get { gtk_widget_get_sensitive(widget) != 0 }
      set { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) }
    }

    /// Clicks it.
    func click() {
      if isEnabled { tw_button_click(widget) }
    }
  }
#endif
