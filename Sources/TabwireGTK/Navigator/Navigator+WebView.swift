#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import TabwireClient

  extension Navigator: WebViewDelegate {
    func webViewDidStartLoading(_ webView: WebView) {
      loadCount += 1
      isProvisional = true
      onChange?(self)
    }

    func webViewDidCommit(_ webView: WebView) {
      isProvisional = false
      errorPage.hide()
      failedURL = nil
      if let url = webView.url { show(url) }
    }

    func webViewDidFinishLoading(_ webView: WebView) {
      if recoveredURL != webView.url { recoveredURL = nil }
      onChange?(self)
    }

    func webViewDidChange(_ webView: WebView) {
      // A place within the page is no other page.
      if !isProvisional, let url = webView.url, screen != nil, !url.isSamePage(as: screenURL) { show(url) }
      onChange?(self)
    }

    func webView(_ webView: WebView, didFailLoading url: URL?, with error: GLibError) {
      isProvisional = false
      // What the user or the app itself stopped is no failure.
      if LoadFailure(error) == .cancelled { return }
      configuration.logger.warning("\(url?.absoluteString ?? "a page") cannot be loaded: \(error)")
      failedURL = url
      let host = url?.host() ?? tabManager.location.startURL.host() ?? ""
      errorPage.show(LoadFailure(error) == .insecure ? .insecure(host: host) : .unreachable(host: host))
      onChange?(self)
    }

    func webViewProcessDidTerminate(_ webView: WebView) {
      isProvisional = false
      scriptDialogs.dismiss()
      leaveScreen()
      if recoveredURL == nil {
        configuration.logger.warning("the process of a page ended; it is loaded again")
        recoveredURL = webView.url
        webView.reload()
      } else {
        configuration.logger.warning("the process of a page ended again")
        errorPage.show(.crashed)
        onChange?(self)
      }
    }

    func webView(_ webView: WebView, decides request: NavigationRequest) -> NavigationDecision {
      let isOurs = tabManager.location.contains(request.url)
      switch request.kind {
      case .attachment where isOurs: return .download
      case .link where isOurs, .mainFrameResponse where isOurs: return .follow
      case .link, .mainFrameResponse, .attachment, .newWindow:
        configuration.openExternally(request.url)
        return .ignore
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
    fileprivate func isSamePage(as other: URL?) -> Bool {
      absoluteString.prefix { $0 != "#" } == other?.absoluteString.prefix { $0 != "#" }
    }
  }
#endif
