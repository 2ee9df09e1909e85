import Tabwire
import TabwirePlanning

extension TabBarState.Place {
  /// The container in this place, or `nil` for an action.
  var container: TabBarState.Container? {
    if case .container(let container) = self { container } else { nil }
  }

  /// The text under the icon.
  var caption: String {
    switch self {
    case .container(let container): container.tab?.caption ?? ""
    case .action(let action): action.caption
    }
  }

  /// The text that a screen reader speaks for a tab or an action (P21.4). It says itself which tab is selected.
  var spoken: String {
    switch self {
    case .container(let container):
      caption + (container.tab.map { spokenBadge($0.badge, hasDot: $0.hasDot, label: $0.badgeLabel) } ?? "")
    case .action(let action):
      "\(caption) (button)" + spokenBadge(action.badge, hasDot: action.hasDot, label: action.badgeLabel)
    }
  }

  private func spokenBadge(_ badge: String?, hasDot: Bool, label: String?) -> String {
    guard let text = badge ?? (hasDot ? "dot" : nil) else { return "" }
    return ", \(label ?? text)"
  }
}

extension TabData {
  /// The text under the icon, or the id if there is none.
  var caption: String { title.isEmpty ? id.rawValue : title }
}

extension TabAction {
  /// The text under the icon, or the id if there is none.
  var caption: String { title.isEmpty ? id.rawValue : title }
}
