#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// A script dialog: `alert`, `confirm`, `prompt` or `beforeunload`. The script waits for its answer.
  @MainActor
  final class ScriptDialog {
    enum Kind: Equatable {
      case alert
      case confirm
      case prompt(suggestion: String)
      case leave
    }

    private enum Answer: String {
      case dismiss
      case confirm
      /// Dismisses this dialog and blocks further ones.
      case block
    }

    let kind: Kind
    let message: String
    /// Called when the user blocks further dialogs.
    var onBlock: (@MainActor () -> Void)?
    /// Called when the user stays on a page that asked whether to leave it.
    var onStay: (@MainActor () -> Void)?
    /// Whether the script waits for the answer.
    var isPending: Bool { pending != nil }

    private var pending: OpaquePointer?
    private var shown: MessageDialog?

    /// Retains WebKit's dialog. It must not be answered while WebKit emits the signal.
    init(_ dialog: OpaquePointer) {
      pending = webkit_script_dialog_ref(dialog)
      message = webkit_script_dialog_get_message(dialog).map { String(cString: $0) } ?? ""
      kind =
        switch webkit_script_dialog_get_dialog_type(dialog) {
        case WEBKIT_SCRIPT_DIALOG_CONFIRM: .confirm
        case WEBKIT_SCRIPT_DIALOG_PROMPT:
          .prompt(
            suggestion: webkit_script_dialog_prompt_get_default_text(dialog).map { String(cString: $0) } ?? "")
        case WEBKIT_SCRIPT_DIALOG_BEFORE_UNLOAD_CONFIRM: .leave
        default: .alert
        }
    }

    isolated deinit {
      dismiss()
    }

    /// Shows the dialog.
    ///
    /// - Parameters:
    ///   - widget: A widget of the window to present over.
    ///   - title: The name of the app.
    ///   - canBeBlocked: Whether the dialog has a button that blocks further ones.
    func show(over widget: Widget, title: String, canBeBlocked: Bool) {
      guard pending != nil, shown == nil else { return }
      let dialog = MessageDialog(
        over: widget, title: kind == .leave ? "Leave This Page?" : title,
        text: kind == .leave ? "Your changes may not be saved." : message, responses: responses(canBeBlocked),
        closing: Answer.dismiss.rawValue)
      var entry: Widget?
      if case .prompt(let suggestion) = kind {
        let field = gtk_entry_new()!
        gtk_editable_set_text(OpaquePointer(field), suggestion)
        gtk_entry_set_activates_default(cast(field), 1)
        tw_accessible_set_label(field, message)
        dialog.add(field)
        entry = field
      }
      shown = dialog
      dialog.present { [weak self] id in
        guard let self, let answer = Answer(rawValue: id) else { return }
        let text = entry.flatMap { gtk_editable_get_text(OpaquePointer($0)) }.map { String(cString: $0) }
        shown = nil
        self.answer(answer == .confirm, text: text)
        if answer == .block { onBlock?() }
        if kind == .leave, answer == .dismiss { onStay?() }
      }
    }

    /// Answers with the equivalent of Cancel and closes the dialog.
    func dismiss() {
      answer(false, text: nil)
      let dialog = shown
      shown = nil
      dialog?.close()
    }

    private func answer(_ isConfirmed: Bool, text: String?) {
      guard let pending else { return }
      self.pending = nil
      switch kind {
      case .alert: break
      case .confirm, .leave: webkit_script_dialog_confirm_set_confirmed(pending, isConfirmed ? 1 : 0)
      case .prompt: if isConfirmed { webkit_script_dialog_prompt_set_text(pending, text ?? "") }
      }
      webkit_script_dialog_close(pending)
      webkit_script_dialog_unref(pending)
    }

    private func responses(_ canBeBlocked: Bool) -> [MessageDialog.Response] {
      func response(_ answer: Answer, _ title: String, _ appearance: AdwResponseAppearance = ADW_RESPONSE_DEFAULT)
        -> MessageDialog.Response
      { .init(id: answer.rawValue, title: title, appearance: appearance) }
      let block = canBeBlocked ? [response(.block, "Block Dialogs", ADW_RESPONSE_DESTRUCTIVE)] : []
      return switch kind {
      case .alert: block + [response(.dismiss, "OK", ADW_RESPONSE_SUGGESTED)]
      case .confirm, .prompt:
        block + [response(.dismiss, "Cancel"), response(.confirm, "OK", ADW_RESPONSE_SUGGESTED)]
      case .leave: [response(.dismiss, "Stay"), response(.confirm, "Leave", ADW_RESPONSE_DESTRUCTIVE)]
      }
    }
  }
#endif
