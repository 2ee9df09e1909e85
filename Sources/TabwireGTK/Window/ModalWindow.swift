import CWebKitGTK
import Foundation
import TabwirePaths
import TabwireWebKit

/// A modal page in a window of its own, with a header bar and a close button.
@MainActor
package final class ModalWindow: WidgetOwner {
  package let navigator: Navigator
  package let chrome: PageChrome
  private let window: Widget
  package let reference: GObjectReference

  init(
    _ navigator: Navigator, over parent: Widget, applicationName: String,
    changeZoom: @escaping @MainActor (@MainActor (inout Zoom) -> Void) -> Void,
    delegate: any NavigatorDelegate, onClose: @escaping @MainActor () -> Void
  ) {
    self.navigator = navigator
    window = adw_window_new()
    reference = GObjectReference(sinking: window)
    chrome = navigator.withWidget { [window] in
      PageChrome(around: $0, in: window, applicationName: applicationName)
    }
    adw_window_set_content(cast(window), chrome.column)
    gtk_window_set_modal(cast(window), 1)
    if let root = gtk_widget_get_root(parent) {
      gtk_window_set_transient_for(cast(window), UnsafeMutablePointer<GtkWindow>(root))
      let below: Widget = cast(root)
      let size = navigator.shown.properties(of: navigator.shown.root).modalStyle
        .size(over: gtk_widget_get_width(below), gtk_widget_get_height(below))
      gtk_window_set_default_size(cast(window), size.width, size.height)
    }
    let requestClose: @MainActor () -> Void = { [weak navigator] in
      navigator?.closing.request(then: onClose) ?? onClose()
    }
    chrome.header.addCloseButton(onClick: requestClose)
    let closeParent: @MainActor () -> Void = { [window] in
      if let parent = gtk_window_get_transient_for(cast(window)) { gtk_window_close(parent) }
    }
    chrome.connect(
      to: { [weak navigator] in navigator }, changeZoom: changeZoom,
      shortcuts: [
        ("<Control>w", Shortcuts.always(requestClose)), ("<Control>q", Shortcuts.always(closeParent)),
      ])
    // The page gets Escape first.
    Shortcuts.install([("Escape", Shortcuts.always(requestClose))], on: window, phase: GTK_PHASE_BUBBLE)
    SignalHandler.handle(window, "close-request") { _ in
      requestClose()
      return true
    }
    navigator.delegate = delegate
    navigator.setSelected(true)
    navigator.start()
    chrome.update()
    gtk_window_present(cast(window))
    navigator.focus()
  }

  func close() {
    navigator.dispose()
    gtk_window_destroy(cast(window))
  }
}

extension PathProperties.ModalStyle {
  /// The size of a modal window over another window: full width on a phone, a sheet on a desktop.
  func size(over width: Int32, _ height: Int32) -> (width: Int32, height: Int32) {
    switch self {
    case .medium: (min(width, 560), max(height / 2, min(height, 300)))
    case .large, .pageSheet: (min(width, 560), min(height - 60, 720))
    case .full: (width, height)
    case .formSheet: (min(width, 540), min(height - 60, 620))
    }
  }
}
