#if TabwireIOS
  import Tabwire
  import TabwireClient

  /// A tab or an action in its place on the tab bar (R17.4).
  struct BarEntry: Identifiable {
    /// The identity of an entry.
    enum ID: Hashable, Sendable {
      case tab(TabManager.ContainerID)
      case action(TabID)
    }

    let id: ID
    /// The id of the tab or the action, or `nil` in bootstrap.
    let tabID: TabID?
    let title: String
    let icon: String
    /// The text of the badge, or `nil`. A dot is a space, which UIKit and SwiftUI draw as a filled circle (P21.1).
    let badge: String?
    /// What VoiceOver says of the badge, or `nil` (P21.3, P21.4).
    let spokenBadge: String?

    /// Whether it is an action, a button that is never selected.
    var isAction: Bool { if case .action = id { true } else { false } }

    init(_ tab: TabItem<TabManager.ContainerID>) {
      id = .tab(tab.id)
      tabID = tab.represents?.id
      title = tab.represents?.title ?? ""
      icon = tab.represents?.icon ?? ""
      badge = Self.badge(tab.represents?.badge, hasDot: tab.represents?.hasDot ?? false)
      spokenBadge = Self.spoken(badge: badge, label: tab.represents?.badgeLabel)
    }

    init(_ action: TabAction) {
      id = .action(action.id)
      tabID = action.id
      title = action.title
      icon = action.icon
      badge = Self.badge(action.badge, hasDot: action.hasDot)
      spokenBadge = Self.spoken(badge: badge, label: action.badgeLabel)
    }

    private static let dot = " "

    private static func badge(_ text: String?, hasDot: Bool) -> String? {
      hasDot ? dot : text
    }

    private static func spoken(badge: String?, label: String?) -> String? {
      badge.map { label ?? ($0 == dot ? LocalizedText.dot.text : $0) }
    }
  }

  extension TabManager {
    /// The tabs and actions from left to right. In bootstrap there is one entry.
    var barEntries: [BarEntry] {
      let actions = actions
      func entries(after id: ContainerID?) -> [BarEntry] {
        actions.filter { $0.after == id }.map { BarEntry($0.action) }
      }
      return entries(after: nil) + tabs.flatMap { [BarEntry($0)] + entries(after: $0.id) }
    }
  }
#endif
