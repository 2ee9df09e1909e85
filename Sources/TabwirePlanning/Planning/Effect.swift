import Tabwire
import TabwireLint

/// One thing that a change does to what a user has in front of them, or behind it.
public enum Effect: Sendable, Hashable {
  /// The page that the user looks at stands under another tab now.
  case morphed(from: TabData, to: TabData)
  /// The tab bar goes; the page that the user looks at stays.
  case barHidden(TabData)
  /// A tab that the user does not look at is gone with all that was open in it.
  case lost(TabData)
  /// The container of a tab gave way to the page that the user looks at.
  case displaced(TabData)
  /// A tab starts over, because somebody else is signed in.
  case startedOver(TabData)
  /// Tabs that were there before changed places with each other.
  case moved
  /// There are more tabs than a phone's bar has room for.
  case crowded(Int)
  /// The tab bar appears; the page that the user looks at becomes the one of this tab.
  case barShown(TabData)
  /// The tab bar appears as it would have before, because somebody starts the app; the page becomes that of this tab.
  case started(TabData)
  /// A new tab appears.
  case added(TabData)
  /// A tab shows another title, icon or badge.
  case relabelled(from: TabData, to: TabData)
  /// A tab that is going away at once stays until the user turns to another one; then others take its place.
  case staysUntilLeft(TabData, then: [TabData])
  /// A tab that is going away stays until the app restarts.
  case staysUntilRestart(TabData)
  /// A new tab is not shown yet, because the one that it replaces still is.
  case waits(TabData)
  /// A tab has another path, which counts from when it is opened afresh.
  case startsElsewhere(from: TabData, to: TabData)

  /// How much of it a user feels.
  public var severity: Severity {
    switch self {
    case .morphed, .barHidden: .disruptive
    case .lost, .displaced, .startedOver, .moved, .crowded: .noticeable
    case .barShown, .added, .relabelled, .staysUntilLeft: .calm
    case .started, .staysUntilRestart, .waits, .startsElsewhere: .none
    }
  }

  /// The tab whose open pages, scroll position and half-typed forms are gone.
  public var loss: TabData? {
    switch self {
    case .lost(let tab), .displaced(let tab), .startedOver(let tab): tab
    default: nil
    }
  }

  /// What happens, and what it means to the user.
  public var sentence: String {
    switch self {
    case .morphed(let old, let new):
      "The page in front of the user, of \(old.name), stands under \(new.name) now."
    case .barHidden(let tab):
      "The tab bar disappears around the page in front of the user, of \(tab.name)."
    case .lost(let tab):
      "\(tab.name) closes in the background: its pages, scroll positions and half-typed forms are lost."
    case .displaced(let tab):
      "\(tab.name) gives way to that page: its own pages, scroll positions and half-typed forms are lost."
    case .startedOver(let tab):
      "\(tab.name) starts over, because the session is another one: its pages and half-typed forms are lost."
    case .moved:
      "Tabs that were there before change places."
    case .crowded(let count):
      "\(count) tabs are shown: a phone's bar has room for \(Bar.roomOnPhones), the rest hides or is cut off."
    case .barShown(let tab):
      "The tab bar appears; the page in front of the user becomes that of \(tab.name)."
    case .started(let tab):
      "Who starts the app gets this tab bar at once; the page becomes that of \(tab.name)."
    case .added(let tab):
      "\(tab.name) appears."
    case .relabelled(let old, let new):
      "\(old.name) changes: \(Self.changes(from: old, to: new))."
    case .staysUntilLeft(let tab, let successors):
      "\(tab.name) stays until the user turns to another tab"
        + (successors.isEmpty ? "." : "; then \(successors.map(\.name).joined(last: "and")) appears.")
    case .staysUntilRestart(let tab):
      "\(tab.name) stays until the app restarts."
    case .waits(let tab):
      "\(tab.name) waits for the tab that it replaces."
    case .startsElsewhere(let old, let new):
      "\(new.name) starts at \(new.path.printable) instead of \(old.path.printable), once it is opened afresh."
    }
  }

  private static func changes(from old: TabData, to new: TabData) -> String {
    var changes: [String] = []
    if !old.title.hasSameScalars(as: new.title) { changes.append("its title is \(new.name)") }
    if !old.icon.hasSameScalars(as: new.icon) { changes.append("its icon is \(new.icon.printable)") }
    if !old.badge.hasSameScalars(as: new.badge) {
      changes.append(new.badge.map { "its badge says \($0.printable)" } ?? "its badge goes")
    }
    return changes.joined(separator: ", ")
  }
}
