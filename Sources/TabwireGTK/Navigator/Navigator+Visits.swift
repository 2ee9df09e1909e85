#if canImport(CWebKitGTK)
  import Foundation

  // Turbo's visits load no document, so WebKit knows nothing of them. What goes wrong looks the same to users.
  extension Navigator {
    func webView(_ webView: WebView, tells event: VisitEvent) {
      switch event {
      case .elsewhere(let url) where tabManager.location.contains(url):
        if route(url) { webView.load(url) }
      case .started(let url) where tabManager.location.contains(url):
        isVisiting = true
        slowNotice.expect(url.host() ?? "", within: configuration.patience)
      case .ended:
        isVisiting = false
        // A document that is on its way is waited for on its own account.
        if !isProvisional { slowNotice.hide() }
        onSettled?()
      case .failed(let url, let status) where tabManager.location.contains(url):
        configuration.logger.warning("\(url) cannot be shown: the server answered \(status)")
        fail(url, .serverFailed(host: url.host() ?? "", status: status))
      case .formFailed(let status):
        let host = webView.url?.host() ?? ""
        onToast?(status.map { "Not done: \(host) has a problem (\($0))" } ?? "Not sent: \(host) doesn’t answer", nil)
      case .elsewhere, .started, .failed: break
      }
    }

    /// Gives up a visit that waits for its answer. What is there stays.
    func stopVisiting() {
      run("document.dispatchEvent(new CustomEvent('native-visits:stop'))")
    }

    /// Whether the page is still there that the user wanted to leave for one that could not be shown.
    var coversPage: Bool {
      guard let failedURL, errorPage.isShown, screen != nil, let url = webView?.url else { return false }
      return !url.isSamePage(as: failedURL)
    }

    /// Lets the user see the page again that is below an error page.
    func uncover() {
      failedURL = nil
      errorPage.hide()
      webView?.focus()
      onChange?(self)
    }
  }
#endif
