import CWebKitGTK

/// The options of a page's `<select>`. The page waits until the menu is closed.
@MainActor
package struct OptionMenu {
  private let reference: GObjectReference

  /// - Parameter menu: WebKit's menu.
  init(_ menu: OpaquePointer) {
    reference = GObjectReference(retaining: menu)
  }

  /// An option.
  package struct Item {
    package let label: String
    /// The label of its group, or `nil`.
    package let group: String?
    package let isEnabled: Bool
    package let isChosen: Bool
    fileprivate let position: guint
  }

  /// The options, without the labels of groups.
  package var items: [Item] { reference.withPointer(Self.items) }

  private static func items(of menu: OpaquePointer) -> [Item] {
    var group: String?
    return (0..<webkit_option_menu_get_n_items(menu)).compactMap { position in
      guard let item = webkit_option_menu_get_item(menu, position) else { return nil }
      let label = webkit_option_menu_item_get_label(item).map { String(cString: $0) } ?? ""
      if webkit_option_menu_item_is_group_label(item) != 0 {
        group = label
        return nil
      }
      return Item(
        label: label, group: webkit_option_menu_item_is_group_child(item) != 0 ? group : nil,
        isEnabled: webkit_option_menu_item_is_enabled(item) != 0,
        isChosen: webkit_option_menu_item_is_selected(item) != 0, position: position)
    }
  }

  /// Chooses an option, and closes the menu.
  package func choose(_ item: Item) {
    reference.withPointer { webkit_option_menu_activate_item($0, item.position) }
    close()
  }

  /// Closes the menu without a choice.
  package func close() {
    reference.withPointer { webkit_option_menu_close($0) }
  }

  /// Calls a closure when WebKit closes the menu, because the page goes away.
  package func onClose(_ call: @escaping @MainActor () -> Void) {
    reference.withPointer { (menu: OpaquePointer) in _ = SignalHandler.connect(menu, "close") { _ in call() } }
  }
}
