#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import NativeBridge
  import TabwirePages

  /// The delegate of a web view: its navigator.
  @MainActor
  protocol WebViewDelegate: AnyObject {
    /// A document started to load.
    func webViewDidStartLoading(_ webView: WebView)
    /// The server redirected the load.
    func webViewDidRedirect(_ webView: WebView)
    /// The new document was committed.
    func webViewDidCommit(_ webView: WebView)
    /// The document and its resources have loaded.
    func webViewDidFinishLoading(_ webView: WebView)
    /// A document could not be loaded.
    func webView(_ webView: WebView, didFailLoading url: URL?, with error: GLibError)
    /// The page started or ceased to have unsent input.
    func webViewInputDidChange(_ webView: WebView)
    /// The page agreed to close.
    func webViewDidClose(_ webView: WebView)
    /// The web process ended.
    func webViewProcessDidTerminate(_ webView: WebView)
    /// The page reported an event of a Turbo visit.
    func webView(_ webView: WebView, didReceive event: VisitEvent)
    /// The restored page was painted.
    func webViewDidRestore(_ webView: WebView)
    /// The user scrolled the page, or its unsent input changed.
    func webView(_ webView: WebView, didReport content: PageContent, at url: URL)
    /// The address, the title, the progress or the back-forward list changed.
    func webViewDidChange(_ webView: WebView)
    /// Decides about a navigation.
    func webView(_ webView: WebView, decide request: NavigationRequest) -> NavigationDecision
    /// Shows a script dialog. The script waits for the answer.
    func webView(_ webView: WebView, show dialog: ScriptDialog)
    /// Returns whether the page has a permission.
    func webView(_ webView: WebView, grants permission: Permissions) -> Bool
    /// Shows the context menu of a place in the page.
    func webView(_ webView: WebView, show menu: ContextMenu)
    /// Shows the options of a `<select>`.
    func webView(_ webView: WebView, show menu: OptionMenu)
  }

  /// A WebKit web view with the bridge's scripts.
  @MainActor
  final class WebView {
    let widget: Widget
    weak var delegate: (any WebViewDelegate)?
    /// The bridge between the page and the app's components.
    private(set) lazy var bridge = Bridge(webView: self)

    private let reference: GObjectReference
    private let contentManager: GObjectReference
    let environment: WebEnvironment
    /// Logs errors and messages of the page, or `nil` if the app logs none.
    private(set) lazy var pageLog = environment.pageLogger.map { PageLog(logger: $0) }
    var view: UnsafeMutablePointer<WebKitWebView> { cast(widget) }
    /// Whether the web view is in a modal window.
    var isModal: Bool {
      didSet { updateVisitScripts() }
    }
    private var visitScripts: [OpaquePointer] = []
    /// The number of redirects since the document started to load.
    var redirectCount = 0
    /// The number of calls that the page has not answered.
    private var pendingCallCount = 0
    /// The parts of the page that have unsent input.
    var typing: Typing = [] {
      didSet { if typing != oldValue { delegate?.webViewInputDidChange(self) } }
    }
    /// Whether the page was asked to close.
    private(set) var isClosing = false
    private var restoreScript: OpaquePointer?
    /// Called with the number of matches when a search ends.
    var onMatches: (@MainActor (Int) -> Void)?

    /// - Parameters:
    ///   - environment: The settings that web views share.
    ///   - scripts: The bridge's scripts.
    ///   - isModal: Whether the web view is in a modal window.
    init?(environment: WebEnvironment, scripts: BridgeScripts, isModal: Bool = false) {
      self.environment = environment
      self.isModal = isModal
      guard let manager = webkit_user_content_manager_new() else { return nil }
      contentManager = GObjectReference(adopting: manager.rawPointer)
      guard let widget = environment.makeWebView(contentManager) else { return nil }
      self.widget = widget
      reference = GObjectReference(sinking: widget)
      gtk_widget_set_hexpand(widget, 1)
      gtk_widget_set_vexpand(widget, 1)
      excludeTextViewFromFocus()
      install(scripts, in: manager)
      refuseFrameDialogs(in: manager)
      connectPageLog(of: manager)
      connectVisits(of: manager)
      connectTyping(of: manager)
      connectRestoration(of: manager)
      connectContent(of: manager)
      updateVisitScripts()
      connectSignals()
      updateZoom()
    }

    isolated deinit {
      for script in visitScripts { webkit_user_script_unref(script) }
      restoreScript.map { webkit_user_script_unref($0) }
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
    private(set) var url: URL?

    /// The address of the load in progress, or of the committed page if there is none.
    var currentURL: URL? {
      webkit_web_view_get_uri(view).flatMap { URL(string: String(cString: $0)) }
    }

    /// Whether a document was requested and not committed.
    var isProvisional = false {
      didSet { updateURL() }
    }

    /// Whether the app asked for a load that has not started, or for another page of the same document.
    private var isPending = false

    /// Updates the address of the committed page.
    func updateURL() {
      if isProvisional || !isLoading { isPending = false }
      if !isProvisional, !isPending { url = currentURL }
    }

    /// Calls a function of WebKit that changes the address before the load starts.
    private func request(_ load: () -> Void) {
      isPending = true
      load()
    }

    var title: String {
      webkit_web_view_get_title(view).map { String(cString: $0) } ?? ""
    }

    /// The progress of the load, from 0 to 1.
    var progress: Double { webkit_web_view_get_estimated_load_progress(view) }

    var isLoading: Bool { webkit_web_view_is_loading(view) != 0 }

    var canGoForward: Bool { webkit_web_view_can_go_forward(view) != 0 }

    var canGoBack: Bool { webkit_web_view_can_go_back(view) != 0 }

    /// The pages to go back to, nearest first.
    var backList: [URL] { urls(webkit_back_forward_list_get_back_list) }

    /// The pages to go forward to, nearest first.
    var forwardList: [URL] {
      // WebKit gives the farthest page first.
      urls(webkit_back_forward_list_get_forward_list).reversed()
    }

    private func urls(_ get: (OpaquePointer?) -> UnsafeMutablePointer<GList>?) -> [URL] {
      let list = get(webkit_web_view_get_back_forward_list(view))
      defer { g_list_free(list) }
      return sequence(first: list, next: { $0?.pointee.next }).prefix { $0 != nil }.compactMap { entry in
        guard let item = entry?.pointee.data,
          let uri = webkit_back_forward_list_item_get_uri(OpaquePointer(item))
        else { return nil }
        return URL(string: String(cString: uri))
      }
    }

    /// Loads a page.
    ///
    /// - Parameters:
    ///   - url: The address of the page.
    ///   - isPrefetch: Whether the request announces a prefetch (`Sec-Purpose`).
    func load(_ url: URL, isPrefetch: Bool = false) {
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

    /// Whether the page is mute.
    var isMuted: Bool {
      get { webkit_web_view_get_is_muted(view) != 0 }
      set { webkit_web_view_set_is_muted(view, newValue ? 1 : 0) }
    }

    func reload() {
      guard let url, url == prefetchedURL else { return webkit_web_view_reload(view) }
      // WebKit would repeat the header of the first request.
      prefetchedURL = nil
      load(url)
    }

    func goBack() {
      self.request { webkit_web_view_go_back(view) }
    }

    func goForward() {
      self.request { webkit_web_view_go_forward(view) }
    }

    func stopLoading() {
      webkit_web_view_stop_loading(view)
    }

    /// Goes to another page of the back-forward list.
    ///
    /// - Parameter offset: The offset from the current page, as in JavaScript's `history.go`; 0 loads the current page.
    /// - Returns: Whether there is such a page.
    @discardableResult
    func go(_ offset: Int) -> Bool {
      let list = webkit_web_view_get_back_forward_list(view)
      guard let item = webkit_back_forward_list_get_nth_item(list, gint(offset)) else { return false }
      self.request { webkit_web_view_go_to_back_forward_list_item(view, item) }
      return true
    }

    /// Removes all pages but the current one from the back-forward list.
    ///
    /// - Returns: Whether this version of WebKit allows that.
    func forgetHistory() -> Bool {
      guard canGoBack || canGoForward else { return true }
      guard let state = SessionState(of: view)?.currentPageAlone() else { return false }
      state.restore(in: view)
      return !canGoBack && !canGoForward
    }

    /// Puts a page into the back-forward list of a new web view, without loading it.
    func beginHistory(with url: URL) {
      SessionState(pages: [url], current: 0, like: view)?.restore(in: view)
    }

    /// Sets the color that is visible until the page paints its own background.
    func setBackground(_ color: GdkRGBA) {
      withUnsafePointer(to: color) { webkit_web_view_set_background_color(view, $0) }
    }

    /// Applies the user's zoom.
    func updateZoom() {
      webkit_web_view_set_zoom_level(view, environment.zoom)
    }

    func edit(_ command: ContextMenu.EditingCommand) {
      webkit_web_view_execute_editing_command(view, command.rawValue)
    }

    func download(_ url: URL) {
      environment.downloads.userActed()
      // The network session emits its signal for the download.
      if let download = webkit_web_view_download_uri(view, url.absoluteString) { g_object_unref(download.rawPointer) }
    }

    /// Gives all further pages the current path configuration.
    func updateVisitScripts() {
      let manager = OpaquePointer(contentManager.pointer)
      for script in visitScripts {
        webkit_user_content_manager_remove_script(manager, script)
        webkit_user_script_unref(script)
      }
      visitScripts = []
      do {
        let scripts = try VisitScripts(
          environment.pathConfiguration, isModal: isModal, signsIn: environment.signsIn && !isModal,
          startURL: environment.startURL)
        visitScripts = add(page: scripts.page, relay: scripts.relay, to: manager)
      } catch {
        Hotwire.config.logger.error("Pages do not know the path configuration: \(error)")
      }
    }

    /// Restores the scroll position and the session storage when a page loads, and calls the delegate when the page is
    /// painted.
    func restore(_ url: URL, scrolledTo position: ScrollPosition, sessionStorage: [String: String]) {
      cancelRestoration()
      let arguments: [any Encodable] = [
        Self.restoreHandlerName, url.absoluteString, position.x, position.y, sessionStorage,
      ]
      do {
        let source = try JavaScript(calling: PackageResources.restore_js, with: arguments).source
        restoreScript = add(isolated: source, to: OpaquePointer(contentManager.pointer))
      } catch {
        Hotwire.config.logger.error("\(url): the scroll position cannot be restored: \(error)")
      }
    }

    /// Cancels the restoration of a page.
    func cancelRestoration() {
      guard let script = restoreScript else { return }
      webkit_user_content_manager_remove_script(OpaquePointer(contentManager.pointer), script)
      webkit_user_script_unref(script)
      restoreScript = nil
    }

    func inspect() {
      webkit_web_inspector_show(webkit_web_view_get_inspector(view))
    }

    func focus() {
      gtk_widget_grab_focus(widget)
    }

    /// Calls the page and waits for its answer.
    func wait<Value: Sendable>(
      start: (GAsyncReadyCallback, UnsafeMutableRawPointer) -> Void,
      finish: @escaping @MainActor (AsyncCall.Source, OpaquePointer?) throws -> Value
    ) async throws -> Value {
      pendingCallCount += 1
      defer { pendingCallCount -= 1 }
      return try await AsyncCall.wait(start: start, finish: finish)
    }

    /// Runs the page's `beforeunload` handlers. Calls the delegate if the page agrees to close.
    func tryClose() {
      isClosing = true
      webkit_web_view_try_close(view)
    }

    /// Cancels closing, because the user stays on the page.
    func cancelClose() {
      isClosing = false
    }

    /// Waits for a response of the web process. No script runs: a script would end the page's user activation.
    ///
    /// - Throws: An error if the process ends.
    func ping() async throws {
      _ = try await wait { callback, data in
        webkit_web_view_can_execute_editing_command(view, "Copy", nil, callback, data)
      } finish: { view, result in
        try GLibError.check { webkit_web_view_can_execute_editing_command_finish(cast(view), result, $0) } != 0
      }
    }

    /// Disconnects the delegate and makes sure that the web process ends. WebKit keeps the web view and its process alive
    /// while a call is pending, so the process is terminated if the page does not answer in time.
    func close() {
      delegate = nil
      guard pendingCallCount > 0 else { return }
      Task { [weak self] in
        try? await Task.sleep(for: Watchdog.timeout)
        if let self, pendingCallCount > 0 { terminateProcess() }
      }
    }

    /// Terminates the web process, like a crash.
    func terminateProcess() {
      webkit_web_view_terminate_web_process(view)
    }
  }

  // MARK: JavaScript

  extension WebView: BridgeWebView {
    /// Runs JavaScript in the page's main frame.
    ///
    /// - Returns: The value as JSON, or `nil` for `undefined`.
    /// - Throws: The exception of the script, or an error if the page went away.
    func evaluateJavaScript(_ script: String) async throws -> String? {
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
    func call(_ function: [UInt8], _ arguments: any Encodable...) async throws -> String? {
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
#endif
