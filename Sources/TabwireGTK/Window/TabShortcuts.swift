import TabwireClient

/// The keyboard shortcuts of a window and its tabs.
@MainActor
struct TabShortcuts {
  let tabManager: TabManager
  let close: @MainActor () -> Void
  let toggleFullScreen: @MainActor () -> Void

  var table: Shortcuts.Table {
    var keys: Shortcuts.Table = [
      ("<Control>w|<Control>q", Shortcuts.always(close)),
      ("F11", Shortcuts.always(toggleFullScreen)),
      ("<Control>Tab|<Control>Page_Down", { tabManager.selectTab(offsetBy: 1) }),
      ("<Control><Shift>Tab|<Control>ISO_Left_Tab|<Control>Page_Up", { tabManager.selectTab(offsetBy: -1) }),
    ]
    for position in 1...9 {
      keys.append(("<Control>\(position)|<Control>KP_\(position)", { tabManager.selectTab(at: position) }))
    }
    return keys
  }
}

extension TabManager {
  /// Selects a tab by its position, as a click does.
  ///
  /// - Parameter position: The position, counted from 1.
  /// - Returns: Whether there is a tab at the position.
  func selectTab(at position: Int) -> Bool {
    guard !isBootstrap, tabs.indices.contains(position - 1) else { return false }
    selectTab(tabs[position - 1].id)
    return true
  }

  /// Selects the next or the previous tab, wrapping around.
  ///
  /// - Parameter offset: 1 for the next tab, -1 for the previous one.
  /// - Returns: Whether there are several tabs.
  func selectTab(offsetBy offset: Int) -> Bool {
    guard !isBootstrap, let index = tabs.firstIndex(where: { $0.id == selectedID }) else { return false }
    selectTab(tabs[(index + offset % tabs.count + tabs.count) % tabs.count].id)
    return true
  }
}
