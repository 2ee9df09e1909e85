import CWebKitGTK
import TabwireWebKit

/// Places the tab bar in its window: at the bottom of a narrow one, in the header bar of a wide one or, if it does not
/// fit there, below it. Web views stay where they are.
@MainActor
final class TabBarLayout {
  /// The width from which the tab bar is at the top, in pixels.
  private static let wideWidth = 700

  /// Whether the window covers the whole screen. Its header bar is hidden then.
  var isFullScreen = false {
    didSet {
      update()
      chrome.header.withWidget { gtk_widget_set_visible($0, isFullScreen ? 0 : 1) }
    }
  }

  private let tabBar: TabBar
  private let chrome: PageChrome
  private let window: Widget

  init(of tabBar: TabBar, in chrome: PageChrome, of window: Widget) {
    self.tabBar = tabBar
    self.chrome = chrome
    self.window = window
    tabBar.withWidget {
      gtk_box_append(cast(chrome.column), $0)
      gtk_widget_add_css_class($0, "tab-bar-place")
    }
    watchWindow()
  }

  private func watchWindow() {
    SignalHandler.connect(window, "realize") { [weak self] _ in
      guard let self, let surface = gtk_native_get_surface(OpaquePointer(window)) else { return }
      SignalHandler.connect(surface, "layout") { [weak self] _ in
        // Widgets must not move during layout.
        Task { self?.update() }
      }
    }
    SignalHandler.connect(window, "notify::fullscreened") { [weak self] _ in
      guard let self else { return }
      isFullScreen = gtk_window_is_fullscreen(cast(window)) != 0
    }
  }

  /// Covers the whole screen with the window, or ends that.
  func toggleFullScreen() {
    if isFullScreen { gtk_window_unfullscreen(cast(window)) } else { gtk_window_fullscreen(cast(window)) }
  }

  /// Places the tab bar after a change of the window's width or of the tabs.
  func update() {
    let width = gtk_widget_get_width(window)
    guard width > 0 else { return }
    let placement = placement(inWindow: Int(width))
    if placement != tabBar.placement { place(placement) }
    tabBar.setRoom(placement == .header ? chrome.header.roomForCenter(inWindow: Int(width)) : Int(width))
  }

  private func placement(inWindow width: Int) -> TabBarPlacement {
    if width < Self.wideWidth { return .bottom }
    // The header bar is hidden.
    if isFullScreen { return .top }
    // A hidden tab bar slides away, and the header bar shows the title.
    if !tabBar.isRevealed { return tabBar.placement == .header ? .top : tabBar.placement }
    // Only a wide tab bar can be measured for the header bar.
    if tabBar.placement == .bottom { place(.top) }
    return tabBar.naturalWidth <= chrome.header.roomForCenter(inWindow: width) ? .header : .top
  }

  private func place(_ placement: TabBarPlacement) {
    tabBar.withWidget { place($0, at: placement) }
  }

  private func place(_ bar: Widget, at placement: TabBarPlacement) {
    switch tabBar.placement {
    case .header: chrome.header.setCenter(nil)
    case .bottom, .top: gtk_box_remove(cast(chrome.column), bar)
    }
    tabBar.placement = placement
    switch placement {
    case .header: chrome.header.setCenter(bar)
    case .top: chrome.header.withWidget { gtk_box_insert_child_after(cast(chrome.column), bar, $0) }
    case .bottom: gtk_box_append(cast(chrome.column), bar)
    }
  }
}
