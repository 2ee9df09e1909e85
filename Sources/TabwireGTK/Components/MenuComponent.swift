import NativeBridge
import TabwireWebKit

/// The component `menu`, which shows a native menu.
///
/// Pages use one of two vocabularies, and the component understands both:
///
/// - Hotwire Native's demo sends `display` with a title and items, each with `title` and `index`. The menu opens at once,
///   and the component replies with `selectedIndex` if the user chooses an item.
/// - bridge-components sends `connect` with items, each with `title`. The component adds a menu button to the header bar,
///   and replies with the `index` of each item that the user chooses. `disconnect` removes the button.
///
/// Items with `destructive` are red.
public final class MenuComponent: BridgeComponent {
  override public nonisolated class var name: String { "menu" }

  private enum Event: String {
    case display
    case connect
    case disconnect
  }

  private struct MessageData: Decodable {
    let title: String?
    let items: [Item]

    var menuItems: [MenuItem] { items.map { MenuItem($0.title, isDestructive: $0.isDestructive) } }
  }

  private struct Item: Decodable {
    let title: String
    /// The value that the reply to `display` has. Items of `connect` have none.
    let index: Int?
    let isDestructive: Bool

    private enum CodingKeys: String, CodingKey {
      case title, index, destructive
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      title = try values.decode(String.self, forKey: .title)
      index = try? values.decode(Int.self, forKey: .index)
      // bridge-components sent the attribute's text before it sent a Boolean.
      let isMarked = try? values.decode(Bool.self, forKey: .destructive)
      let text = try? values.decode(String.self, forKey: .destructive)
      isDestructive = isMarked ?? (text == "true")
    }
  }

  private var button: HeaderButton?

  override public func onReceive(message: Message) {
    switch Event(rawValue: message.event) {
    case .display: display(message)
    case .connect: connect(message)
    case .disconnect: removeButton()
    case nil: reject(message, reason: "unknown event")
    }
  }

  private func display(_ message: Message) {
    guard let data: MessageData = message.data(), data.items.allSatisfy({ $0.index != nil }) else {
      return reject(message, reason: "it has no items with title and index")
    }
    screen?.showMenu(data.title, items: data.menuItems) { [weak self] choice in
      guard data.items.indices.contains(choice), let index = data.items[choice].index else { return }
      self?.reply(to: Event.display.rawValue, with: ["selectedIndex": index])
    }
  }

  private func connect(_ message: Message) {
    removeButton()
    guard let data: MessageData = message.data() else {
      return reject(message, reason: "it has no items with title")
    }
    button = screen?.addHeaderButton(localized("Menu"), icon: "view-more-symbolic") { [weak self] in
      self?.screen?.showMenu(nil, items: data.menuItems, at: self?.button) { choice in
        self?.reply(to: Event.connect.rawValue, with: ["index": choice])
      }
    }
  }

  private func removeButton() {
    if let button { screen?.removeHeaderButton(button) }
    button = nil
  }
}
