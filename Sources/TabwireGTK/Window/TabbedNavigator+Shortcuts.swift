#if canImport(CWebKitGTK)
  extension TabbedNavigator {
    /// The keyboard shortcuts that select tabs.
    var tabShortcuts: Shortcuts.Table {
      var table: Shortcuts.Table = [
        ("<Control>Tab|<Control>Page_Down", { [weak self] in self?.selectTab(offsetBy: 1) ?? false }),
        (
          "<Control><Shift>Tab|<Control>ISO_Left_Tab|<Control>Page_Up",
          { [weak self] in self?.selectTab(offsetBy: -1) ?? false }
        ),
      ]
      for position in 1...9 {
        table.append(
          ("<Control>\(position)|<Control>KP_\(position)", { [weak self] in self?.selectTab(at: position) ?? false }))
      }
      return table
    }
  }
#endif
