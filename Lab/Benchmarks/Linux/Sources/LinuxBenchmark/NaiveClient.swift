import CWebKitGTK
import Foundation

/// A client without Tabwire: it creates and loads all web views again whenever the tabs change.
@MainActor
final class NaiveClient {
  /// The pages that it loads when the tabs change.
  enum Loading {
    /// All pages at once.
    case all
    /// The page of the selected tab; the others when they are selected.
    case selected
  }

  private typealias Widget = UnsafeMutablePointer<GtkWidget>

  let loading: Loading
  private let site: Site
  private let session: OpaquePointer
  private let settings: OpaquePointer
  private let stack = gtk_stack_new()!
  private let bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
  private var views: [String: Widget] = [:]
  private var selected = ""
  /// When each page became usable after the last change, by the ID of its tab.
  private var usable: [String: ContinuousClock.Instant] = [:]
  private var waiting: (tab: String, continuation: CheckedContinuation<Void, Never>)?

  /// Opens the window.
  ///
  /// - Parameters:
  ///   - site: The site of the pages.
  ///   - loading: The pages to load when the tabs change.
  ///   - folder: The folder for cookies and caches.
  init(site: Site, loading: Loading, folder: URL) {
    self.site = site
    self.loading = loading
    session = webkit_network_session_new(folder.appending(path: "data").path, folder.appending(path: "cache").path)
    settings = webkit_settings_new()
    let window = gtk_window_new()!
    let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    gtk_widget_set_vexpand(stack, 1)
    gtk_box_append(Self.box(column), stack)
    gtk_box_append(Self.box(column), bar)
    let toplevel = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_child(toplevel, column)
    gtk_window_set_default_size(toplevel, 400, 800)
    gtk_window_present(toplevel)
  }

  /// Sends a configuration from the selected page.
  func change(to configuration: Configuration) throws {
    usable = [:]
    if views.isEmpty {
      show(configuration)
    } else {
      evaluate("webkit.messageHandlers.configure.postMessage(`\(try configuration.json)`)")
    }
  }

  /// Waits until a page is usable.
  ///
  /// - Returns: The time at which it became usable.
  /// - Throws: ``BenchmarkError`` after one minute.
  func untilUsable(_ tab: String) async throws -> ContinuousClock.Instant {
    let timeoutTask = Task {
      try await Task.sleep(for: .seconds(60))
      finishWaiting()
    }
    defer { timeoutTask.cancel() }
    if usable[tab] == nil { await withCheckedContinuation { waiting = (tab, $0) } }
    guard let instant = usable[tab] else { throw BenchmarkError("the page of \(tab) is not usable") }
    return instant
  }

  private func finishWaiting() {
    waiting?.continuation.resume()
    waiting = nil
  }

  private func pageIsUsable(_ tab: String) {
    usable[tab] = .now
    if waiting?.tab == tab { finishWaiting() }
  }

  /// Creates all web views and buttons again.
  private func show(_ configuration: Configuration) {
    for view in views.values { gtk_stack_remove(OpaquePointer(stack), view) }
    views = [:]
    while let button = gtk_widget_get_first_child(bar) { gtk_box_remove(Self.box(bar), button) }
    for tab in configuration.tabs {
      gtk_box_append(Self.box(bar), gtk_button_new_with_label(tab.title))
    }
    selected = configuration.active ?? ""
    open(selected)
    if loading == .all {
      for tab in configuration.tabs where tab.id != selected { load(tab.id) }
    }
  }

  /// Selects a tab.
  func open(_ tab: String) {
    selected = tab
    if views[tab] == nil { load(tab) }
    if let view = views[tab] { gtk_stack_set_visible_child(OpaquePointer(stack), view) }
  }

  private func evaluate(_ script: String) {
    guard let view = views[selected] else { return }
    webkit_web_view_evaluate_javascript(
      UnsafeMutableRawPointer(view).assumingMemoryBound(to: WebKitWebView.self), script, -1, nil, nil, nil, nil, nil)
  }

  private func load(_ tab: String) {
    let manager = webkit_user_content_manager_new()!
    addMessageHandler("usable", from: manager) { client, text in
      client.pageIsUsable(String(text.dropFirst()))
    }
    addMessageHandler("configure", from: manager) { client, text in
      if let configuration = try? JSONDecoder().decode(Configuration.self, from: Data(text.utf8)) {
        client.show(configuration)
      }
    }
    let view = tw_web_view_new(session, manager, settings)!
    g_object_unref(UnsafeMutableRawPointer(manager))
    views[tab] = view
    gtk_stack_add_child(OpaquePointer(stack), view)
    webkit_web_view_load_uri(
      UnsafeMutableRawPointer(view).assumingMemoryBound(to: WebKitWebView.self), site.url("/\(tab)").absoluteString)
  }

  // MARK: Messages

  private final class Handler {
    let client: NaiveClient
    let call: @MainActor (NaiveClient, String) -> Void

    init(_ client: NaiveClient, _ call: @escaping @MainActor (NaiveClient, String) -> Void) {
      self.client = client
      self.call = call
    }
  }

  private func addMessageHandler(
    _ name: String, from manager: OpaquePointer, _ call: @escaping @MainActor (NaiveClient, String) -> Void
  ) {
    let received: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { _, value, handler in
      guard let text = jsc_value_to_string(value), let handler else { return }
      defer { g_free(text) }
      let body = String(cString: text)
      nonisolated(unsafe) let unsafeHandler = handler
      // The call may free the web view that sent the message.
      Task { @MainActor in
        let handler = Unmanaged<Handler>.fromOpaque(unsafeHandler).takeUnretainedValue()
        handler.call(handler.client, body)
      }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(manager), "script-message-received::\(name)",
      unsafeBitCast(received, to: GCallback.self), Unmanaged.passRetained(Handler(self, call)).toOpaque(), nil,
      GConnectFlags(0))
    webkit_user_content_manager_register_script_message_handler(manager, name, nil)
  }

  private static func box(_ widget: Widget) -> UnsafeMutablePointer<GtkBox> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkBox.self)
  }
}
