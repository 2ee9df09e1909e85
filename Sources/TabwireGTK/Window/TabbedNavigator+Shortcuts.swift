#if canImport(CWebKitGTK)
  extension TabbedNavigator {
    /// The keys of the window.
    var shortcuts: Shortcuts.Table {
      func always(_ action: @escaping @MainActor (TabbedNavigator) -> Void) -> @MainActor () -> Bool {
        { [weak self] in
          guard let self else { return false }
          action(self)
          return true
        }
      }
      var table: Shortcuts.Table = [
        ("<Alt>Left|Back", { [weak self] in self?.goBack() ?? false }),
        ("<Alt>Right|Forward", { [weak self] in self?.goForward() ?? false }),
        ("<Control>r|F5|Refresh", always { $0.selectedNavigator.reload() }),
        ("Escape|Stop", { [weak self] in self?.escape() ?? false }),
        ("<Control>f|Find", always { $0.findBar.show() }),
        ("<Control>plus|<Control>equal|<Control>KP_Add|ZoomIn", always { $0.changeZoom { $0.increase() } }),
        ("<Control>minus|<Control>KP_Subtract|ZoomOut", always { $0.changeZoom { $0.decrease() } }),
        ("<Control>0|<Control>KP_0", always { $0.changeZoom { $0.reset() } }),
        ("<Control>Tab|<Control>Page_Down", { [weak self] in self?.selectTab(after: 1) ?? false }),
        (
          "<Control><Shift>Tab|<Control>ISO_Left_Tab|<Control>Page_Up",
          { [weak self] in self?.selectTab(after: -1) ?? false }
        ),
      ]
      for place in 1...9 {
        table.append(("<Control>\(place)|<Control>KP_\(place)", { [weak self] in self?.selectTab(at: place) ?? false }))
      }
      return table
    }

    /// Leaves the search, or gives up a page that is on its way.
    private func escape() -> Bool {
      if findBar.isShown {
        findBar.hide()
      } else if selectedNavigator.isLoading || selectedNavigator.isVisiting {
        selectedNavigator.stopLoading()
      } else {
        return false
      }
      return true
    }
  }
#endif
