import Foundation
import Tabwire

extension TabManager {
  /// The images of the tabs and actions on the tab bar.
  package var images: [(id: TabID, image: TabImage)] {
    let tabs = tabs.compactMap(\.represents).compactMap { tab in tab.image.map { (tab.id, $0) } }
    return tabs + actions.compactMap { item in item.action.image.map { (item.action.id, $0) } }
  }

  /// Returns the address of an image. It was checked when its configuration was accepted.
  package func url(of image: TabImage) -> URL? {
    location.resolve(image.path)
  }
}
