#if canImport(CWebKitGTK)
  import Foundation
  import TabwirePages

  extension Navigator {
    /// Makes sure that going back or forward shows no page of the former user: only the page in front stays in the
    /// back-forward list, and Turbo's snapshots, WebKit's page cache and the HTTP cache are emptied.
    func forgetHistory() {
      guard let webView else { return }
      if isGoingThroughHistory { webView.stopLoading() }
      pagesWithTypedText.removeAll(except: page.address?.url)
      formResponses.removeAll(except: page.address?.url)
      // Turbo may still be about to put the snapshot of the last page.
      let clear = "window.Turbo?.cache ? Turbo.cache.clear() : (window.Turbo ?? window.Turbolinks)?.clearCache?.()"
      run("{ const clear = () => { \(clear) }; clear(); setTimeout(clear) }")
      if !webView.forgetHistory() { replaceWebView() }
      environment.emptyCaches()
    }

    /// Whether the app is going back or forward to a page that was not committed yet.
    private var isGoingThroughHistory: Bool {
      guard let webView, let requestedByApp, page.document?.load != nil else { return false }
      return (webView.backList + webView.forwardList).contains { PageAddress($0) == requestedByApp }
    }

    /// Loads the page again in a new web view, which has no history.
    private func replaceWebView() {
      configuration.logger.notice("the history cannot be emptied in this version of WebKit: the page is loaded again")
      // The web view must not be replaced while WebKit emits a signal.
      Task { [weak self] in
        guard let self, let address = page.address else { return }
        send(.replaceAll(address))
      }
    }
  }
#endif
