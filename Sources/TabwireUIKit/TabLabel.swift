#if canImport(UIKit)
  import Tabwire
  import TabwireIOS
  import UIKit

  /// What a tab shows.
  struct TabLabel {
    let title: String
    let image: UIImage?
    let badge: String?
    /// The server's name of the tab, by which tests of an app find it.
    let name: String

    /// - Parameters:
    ///   - tab: what the server says of the tab; nothing in bootstrap.
    ///   - icons: what the names of icons stand for.
    init(of tab: TabData?, icons: TabIcons) {
      title = tab?.title ?? ""
      image = icons.image(for: tab?.icon ?? "")
      badge = tab?.badge
      name = tab?.id.rawValue ?? ""
    }
  }
#endif
