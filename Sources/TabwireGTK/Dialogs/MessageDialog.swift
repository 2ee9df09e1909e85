#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// A native dialog over a window: words, and buttons to answer with.
  @MainActor
  struct MessageDialog {
    /// A button.
    struct Response {
      let id: String
      let title: String
      var appearance = ADW_RESPONSE_DEFAULT
    }

    /// Words of a page beyond this many characters are left out: nobody reads them, and they would push the buttons away.
    private static let longestText = 1000

    let widget: Widget
    private var dialog: UnsafeMutablePointer<AdwMessageDialog> { cast(widget) }

    /// - Parameters:
    ///   - parent: a widget of the window that the dialog is over.
    ///   - title: what it is about.
    ///   - text: what there is to say about it.
    ///   - responses: the buttons.
    ///   - closing: the button that closing the dialog stands for.
    ///   - hasDefault: whether Enter answers, wherever the focus is, with the last button that destroys nothing. Without,
    ///     it does what the focus is on.
    init(
      over parent: Widget, title: String, text: String = "", responses: [Response], closing: String,
      hasDefault: Bool = true
    ) {
      let window = gtk_widget_get_root(parent).map { UnsafeMutablePointer<GtkWindow>($0) }
      widget = adw_message_dialog_new(window, Self.shortened(title), Self.shortened(text))
      for response in responses {
        // Without a mnemonic, an underscore of a page's is just an underscore.
        adw_message_dialog_add_response(
          dialog, response.id, Self.shortened(response.title).replacing("_", with: "__"))
        adw_message_dialog_set_response_appearance(dialog, response.id, response.appearance)
      }
      adw_message_dialog_set_close_response(dialog, closing)
      let safest = responses.last { $0.appearance != ADW_RESPONSE_DESTRUCTIVE }
      if hasDefault, let safest { adw_message_dialog_set_default_response(dialog, safest.id) }
    }

    /// Puts a widget below the words.
    func add(_ child: Widget) {
      adw_message_dialog_set_extra_child(dialog, child)
    }

    /// Shows the dialog.
    ///
    /// - Parameter onResponse: called once, with the button that the user clicked.
    func present(onResponse: @escaping @MainActor (_ id: String) -> Void) {
      SignalHandler.connect(widget, "response") { arguments in
        if let id = arguments.string(1) { onResponse(id) }
      }
      gtk_window_present(cast(widget))
    }

    /// Closes it, which answers as well.
    func close() {
      gtk_window_close(cast(widget))
    }

    private static func shortened(_ text: String) -> String {
      text.count <= longestText ? text : text.prefix(longestText) + "…"
    }
  }
#endif
