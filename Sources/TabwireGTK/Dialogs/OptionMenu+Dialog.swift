import TabwireWebKit

extension OptionMenu {
  /// Shows the options in a native menu, and reports the choice or the cancellation to the page.
  ///
  /// - Returns: The dialog of the menu.
  func show(over widget: Widget) -> MessageDialog {
    let items = items
    let menu = Menu(
      title: "",
      items: items.map { .init(title: $0.label, subtitle: $0.group, isEnabled: $0.isEnabled, isChosen: $0.isChosen) })
    let dialog = menu.show(over: widget) {
      close()
    } onChoice: { choice in
      if items.indices.contains(choice) { choose(items[choice]) } else { close() }
    }
    onClose { dialog.close() }
    return dialog
  }
}
