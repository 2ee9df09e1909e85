import CWebKitGTK
import TabwireWebKit

/// The widgets around a page, with its keyboard shortcuts and mouse buttons. The main window and modal windows have the
/// same.
@MainActor
package final class PageChrome {
  package let header = HeaderBar()
  /// The thin progress bar at the top of a page. It fades in after a delay, so that fast loads do not show it.
  private let progress = gtk_progress_bar_new()!
  let toasts = ToastOverlay()
  /// The header bar, the search field and the page with its toasts, from top to bottom.
  let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!

  private let window: Widget
  private let applicationName: String
  private let searchPlace = adw_bin_new()!
  private var navigator: @MainActor () -> Navigator? = { nil }

  init(around page: Widget, in window: Widget, applicationName: String) {
    self.window = window
    self.applicationName = applicationName
    let overlay = gtk_overlay_new()!
    gtk_widget_set_vexpand(page, 1)
    gtk_overlay_set_child(OpaquePointer(overlay), page)
    gtk_widget_set_valign(progress, GTK_ALIGN_START)
    gtk_widget_set_can_target(progress, 0)
    for style in ["osd", "load-progress"] { gtk_widget_add_css_class(progress, style) }
    gtk_overlay_add_overlay(OpaquePointer(overlay), progress)
    toasts.content = overlay
    header.withWidget { gtk_box_append(cast(column), $0) }
    for child in [searchPlace, toasts.widget] { gtk_box_append(cast(column), child) }
  }

  /// Connects the widgets, the keyboard and the mouse with the page in front.
  func connect(
    to navigator: @escaping @MainActor () -> Navigator?,
    changeZoom: @escaping @MainActor (@MainActor (inout Zoom) -> Void) -> Void, shortcuts: Shortcuts.Table = []
  ) {
    self.navigator = navigator
    header.onBack = { navigator()?.goBack() }
    let keys = PageShortcuts(navigator: navigator, changeZoom: changeZoom)
    Shortcuts.install(keys.table + shortcuts, on: window)
    TabKey.watch(window)
    installMouseButtons()
    UserActivity.watch(window) { navigator()?.userIsActive(isDeliberate: $0) }
  }

  /// Goes back and forward by the buttons of a mouse.
  private func installMouseButtons() {
    for (button, isBack) in [(8, true), (9, false)] as [(guint, Bool)] {
      let gesture = gtk_gesture_click_new()!
      gtk_gesture_single_set_button(gesture, button)
      gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
      SignalHandler.connect(gesture, "pressed") { [navigator] _ in
        _ = isBack ? navigator()?.goBack() : navigator()?.goForward()
      }
      gtk_widget_add_controller(window, gesture)
    }
  }

  /// Updates the title, the buttons, the search field and the progress bar.
  func update() {
    guard let navigator = navigator() else { return }
    let title = navigator.title.isEmpty ? applicationName : navigator.title.displayText
    header.show(
      title: title, subtitle: navigator.shown.foreignHost, canGoBack: navigator.canGoBack,
      buttons: navigator.screen?.headerButtons ?? [])
    showSearchField(navigator.screen?.searchField)
    gtk_window_set_title(cast(window), title)
    gtk_progress_bar_set_fraction(OpaquePointer(progress), navigator.webView?.progress ?? 0)
    progress.setStyle("loading", navigator.isLoading)
  }

  package var isShowingProgress: Bool { gtk_widget_has_css_class(progress, "loading") != 0 }

  private func showSearchField(_ field: SearchField?) {
    guard let field else { return adw_bin_set_child(cast(searchPlace), nil) }
    field.withWidget {
      if adw_bin_get_child(cast(searchPlace)) != $0 { adw_bin_set_child(cast(searchPlace), $0) }
    }
  }
}
