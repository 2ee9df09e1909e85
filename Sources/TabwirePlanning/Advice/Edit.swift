import Tabwire
import TabwireLint

/// A change to a configuration that lowers the severity of deploying it.
public enum Edit: Sendable, Hashable {
  /// Keeps a removed tab as a deprecated one, at a position among the tabs.
  case keep(TabData, at: Int)
  /// Turns a hard deprecation into a soft one.
  case soften(TabData)
  /// Makes a new tab replace a deprecated one.
  case replace(TabData, by: TabData)
  /// Gives a tab the id back that it had before.
  case keepID(TabID, of: TabData)
  /// Leaves a new tab to the next deploy, so that this one changes only the order.
  case postpone(TabData)
  /// Sets the active tab of a configuration that had no tabs.
  case activate(TabData)

  /// The change as an instruction.
  public var sentence: String {
    switch self {
    case .keep(let tab, _): "Keep \(tab.name) for now, deprecated: \(tab.deprecated?.rawValue ?? "soft")."
    case .soften(let tab): "Deprecate \(tab.name) softly, so that it survives in the background."
    case .replace(let tab, let successor):
      "Make \(successor.name) replace \(tab.name), so that the tab bar stays as it is."
    case .keepID(let id, let tab):
      "Keep the id \"\(id.rawValue.printable)\" of \(tab.name): with the id \"\(tab.id.rawValue.printable)\" it is another tab to apps."
    case .postpone(let tab):
      "Add \(tab.name) with the next deploy: apps take the new order when they restart, and then nothing changes places."
    case .activate(let tab): "Set \(tab.name) as the active tab."
    }
  }
}
