#if canImport(CWebKitGTK)
  import Foundation
  import TabwirePages
  import WebAddress

  // Turbo's visits load no document, so WebKit reports no errors for them. Users see the same error pages as after a
  // load.
  extension Navigator {
    func webView(_ webView: WebView, didReceive event: VisitEvent) {
      switch event {
      case .elsewhere(let url, let action, let response) where tabManager.location.contains(url):
        formResponse = response
        if route(url, action: action) { send(.visit(PageAddress(url))) }
      case .started(let url) where tabManager.location.contains(url): send(.visitStarted(PageAddress(url)))
      case .rendered(let url) where tabManager.location.contains(url):
        contents.pageDidChange(in: webView.backList + [url] + webView.forwardList)
        send(.rendered(PageAddress(url)))
      case .ended: send(.visitEnded)
      case .failed(let url, status: 401) where tabManager.location.contains(url):
        if requiresSignIn(at: url) { signIn(for: url) } else { send(.visit(PageAddress(url))) }
      case .failed(let url, let status) where tabManager.location.contains(url):
        configuration.logger.warning("\(url) cannot be shown: the server responded with status \(status)")
        send(.failed(.serverFailed(status: status), PageAddress(url)))
      case .formFailed(let status):
        let host = webView.url?.hostAndPort ?? ""
        let text = status.map { "Not saved: \(host) has a problem (\($0))" } ?? "Not sent: \(host) doesn’t respond"
        delegate?.navigator(self, showToast: text, action: nil)
      case .elsewhere, .started, .rendered, .failed: break
      }
    }
  }
#endif
