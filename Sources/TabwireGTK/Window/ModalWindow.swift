#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import TabwirePages

  /// A modal page in a window of its own, with a header bar and a close button.
  @MainActor
  final class ModalWindow {
    let navigator: Navigator
    let chrome: PageChrome
    let window: Widget
    private let reference: GObjectReference
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
      self.onLeave = onLeave
      window = adw_window_new()
      reference = GObjectReference(sinking: window)
      chrome = PageChrome(around: navigator.widget, in: window, applicationName: applicationName)
      adw_window_set_content(cast(window), chrome.column)
      gtk_window_set_modal(cast(window), 1)
      if let root = gtk_widget_get_root(parent) {
        gtk_window_set_transient_for(cast(window), UnsafeMutablePointer<GtkWindow>(root))
        // Full width on a phone, a sheet on a desktop.
        let below: Widget = cast(root)
        gtk_window_set_default_size(
          cast(window), min(gtk_widget_get_width(below), 560), min(gtk_widget_get_height(below) - 60, 720))
      }
      let requestClose = { [weak navigator] in navigator?.requestClose(then: onClose) ?? onClose() }
      chrome.header.addCloseButton { requestClose() }
      chrome.connect(to: { [weak navigator] in navigator }, changeZoom: changeZoom)
      let close: Shortcuts.Table = [
        (
          "Escape",
          {
            requestClose()
            return true
          }
        )
      ]
      // The page gets Escape first.
      Shortcuts.install(close, on: window, phase: GTK_PHASE_BUBBLE)
      SignalHandler.handle(window, "close-request") { _ in
        requestClose()
        return true
      }
      navigator.delegate = self
      navigator.setSelected(true)
      navigator.start()
      chrome.update()
      gtk_window_present(cast(window))
    }

    /// Destroys the window.
    func close() {
      navigator.dispose()
      gtk_window_destroy(cast(window))
    }
  }

  extension ModalWindow: NavigatorDelegate {
    func navigatorDidChange(_ navigator: Navigator) {
      chrome.update()
    }

    func navigatorDidSettle(_ navigator: Navigator) {}

    func navigator(_ navigator: Navigator, showToast text: String, action: ToastOverlay.Action?) {
      chrome.toasts.show(text, action: action)
    }

    func navigator(_ navigator: Navigator, offer text: String, action: ToastOverlay.Action) {
      chrome.toasts.show(text, action: action)
    }

    func navigator(_ navigator: Navigator, presentModal url: URL) {}

    func navigator(_ navigator: Navigator, leaveBy route: Route, to url: URL) {
      onLeave(route, url)
    }
  }
#endif
