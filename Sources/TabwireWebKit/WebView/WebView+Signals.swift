import CWebKitGTK
import Foundation

// What WebKit reports and asks.
extension WebView {
  func connectSignals() {
    withWidget {
      connectLoading(of: $0)
      connectPolicy(of: $0)
      connectNewWindows(of: $0)
      connectDialogs(of: $0)
    }
  }

  private func connectLoading(of widget: Widget) {
    SignalHandler.connect(widget, "load-changed") { [weak self] arguments in
      guard let self, let event = arguments.enumeration(1) else { return }
      switch WebKitLoadEvent(UInt32(event)) {
      case WEBKIT_LOAD_STARTED:
        redirectCount = 0
        isProvisional = true
        report(.started)
      case WEBKIT_LOAD_REDIRECTED:
        redirectCount += 1
        report(.redirected)
      case WEBKIT_LOAD_COMMITTED:
        isProvisional = false
        scripts.pageDidCommit(at: url)
        report(.committed)
      case WEBKIT_LOAD_FINISHED:
        report(.finished)
      default: break
      }
    }
    SignalHandler.handle(widget, "load-failed") { [weak self] arguments in
      guard let self, let error = arguments.boxed(3) else { return false }
      if arguments.enumeration(1).map({ WebKitLoadEvent(UInt32($0)) }) != WEBKIT_LOAD_COMMITTED {
        isProvisional = false
      }
      let failure = GLibError(copying: error.assumingMemoryBound(to: GError.self))
      report(.failed(arguments.string(2).flatMap { URL(string: $0) }, failure))
      return true
    }
    SignalHandler.connect(widget, "web-process-terminated") { [weak self] _ in
      guard let self else { return }
      isProvisional = false
      report(.processTerminated)
    }
    SignalHandler.connect(widget, "close") { [weak self] _ in
      // Scripts can emit the signal, too.
      guard let self, isClosing else { return }
      report(.closed)
    }
    for property in ["uri", "title", "estimated-load-progress", "is-loading"] {
      SignalHandler.connect(widget, "notify::\(property)") { [weak self] _ in
        guard let self else { return }
        updateURL()
        report(.changed)
      }
    }
    history.onChange { [weak self] in self?.report(.changed) }
  }

  private func connectPolicy(of widget: Widget) {
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
  private func connectNewWindows(of widget: Widget) {
    SignalHandler.connect(widget, "create") { [weak self] arguments in
      guard let self, let action = arguments.boxed(1),
        let request = NavigationRequest(newWindow: OpaquePointer(action))
      else { return }
      _ = delegate?.webView(self, decide: request)
    }
  }

  private func connectDialogs(of widget: Widget) {
    SignalHandler.handle(widget, "script-dialog") { [weak self] arguments in
      guard let self, delegate != nil, let dialog = arguments.boxed(1) else { return false }
      report(.dialog(ScriptDialog(OpaquePointer(dialog))))
      return true
    }
    SignalHandler.handle(widget, "permission-request") { [weak self] arguments in
      guard let self, let request = arguments.object(1) else { return false }
      if let asked = PermissionRequest(request) {
        delegate?.webView(self, asks: asked)
      } else {
        webkit_permission_request_deny(request)
      }
      return true
    }
    SignalHandler.handle(widget, "context-menu") { [weak self] arguments in
      guard let self, let menu = arguments.object(1), let place = arguments.object(2) else { return false }
      report(.contextMenu(WebContextMenu(menu, at: place)))
      return false
    }
  }
}
