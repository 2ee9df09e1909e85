#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// Shows toasts over the pages.
  @MainActor
  final class ToastOverlay {
    /// The button of a toast.
    typealias Action = (title: String, perform: @MainActor () -> Void)

    let widget: Widget
    private var shown: [String: GObjectReference] = [:]

    init() {
      widget = adw_toast_overlay_new()
    }

    /// The widget below the toasts.
    var content: Widget? {
      get { adw_toast_overlay_get_child(OpaquePointer(widget)) }
      set { adw_toast_overlay_set_child(OpaquePointer(widget), newValue) }
    }

    /// Shows a toast.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - id: Replaces an earlier toast with the same id. A toast without an id waits for the earlier ones.
    ///   - stays: Whether the toast stays until it is dismissed.
    ///   - action: The button, or `nil`.
    func show(_ text: String, id: String? = nil, stays: Bool = false, action: Action? = nil) {
      if let id { dismiss(id) }
      // A toast reads its title as markup.
      let toast = adw_toast_new(takeString(g_markup_escape_text(text, -1)) ?? "")!
      if let action {
        adw_toast_set_button_label(toast, action.title)
        SignalHandler.connect(toast, "button-clicked") { _ in action.perform() }
      }
      adw_toast_set_timeout(toast, stays ? 0 : id == nil ? 5 : 2)
      if let id {
        adw_toast_set_priority(toast, ADW_TOAST_PRIORITY_HIGH)
        shown[id] = GObjectReference(adopting: g_object_ref(toast.rawPointer))
        SignalHandler.connect(toast, "dismissed") { [weak self] arguments in
          guard let self, shown[id]?.pointer == arguments.object(0)?.rawPointer else { return }
          shown[id] = nil
        }
      }
      adw_toast_overlay_add_toast(OpaquePointer(widget), toast)
      if let window = gtk_widget_get_root(widget) { Announcer(window: cast(window)).say(text) }
    }

    /// Dismisses a toast.
    func dismiss(_ id: String) {
      guard let toast = shown.removeValue(forKey: id) else { return }
      adw_toast_dismiss(OpaquePointer(toast.pointer))
    }
  }
#endif
