#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// Says things for a moment, over the pages.
  @MainActor
  final class ToastOverlay {
    /// A button with what it does.
    typealias Action = (title: String, perform: @MainActor () -> Void)

    let widget: Widget
    private var shown: [String: GObjectReference] = [:]
    /// What the last toast said.
    private(set) var lastText: String?
    /// What the button of the last toast does.
    private(set) var lastAction: Action?

    init() {
      widget = adw_toast_overlay_new()
    }

    /// What the toasts are over.
    var content: Widget? {
      get { adw_toast_overlay_get_child(OpaquePointer(widget)) }
      set { adw_toast_overlay_set_child(OpaquePointer(widget), newValue) }
    }

    /// Shows a toast.
    ///
    /// - Parameters:
    ///   - text: what it says.
    ///   - id: takes the place of an earlier toast with the same name; nothing waits until the earlier ones are gone.
    ///   - stays: whether it stays until it is taken away.
    ///   - action: a button with what it does; nothing leaves it out.
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
      lastText = text
      lastAction = action
      adw_toast_overlay_add_toast(OpaquePointer(widget), toast)
      if let window = gtk_widget_get_root(widget) { Announcer(window: cast(window)).say(text) }
    }

    /// Takes a toast away.
    func dismiss(_ id: String) {
      guard let toast = shown.removeValue(forKey: id) else { return }
      adw_toast_dismiss(OpaquePointer(toast.pointer))
    }
  }
#endif
