import Tabwire
import TabwireWebKit

/// The text that screen readers announce when tabs are added or removed, such as "Premium added. Explore removed".
struct TabAnnouncement: Equatable {
  let text: String

  /// - Returns: `nil` if no tab was added or removed. Changes of titles, badges or the order are not announced.
  init?<ID>(of transition: Transition<ID>) {
    let (added, removed) = (Self.titles(transition.addedTabs), Self.titles(transition.removedTabs))
    if transition.promoted != nil {
      text = localized("Tabs: %@", added)
    } else if transition.demoted != nil {
      text = localized("Tabs removed")
    } else {
      let sentences = [
        added.isEmpty ? nil : localized("%@ added", added),
        removed.isEmpty ? nil : localized("%@ removed", removed),
      ].compactMap(\.self)
      if sentences.isEmpty { return nil }
      text = sentences.joined(separator: ". ")
    }
  }

  private static func titles(_ tabs: [TabData]) -> String {
    tabs.map(\.title).joined(separator: ", ")
  }
}
