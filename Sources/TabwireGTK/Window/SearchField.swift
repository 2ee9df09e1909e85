import CWebKitGTK
import TabwireWebKit

/// The search field of a screen, below the header bar.
@MainActor
final class SearchField: WidgetOwner {
  private let widget: Widget
  /// Called with the text each time the user changes it.
  var onChange: (@MainActor (String) -> Void)?
  var onClose: (@MainActor () -> Void)?
  private let entry: Widget
  /// Whether the entry takes the keyboard focus when it is mapped.
  private var takesFocus = false
  let reference: GObjectReference

  init() {
    widget = gtk_search_bar_new()
    reference = GObjectReference(sinking: widget)
    entry = gtk_search_entry_new()
    gtk_widget_set_hexpand(entry, 1)
    gtk_search_bar_set_child(OpaquePointer(widget), entry)
    gtk_search_bar_connect_entry(OpaquePointer(widget), OpaquePointer(entry))
    SignalHandler.connect(entry, "map") { [weak self] _ in
      guard let self, takesFocus else { return }
      takesFocus = false
      gtk_widget_grab_focus(entry)
    }
    SignalHandler.connect(widget, "notify::search-mode-enabled") { [weak self] _ in
      if self?.isOpen == false { self?.onClose?() }
    }
    SignalHandler.connect(entry, "search-changed") { [weak self] _ in
      if let self { onChange?(text) }
    }
  }

  /// The text that is visible while the field is empty.
  var placeholder = "" {
    didSet {
      // GTK before 4.10 has no function for it, only the property.
      tw_object_set_string(entry, "placeholder-text", placeholder)
      tw_accessible_set_label(entry, placeholder)
    }
  }

  /// The text in the field. Closing the field empties it.
  var text: String {
    get { gtk_editable_get_text(OpaquePointer(entry)).map { String(cString: $0) } ?? "" }
    set { gtk_editable_set_text(OpaquePointer(entry), newValue) }
  }

  var isOpen: Bool { gtk_search_bar_get_search_mode(OpaquePointer(widget)) != 0 }

  /// Opens the field and focuses it, or closes it.
  func toggle() {
    let opens = !isOpen
    gtk_search_bar_set_search_mode(OpaquePointer(widget), opens ? 1 : 0)
    // An entry that is not mapped yet gets no focus.
    takesFocus = opens && gtk_widget_get_mapped(entry) == 0
    if opens { gtk_widget_grab_focus(entry) }
  }
}
