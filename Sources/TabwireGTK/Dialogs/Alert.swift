#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// A question that the user confirms or dismisses.
  public struct Alert: Sendable {
    private static let confirmation = "confirm"
    private static let dismissal = "dismiss"

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
      let appearance = isDestructive ? ADW_RESPONSE_DESTRUCTIVE : ADW_RESPONSE_SUGGESTED
      MessageDialog(
        over: widget, title: title, text: description,
        responses: [
          .init(id: Self.dismissal, title: dismiss),
          .init(id: Self.confirmation, title: confirm, appearance: appearance),
        ], closing: Self.dismissal
      ).present { if $0 == Self.confirmation { onConfirm() } }
    }
  }
#endif
