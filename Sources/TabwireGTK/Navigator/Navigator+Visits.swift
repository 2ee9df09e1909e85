#if canImport(CWebKitGTK)
  import Foundation

  // WebKit does not know Turbo's visits, which load no document. Their errors look the same to users.
  extension Navigator {
    func webView(_ webView: WebView, didReceive event: VisitEvent) {
      switch event {
      case .elsewhere(let url) where tabManager.location.contains(url):
        if route(url) { webView.load(url) }
      case .started(let url) where tabManager.location.contains(url):
        isVisiting = true
        slowNotice.schedule(host: url.host() ?? "", after: configuration.slowLoadDelay)
      case .ended:
        isVisiting = false
        // A document that is loading has a notice of its own.
        if !isProvisional { slowNotice.hide() }
        delegate?.navigatorDidSettle(self)
      case .failed(let url, let status) where tabManager.location.contains(url):
        configuration.logger.warning("\(url) cannot be shown: the server responded with status \(status)")
        fail(url, .serverFailed(host: url.host() ?? "", status: status))
      case .formFailed(let status):
        let host = webView.url?.host() ?? ""
        let text = status.map { "Not saved: \(host) has a problem (\($0))" } ?? "Not sent: \(host) doesn’t respond"
        delegate?.navigator(self, showToast: text, action: nil)
      case .elsewhere, .started, .failed: break
      }
    }

    /// Cancels a visit that waits for its response. The page stays.
    func stopVisiting() {
      run("document.dispatchEvent(new CustomEvent('native-visits:stop'))")
    }

    /// Whether an error page is over the page that the user came from.
    var coversPage: Bool {
      guard let failedURL, errorPage.isShown, screen != nil, let url = webView?.url else { return false }
      return !url.isSamePage(as: failedURL)
    }

    /// Removes the error page and shows the page below it.
    func dismissErrorPage() {
      failedURL = nil
      errorPage.hide()
      webView?.focus()
      delegate?.navigatorDidChange(self)
    }
  }
#endif
