import CWebKitGTK
import TabwireWebKit

/// An alert with two buttons: one confirms, the other dismisses.
public struct Alert: Sendable {
  private static let confirmation = "confirm"
  private static let dismissal = "dismiss"

  /// The title.
  public var title: String
  /// The text below the title.
  public var description: String
  /// The label of the button that confirms.
  public var confirm: String
  /// The label of the button that dismisses.
  public var dismiss: String
  /// Whether confirming destroys data.
  public var isDestructive: Bool

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - description: The text below the title.
  ///   - confirm: The label of the button that confirms, or `nil` for "OK" in the user's language.
  ///   - dismiss: The label of the button that dismisses, or `nil` for "Cancel" in the user's language.
  ///   - isDestructive: Whether confirming destroys data.
  public init(
    title: String, description: String = "", confirm: String? = nil, dismiss: String? = nil,
    isDestructive: Bool = false
  ) {
    self.title = title
    self.description = description
    self.confirm = confirm ?? localized("OK")
    self.dismiss = dismiss ?? localized("Cancel")
    self.isDestructive = isDestructive
  }

  /// Shows the alert over the window of a widget.
  ///
  /// - Parameter onAnswer: Called once with whether the user confirms.
  /// - Returns: The dialog of the alert.
  @MainActor
  func show(over widget: Widget, onAnswer: @escaping @MainActor (_ isConfirmed: Bool) -> Void) -> MessageDialog {
    let appearance = isDestructive ? ADW_RESPONSE_DESTRUCTIVE : ADW_RESPONSE_SUGGESTED
    let dialog = MessageDialog(
      over: widget, title: title, text: description,
      responses: [
        .init(id: Self.dismissal, title: dismiss),
        .init(id: Self.confirmation, title: confirm, appearance: appearance),
      ], closing: Self.dismissal)
    dialog.present { onAnswer($0 == Self.confirmation) }
    return dialog
  }
}
