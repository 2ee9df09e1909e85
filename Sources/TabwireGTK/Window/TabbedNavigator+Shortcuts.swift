import CWebKitGTK
import TabwireWebKit

extension TabbedNavigator {
  /// The keyboard shortcuts of the window and its tabs.
  var tabShortcuts: Shortcuts.Table {
    var table: Shortcuts.Table = [
      ("<Control>w|<Control>q", { [weak self] in self?.requestClose() ?? false }),
      (
        "F11",
        { [weak self] in
          self?.toggleFullScreen()
          return true
        }
      ),
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

  private func toggleFullScreen() {
    if isFullScreen { gtk_window_unfullscreen(cast(window)) } else { gtk_window_fullscreen(cast(window)) }
  }

  /// Hides the header bar in full screen, and shows it again.
  func watchFullScreen() {
    SignalHandler.connect(window, "notify::fullscreened") { [weak self] _ in
      guard let self else { return }
      isFullScreen = gtk_window_is_fullscreen(cast(window)) != 0
    }
  }
}
