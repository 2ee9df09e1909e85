import Foundation
import TabwirePages
import TabwirePaths
import TabwireWebKit

// Turbo's visits load no document, so WebKit reports no errors for them. Users see the same error pages as after a
// load.
extension Navigator {
  func webView(_ webView: WebView, didReport event: VisitEvent) {
    switch event {
    case .elsewhere(let url, let action, let response) where tabManager.location.contains(url):
      formResponse = response
      if route(url, action: action) { send(.visit(PageAddress(url))) }
    case .started(let url) where tabManager.location.contains(url): send(.visitStarted(PageAddress(url)))
    case .rendered(let url) where tabManager.location.contains(url):
      contents.pageDidChange(in: webView.history.back + [url] + webView.history.forward)
      send(.rendered(PageAddress(url)))
      pageDidAppear()
      awaitConfiguration()
    case .ended: send(.visitEnded)
    case .failed(let url, status: 401) where tabManager.location.contains(url):
      if requiresSignIn(at: url) { signIn(for: url) } else { send(.visit(PageAddress(url))) }
    case .failed(let url, let status) where tabManager.location.contains(url):
      configuration.logger.warning("\(url) cannot be shown: the server responded with status \(status)")
      send(.failed(.serverFailed(status: status), PageAddress(url)))
    case .formStarted: formDidStart()
    case .formEnded: formDidEnd()
    case .formFailed(let status):
      formDidEnd()
      let host = webView.url?.hostAndPort ?? ""
      let text = status.map { "Not saved: \(host) has a problem (\($0))" } ?? "Not sent: \(host) doesn’t respond"
      showToast(text)
    case .elsewhere, .started, .rendered, .failed: break
    }
  }
}
