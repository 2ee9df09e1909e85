#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation

  extension Navigator {
    /// Whether it holds a web view that the user does not look at.
    var isLiveInBackground: Bool { !isSelected && !isDisposed && webView != nil }

    /// Gives the web view and its process back, and keeps what it takes to show the page again. A page that is busy stays
    /// as it is.
    func suspend() async {
      if isReturningUnseen { return removeWebView() }
      guard mayBeSuspended, let webView else { return }
      let lastSeen = lastSeen
      let page = await PageCondition.ask(webView, isCrashed: screen == nil)
      if let reason = page.busyReason {
        return configuration.logger.debug("\(url?.absoluteString ?? "a page") is not suspended: \(reason)")
      }
      let picture = errorPage.isShown ? nil : await PagePicture.take(of: webView)
      // The user may have come, typed something and gone meanwhile.
      guard mayBeSuspended, webView === self.webView, lastSeen == self.lastSeen,
        let history = SessionState(of: webView.view)
      else { return }
      configuration.logger.info("\(url?.absoluteString ?? "a page") is suspended")
      suspendedPage = SuspendedPage(
        url: url, title: title, backList: backList, canGoForward: canGoForward,
        failedURL: failedURL == url ? nil : failedURL, scrollPosition: page.position, picture: picture,
        history: history)
      failedURL = nil
      removeWebView()
    }

    /// Whether a page is on its way back and the user has gone again: what is kept of it stays as it is.
    private var isReturningUnseen: Bool {
      guard isLiveInBackground, let webView, let suspendedPage else { return false }
      return webView.url == suspendedPage.url && webView.typing.isEmpty && !scriptDialogs.isAsking
    }

    /// Whether nothing that only the client knows speaks against suspending the page.
    private var mayBeSuspended: Bool {
      guard isLiveInBackground, suspendedPage == nil, !isLoading, !isVisiting, !coversPage, !scriptDialogs.isAsking,
        let webView
      else { return false }
      if let url = webView.url, formAnswers.contains(url) { return false }
      return !(webView.backList + webView.forwardList).contains { typedPages.contains($0) }
    }

    /// Shows the suspended page again.
    ///
    /// - Parameter offset: how many pages further in its history, as in JavaScript; none is the page itself.
    func resume(_ offset: Int = 0) {
      guard let page = suspendedPage, let webView = makeWebView() else { return }
      page.history.restore(in: webView.view)
      if offset == 0, let url = page.url { webView.expect(url, scrolledTo: page.scrollPosition) }
      if let failedURL = page.failedURL, offset == 0 {
        webView.load(failedURL)
      } else if !webView.go(offset) {
        webView.load(page.url ?? root)
      }
      if !errorPage.isShown, offset == 0 { cover.show(page.picture) }
      onChange?(self)
    }

    /// A page is there; it may be the one that was suspended, which is painted soon, or loaded once more.
    func awaitReturn() {
      guard let webView else { return }
      guard let page = suspendedPage, webView.url == page.url else { return didReturn() }
      Task { [weak self, weak webView] in
        try? await Task.sleep(for: PagePicture.patience)
        if let self, webView != nil, webView === self.webView, !isProvisional { didReturn() }
      }
    }

    /// The suspended page is painted again, or another is there.
    func didReturn() {
      guard let page = suspendedPage else { return }
      suspendedPage = nil
      keptTitle = isLoading && webView?.url == page.url ? page.title : nil
      webView?.expectNothing()
      cover.hide()
      onChange?(self)
      onSettled?()
    }

    /// The page that comes back is not to go where it was.
    func returnToTop() {
      guard suspendedPage != nil, let webView, let url = webView.url else { return }
      suspendedPage?.scrollPosition = .top
      webView.expect(url, scrolledTo: .top)
    }
  }
#endif
