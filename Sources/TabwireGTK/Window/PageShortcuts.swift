import TabwireWebKit

/// The keyboard shortcuts of a window that shows a page.
@MainActor
struct PageShortcuts {
  let navigator: @MainActor () -> Navigator?
  let changeZoom: @MainActor (@MainActor (inout Zoom) -> Void) -> Void

  var table: Shortcuts.Table {
    [
      ("<Alt>Left|Back", { navigator()?.actions.goBack() ?? false }),
      ("<Alt>Right|Forward", { navigator()?.actions.goForward() ?? false }),
      ("<Control>r|F5|Refresh", Shortcuts.always { navigator()?.reload() }),
      ("Escape|Stop", escape),
      ("Menu|<Shift>F10", Shortcuts.always { navigator()?.dialogs.showContextMenu() }),
      ("<Control>p|Print", Shortcuts.always { navigator()?.webView?.page.print() }),
      ("<Control>plus|<Control>equal|<Control>KP_Add|ZoomIn", Shortcuts.always { changeZoom { $0.increase() } }),
      ("<Control>minus|<Control>KP_Subtract|ZoomOut", Shortcuts.always { changeZoom { $0.decrease() } }),
      ("<Control>0|<Control>KP_0", Shortcuts.always { changeZoom { $0.reset() } }),
    ]
  }

  /// Stops the load in progress.
  private func escape() -> Bool {
    guard let navigator = navigator(), navigator.isLoading || navigator.shown.isVisiting else { return false }
    navigator.stopLoading()
    return true
  }
}
