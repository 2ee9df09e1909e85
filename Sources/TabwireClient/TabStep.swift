import Tabwire

/// Something that tabs react to.
public enum TabStep: Sendable, Hashable {
  /// The server wants these tabs: the data of its message, which was accepted.
  case configure(json: String)
  /// The user selected this tab.
  case select(TabID)
}
