import CWebKitGTK
import TabwireWebKit

/// Shows the script dialogs of a page: one at a time, only while the page is visible. Dialogs in quick succession can be
/// blocked by the user.
@MainActor
final class ScriptDialogs {
  /// A dialog that follows the last one sooner than this can be blocked.
  private static let minimumInterval = Duration.seconds(5)

  /// The widget to present over, or `nil` while the page is not visible. Dialogs wait until then.
  var place: GObjectReference? {
    didSet { showNext() }
  }
  /// Called when the user stays on a page that asked whether to leave it.
  var onStay: (@MainActor () -> Void)?
  /// Whether a script waits for an answer.
  var isPending: Bool { pending?.dialog.isPending ?? false }

  private var pending: (dialog: ScriptDialog, title: String)?
  private var shown: MessageDialog?
  private var lastShown: ContinuousClock.Instant?
  private var isBlocked = false

  /// Shows a dialog, or dismisses it if the user has blocked dialogs.
  func show(_ dialog: ScriptDialog, title: String) {
    dismiss()
    guard !isBlocked else {
      // WebKit crashes if a dialog is answered while the signal is emitted.
      Task { dialog.dismiss() }
      return
    }
    pending = (dialog, title)
    showNext()
  }

  func dismiss() {
    pending?.dialog.dismiss()
    pending = nil
    let dialog = shown
    shown = nil
    dialog?.close()
  }

  /// Lets the page show dialogs again after the user acted.
  func resume() {
    isBlocked = false
    lastShown = nil
  }

  private func showNext() {
    guard let place, let (dialog, title) = pending, dialog.isPending, shown == nil else { return }
    let now = ContinuousClock.now
    let canBeBlocked = lastShown.map { now - $0 < Self.minimumInterval } ?? false
    lastShown = now
    shown = place.withPointer {
      dialog.show(over: $0, title: title, canBeBlocked: canBeBlocked) { [weak self] answer, text in
        if self?.pending?.dialog === dialog { self?.shown = nil }
        dialog.answer(answer == .confirm, text: text)
        if answer == .block { self?.isBlocked = true }
        if dialog.kind == .leave, answer == .dismiss { self?.onStay?() }
      }
    }
  }
}

private enum ScriptAnswer: String {
  case dismiss
  case confirm
  /// Dismisses this dialog and blocks further ones.
  case block
}

extension ScriptDialog {
  /// Shows the dialog.
  ///
  /// - Parameters:
  ///   - canBeBlocked: Whether the dialog has a button that blocks further ones.
  ///   - onAnswer: Called with the user's answer, and the text that the user entered.
  /// - Returns: The native dialog.
  fileprivate func show(
    over widget: Widget, title: String, canBeBlocked: Bool,
    onAnswer: @escaping @MainActor (ScriptAnswer, String?) -> Void
  ) -> MessageDialog {
    let dialog = MessageDialog(
      over: widget, title: kind == .leave ? localized("Leave This Page?") : title,
      text: kind == .leave ? localized("Your changes may not be saved.") : message, responses: responses(canBeBlocked),
      closing: ScriptAnswer.dismiss.rawValue)
    var entry: Widget?
    if case .prompt(let suggestion) = kind {
      let field = gtk_entry_new()!
      gtk_editable_set_text(OpaquePointer(field), suggestion)
      gtk_entry_set_activates_default(cast(field), 1)
      tw_accessible_set_label(field, message)
      dialog.add(field)
      entry = field
    }
    dialog.present { id in
      let text = entry.flatMap { gtk_editable_get_text(OpaquePointer($0)) }.map { String(cString: $0) }
      if let answer = ScriptAnswer(rawValue: id) { onAnswer(answer, text) }
    }
    return dialog
  }

  private func responses(_ canBeBlocked: Bool) -> [MessageDialog.Response] {
    func response(_ answer: ScriptAnswer, _ title: String, _ appearance: AdwResponseAppearance = ADW_RESPONSE_DEFAULT)
      -> MessageDialog.Response
    { .init(id: answer.rawValue, title: title, appearance: appearance) }
    let block = canBeBlocked ? [response(.block, localized("Block Dialogs"), ADW_RESPONSE_DESTRUCTIVE)] : []
    return switch kind {
    case .alert: block + [response(.dismiss, localized("OK"), ADW_RESPONSE_SUGGESTED)]
    case .confirm, .prompt:
      block + [response(.dismiss, localized("Cancel")), response(.confirm, localized("OK"), ADW_RESPONSE_SUGGESTED)]
    case .leave:
      [response(.dismiss, localized("Stay")), response(.confirm, localized("Leave"), ADW_RESPONSE_DESTRUCTIVE)]
    }
  }
}
