import CWebKitGTK

/// A script dialog: `alert`, `confirm`, `prompt` or `beforeunload`. The script waits for its answer.
@MainActor
package final class ScriptDialog {
  package enum Kind: Equatable {
    case alert
    case confirm
    case prompt(suggestion: String)
    case leave
  }

  package let kind: Kind
  package let message: String
  package var isPending: Bool { pending != nil }

  private var pending: OpaquePointer?

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

  /// Answers with the equivalent of Cancel.
  package func dismiss() {
    answer(false)
  }

  /// Answers. Further answers have no effect.
  package func answer(_ isConfirmed: Bool, text: String? = nil) {
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
}
