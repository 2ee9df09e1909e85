#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// The options of a page's `<select>` in a native menu.
  @MainActor
  struct OptionMenu {
    private let reference: GObjectReference
    private var menu: OpaquePointer { OpaquePointer(reference.pointer) }

    /// - Parameter menu: WebKit's menu. The page waits until it is closed.
    init(_ menu: OpaquePointer) {
      reference = GObjectReference(adopting: g_object_ref(menu.rawPointer))
    }

    /// Shows the menu, and reports the choice or the cancellation to the page.
    ///
    /// - Returns: The dialog of the menu.
    func show(over widget: Widget) -> MessageDialog {
      let count = webkit_option_menu_get_n_items(menu)
      var group: String?
      var items: [(Menu.Item, position: guint)] = []
      for position in 0..<count {
        guard let item = webkit_option_menu_get_item(menu, position) else { continue }
        let label = webkit_option_menu_item_get_label(item).map { String(cString: $0) } ?? ""
        if webkit_option_menu_item_is_group_label(item) != 0 {
          group = label
          continue
        }
        let isInGroup = webkit_option_menu_item_is_group_child(item) != 0
        items.append(
          (
            Menu.Item(
              title: label, subtitle: isInGroup ? group : nil, isEnabled: webkit_option_menu_item_is_enabled(item) != 0,
              isChosen: webkit_option_menu_item_is_selected(item) != 0), position
          ))
      }
      let dialog = Menu(title: "", items: items.map(\.0)).show(over: widget) {
        webkit_option_menu_close(menu)
      } onChoice: { choice in
        if items.indices.contains(choice) { webkit_option_menu_activate_item(menu, items[choice].position) }
        webkit_option_menu_close(menu)
      }
      // WebKit closes the menu when the page goes away.
      SignalHandler.connect(menu, "close") { _ in dialog.close() }
      return dialog
    }
  }
#endif
