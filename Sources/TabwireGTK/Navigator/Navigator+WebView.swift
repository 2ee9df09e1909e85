#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import TabwireClient

  extension Navigator: WebViewDelegate {
    func webViewDidStartLoading(_ webView: WebView) {
      loadCount += 1
      isProvisional = true
      startedURL = webView.url
      slowNotice.expect(webView.url?.host() ?? "", within: configuration.patience)
      onChange?(self)
    }

    func webViewDidCommit(_ webView: WebView) {
      isProvisional = false
      isVisiting = false
      slowNotice.hide()
      errorPage.hide()
      failedURL = nil
      if let screenURL { typedPages.mark(screenURL, !webView.typing.isEmpty) }
      webView.typing = []
      guard let url = webView.url, !isRefused(url) else { return }
      show(url)
      awaitReturn()
    }

    func webViewDidReturn(_ webView: WebView) {
      didReturn()
    }

    /// Whether WebKit shows nothing in the place of a page. It does so where it refuses to ask a server, as at ports that
    /// belong to other things than the web, and says nothing of it.
    private func isRefused(_ url: URL) -> Bool {
      guard url.absoluteString == "about:blank", let startedURL, tabManager.location.contains(startedURL) else {
        return false
      }
      configuration.logger.warning(
        "\(startedURL) cannot be loaded: WebKit refuses to, as at ports that are not the web's")
      leaveScreen()
      fail(startedURL, .unreachable(host: startedURL.host() ?? ""))
      return true
    }

    func webViewDidFinishLoading(_ webView: WebView) {
      if recoveredURL != webView.url { recoveredURL = nil }
      keptTitle = nil
      onChange?(self)
      onSettled?()
    }

    func webViewDidChange(_ webView: WebView) {
      // A place within the page is no other page.
      if !isProvisional, let url = webView.url, screen != nil, !url.isSamePage(as: screenURL) {
        if let failedURL, !url.isSamePage(as: failedURL) { uncover() }
        show(url)
      }
      onChange?(self)
    }

    func webView(_ webView: WebView, didFailLoading url: URL?, with error: GLibError) {
      isProvisional = false
      slowNotice.hide()
      let host = url?.host() ?? tabManager.location.startURL.host() ?? ""
      switch LoadFailure(error, after: webView.redirectCount) {
      case .cancelled:
        // What the user or the app itself stopped is no failure, unless there is nothing to see.
        if screen == nil, !errorPage.isShown, !webView.isLoading { fail(url, .stopped) }
        return
      case .insecure: fail(url, .insecure(host: host))
      case .redirectLoop: fail(url, .redirectLoop(host: host))
      case .unreachable: fail(url, .unreachable(host: host))
      }
      configuration.logger.warning("\(url?.absoluteString ?? "a page") cannot be loaded: \(error)")
    }

    /// Shows why a page is not there.
    func fail(_ url: URL?, _ reason: ErrorPage.Reason) {
      failedURL = url
      cover.hide()
      errorPage.show(reason)
      onChange?(self)
    }

    /// Covers a page that answers no more, and uncovers it when it does again.
    func pageDidAnswer(_ isResponsive: Bool) {
      guard webView != nil else { return }
      if isResponsive {
        if errorPage.reason == .unresponsive { errorPage.hide() }
      } else if !errorPage.isShown, !scriptDialogs.isAsking {
        configuration.logger.warning("\(url?.absoluteString ?? "a page") does not respond")
        errorPage.show(.unresponsive)
      }
      onChange?(self)
    }

    func webViewProcessDidTerminate(_ webView: WebView) {
      isProvisional = false
      slowNotice.hide()
      scriptDialogs.dismiss()
      leaveScreen()
      cover.hide()
      webView.typing = []
      typedPages = MarkedPages()
      let isExpected = errorPage.reason == .unresponsive
      if isExpected { return }
      if recoveredURL != nil {
        configuration.logger.warning("the process of a page ended again")
        errorPage.show(.crashed)
        onChange?(self)
      } else {
        configuration.logger.warning("the process of a page ended; it is loaded again when the user looks at it")
        recoveredURL = webView.url ?? suspendedPage?.url
        recover()
      }
    }

    func webView(_ webView: WebView, decides request: NavigationRequest) -> NavigationDecision {
      let isOurs = tabManager.location.contains(request.url)
      if case .mainFrameResponse = request.kind {
        formAnswers.mark(request.url, request.isForm)
      }
      switch request.kind {
      case .attachment where isOurs: return .download
      case .mainFrameResponse(let status) where isOurs && status >= 500:
        configuration.logger.warning("\(request.url) cannot be shown: the server answered \(status)")
        fail(request.url, .serverFailed(host: request.url.host() ?? "", status: status))
        return .ignore
      case .link where isOurs: return route(request.url) ? .follow : .ignore
      // What the page made itself, to be kept. It is asked again if it is to be shown, and then it is not.
      case .link where ["blob", "data"].contains(request.url.scheme?.lowercased()): return .follow
      case .mainFrameResponse where isOurs: return leadsElsewhere(request.url) ? .ignore : .follow
      case .link, .mainFrameResponse, .attachment, .newWindow:
        openElsewhere(request)
        return .ignore
      }
    }

    /// Opens one of the user's other apps, if the user looks at the page and is behind it; asks if not.
    private func openElsewhere(_ request: NavigationRequest) {
      let url = request.url
      guard ExternalOpener.canOpen(url) else { return configuration.openExternally(url) }
      if request.isUserGesture, isSelected { openings.userGestured() }
      switch openings.decide() {
      case .ignore: break
      case .open where isSelected: configuration.openExternally(url)
      case .ask where isSelected:
        onToast?(
          "This page wants to open \(ExternalOpener.name(of: url))",
          ("Open", { [configuration] in configuration.openExternally(url) }))
      case .open, .ask:
        configuration.logger.notice("\(url) is not opened: the user looks at another tab")
      }
    }

    /// A server can redirect to where there is no page, but something to do; and out of what is modal.
    private func leadsElsewhere(_ url: URL) -> Bool {
      switch Route(properties(of: url), isModal: isModal) {
      case .advance, .back, .refresh, .none, .root: !route(url)
      case .stay, .modal, .replace, .replaceRoot: false
      }
    }

    func webView(_ webView: WebView, asks dialog: ScriptDialog) {
      scriptDialogs.ask(dialog, title: configuration.applicationName)
    }

    func webView(_ webView: WebView, mayUse permission: Permission) -> Bool {
      let isOurs = webView.url.map { tabManager.location.contains($0) } ?? false
      return isOurs && configuration.permissions.isSuperset(of: permission)
    }

    func webView(_ webView: WebView, shows menu: ContextMenu) {
      Menu(title: menu.title, items: menu.actions.map { .init(title: $0.title) }).show(over: widget) {
        [weak self] choice in
        self?.perform(menu.actions[choice].action)
      }
    }

    /// Shows what can be done with what has the focus. WebKit does so for the mouse only.
    func showContextMenu() {
      Task { [weak self] in
        guard let self, let webView, screen != nil,
          let json = try? await webView.evaluateJavaScript(ContextMenu.Place.ofFocus),
          let place = try? JSONDecoder().decode(ContextMenu.Place.self, from: Data(json.utf8))
        else { return }
        let canInspect = webView.environment.allowsInspector
        self.webView(webView, shows: ContextMenu(at: place, canGoBack: canGoBack, canInspect: canInspect))
      }
    }

    func webView(_ webView: WebView, shows menu: OptionMenu) {
      menu.show(over: widget)
    }

    private func perform(_ action: ContextMenu.Action) {
      switch action {
      case .openInBrowser(let url): configuration.openExternally(url)
      case .copy(let text): gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), text)
      case .save(let url): webView?.download(url)
      case .edit(let command): webView?.edit(command)
      case .goBack: goBack()
      case .reload: reload()
      case .inspect: webView?.inspect()
      }
    }
  }

  extension URL {
    /// Whether both are the same but for the place within the page.
    func isSamePage(as other: URL?) -> Bool {
      withoutFragment == other?.withoutFragment
    }
  }
#endif
