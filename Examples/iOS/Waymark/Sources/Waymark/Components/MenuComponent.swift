import HotwireNative
import UIKit

/// Shows a native menu: component `menu`.
///
/// The page sends `display` with a title and the items, each with a title and an index. It gets a reply with `selectedIndex`
/// if the user chooses an item.
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
    // On iPad the menu is a popover, which needs a source view.
    menu.popoverPresentationController?.sourceView = screen.view
    screen.present(menu, animated: true)
  }
}
