#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import TabwireClient

  extension Navigator: WebViewDelegate {
    func webViewDidStartLoading(_ webView: WebView) {
      loadCount += 1
      isProvisional = true
      startedURL = webView.url
      slowNotice.schedule(host: webView.url?.host() ?? "", after: configuration.slowLoadDelay)
      delegate?.navigatorDidChange(self)
    }

    func webViewDidCommit(_ webView: WebView) {
      isProvisional = false
      isVisiting = false
      slowNotice.hide()
      errorPage.hide()
      failedURL = nil
      if let screenURL { pagesWithTypedText.set(screenURL, isMember: !webView.typing.isEmpty) }
      webView.typing = []
      guard let url = webView.url, !isRefused(url) else { return }
      beginScreen(at: url)
      awaitRestoration()
    }

    func webViewDidRestore(_ webView: WebView) {
      didRestore()
    }

    /// Whether WebKit refused a load and committed `about:blank` without an error, as it does for blocked ports.
    private func isRefused(_ url: URL) -> Bool {
      guard url.absoluteString == "about:blank", let startedURL, tabManager.location.contains(startedURL) else {
        return false
      }
      configuration.logger.warning("\(startedURL) cannot be loaded: WebKit blocks this address (check the port)")
      endScreen()
      fail(startedURL, .unreachable(host: startedURL.host() ?? ""))
      return true
    }

    func webViewDidFinishLoading(_ webView: WebView) {
      if reloadedAfterCrashURL != webView.url { reloadedAfterCrashURL = nil }
      restoredTitle = nil
      delegate?.navigatorDidChange(self)
      delegate?.navigatorDidSettle(self)
    }

    func webViewDidChange(_ webView: WebView) {
      // Another fragment is the same page.
      if !isProvisional, let url = webView.url, screen != nil, !url.isSamePage(as: screenURL) {
        if let failedURL, !url.isSamePage(as: failedURL) { dismissErrorPage() }
        beginScreen(at: url)
      }
      delegate?.navigatorDidChange(self)
    }

    func webView(_ webView: WebView, didFailLoading url: URL?, with error: GLibError) {
      isProvisional = false
      slowNotice.hide()
      let host = url?.host() ?? tabManager.location.startURL.host() ?? ""
      switch LoadError(error, redirectCount: webView.redirectCount) {
      case .cancelled:
        // A load that was stopped on purpose is an error only if no page is left to show.
        if screen == nil, !errorPage.isShown, !webView.isLoading { fail(url, .stopped) }
        return
      case .insecure: fail(url, .insecure(host: host))
      case .redirectLoop: fail(url, .redirectLoop(host: host))
      case .unreachable: fail(url, .unreachable(host: host))
      }
      configuration.logger.warning("\(url?.absoluteString ?? "a page") cannot be loaded: \(error)")
    }

    /// Shows an error page.
    func fail(_ url: URL?, _ reason: ErrorPage.Reason) {
      failedURL = url
      cover.hide()
      errorPage.show(reason)
      delegate?.navigatorDidChange(self)
    }

    /// Shows an error page over a page that does not respond, and removes it when the page responds again.
    func responsivenessDidChange(_ isResponsive: Bool) {
      guard webView != nil else { return }
      if isResponsive {
        if errorPage.reason == .unresponsive { errorPage.hide() }
      } else if !errorPage.isShown, !scriptDialogs.isPending {
        configuration.logger.warning("\(url?.absoluteString ?? "a page") does not respond")
        errorPage.show(.unresponsive)
      }
      delegate?.navigatorDidChange(self)
    }

    func webViewProcessDidTerminate(_ webView: WebView) {
      isProvisional = false
      slowNotice.hide()
      scriptDialogs.dismiss()
      endScreen()
      cover.hide()
      webView.typing = []
      pagesWithTypedText = PageSet()
      let isExpected = errorPage.reason == .unresponsive
      if isExpected { return }
      if reloadedAfterCrashURL != nil {
        configuration.logger.warning("\(url?.absoluteString ?? "a page"): its web process ended again; not reloaded")
        errorPage.show(.crashed)
        delegate?.navigatorDidChange(self)
      } else {
        configuration.logger.warning(
          "\(url?.absoluteString ?? "a page"): its web process ended; reloaded when its tab is selected")
        reloadedAfterCrashURL = webView.url ?? suspendedPage?.url
        reloadAfterCrash()
      }
    }

    func webView(_ webView: WebView, decide request: NavigationRequest) -> NavigationDecision {
      let isOurs = tabManager.location.contains(request.url)
      if case .mainFrameResponse = request.kind {
        formResponses.set(request.url, isMember: request.isForm)
      }
      switch request.kind {
      case .attachment where isOurs: return .download
      case .mainFrameResponse(let status) where isOurs && status >= 500:
        configuration.logger.warning("\(request.url) cannot be shown: the server responded with status \(status)")
        fail(request.url, .serverFailed(host: request.url.host() ?? "", status: status))
        return .ignore
      case .link where isOurs: return route(request.url) ? .follow : .ignore
      // A file that the page created. WebKit asks again about the response, which is refused unless it is a download.
      case .link where ["blob", "data"].contains(request.url.scheme?.lowercased()): return .follow
      case .mainFrameResponse where isOurs: return isRedirectedElsewhere(request.url) ? .ignore : .follow
      case .link, .mainFrameResponse, .attachment, .newWindow:
        openExternally(request)
        return .ignore
      }
    }

    /// Opens a URL in another app, or asks the user first if no user action caused it.
    private func openExternally(_ request: NavigationRequest) {
      let url = request.url
      guard ExternalOpener.canOpen(url) else { return configuration.openExternally(url) }
      if request.isUserGesture, isSelected { externalOpenPolicy.userGestured() }
      switch externalOpenPolicy.decide() {
      case .ignore: break
      case .open where isSelected: configuration.openExternally(url)
      case .ask where isSelected:
        delegate?.navigator(
          self, showToast: "This page wants to open \(ExternalOpener.name(of: url))",
          action: ("Open", { [configuration] in configuration.openExternally(url) }))
      case .open, .ask:
        configuration.logger.notice("\(url) not opened: its tab is not selected")
      }
    }

    /// Whether a redirect leads to an address that is an instruction, such as a historical location, or out of a modal
    /// window.
    private func isRedirectedElsewhere(_ url: URL) -> Bool {
      switch Route(properties(of: url), isModal: isModal) {
      case .dismissModal, .back, .refresh, .none, .root: !route(url)
      case .stay, .modal, .replace, .replaceRoot: false
      }
    }

    func webView(_ webView: WebView, show dialog: ScriptDialog) {
      scriptDialogs.show(dialog, title: configuration.applicationName)
    }

    func webView(_ webView: WebView, grants permission: Permission) -> Bool {
      let isOurs = webView.url.map { tabManager.location.contains($0) } ?? false
      return isOurs && configuration.permissions.isSuperset(of: permission)
    }

    func webView(_ webView: WebView, show menu: ContextMenu) {
      Menu(title: menu.title, items: menu.actions.map { .init(title: $0.title) }).show(over: widget) {
        [weak self] choice in
        self?.perform(menu.actions[choice].action)
      }
    }

    /// Shows the context menu of the focused element. WebKit supports only the mouse.
    func showContextMenu() {
      Task { [weak self] in
        guard let self, let webView, screen != nil,
          let json = try? await webView.evaluateJavaScript(ContextMenu.Place.ofFocus),
          let place = try? JSONDecoder().decode(ContextMenu.Place.self, from: Data(json.utf8))
        else { return }
        let canInspect = webView.environment.allowsInspector
        self.webView(webView, show: ContextMenu(at: place, canGoBack: canGoBack, canInspect: canInspect))
      }
    }

    func webView(_ webView: WebView, show menu: OptionMenu) {
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
    /// Whether two addresses differ only in their fragment.
    func isSamePage(as other: URL?) -> Bool {
      withoutFragment == other?.withoutFragment
    }
  }
#endif
