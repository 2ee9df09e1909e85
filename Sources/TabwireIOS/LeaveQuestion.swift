#if canImport(UIKit)
  /// The texts of the alert that asks before an opened address removes a tab in which something was typed, in the user's
  /// language.
  public struct LeaveQuestion: Sendable, Hashable {
    /// The title of the alert.
    public var title: String
    /// The text below the title.
    public var message: String
    /// The title of the button that leaves the tab.
    public var leave: String
    /// The title of the button that stays in the tab.
    public var stay: String

    /// Creates the texts.
    ///
    /// - Parameters:
    ///   - title: The title of the alert.
    ///   - message: The text below the title.
    ///   - leave: The title of the button that leaves the tab.
    ///   - stay: The title of the button that stays in the tab.
    public init(
      title: String = "Leave This Page?",
      message: String = "Its tab goes away, and the text that you typed will be lost.",
      leave: String = "Leave", stay: String = "Stay"
    ) {
      self.title = title
      self.message = message
      self.leave = leave
      self.stay = stay
    }
  }
#endif
