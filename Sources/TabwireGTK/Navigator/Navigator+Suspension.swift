#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation

  extension Navigator {
    /// Whether its page is running in the background.
    var isLiveInBackground: Bool { !isSelected && !isDisposed && webView != nil }

    /// Removes the web view and ends its process, and keeps what is needed to restore the page. A busy page stays alive.
    func suspend() async {
      if isRestoringInBackground { return removeWebView() }
      guard mayBeSuspended, let webView else { return }
      let lastShown = lastShown
      let page = await PageCondition.ask(webView, isCrashed: screen == nil)
      if let reason = page.busyReason {
        return configuration.logger.debug("\(url?.absoluteString ?? "a page") not suspended: \(reason)")
      }
      let snapshot = errorPage.isShown ? nil : await PageSnapshot.take(of: webView)
      // The user may have visited the tab meanwhile.
      guard mayBeSuspended, webView === self.webView, lastShown == self.lastShown,
        let history = SessionState(of: webView.view)
      else { return }
      configuration.logger.info("\(url?.absoluteString ?? "a page") suspended")
      suspendedPage = SuspendedPage(
        url: url, title: title, backList: backList, canGoForward: canGoForward,
        failedURL: failedURL == url ? nil : failedURL, scrollPosition: page.position, snapshot: snapshot,
        history: history)
      failedURL = nil
      removeWebView()
    }

    /// Whether the page was being restored when the user left the tab again.
    private var isRestoringInBackground: Bool {
      guard isLiveInBackground, let webView, let suspendedPage else { return false }
      return webView.url == suspendedPage.url && webView.typing.isEmpty && !scriptDialogs.isPending
    }

    /// Whether the client itself knows no reason against suspending the page.
    private var mayBeSuspended: Bool {
      guard isLiveInBackground, suspendedPage == nil, !isLoading, !isVisiting, !coversPage, !scriptDialogs.isPending,
        let webView
      else { return false }
      if let url = webView.url, formResponses.contains(url) { return false }
      return !(webView.backList + webView.forwardList).contains { pagesWithTypedText.contains($0) }
    }

    /// Restores the suspended page.
    ///
    /// - Parameter offset: The offset in its back-forward list, as in JavaScript's `history.go`; 0 is the page itself.
    func resume(_ offset: Int = 0) {
      guard let page = suspendedPage, let webView = makeWebView() else { return }
      page.history.restore(in: webView.view)
      if offset == 0, let url = page.url { webView.restore(url, scrolledTo: page.scrollPosition) }
      if let failedURL = page.failedURL, offset == 0 {
        webView.load(failedURL)
      } else if !webView.go(offset) {
        webView.load(page.url ?? root)
      }
      if !errorPage.isShown, offset == 0 { cover.show(page.snapshot) }
      delegate?.navigatorDidChange(self)
    }

    /// Ends the restoration if another page was committed, or once the restored page had time to be painted.
    func awaitRestoration() {
      guard let webView else { return }
      guard let page = suspendedPage, webView.url == page.url else { return didRestore() }
      Task { [weak self, weak webView] in
        try? await Task.sleep(for: PageSnapshot.timeout)
        if let self, webView != nil, webView === self.webView, !isProvisional { didRestore() }
      }
    }

    /// Ends the restoration: the page was painted, or another page was committed.
    func didRestore() {
      guard let page = suspendedPage else { return }
      suspendedPage = nil
      restoredTitle = isLoading && webView?.url == page.url ? page.title : nil
      webView?.cancelRestoration()
      cover.hide()
      delegate?.navigatorDidChange(self)
      delegate?.navigatorDidSettle(self)
    }

    /// Makes a page that is being restored start at the top.
    func restoreAtTop() {
      guard suspendedPage != nil, let webView, let url = webView.url else { return }
      suspendedPage?.scrollPosition = .top
      webView.restore(url, scrolledTo: .top)
    }
  }
#endif
