#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// A question that the user confirms or dismisses.
  public struct Alert: Sendable {
    static let confirmation = "confirm"
    static let dismissal = "dismiss"

    /// What it is about.
    public var title: String
    /// What follows from confirming.
    public var description: String
    /// What the button says that confirms.
    public var confirm: String
    /// What the button says that dismisses.
    public var dismiss: String
    /// Whether something is lost by confirming.
    public var isDestructive: Bool

    /// Describes a question.
    ///
    /// - Parameters:
    ///   - title: what it is about.
    ///   - description: what follows from confirming.
    ///   - confirm: what the button says that confirms.
    ///   - dismiss: what the button says that dismisses.
    ///   - isDestructive: whether something is lost by confirming.
    public init(
      title: String, description: String = "", confirm: String = "OK", dismiss: String = "Cancel",
      isDestructive: Bool = false
    ) {
      self.title = title
      self.description = description
      self.confirm = confirm
      self.dismiss = dismiss
      self.isDestructive = isDestructive
    }

    @MainActor
    func show(over widget: Widget, onConfirm: @escaping @MainActor () -> Void) {
      let window = gtk_widget_get_root(widget).map { UnsafeMutablePointer<GtkWindow>($0) }
      let dialog = adw_message_dialog_new(window, title, description)!
      let message: UnsafeMutablePointer<AdwMessageDialog> = cast(dialog)
      // Without a mnemonic, an underscore of the page's is just an underscore.
      adw_message_dialog_add_response(message, Self.dismissal, dismiss.replacing("_", with: "__"))
      adw_message_dialog_add_response(message, Self.confirmation, confirm.replacing("_", with: "__"))
      adw_message_dialog_set_response_appearance(
        message, Self.confirmation, isDestructive ? ADW_RESPONSE_DESTRUCTIVE : ADW_RESPONSE_SUGGESTED)
      adw_message_dialog_set_default_response(message, isDestructive ? Self.dismissal : Self.confirmation)
      adw_message_dialog_set_close_response(message, Self.dismissal)
      SignalHandler.connect(dialog, "response") { arguments in
        if arguments.string(1) == Self.confirmation { onConfirm() }
      }
      gtk_window_present(cast(dialog))
    }
  }
#endif
