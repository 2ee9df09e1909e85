import Tabwire
import TabwireLint

/// An effect of a configuration on the tabs of a user.
public enum Effect: Sendable, Hashable {
  /// The selected tab is removed, and the page in front becomes another tab.
  case morphed(from: TabData, to: TabData)
  /// The tab bar disappears. The page in front stays.
  case barHidden(TabData)
  /// A tab in the background is removed, with everything open in it.
  case lost(TabData)
  /// The page in front becomes this tab, whose own container is disposed.
  case displaced(TabData)
  /// A tab starts over because the session changes.
  case startedOver(TabData)
  /// Going back shows none of the pages before the one in front, because the session changes.
  case forgetsHistory
  /// Tabs that stay change places.
  case reordered
  /// The tab bar has more tabs and actions than a phone has room for.
  case crowded(Int)
  /// The tab bar appears, and the page in front becomes this tab.
  case barShown(TabData)
  /// A new launch shows the tab bar at once, as it did before. Its first page becomes this tab.
  case launched(TabData)
  /// A tab is added.
  case added(TabData)
  /// The title, icon, image or badge of a tab, or what is said of the badge, changes.
  case relabelled(from: TabData, to: TabData)
  /// An action appears.
  case actionAdded(TabAction)
  /// An action disappears. It has no pages to lose.
  case actionRemoved(TabAction)
  /// An action looks different, or visits another path.
  case actionChanged(from: TabAction, to: TabAction)
  /// An action changes its place among the tabs and actions that stay.
  case actionMoved(TabAction)
  /// A hard-deprecated tab stays until the user leaves it. Then its replacements appear.
  case staysUntilLeft(TabData, then: [TabData])
  /// A soft-deprecated tab stays until the app restarts.
  case staysUntilRestart(TabData)
  /// A tab stays hidden while the tab that it replaces is shown.
  case hidden(TabData)
  /// A tab in the background reloads when the user selects it, because its version changes.
  case reloads(TabData)
  /// The page in front hides the tab bar until the user leaves it.
  case pageHidesBar
  /// The page in front no longer hides the tab bar.
  case pageShowsBar
  /// Some addresses from outside the pages open in another tab than before.
  case ownsChanged(from: TabData, to: TabData)
  /// A tab loads in the background before the user selects it.
  case loadsEagerly(TabData)
  /// The path of a tab changes, for the next time that its container starts.
  case pathChanged(from: TabData, to: TabData)

  /// The severity for the user.
  public var severity: Severity {
    switch self {
    case .morphed, .barHidden: .disruptive
    case .lost, .displaced, .startedOver, .forgetsHistory, .reordered, .crowded: .noticeable
    case .barShown, .added, .relabelled, .actionAdded, .actionRemoved, .actionChanged, .actionMoved, .staysUntilLeft,
      .pageHidesBar, .pageShowsBar:
      .calm
    case .launched, .staysUntilRestart, .hidden, .reloads, .ownsChanged, .loadsEagerly, .pathChanged: .none
    }
  }

  /// The tab whose pages, scroll positions and half-typed forms are lost, or `nil`.
  public var loss: TabData? {
    switch self {
    case .lost(let tab), .displaced(let tab), .startedOver(let tab): tab
    default: nil
    }
  }

  /// The effect in a sentence.
  public var sentence: String {
    switch self {
    case .morphed(let old, let new):
      "\(old.name) is removed; the page in front, which was its page, becomes tab \(new.name)."
    case .barHidden(let tab):
      "The tab bar disappears; the page in front, of \(tab.name), stays."
    case .lost(let tab):
      "\(tab.name) closes in the background: its pages, scroll positions and half-typed forms are lost."
    case .displaced(let tab):
      "\(tab.name) gives way to that page: its own pages, scroll positions and half-typed forms are lost."
    case .startedOver(let tab):
      "\(tab.name) starts over because the session changes: its pages and half-typed forms are lost."
    case .forgetsHistory:
      "The page in front loses its history because the session changes: going back shows none of the earlier pages."
    case .reordered:
      "Existing tabs change places."
    case .crowded(let count):
      "The tab bar has \(count) places, but a phone has room for \(LabelRoom.maximumTabs): the rest is hidden."
    case .barShown(let tab):
      "The tab bar appears; the page in front becomes tab \(tab.name)."
    case .launched(let tab):
      "New launches show this tab bar at once; the first page becomes tab \(tab.name)."
    case .added(let tab):
      "\(tab.name) appears."
    case .relabelled(let old, let new):
      "\(old.name) changes: \(Self.changes(from: old, to: new))."
    case .actionAdded(let action):
      "Action \(action.label) appears."
    case .actionRemoved(let action):
      "Action \(action.label) disappears."
    case .actionChanged(let old, let new):
      "Action \(old.label) changes: \(Self.changes(from: old, to: new))."
    case .actionMoved(let action):
      "Action \(action.label) changes its place."
    case .staysUntilLeft(let tab, let successors):
      "\(tab.name) stays until the user selects another tab"
        + (successors.isEmpty ? "." : "; then \(successors.map(\.name).joined(last: "and")) appears.")
    case .staysUntilRestart(let tab):
      "\(tab.name) stays until the app restarts."
    case .hidden(let tab):
      "\(tab.name) stays hidden while the tab that it replaces is shown."
    case .reloads(let tab):
      "\(tab.name) reloads when it is next selected, because its version changes."
    case .pageHidesBar:
      "The page in front hides the tab bar until the user leaves it."
    case .pageShowsBar:
      "The page in front no longer hides the tab bar."
    case .ownsChanged(let old, let new):
      Self.owns(from: old, to: new)
    case .loadsEagerly(let tab):
      "\(tab.name) loads in the background before it is selected."
    case .pathChanged(let old, let new):
      "\(new.name) changes its path from \(old.path.printable) to \(new.path.printable), for when it is next opened afresh."
    }
  }

  private static func owns(from old: TabData, to new: TabData) -> String {
    func list(_ paths: [String], without others: [String]) -> String? {
      let paths = paths.filter { path in !others.contains { $0.hasSameScalars(as: path) } }
      return paths.isEmpty ? nil : paths.map(\.printable).joined(last: "and")
    }
    let gained = list(new.owns, without: old.owns).map { "opens addresses below \($0) from now on" }
    let lost = list(old.owns, without: new.owns).map { "no longer opens addresses below \($0)" }
    return "\(new.name) \([gained, lost].compactMap(\.self).joined(separator: ", and "))."
  }

  private static func changes(from old: TabData, to new: TabData) -> String {
    var changes: [String] = []
    if !old.title.hasSameScalars(as: new.title) { changes.append("its title becomes \(new.label)") }
    if !old.icon.hasSameScalars(as: new.icon) { changes.append("its icon becomes \(new.icon.printable)") }
    if old.image != new.image { changes.append(image(from: old.image, to: new.image)) }
    let hasBadge = new.hasDot || new.badge != nil
    if !old.badge.hasSameScalars(as: new.badge) || old.hasDot != new.hasDot {
      changes.append(hasBadge ? "its badge becomes \(new.badge?.printable ?? "a dot")" : "its badge disappears")
    }
    if hasBadge, !old.badgeLabel.hasSameScalars(as: new.badgeLabel) {
      changes.append(
        new.badgeLabel.map { "its badge is spoken as “\($0.printable)”" } ?? "its badge is spoken as it is")
    }
    return changes.joined(separator: ", ")
  }

  private static func changes(from old: TabAction, to new: TabAction) -> String {
    let looks = changes(from: old.entry, to: new.entry)
    let path = old.path.hasSameScalars(as: new.path) ? "" : "it opens \(new.path.printable)"
    return looks.isEmpty || path.isEmpty ? looks + path : "\(looks), \(path)"
  }

  private static func image(from old: TabImage?, to new: TabImage?) -> String {
    guard let new else { return "its image disappears" }
    guard let old, old.path.hasSameScalars(as: new.path) else { return "its image becomes \(new.path.printable)" }
    return "its image becomes a \(new.kind == .symbol ? "symbol" : "picture")"
  }
}

extension TabAction {
  /// The action's title in quotes, or its id if it has no title.
  fileprivate var label: String { "“\((title.isEmpty ? id.rawValue : title).printable)”" }
}
