#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import TabwirePages

  /// A modal page in a window of its own, with a header bar and a close button.
  @MainActor
  final class ModalWindow {
    let navigator: Navigator
    let header = HeaderBar()
    let toasts = ToastOverlay()
    let findBar = FindBar()
    let progress = LoadProgress()
    let window: Widget
    private let reference: GObjectReference
    private let applicationName: String
    private let onLeave: @MainActor (Route, URL) -> Void

    /// - Parameters:
    ///   - navigator: The navigator of the modal page.
    ///   - parent: A widget of the window to present over.
    ///   - applicationName: The window title until the page has one.
    ///   - changeZoom: Changes the zoom of every page.
    ///   - onLeave: Called when the page leaves the modal window by a route.
    ///   - onClose: Called when the user closes the window.
    init(
      _ navigator: Navigator, over parent: Widget, applicationName: String,
      changeZoom: @escaping @MainActor (@MainActor (inout Zoom) -> Void) -> Void,
      onLeave: @escaping @MainActor (Route, URL) -> Void, onClose: @escaping @MainActor () -> Void
    ) {
      self.navigator = navigator
      self.applicationName = applicationName
      self.onLeave = onLeave
      window = adw_window_new()
      reference = GObjectReference(sinking: window)
      layOut()
      gtk_window_set_modal(cast(window), 1)
      if let root = gtk_widget_get_root(parent) {
        gtk_window_set_transient_for(cast(window), UnsafeMutablePointer<GtkWindow>(root))
        // Full width on a phone, a sheet on a desktop.
        let below: Widget = cast(root)
        gtk_window_set_default_size(
          cast(window), min(gtk_widget_get_width(below), 560), min(gtk_widget_get_height(below) - 60, 720))
      }
      header.onBack = { [weak navigator] in navigator?.goBack() }
      header.addCloseButton { [weak navigator] in navigator?.requestClose(then: onClose) ?? onClose() }
      findBar.webView = { [weak navigator] in navigator?.webView }
      let keys = PageShortcuts(navigator: { [weak navigator] in navigator }, findBar: findBar, changeZoom: changeZoom)
      let requestClose = { [weak navigator] in navigator?.requestClose(then: onClose) ?? onClose() }
      let close: Shortcuts.Table = [
        (
          "Escape",
          {
            requestClose()
            return true
          }
        )
      ]
      Shortcuts.install(keys.table, on: window)
      // The page gets Escape first.
      Shortcuts.install(close, on: window, phase: GTK_PHASE_BUBBLE)
      TabKey.watch(window)
      MouseButtons.install(on: window) { [weak navigator] in
        navigator?.goBackIfPossible()
      } forward: { [weak navigator] in
        navigator?.goForwardIfPossible()
      }
      UserActivity.watch(window) { [weak navigator] in navigator?.userIsActive(isDeliberate: $0) }
      SignalHandler.handle(window, "close-request") { _ in
        requestClose()
        return true
      }
      navigator.delegate = self
      navigator.setSelected(true)
      navigator.start()
      update()
      gtk_window_present(cast(window))
    }

    /// Destroys the window.
    func close() {
      navigator.dispose()
      gtk_window_destroy(cast(window))
    }

    private func layOut() {
      let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      let overlay = gtk_overlay_new()!
      gtk_widget_set_vexpand(navigator.widget, 1)
      gtk_overlay_set_child(OpaquePointer(overlay), navigator.widget)
      gtk_overlay_add_overlay(OpaquePointer(overlay), progress.widget)
      toasts.content = overlay
      for child in [header.widget, findBar.widget, toasts.widget] { gtk_box_append(cast(column), child) }
      adw_window_set_content(cast(window), column)
    }

    fileprivate func update() {
      let title = navigator.title.isEmpty ? applicationName : navigator.title
      header.show(
        title: title, canGoBack: navigator.canGoBack, buttons: navigator.screen?.headerButtons ?? [])
      gtk_window_set_title(cast(window), title)
      progress.show(navigator)
    }
  }

  extension ModalWindow: NavigatorDelegate {
    func navigatorDidChange(_ navigator: Navigator) {
      update()
    }

    func navigatorDidSettle(_ navigator: Navigator) {}

    func navigator(_ navigator: Navigator, showToast text: String, action: ToastOverlay.Action?) {
      toasts.show(text, action: action)
    }

    func navigator(_ navigator: Navigator, offer text: String, action: ToastOverlay.Action) {
      toasts.show(text, action: action)
    }

    func navigator(_ navigator: Navigator, presentModal url: URL) {}

    func navigator(_ navigator: Navigator, leaveBy route: Route, to url: URL) {
      onLeave(route, url)
    }
  }
#endif
