import Tabwire

/// An accepted configuration or a selected tab, with the transition it caused.
public struct TabStep: Sendable, Equatable {
  /// The reason for a step.
  public enum Cause: Sendable, Hashable {
    /// The server sent a configuration. The JSON is the data of its message.
    case configuration(json: String)
    /// The user selected a tab.
    case selection(TabID)
  }

  /// The configuration or the selected tab.
  public let cause: Cause
  /// The changes to the containers. Empty if the screen stays as it is.
  public let transition: Transition<TabManager.ContainerID>
  let before: NavigationState<TabManager.ContainerID>
  let after: NavigationState<TabManager.ContainerID>

  /// The transition in one line, such as `case 7 · premium added`.
  public var summary: String {
    TransitionSummary(of: transition, from: before, to: after).description.singleLine
  }
}
