#if TabwireIOS
  import Tabwire
  import UIKit

  /// The look of a tab or an action on the tab bar.
  struct TabLabel {
    let title: String
    let image: UIImage?
    let badge: String?
    /// What VoiceOver says of the badge.
    let spokenBadge: String?
    /// The accessibility identifier for UI tests: the id of the tab or the action.
    let identifier: String
    /// Whether the tab has the search role.
    let isSearch: Bool
    /// Whether it is an action, which VoiceOver announces as a button.
    let isAction: Bool
    let isEnabled: Bool

    /// - Parameters:
    ///   - entry: The tab or the action.
    ///   - image: The icon, or the picture from the server.
    ///   - isSearch: Whether the tab has the search role.
    ///   - isEnabled: Whether the user can tap it.
    init(of entry: BarEntry, image: UIImage?, isSearch: Bool, isEnabled: Bool) {
      title = entry.title
      self.image = image
      badge = entry.badge
      spokenBadge = entry.spokenBadge
      identifier = entry.tabID?.rawValue ?? ""
      self.isSearch = isSearch
      isAction = entry.isAction
      self.isEnabled = isEnabled
    }
  }
#endif
