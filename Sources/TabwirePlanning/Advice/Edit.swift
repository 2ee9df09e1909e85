import Tabwire
import TabwireLint

/// One change to a configuration, for the better.
public enum Edit: Sendable, Hashable {
  /// A tab that was left out is put back, deprecated, at a position among the tabs.
  case keep(TabData, at: Int)
  /// A hard deprecation becomes a soft one.
  case soften(TabData)
  /// A new tab takes the place of a deprecated one.
  case replace(TabData, by: TabData)
  /// Without tabs there was no active one; now there is.
  case activate(TabData)

  /// What to do, in a sentence.
  public var sentence: String {
    switch self {
    case .keep(let tab, _): "Keep \(tab.name) for now, deprecated: \(tab.deprecated?.rawValue ?? "soft")."
    case .soften(let tab): "Deprecate \(tab.name) softly, so that it survives in the background."
    case .replace(let tab, let successor): "Let \(successor.name) replace \(tab.name), so that the bar stays as it is."
    case .activate(let tab): "Name \(tab.name) as the active tab, now that there are tabs."
    }
  }
}
