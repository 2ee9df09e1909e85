#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import NativeBridge

  extension WebView {
    /// Installs the bridge's scripts and receives their messages.
    func install(_ scripts: BridgeScripts, in manager: OpaquePointer) {
      addMessageHandler(BridgeScripts.messageHandlerName, to: manager) { [weak self] body in
        guard let self else { return }
        let isAccepted = bridge.receive(body)
        pageLog?.receiveMessage(body, isAccepted: isAccepted)
      }
      for script in add(page: scripts.page, relay: scripts.relay, to: manager) { webkit_user_script_unref(script) }
    }

    /// Refuses the script dialogs of frames of another origin.
    func refuseFrameDialogs(in manager: OpaquePointer) {
      do {
        let source = try JavaScript(calling: PackageResources.frame_dialogs_js, with: [String]()).source
        let script = webkit_user_script_new(
          source, WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES, WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START, nil, nil)
        guard let script else { return }
        webkit_user_content_manager_add_script(manager, script)
        webkit_user_script_unref(script)
      } catch {
        Hotwire.config.logger.error("frames can open dialogs: \(error)")
      }
    }

    /// Logs errors of pages if the app asked for it.
    func connectPageLog(of manager: OpaquePointer) {
      guard let pageLog else { return }
      addMessageHandler(PageLog.messageHandlerName, to: manager) { [weak pageLog] in pageLog?.receiveError($0) }
      do {
        let scripts = try PageLog.scripts
        for script in add(page: scripts.page, relay: scripts.relay, to: manager) { webkit_user_script_unref(script) }
      } catch {
        Hotwire.config.logger.error("errors of pages are not logged: \(error)")
      }
    }

    /// Receives the events of Turbo's visits.
    func connectVisits(of manager: OpaquePointer) {
      addMessageHandler(VisitScripts.messageHandlerName, to: manager) { [weak self] text in
        guard let self, let event = VisitEvent(json: text) else { return }
        delegate?.webView(self, didReceive: event)
      }
    }

    /// Tracks unsent input in every frame.
    func connectTyping(of manager: OpaquePointer) {
      let handlerName = "nativeTyping"
      addMessageHandler(handlerName, to: manager) { [weak self] in self?.typing.apply($0) }
      do {
        let source = try JavaScript(calling: PackageResources.typing_js, with: [handlerName]).source
        let script = add(isolated: source, in: WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES, to: manager)
        script.map { webkit_user_script_unref($0) }
      } catch {
        Hotwire.config.logger.error("unsent input cannot be tracked: \(error)")
      }
    }

    static var restoreHandlerName: String { "nativeRestore" }

    /// Reports when a restored page is painted.
    func connectRestoration(of manager: OpaquePointer) {
      addMessageHandler(Self.restoreHandlerName, to: manager) { [weak self] _ in
        guard let self else { return }
        delegate?.webViewDidRestore(self)
      }
    }

    /// Receives the scroll position and the unsent input of the main frame.
    func connectContent(of manager: OpaquePointer) {
      let handlerName = "nativeContent"
      addMessageHandler(handlerName, to: manager) { [weak self] in
        guard let self, let report = PageReport(json: $0), report.url == currentURL, !isProvisional else { return }
        delegate?.webView(self, didReport: report.content, at: report.url)
      }
      do {
        let source = try JavaScript(calling: PackageResources.page_content_js, with: [handlerName]).source
        add(isolated: source, to: manager).map { webkit_user_script_unref($0) }
      } catch {
        Hotwire.config.logger.error("unsent input is not kept for the next start: \(error)")
      }
    }

    /// Adds a script to the page's world and one to the isolated world, for all further pages.
    ///
    /// - Returns: Both scripts, each with a reference that the caller owns.
    func add(page: String, relay: String, to manager: OpaquePointer) -> [OpaquePointer] {
      let relay = add(isolated: relay, to: manager)
      let page = webkit_user_script_new(
        page, WEBKIT_USER_CONTENT_INJECT_TOP_FRAME, WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START, nil, nil)
      page.map { webkit_user_content_manager_add_script(manager, $0) }
      return [relay, page].compactMap(\.self)
    }

    /// Adds a script to the isolated world, for all further pages.
    ///
    /// - Returns: The script, with a reference that the caller owns.
    func add(
      isolated source: String, in frames: WebKitUserContentInjectedFrames = WEBKIT_USER_CONTENT_INJECT_TOP_FRAME,
      to manager: OpaquePointer
    ) -> OpaquePointer? {
      let script = webkit_user_script_new_for_world(
        source, frames, WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START, BridgeScripts.worldName, nil, nil)
      script.map { webkit_user_content_manager_add_script(manager, $0) }
      return script
    }

    private func addMessageHandler(
      _ handlerName: String, to manager: OpaquePointer, onMessage: @escaping @MainActor (String) -> Void
    ) {
      // Connect before registering, so that no message is lost.
      SignalHandler.connect(manager, "script-message-received::\(handlerName)") { arguments in
        guard let value = arguments.object(1), jsc_value_is_string(value) != 0,
          let body = takeString(jsc_value_to_string(value))
        else { return }
        onMessage(body)
      }
      webkit_user_content_manager_register_script_message_handler(manager, handlerName, BridgeScripts.worldName)
    }

    func connectSignals() {
      connectLoading()
      connectPolicy()
      connectNewWindows()
      connectDialogs()
      connectFinding()
    }

    private func connectLoading() {
      SignalHandler.connect(widget, "load-changed") { [weak self] arguments in
        guard let self, let event = arguments.enumeration(1) else { return }
        switch WebKitLoadEvent(UInt32(event)) {
        case WEBKIT_LOAD_STARTED:
          redirectCount = 0
          isProvisional = true
          delegate?.webViewDidStartLoading(self)
        case WEBKIT_LOAD_REDIRECTED:
          redirectCount += 1
          delegate?.webViewDidRedirect(self)
        case WEBKIT_LOAD_COMMITTED:
          isProvisional = false
          pageLog?.pageDidCommit()
          delegate?.webViewDidCommit(self)
        case WEBKIT_LOAD_FINISHED:
          pageLog?.pageDidFinishLoading(self)
          delegate?.webViewDidFinishLoading(self)
        default: break
        }
      }
      SignalHandler.handle(widget, "load-failed") { [weak self] arguments in
        guard let self, let error = arguments.boxed(3) else { return false }
        if arguments.enumeration(1).map({ WebKitLoadEvent(UInt32($0)) }) != WEBKIT_LOAD_COMMITTED {
          isProvisional = false
        }
        let failure = GLibError(copying: error.assumingMemoryBound(to: GError.self))
        delegate?.webView(self, didFailLoading: arguments.string(2).flatMap { URL(string: $0) }, with: failure)
        return true
      }
      SignalHandler.connect(widget, "web-process-terminated") { [weak self] _ in
        guard let self else { return }
        isProvisional = false
        delegate?.webViewProcessDidTerminate(self)
      }
      SignalHandler.connect(widget, "close") { [weak self] _ in
        // Scripts can emit the signal, too.
        guard let self, isClosing else { return }
        delegate?.webViewDidClose(self)
      }
      for property in ["uri", "title", "estimated-load-progress", "is-loading"] {
        SignalHandler.connect(widget, "notify::\(property)") { [weak self] _ in
          guard let self else { return }
          updateURL()
          delegate?.webViewDidChange(self)
        }
      }
      SignalHandler.connect(webkit_web_view_get_back_forward_list(view), "changed") { [weak self] _ in
        guard let self else { return }
        delegate?.webViewDidChange(self)
      }
    }

    private func connectPolicy() {
      SignalHandler.handle(widget, "decide-policy") { [weak self] arguments in
        guard let self, let decision = arguments.object(1), let type = arguments.enumeration(2),
          let request = NavigationRequest(decision, type: WebKitPolicyDecisionType(UInt32(type)))
        else { return false }
        switch delegate?.webView(self, decide: request) ?? .follow {
        case .follow: return false
        case .ignore: webkit_policy_decision_ignore(cast(decision))
        case .download: webkit_policy_decision_download(cast(decision))
        }
        return true
      }
    }

    /// Reports windows that scripts open. No second web view is created for them.
    private func connectNewWindows() {
      SignalHandler.connect(widget, "create") { [weak self] arguments in
        guard let self, let action = arguments.boxed(1),
          let request = NavigationRequest(newWindow: OpaquePointer(action))
        else { return }
        _ = delegate?.webView(self, decide: request)
      }
    }

    private func connectDialogs() {
      SignalHandler.handle(widget, "script-dialog") { [weak self] arguments in
        guard let self, let delegate, let dialog = arguments.boxed(1) else { return false }
        delegate.webView(self, show: ScriptDialog(OpaquePointer(dialog)))
        return true
      }
      SignalHandler.handle(widget, "permission-request") { [weak self] arguments in
        guard let self, let request = arguments.object(1) else { return false }
        let isAllowed = Permissions(request).flatMap { self.delegate?.webView(self, grants: $0) } ?? false
        if isAllowed { webkit_permission_request_allow(request) } else { webkit_permission_request_deny(request) }
        return true
      }
      SignalHandler.handle(widget, "context-menu") { [weak self] arguments in
        guard let self, let place = arguments.object(2) else { return false }
        delegate?.webView(
          self, show: ContextMenu(at: .init(place), canGoBack: canGoBack, canInspect: environment.allowsInspector))
        return true
      }
      SignalHandler.handle(widget, "show-option-menu") { [weak self] arguments in
        guard let self, let menu = arguments.object(1) else { return false }
        delegate?.webView(self, show: OptionMenu(menu))
        return true
      }
    }

    private func connectFinding() {
      let controller = webkit_web_view_get_find_controller(view)!
      SignalHandler.connect(controller, "counted-matches") { [weak self] arguments in
        self?.onMatches?(Int(arguments.number(1) ?? 0))
      }
    }
  }
#endif
