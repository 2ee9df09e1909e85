import HotwireNative
import UIKit

/// Shows a native menu: component `menu`.
///
/// The page sends `display` with a title and the items, each with a title and its index, and gets a reply with
/// `selectedIndex` if the user chooses one.
final class MenuComponent: BridgeComponent {
  override nonisolated class var name: String { "menu" }

  private struct MessageData: Decodable {
    struct Item: Decodable {
      let title: String
      let index: Int
    }

    let title: String?
    let items: [Item]
  }

  private struct SelectionData: Encodable {
    let selectedIndex: Int
  }

  override func onReceive(message: Message) {
    guard message.event == "display", let data: MessageData = message.data(),
      let screen = delegate?.destination as? UIViewController
    else { return }
    let menu = UIAlertController(title: data.title, message: nil, preferredStyle: .actionSheet)
    for item in data.items {
      menu.addAction(
        UIAlertAction(title: item.title, style: .default) { [weak self] _ in
          Task { try await self?.reply(to: "display", with: SelectionData(selectedIndex: item.index)) }
        })
    }
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    // Where the menu is a popover, as on iPad, it must come from somewhere.
    menu.popoverPresentationController?.sourceView = screen.view
    screen.present(menu, animated: true)
  }
}
