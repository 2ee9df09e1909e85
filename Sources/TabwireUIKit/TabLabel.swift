#if canImport(UIKit)
  import Tabwire
  import TabwireIOS
  import UIKit

  /// The title, image and badge of a tab.
  struct TabLabel {
    let title: String
    let image: UIImage?
    let badge: String?
    /// The accessibility identifier for UI tests: the tab's id.
    let identifier: String

    /// - Parameters:
    ///   - tab: The tab, or `nil` in bootstrap.
    ///   - icons: The images for the server's icon names.
    init(of tab: TabData?, icons: TabIcons) {
      title = tab?.title ?? ""
      image = icons.image(for: tab?.icon ?? "")
      badge = tab?.badge
      identifier = tab?.id.rawValue ?? ""
    }
  }
#endif
