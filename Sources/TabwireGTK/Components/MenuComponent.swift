#if canImport(CWebKitGTK)
  import NativeBridge

  /// Shows a native menu: component `menu`.
  ///
  /// The page sends `display` with a title and the items, each with a title and its index, and gets a reply with
  /// `selectedIndex` if the user chooses one.
  public final class MenuComponent: BridgeComponent {
    override public nonisolated class var name: String { "menu" }

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

    override public func onReceive(message: Message) {
      guard message.event == "display", let data: MessageData = message.data(),
        let screen = delegate?.destination as? Screen
      else { return }
      screen.showMenu(data.title, items: data.items.map(\.title)) { [weak self] choice in
        guard data.items.indices.contains(choice) else { return }
        self?.reply(to: "display", with: SelectionData(selectedIndex: data.items[choice].index))
      }
    }
  }
#endif
