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
    /// The page, its title, its progress or what lies behind it has changed.
    func webViewDidChange(_ webView: WebView)
    /// Whether the web view may go to another page.
    func webView(_ webView: WebView, mayFollow request: NavigationRequest) -> Bool
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
    private var view: UnsafeMutablePointer<WebKitWebView> { cast(widget) }

    /// - Parameters:
    ///   - environment: what it shares with the other web views.
    ///   - scripts: the bridge's scripts.
    init?(environment: WebEnvironment, scripts: BridgeScripts) {
      guard let manager = webkit_user_content_manager_new() else { return nil }
      contentManager = GObjectReference(adopting: manager.rawPointer)
      guard let widget = environment.makeWebView(contentManager) else { return nil }
      self.widget = widget
      reference = GObjectReference(sinking: widget)
      gtk_widget_set_hexpand(widget, 1)
      gtk_widget_set_vexpand(widget, 1)
      install(scripts, in: manager)
      connectSignals()
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

    var canGoBack: Bool { webkit_web_view_can_go_back(view) != 0 }

    /// The pages that lie behind the one it shows, the nearest first.
    var backList: [URL] {
      let list = webkit_back_forward_list_get_back_list(webkit_web_view_get_back_forward_list(view))
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

    /// Goes back several pages.
    ///
    /// - Parameter steps: how many, at least 1.
    func goBack(_ steps: Int) {
      let list = webkit_web_view_get_back_forward_list(view)
      guard let item = webkit_back_forward_list_get_nth_item(list, gint(-steps)) else { return }
      webkit_web_view_go_to_back_forward_list_item(view, item)
    }

    /// What is seen before a page paints its own background.
    func setBackground(_ color: GdkRGBA) {
      withUnsafePointer(to: color) { webkit_web_view_set_background_color(view, $0) }
    }

    func focus() {
      gtk_widget_grab_focus(widget)
    }

    /// Ends the process that shows the page, as a crash would.
    func terminateProcess() {
      webkit_web_view_terminate_web_process(view)
    }

    // MARK: Set-up

    private func install(_ scripts: BridgeScripts, in manager: OpaquePointer) {
      let page = webkit_user_script_new(
        scripts.page, WEBKIT_USER_CONTENT_INJECT_TOP_FRAME, WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START, nil, nil)
      let relay = webkit_user_script_new_for_world(
        scripts.relay, WEBKIT_USER_CONTENT_INJECT_TOP_FRAME, WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START,
        BridgeScripts.worldName,
        nil, nil)
      for script in [relay, page] {
        webkit_user_content_manager_add_script(manager, script)
        webkit_user_script_unref(script)
      }
      // Connecting before registering leaves no moment in which a message could be lost.
      SignalHandler.connect(manager, "script-message-received::\(BridgeScripts.messageHandlerName)") {
        [weak self] arguments in
        guard let self, let value = arguments.object(1), jsc_value_is_string(value) != 0,
          let body = takeString(jsc_value_to_string(value))
        else { return }
        bridge.receive(body)
      }
      webkit_user_content_manager_register_script_message_handler(
        manager, BridgeScripts.messageHandlerName, BridgeScripts.worldName)
    }

    private func connectSignals() {
      SignalHandler.connect(widget, "load-changed") { [weak self] arguments in
        guard let self, let event = arguments.enumeration(1) else { return }
        switch WebKitLoadEvent(UInt32(event)) {
        case WEBKIT_LOAD_STARTED: delegate?.webViewDidStartLoading(self)
        case WEBKIT_LOAD_COMMITTED: delegate?.webViewDidCommit(self)
        case WEBKIT_LOAD_FINISHED: delegate?.webViewDidFinishLoading(self)
        default: break
        }
      }
      SignalHandler.answer(widget, "load-failed") { [weak self] arguments in
        guard let self, let error = arguments.boxed(3) else { return false }
        let failure = GLibError(copying: error.assumingMemoryBound(to: GError.self))
        delegate?.webView(self, didFailLoading: arguments.string(2).flatMap { URL(string: $0) }, with: failure)
        return true
      }
      SignalHandler.connect(widget, "web-process-terminated") { [weak self] _ in
        guard let self else { return }
        delegate?.webViewProcessDidTerminate(self)
      }
      for property in ["uri", "title", "estimated-load-progress", "is-loading"] {
        SignalHandler.connect(widget, "notify::\(property)") { [weak self] _ in
          guard let self else { return }
          delegate?.webViewDidChange(self)
        }
      }
      SignalHandler.connect(webkit_web_view_get_back_forward_list(view), "changed") { [weak self] _ in
        guard let self else { return }
        delegate?.webViewDidChange(self)
      }
      SignalHandler.answer(widget, "decide-policy") { [weak self] arguments in
        guard let self, let decision = arguments.object(1), let type = arguments.enumeration(2),
          let request = NavigationRequest(decision, type: WebKitPolicyDecisionType(UInt32(type))),
          delegate?.webView(self, mayFollow: request) == false
        else { return false }
        webkit_policy_decision_ignore(cast(decision))
        return true
      }
    }
  }

  // MARK: JavaScript

  extension WebView: BridgeWebView {
    /// Runs JavaScript in the page's main frame.
    ///
    /// - Returns: the value as JSON text; nothing for `undefined`.
    /// - Throws: the exception that the script throws, or that the page is gone.
    func evaluateJavaScript(_ script: String) async throws -> String? {
      try await withCheckedThrowingContinuation { continuation in
        let waiting = Unmanaged.passRetained(Waiting(continuation)).toOpaque()
        webkit_web_view_evaluate_javascript(
          view, script, -1, nil, nil, nil,
          { source, result, waiting in
            guard let source, let waiting else { return }
            let continuation = Unmanaged<Waiting>.fromOpaque(waiting).takeRetainedValue().continuation
            continuation.resume(
              with: Result {
                let view = UnsafeMutableRawPointer(source).assumingMemoryBound(to: WebKitWebView.self)
                let value = try GLibError.check { webkit_web_view_evaluate_javascript_finish(view, result, $0) }
                guard let value else { return nil }
                defer { g_object_unref(value.rawPointer) }
                return takeString(jsc_value_to_json(value, 0))
              })
          }, waiting)
      }
    }
  }

  private final class Waiting: Sendable {
    let continuation: CheckedContinuation<String?, any Error>

    init(_ continuation: CheckedContinuation<String?, any Error>) {
      self.continuation = continuation
    }
  }
#endif
