#if TabwireIOS
  import Tabwire
  import UIKit

  /// The title, image and badge of a tab.
  struct TabLabel {
    let title: String
    let image: UIImage?
    let badge: String?
    /// The accessibility identifier for UI tests: the tab's id.
    let identifier: String
    /// Whether the tab has the search role.
    let isSearch: Bool

    /// - Parameters:
    ///   - tab: The tab, or `nil` in bootstrap.
    ///   - icons: The images for the server's icon names.
    ///   - isSelected: Whether the tab is selected.
    ///   - searchTabID: The id of the tab with the search role, or `nil`.
    init(of tab: TabData?, icons: TabIcons, isSelected: Bool, searchTabID: String?) {
      title = tab?.title ?? ""
      image = icons.image(for: tab?.icon ?? "", isSelected: isSelected)
      isSearch = tab != nil && tab?.id.rawValue == searchTabID
      badge = tab?.badge
      identifier = tab?.id.rawValue ?? ""
    }
  }
#endif
