import CWebKitGTK
import Foundation
import TabwireClient
import TabwirePages
import TabwirePaths
import TabwireWebKit

extension Navigator: WebViewDelegate {
  package func webView(_ webView: WebView, didReport event: WebViewEvent) {
    switch event {
    case .started: didStartLoading(webView)
    case .redirected: if let url = webView.currentURL { send(.redirected(PageAddress(url))) }
    case .committed: didCommit(webView)
    case .finished: didFinishLoading()
    case .failed(let url, let error): didFailLoading(url, in: webView, with: error)
    case .processTerminated: processDidTerminate(webView)
    case .closed: send(.closeConfirmed)
    case .changed: didChange(webView)
    case .inputChanged: send(.inputChanged(!webView.typing.isEmpty))
    case .visit(let event): self.webView(webView, didReport: event)
    case .painted: send(.painted)
    case .cover(let isCovered): view.blankCover.isShown = isCovered
    case .content(let content, let url):
      contents.report(content, at: url)
      delegate?.navigatorDidChange(self)
    case .dialog(let dialog): show(dialog)
    case .contextMenu(let place): showContextMenu(at: place)
    case .optionMenu(let menu): view.show(menu)
    }
  }

  private func didStartLoading(_ webView: WebView) {
    loadCount += 1
    effectsAfterCancelling = []
    guard let url = webView.currentURL else { return }
    let address = PageAddress(url)
    records.loadDidStart(address)
    send(.started(address))
  }

  private func didCommit(_ webView: WebView) {
    records.documentDidCommit(leaving: page.document?.address, hasInput: !webView.typing.isEmpty)
    webView.typing = []
    contents.pageDidChange(in: webView.history.back + [webView.url].compactMap(\.self) + webView.history.forward)
    guard let url = webView.url else { return }
    if let refused = refusedAddress(at: url) {
      configuration.logger.warning("\(refused) cannot be loaded: WebKit blocks this address (check the port)")
      send(.refused(refused))
    } else {
      send(.committed(PageAddress(url)))
      toldPreviousPage = nil
      tellPreviousPage()
      refreshIfOutdated(url)
      records.beginPage(isModal: isModal)
      pageDidAppear()
    }
  }

  /// Returns the requested address if WebKit refused it and committed `about:blank` without an error, as it does for
  /// blocked ports.
  private func refusedAddress(at url: URL) -> PageAddress? {
    guard url.absoluteString == "about:blank", let requested = page.document?.load?.requested,
      tabManager.location.contains(requested.url)
    else { return nil }
    return requested
  }

  private func didFinishLoading() {
    restoredTitle = nil
    send(.finished)
    putBackInput()
    awaitConfiguration()
  }

  private func didChange(_ webView: WebView) {
    // Another fragment is the same page.
    if let document = page.document, document.hasScreen, document.load == nil,
      let address = webView.url.map({ PageAddress($0) }), address != document.address
    {
      send(.sameDocument(address))
    }
    tellPreviousPage()
    delegate?.navigatorDidChange(self)
  }

  private func didFailLoading(_ url: URL?, in webView: WebView, with error: GLibError) {
    records.loadDidFail(isLoading: webView.isLoading)
    let address = url.map { PageAddress($0) }
    switch LoadError(error, redirectCount: webView.redirectCount) {
    case .cancelled:
      if effectsAfterCancelling.isEmpty, !webView.isLoading { formDidEnd() }
      performEffectsAfterCancelling()
      return send(.cancelled(isLoading: webView.isLoading))
    case .insecure: send(.failed(.insecure, address))
    case .redirectLoop: send(.failed(.redirectLoop, address))
    case .hostNotFound: send(.failed(.hostNotFound, address))
    case .connectionRefused: send(.failed(.connectionRefused, address))
    case .unreachable: send(.failed(.unreachable, address))
    }
    formDidEnd()
    configuration.logger.warning("\(url?.absoluteString ?? "a page") cannot be loaded: \(error)")
  }

  /// Shows an error page over a page that does not respond, and removes it when the page responds again.
  func responsivenessDidChange(_ isResponsive: Bool) {
    if isResponsive { return send(.responsive) }
    guard screen != nil, page.failure == nil, !view.scriptDialogs.isPending else { return }
    configuration.logger.warning("\(url?.absoluteString ?? "a page") does not respond")
    send(.unresponsive)
  }

  private func processDidTerminate(_ webView: WebView) {
    webView.typing = []
    records.processDidTerminate()
    contents.returnAll()
    let name = url?.absoluteString ?? "a page"
    let isTerminating = page.failure?.reason == .unresponsive
    send(.crashed(isSelected: isSelected, at: ContinuousClock.now - Self.launch))
    if isTerminating { return }
    let consequence =
      page.failure == nil ? "it is reloaded when its tab is selected" : "it is not reloaded automatically"
    configuration.logger.warning("\(name): its web process ended; \(consequence)")
  }

  /// The reference point for the times of crashes.
  private static let launch = ContinuousClock.now

  package func webView(_ webView: WebView, decide request: NavigationRequest) -> NavigationDecision {
    let url = request.url
    let owner = owner(of: url)
    if case .mainFrameResponse = request.kind { records.responseDidArrive(at: url, isForm: request.isForm) }
    let policy = NavigationPolicy(isEager: isEager, signsIn: owner == .app && requiresSignIn(at: url))
    switch policy.outcome(of: request.kind, to: owner) {
    case .follow: return .follow
    case .ignore: return .ignore
    case .download: return .download
    case .submit:
      records.formDidStart()
      formDidStart()
      return .follow
    case .route: return route(url) ? .follow : .ignore
    case .routeResponse: return routeResponse(at: url, isForm: request.isForm) ? .follow : .ignore
    case .present: return showForeignPage(request)
    case .fail(let status):
      configuration.logger.warning("\(url) cannot be shown: the server responded with status \(status)")
      send(.failed(.serverFailed(status: status), PageAddress(url)))
    case .signIn: signIn(for: url)
    case .openHere: openInApp(request)
    case .leave:
      endVisit(leavingBy: request)
      openExternally(request)
    }
    return .ignore
  }

  private func owner(of url: URL) -> PageOwner {
    if tabManager.location.contains(url) { return .app }
    if ["blob", "data"].contains(url.scheme?.lowercased()) { return .file }
    return Origin(url).map { settings.allowedOrigins.contains($0) } == true ? .allowed : .other
  }

  /// Shows a page of another origin that the app allows: in the modal window, or in a new one.
  private func showForeignPage(_ request: NavigationRequest) -> NavigationDecision {
    let url = request.url
    switch request.kind {
    case .newWindow where isModal:
      // The page must not change while WebKit emits a signal.
      if request.isUserGesture { Task { [weak self] in self?.send(.visit(PageAddress(url))) } }
      return .ignore
    case _ where isModal: return .follow
    default:
      endVisit(leavingBy: request)
      Task { [weak self] in
        guard let self else { return }
        delegate?.navigator(self, perform: [.present(PageAddress(url))])
      }
      return .ignore
    }
  }

  /// Ends a Turbo visit that leads out of the app. Without this, Turbo would wait for the response forever.
  private func endVisit(leavingBy request: NavigationRequest) {
    if case .mainFrameResponse = request.kind, isVisiting { send(.stop) }
  }

  /// Opens a URL in another app, or asks the user first if no user action caused it.
  private func openExternally(_ request: NavigationRequest) {
    let url = request.url
    guard ExternalOpener.canOpen(url) else { return openExternally(url) }
    if request.isUserGesture, isSelected { externalOpenPolicy.userGestured() }
    switch externalOpenPolicy.decide() {
    case .ignore: break
    case .open where isSelected: openExternally(url)
    case .ask where isSelected:
      showToast(
        "This page wants to open \(ExternalOpener.name(of: url))",
        action: ("Open", { [weak self] in self?.openExternally(url) }))
    case .open, .ask:
      configuration.logger.notice("\(url) not opened: its tab is not selected")
    }
  }

  /// Opens a URL in another app. A toast tells the user if there is none.
  func openExternally(_ url: URL) {
    guard !configuration.openExternally(url) else { return }
    showToast(ExternalOpener.failureText)
  }

  /// Opens a page of the app in this web view instead of a new window, because the user is signed in here.
  private func openInApp(_ request: NavigationRequest) {
    guard request.isUserGesture else {
      return configuration.logger.notice("\(request.url) not opened in a new window: no user action caused it")
    }
    configuration.logger.info("\(request.url) opened in the app instead of a new window")
    if route(request.url) { Task { [weak self] in self?.send(.visit(PageAddress(request.url))) } }
  }

  private func show(_ dialog: ScriptDialog) {
    // A page that was loaded eagerly opens no dialogs. WebKit crashes if a dialog is answered while the signal is
    // emitted.
    if isEager {
      Task { dialog.dismiss() }
      return
    }
    view.scriptDialogs.show(dialog, title: foreignHost.isEmpty ? settings.applicationName : foreignHost)
  }

  func stay() {
    onClose = nil
    webView?.cancelClose()
    send(.stayed)
  }

  package func webView(_ webView: WebView, grants permissions: Set<PermissionKind>) -> Bool {
    let isOurs = webView.url.map { tabManager.location.contains($0) } ?? false
    let isGranted = isOurs && !isEager && settings.permissions.isSuperset(of: permissions)
    if !isGranted {
      configuration.logger.notice(
        "\(webView.url?.path() ?? "the page"): permission \(Permissions(permissions).names) denied")
    }
    return isGranted
  }

  private func showContextMenu(at place: PagePlace) {
    let menu = ContextMenu(at: place, canGoBack: canGoBack, canInspect: settings.allowsInspector)
    view.show(menu) { [weak self] in self?.perform($0) }
  }

  /// Shows the context menu of the focused element. WebKit supports only the mouse.
  func showContextMenu() {
    Task { [weak self] in
      guard let self, let webView, screen != nil, let place = await webView.page.placeOfFocus() else { return }
      showContextMenu(at: place)
    }
  }

  private func perform(_ action: ContextMenu.Action) {
    switch action {
    case .openInBrowser(let url): openExternally(url)
    case .copy(let text): view.copy(text)
    case .save(let url): webView?.download(url)
    case .edit(let command): webView?.edit(command)
    case .goBack: goBack()
    case .reload: reload()
    case .inspect: webView?.inspect()
    }
  }
}
