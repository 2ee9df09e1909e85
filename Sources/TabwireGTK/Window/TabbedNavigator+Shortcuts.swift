#if canImport(CWebKitGTK)
  extension TabbedNavigator {
    /// The keyboard shortcuts of the window.
    var shortcuts: Shortcuts.Table {
      let page = PageShortcuts(
        navigator: { [weak self] in self?.selectedNavigator }, findBar: findBar,
        changeZoom: { [weak self] in self?.changeZoom($0) })
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
      return page.table + table
    }
  }
#endif
