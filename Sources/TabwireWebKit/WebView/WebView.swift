import CWebKitGTK
import Foundation
import NativeBridge
import TabwirePages

/// The delegate of a web view: a part of its navigator.
@MainActor
package protocol WebViewDelegate: AnyObject {
  func webView(_ webView: WebView, didReport event: WebViewEvent)
  func webView(_ webView: WebView, decide request: NavigationRequest) -> NavigationDecision
  func webView(_ webView: WebView, asks request: PermissionRequest)
}

/// A WebKit web view with the bridge's scripts.
@MainActor
package final class WebView: WidgetOwner {
  private let widget: Widget
  package weak var delegate: (any WebViewDelegate)?
  /// The bridge between the page and the app's components.
  package private(set) lazy var bridge = Bridge(webView: self)

  package let reference: GObjectReference
  package let scripts: InstalledScripts
  package let environment: WebEnvironment
  private var view: UnsafeMutablePointer<WebKitWebView> { cast(widget) }
  package var isModal: Bool {
    didSet { scripts.updateVisits(isModal: isModal) }
  }
  /// The number of redirects since the document started to load.
  package var redirectCount = 0
  /// The number of calls that the page has not answered.
  private var pendingCallCount = 0
  /// The parts of the page that have unsent input.
  package var typing: Typing = [] {
    didSet { if typing != oldValue { report(.inputChanged) } }
  }
  /// Whether the page is dark in the dark style. One that has not said so yet counts as such.
  package private(set) var isPageDarkInDarkStyle = true
  package private(set) var isClosing = false

  package init?(environment: WebEnvironment, isModal: Bool = false) {
    self.environment = environment
    self.isModal = isModal
    guard let scripts = InstalledScripts(environment), let widget = environment.makeWebView(scripts.manager) else {
      return nil
    }
    self.scripts = scripts
    self.widget = widget
    reference = GObjectReference(sinking: widget)
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
    excludeTextViewFromFocus()
    receiveMessages()
    scripts.install()
    scripts.updateVisits(isModal: isModal)
    connectSignals()
    updateZoom()
  }

  /// Calls a function with WebKit's web view, which lives until the function returns.
  package func withView<Result>(
    _ use: (UnsafeMutablePointer<WebKitWebView>) throws -> Result
  ) rethrows -> Result {
    try reference.withPointer(use)
  }

  private func receiveMessages() {
    typealias HandlerName = InstalledScripts.HandlerName
    scripts.receive(BridgeScripts.messageHandlerName) { [weak self] body in
      guard let self else { return }
      let isAccepted = bridge.receive(body)
      environment.settings.pageLogger?.log(message: body, isAccepted: isAccepted)
    }
    scripts.receive(VisitScripts.messageHandlerName) { [weak self] in
      if let event = VisitEvent(json: $0) { self?.report(.visit(event)) }
    }
    scripts.receive(HandlerName.typing) { [weak self] in self?.typing.apply($0) }
    // The restored page was painted.
    scripts.receive(HandlerName.restore) { [weak self] _ in self?.scripts.cancelRestoration() }
    scripts.receive(HandlerName.cover) { [weak self] in self?.report(.cover(isCovered: $0 == "covered")) }
    scripts.receive(HandlerName.colorScheme) { [weak self] in
      self?.isPageDarkInDarkStyle = $0.contains("dark")
      self?.report(.colorSchemeKnown)
    }
    scripts.receive(HandlerName.fileLink) { [weak self] _ in self?.report(.blockedLink) }
  }

  func report(_ event: WebViewEvent) {
    delegate?.webView(self, didReport: event)
  }

  /// Keeps the Tab key out of the invisible text view by which WebKit reads keys: the focus could not leave it.
  private func excludeTextViewFromFocus() {
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if child.isA(gtk_text_view_get_type()) { gtk_widget_set_can_focus(child, 0) }
      next = gtk_widget_get_next_sibling(child)
    }
  }

  // MARK: Pages

  /// The address of the committed page. Messages of the page are compared with it.
  package private(set) var url: URL?

  /// The address of the load in progress, or of the committed page if there is none.
  package var currentURL: URL? {
    webkit_web_view_get_uri(view).flatMap { URL(string: String(cString: $0)) }
  }

  /// Whether a document was requested and not committed.
  package var isProvisional = false {
    didSet { updateURL() }
  }

  /// Whether the app asked for a load that has not started, or for another page of the same document.
  private var isPending = false

  package func updateURL() {
    if isProvisional || !isLoading { isPending = false }
    if !isProvisional, !isPending { url = currentURL }
  }

  /// Calls a function of WebKit that changes the address before the load starts.
  private func request(_ load: () -> Void) {
    isPending = true
    load()
  }

  package var title: String {
    webkit_web_view_get_title(view).map { String(cString: $0) } ?? ""
  }

  /// The progress of the load, from 0 to 1.
  package var progress: Double { webkit_web_view_get_estimated_load_progress(view) }

  package var isLoading: Bool { webkit_web_view_is_loading(view) != 0 }

  package var history: BackForwardList { BackForwardList(webView: reference) }

  /// Loads a page.
  ///
  /// - Parameters:
  ///   - isPrefetch: Whether the request announces a prefetch (`Sec-Purpose`).
  package func load(_ url: URL, isPrefetch: Bool = false) {
    guard isPrefetch, let request = webkit_uri_request_new(url.absoluteString) else {
      return self.request { webkit_web_view_load_uri(view, url.absoluteString) }
    }
    defer { g_object_unref(request.rawPointer) }
    if let headers = webkit_uri_request_get_http_headers(request) {
      // WebKit withholds the response to "prefetch" from the page. A trailing space avoids this; servers strip it
      // (RFC 9110, 5.5).
      soup_message_headers_replace(headers, "Sec-Purpose", "prefetch ")
    }
    prefetchedURL = url
    self.request { webkit_web_view_load_request(view, request) }
  }

  /// The page whose load said that it is a prefetch, until it is reloaded.
  private var prefetchedURL: URL?

  package var isMuted: Bool {
    get { webkit_web_view_get_is_muted(view) != 0 }
    set { webkit_web_view_set_is_muted(view, newValue ? 1 : 0) }
  }

  package func reload() {
    guard let url else { return loadAgain() }
    guard url == prefetchedURL else { return webkit_web_view_reload(view) }
    // WebKit would repeat the header of the first request.
    prefetchedURL = nil
    load(url)
  }

  /// Starts the first load again: WebKit ignores a reload before there is a page, and says for ever that it is loading.
  private func loadAgain() {
    prefetchedURL = nil
    if !go(0), let currentURL { load(currentURL) }
  }

  package func stopLoading() {
    webkit_web_view_stop_loading(view)
  }

  /// Goes to another page of the back-forward list.
  ///
  /// - Parameter offset: The offset from the current page, as in JavaScript's `history.go`; 0 loads the current page.
  /// - Returns: Whether there is such a page.
  @discardableResult
  package func go(_ offset: Int) -> Bool {
    guard history.hasEntry(at: offset) else { return false }
    self.request { history.go(offset) }
    return true
  }

  /// Sets the color that is visible until the page paints its own background.
  package func setBackground(_ color: GdkRGBA) {
    withUnsafePointer(to: color) { webkit_web_view_set_background_color(view, $0) }
  }

  package func updateZoom() {
    webkit_web_view_set_zoom_level(view, environment.userZoom.factor)
  }

  package func focus() {
    gtk_widget_grab_focus(widget)
  }

  /// Calls the page and waits for its answer.
  package func wait<Value: Sendable>(
    start: (GAsyncReadyCallback, UnsafeMutableRawPointer) -> Void,
    finish: @escaping @MainActor (AsyncCall.Source, OpaquePointer?) throws -> Value
  ) async throws -> Value {
    pendingCallCount += 1
    defer { pendingCallCount -= 1 }
    return try await AsyncCall.wait(start: start, finish: finish)
  }

  /// Runs the page's `beforeunload` handlers. Calls the delegate if the page agrees to close.
  package func tryClose() {
    isClosing = true
    webkit_web_view_try_close(view)
  }

  /// Cancels closing, because the user stays on the page.
  package func cancelClose() {
    isClosing = false
  }

  /// The time that a page has to respond.
  package static let responseTimeout = Duration.seconds(4)

  /// Waits for a response of the web process. No script runs: a script would end the page's user activation.
  ///
  /// - Throws: An error if the process ends.
  package func ping() async throws {
    _ = try await wait { callback, data in
      webkit_web_view_can_execute_editing_command(view, "Copy", nil, callback, data)
    } finish: { view, result in
      try GLibError.check { webkit_web_view_can_execute_editing_command_finish(cast(view), result, $0) } != 0
    }
  }

  /// Whether a modal window is over the window of the web view, such as the print dialog. The page waits for it.
  package var isBelowModalWindow: Bool {
    guard let root = gtk_widget_get_root(widget) else { return false }
    let windows = gtk_window_list_toplevels()
    defer { g_list_free(windows) }
    return sequence(first: windows) { $0?.pointee.next }.prefix { $0 != nil }.contains { entry in
      guard let window = entry?.pointee.data?.assumingMemoryBound(to: GtkWindow.self) else { return false }
      return gtk_window_get_modal(window) != 0 && gtk_widget_get_visible(cast(window)) != 0
        && gtk_window_get_transient_for(window).map { OpaquePointer($0) } == root
    }
  }

  /// Disconnects the delegate and makes sure that the web process ends. WebKit keeps the web view and its process alive
  /// while a call is pending, so the process is terminated if the page does not answer in time.
  package func close() {
    delegate = nil
    guard pendingCallCount > 0 else { return }
    Task { [weak self] in
      try? await Task.sleep(for: Self.responseTimeout)
      if let self, pendingCallCount > 0 { terminateProcess() }
    }
  }

  /// Terminates the web process, like a crash.
  package func terminateProcess() {
    webkit_web_view_terminate_web_process(view)
  }
}

// MARK: JavaScript

extension WebView: BridgeWebView {
  /// Runs JavaScript in the page's main frame.
  ///
  /// - Returns: The value as JSON, or `nil` for `undefined`.
  /// - Throws: The exception of the script, or an error if the page went away.
  package func evaluateJavaScript(_ script: String) async throws -> String? {
    try await wait { callback, waiting in
      webkit_web_view_evaluate_javascript(view, script, -1, nil, nil, nil, callback, waiting)
    } finish: { view, result in
      let value = try GLibError.check { webkit_web_view_evaluate_javascript_finish(cast(view), result, $0) }
      return value.flatMap { takeJSON($0) }
    }
  }

  /// Calls a function in the isolated world, out of reach of the page's scripts.
  ///
  /// - Parameters:
  ///   - function: A function expression, which may be asynchronous.
  ///   - arguments: The arguments. Each is encoded as JSON.
  /// - Returns: The result as JSON, or `nil` for `undefined`.
  /// - Throws: The exception of the function, an `EncodingError`, or an error if the page went away.
  @discardableResult
  package func call(_ function: [UInt8], _ arguments: any Encodable...) async throws -> String? {
    let body = "return \(try JavaScript(calling: function, with: arguments).source)"
    return try await wait { callback, waiting in
      webkit_web_view_call_async_javascript_function(
        view, body, -1, nil, BridgeScripts.worldName, nil, nil, callback, waiting)
    } finish: { view, result in
      let value = try GLibError.check {
        webkit_web_view_call_async_javascript_function_finish(cast(view), result, $0)
      }
      return value.flatMap { takeJSON($0) }
    }
  }
}

/// Reads a JavaScript value as JSON and releases it.
private func takeJSON(_ value: OpaquePointer) -> String? {
  defer { g_object_unref(value.rawPointer) }
  return takeString(jsc_value_to_json(value, 0))
}
