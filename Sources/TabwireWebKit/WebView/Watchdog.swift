import CWebKitGTK

/// Detects pages that do not respond.
///
/// WebKit detects this only for some kinds of input, so the web process is asked whenever the user acts.
@MainActor
package final class Watchdog {
  /// The time that a page has to respond.
  package static let timeout = WebView.responseTimeout

  /// Called when a page does not respond in time, and when it responds later.
  package var onChange: (@MainActor (_ isResponsive: Bool) -> Void)?

  private var timeoutTask: Task<Void, Never>?

  package init() {}

  isolated deinit {
    timeoutTask?.cancel()
  }

  /// Asks a page whether it responds, unless it was asked already.
  package func ask(_ webView: WebView) {
    guard timeoutTask == nil else { return }
    timeoutTask = Task { [weak self] in
      repeat {
        try? await Task.sleep(for: Self.timeout)
        // A page below a modal dialog, such as the print dialog, waits for it and cannot respond.
      } while !Task.isCancelled && webView.isBelowModalWindow
      if !Task.isCancelled { self?.onChange?(false) }
    }
    Task { [weak self] in
      // A page whose process ends responds with an error.
      let hasAnswered = (try? await webView.ping()) != nil
      guard let self else { return }
      timeoutTask?.cancel()
      timeoutTask = nil
      if hasAnswered { onChange?(true) }
    }
  }
}

extension WebView {
  /// Whether a modal window is over the window of the web view.
  fileprivate var isBelowModalWindow: Bool {
    guard let root = withWidget({ gtk_widget_get_root($0) }) else { return false }
    let windows = gtk_window_get_toplevels()
    return (0..<g_list_model_get_n_items(windows)).contains { index in
      guard let item = g_list_model_get_item(windows, index) else { return false }
      defer { g_object_unref(item) }
      let window = item.assumingMemoryBound(to: GtkWindow.self)
      guard gtk_widget_get_visible(item.assumingMemoryBound(to: GtkWidget.self)) != 0,
        gtk_window_get_modal(window) != 0, let parent = gtk_window_get_transient_for(window)
      else { return false }
      return UnsafeMutableRawPointer(parent) == UnsafeMutableRawPointer(root)
    }
  }
}
