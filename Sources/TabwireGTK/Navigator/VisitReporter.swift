import Foundation
import TabwirePages
import TabwirePaths
import TabwireWebKit

/// Reports Turbo's visits and forms to the state machine.
///
/// They load no document, so WebKit reports no errors for them. Users see the same error pages as after a load.
@MainActor
struct VisitReporter {
  let shown: ShownPage
  let routing: PageRouting
  let loader: PageLoader
  let session: PageSession
  let signIn: PageSignIn

  func report(_ event: VisitEvent, in webView: WebView) {
    let location = shown.tabManager.location
    switch event {
    case .elsewhere(let url, let action, let response) where location.contains(url):
      loader.formResponse = response
      if routing.route(url, action: action) { shown.send(.visit(PageAddress(url))) }
    case .started(let url) where location.contains(url): shown.send(.visitStarted(PageAddress(url)))
    case .rendered(let url) where location.contains(url):
      shown.send(.rendered(PageAddress(url)))
      session.pageDidAppear()
      session.awaitConfiguration()
    case .morphed(let url) where location.contains(url):
      session.pageDidAppear()
      session.awaitConfiguration()
    case .ended: shown.send(.visitEnded)
    case .failed(let url, status: 401) where location.contains(url):
      if signIn.isRequired(at: url) { signIn.begin(for: url) } else { shown.send(.visit(PageAddress(url))) }
    case .failed(let url, let status) where location.contains(url):
      shown.configuration.logger.warning("\(url.loggable) cannot be shown: the server responded with status \(status)")
      shown.send(.failed(.serverFailed(status: status), PageAddress(url)))
    case .formStarted: session.formDidStart()
    case .formEnded: session.formDidEnd()
    case .formFailed(let status):
      session.formDidEnd()
      let host = webView.url?.hostAndPort ?? ""
      let text =
        status.map { localized("Not saved: %@ has a problem (%@)", host, "\($0)") }
        ?? localized("Not sent: %@ doesn’t respond", host)
      shown.showToast(text)
    case .elsewhere, .started, .rendered, .morphed, .failed: break
    }
  }
}
