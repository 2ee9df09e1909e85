#if TabwireIOS
  /// The texts of the alert that asks before an opened address removes a tab in which something was typed.
  public struct LeaveQuestion: Sendable, Hashable {
    /// The title of the alert.
    public var title: String
    /// The text below the title.
    public var message: String
    /// The title of the button that leaves the tab.
    public var leave: String
    /// The title of the button that stays in the tab.
    public var stay: String

    /// Creates the texts. Those that are `nil` are the client's, in the language of the app.
    ///
    /// - Parameters:
    ///   - title: The title of the alert.
    ///   - message: The text below the title.
    ///   - leave: The title of the button that leaves the tab.
    ///   - stay: The title of the button that stays in the tab.
    public init(title: String? = nil, message: String? = nil, leave: String? = nil, stay: String? = nil) {
      self.title = title ?? LocalizedText.leaveTitle.text
      self.message = message ?? LocalizedText.leaveMessage.text
      self.leave = leave ?? LocalizedText.leave.text
      self.stay = stay ?? LocalizedText.stay.text
    }
  }
#endif
