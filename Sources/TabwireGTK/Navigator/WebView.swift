#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import NativeBridge

  /// What a web view tells its navigator.
  @MainActor
  protocol WebViewDelegate: AnyObject {
    /// A document starts to load, which ends the one before it.
    func webViewDidStartLoading(_ webView: WebView)
    /// The new document is there.
    func webViewDidCommit(_ webView: WebView)
    /// The document and what belongs to it is there.
    func webViewDidFinishLoading(_ webView: WebView)
    /// A document cannot be loaded.
    func webView(_ webView: WebView, didFailLoading url: URL?, with error: GLibError)
    /// The process that shows the page is gone.
    func webViewProcessDidTerminate(_ webView: WebView)
    /// The page says what becomes of a visit of Turbo's.
    func webView(_ webView: WebView, tells event: VisitEvent)
    /// The page that was expected to come back is painted.
    func webViewDidReturn(_ webView: WebView)
    /// The page, its title, its progress or what lies behind it has changed.
    func webViewDidChange(_ webView: WebView)
    /// What becomes of a wish to go to another page.
    func webView(_ webView: WebView, decides request: NavigationRequest) -> NavigationDecision
    /// A script asks something and waits for the answer.
    func webView(_ webView: WebView, asks dialog: ScriptDialog)
    /// Whether the page may do what it asks for.
    func webView(_ webView: WebView, mayUse permission: Permission) -> Bool
    /// The user wants to know what can be done with a place in the page.
    func webView(_ webView: WebView, shows menu: ContextMenu)
    /// The user opens a `<select>`.
    func webView(_ webView: WebView, shows menu: OptionMenu)
  }

  /// A WebKit web view, with the bridge's scripts in it.
  @MainActor
  final class WebView {
    let widget: Widget
    weak var delegate: (any WebViewDelegate)?
    /// Carries messages between the page and the app's components.
    private(set) lazy var bridge = Bridge(webView: self)

    private let reference: GObjectReference
    private let contentManager: GObjectReference
    let environment: WebEnvironment
    var view: UnsafeMutablePointer<WebKitWebView> { cast(widget) }
    private let isModal: Bool
    private var visitScripts: [OpaquePointer] = []
    /// How often the server led to another address, since the document started to load.
    var redirectCount = 0
    /// How many answers of the page's are missing.
    private var waitingCalls = 0
    /// Where the user typed something that is not sent.
    var typing: Typing = []
    private var returnScript: OpaquePointer?
    /// Called with the number of matches when a search is over.
    var onMatches: (@MainActor (Int) -> Void)?

    /// - Parameters:
    ///   - environment: what it shares with the other web views.
    ///   - scripts: the bridge's scripts.
    ///   - isModal: whether it shows what is modal.
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
      letFocusThrough()
      install(scripts, in: manager)
      connectVisits(of: manager)
      connectTyping(of: manager)
      connectReturn(of: manager)
      updateVisitScripts()
      connectSignals()
      updateZoom()
    }

    isolated deinit {
      for script in visitScripts { webkit_user_script_unref(script) }
      returnScript.map { webkit_user_script_unref($0) }
    }

    /// WebKit keeps a text view inside the web view, with which it reads keys. Nobody sees it, and whoever came to it with
    /// Tab would not get out of it again.
    private func letFocusThrough() {
      var next = gtk_widget_get_first_child(widget)
      while let child = next {
        if child.isA(gtk_text_view_get_type()) { gtk_widget_set_can_focus(child, 0) }
        next = gtk_widget_get_next_sibling(child)
      }
    }

    // MARK: Pages

    /// The page it shows.
    var url: URL? {
      webkit_web_view_get_uri(view).flatMap { URL(string: String(cString: $0)) }
    }

    /// The title of the page.
    var title: String {
      webkit_web_view_get_title(view).map { String(cString: $0) } ?? ""
    }

    /// How much of the page is there, from 0 to 1.
    var progress: Double { webkit_web_view_get_estimated_load_progress(view) }

    var isLoading: Bool { webkit_web_view_is_loading(view) != 0 }

    var canGoForward: Bool { webkit_web_view_can_go_forward(view) != 0 }

    var canGoBack: Bool { webkit_web_view_can_go_back(view) != 0 }

    /// The pages that lie behind the one it shows, the nearest first.
    var backList: [URL] { urls(webkit_back_forward_list_get_back_list) }

    /// The pages that the user came back from, the nearest first.
    var forwardList: [URL] { urls(webkit_back_forward_list_get_forward_list) }

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

    func load(_ url: URL) {
      webkit_web_view_load_uri(view, url.absoluteString)
    }

    func reload() {
      webkit_web_view_reload(view)
    }

    func goBack() {
      webkit_web_view_go_back(view)
    }

    func goForward() {
      webkit_web_view_go_forward(view)
    }

    /// Gives up what is on its way.
    func stopLoading() {
      webkit_web_view_stop_loading(view)
    }

    /// Goes to another page of its history.
    ///
    /// - Parameter offset: how many pages further, as in JavaScript; none loads the page itself.
    /// - Returns: whether there is one.
    @discardableResult
    func go(_ offset: Int) -> Bool {
      let list = webkit_web_view_get_back_forward_list(view)
      guard let item = webkit_back_forward_list_get_nth_item(list, gint(offset)) else { return false }
      webkit_web_view_go_to_back_forward_list_item(view, item)
      return true
    }

    /// What is seen before a page paints its own background.
    func setBackground(_ color: GdkRGBA) {
      withUnsafePointer(to: color) { webkit_web_view_set_background_color(view, $0) }
    }

    /// Shows the page as large as the user wants everything.
    func updateZoom() {
      webkit_web_view_set_zoom_level(view, environment.zoom)
    }

    /// Does something with the text that is selected or being written.
    func edit(_ command: ContextMenu.EditingCommand) {
      webkit_web_view_execute_editing_command(view, command.rawValue)
    }

    /// Downloads what is at an address.
    func download(_ url: URL) {
      // The session tells the downloads of it.
      if let download = webkit_web_view_download_uri(view, url.absoluteString) { g_object_unref(download.rawPointer) }
    }

    /// Lets every page from now on know which paths appear elsewhere.
    func updateVisitScripts() {
      let manager = OpaquePointer(contentManager.pointer)
      for script in visitScripts {
        webkit_user_content_manager_remove_script(manager, script)
        webkit_user_script_unref(script)
      }
      visitScripts = []
      do {
        let scripts = try VisitScripts(environment.pathConfiguration, isModal: isModal)
        visitScripts = add(page: scripts.page, relay: scripts.relay, to: manager)
      } catch {
        Hotwire.config.logger.error("Pages do not know the path configuration: \(error)")
      }
    }

    /// Lets a page that comes back be as it was left. The delegate hears when it is painted.
    func expect(_ url: URL, scrolledTo position: ScrollPosition) {
      expectNothing()
      let arguments: [any Encodable] = [Self.returnHandlerName, url.absoluteString, position.x, position.y]
      do {
        let source = try JavaScript(calling: PackageResources.return_js, with: arguments).source
        returnScript = add(isolated: source, to: OpaquePointer(contentManager.pointer))
      } catch {
        Hotwire.config.logger.error("The scroll position of \(url) cannot be restored: \(error)")
      }
    }

    /// No page comes back any more.
    func expectNothing() {
      guard let script = returnScript else { return }
      webkit_user_content_manager_remove_script(OpaquePointer(contentManager.pointer), script)
      webkit_user_script_unref(script)
      returnScript = nil
    }

    /// Opens the web inspector.
    func inspect() {
      webkit_web_inspector_show(webkit_web_view_get_inspector(view))
    }

    func focus() {
      gtk_widget_grab_focus(widget)
    }

    /// Waits for an answer of the page's.
    func wait<Value: Sendable>(
      start: (GAsyncReadyCallback, UnsafeMutableRawPointer) -> Void,
      finish: @escaping @MainActor (AsyncCall.Source, OpaquePointer?) throws -> Value
    ) async throws -> Value {
      waitingCalls += 1
      defer { waitingCalls -= 1 }
      return try await AsyncCall.wait(start: start, finish: finish)
    }

    /// Makes sure that the process goes with the web view. As long as an answer is missing, WebKit would keep both; what the
    /// page still owes it may answer for a while.
    func close() {
      delegate = nil
      guard waitingCalls > 0 else { return }
      Task { [weak self] in
        try? await Task.sleep(for: Watchdog.patience)
        if let self, waitingCalls > 0 { terminateProcess() }
      }
    }

    /// Ends the process that shows the page, as a crash would.
    func terminateProcess() {
      webkit_web_view_terminate_web_process(view)
    }
  }

  // MARK: JavaScript

  extension WebView: BridgeWebView {
    /// Runs JavaScript in the page's main frame.
    ///
    /// - Returns: the value as JSON text; nothing for `undefined`.
    /// - Throws: the exception that the script throws, or that the page is gone.
    func evaluateJavaScript(_ script: String) async throws -> String? {
      try await wait { callback, waiting in
        webkit_web_view_evaluate_javascript(view, script, -1, nil, nil, nil, callback, waiting)
      } finish: { view, result in
        let value = try GLibError.check { webkit_web_view_evaluate_javascript_finish(cast(view), result, $0) }
        return value.flatMap { takeJSON($0) }
      }
    }

    /// Calls a function in the isolated world, where the page's scripts cannot reach it.
    ///
    /// - Parameters:
    ///   - function: a function expression. It may be asynchronous.
    ///   - arguments: what it is called with.
    /// - Returns: what it returns, as JSON text; nothing for `undefined`.
    /// - Throws: the exception that it throws, an `EncodingError` for an argument, or that the page is gone.
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

  /// Reads a value of JavaScript's as JSON, and lets go of it.
  private func takeJSON(_ value: OpaquePointer) -> String? {
    defer { g_object_unref(value.rawPointer) }
    return takeString(jsc_value_to_json(value, 0))
  }
#endif
