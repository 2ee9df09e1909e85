import Foundation
import Logging
import TabwirePages
import TabwirePaths
import TabwireWebKit

/// Reports what happens in the web view to the state machine, and asks for decisions about what its page wants.
@MainActor
final class WebViewReporter: WebViewDelegate {
  private let shown: ShownPage
  private let routing: PageRouting
  private let loader: PageLoader
  private let session: PageSession
  private let updates: PageUpdates
  private let dialogs: PageDialogs
  private let signIn: PageSignIn
  private let decider: NavigationDecider
  /// The page below the one in front, as that knows it, or `nil`.
  private var previousPage: URL?
  /// The number of documents that started to load.
  private(set) var loadCount = 0

  init(
    _ shown: ShownPage, routing: PageRouting, loader: PageLoader, session: PageSession, updates: PageUpdates,
    dialogs: PageDialogs, signIn: PageSignIn, decider: NavigationDecider
  ) {
    self.shown = shown
    self.routing = routing
    self.loader = loader
    self.session = session
    self.updates = updates
    self.dialogs = dialogs
    self.signIn = signIn
    self.decider = decider
  }

  private var logger: Logger { shown.configuration.logger }

  func webView(_ webView: WebView, didReport event: WebViewEvent) {
    switch event {
    case .started: didStartLoading(webView)
    case .redirected: if let url = webView.currentURL { shown.send(.redirected(PageAddress(url))) }
    case .committed: didCommit(webView)
    case .finished: didFinishLoading()
    case .failed(let url, let error): didFailLoading(url, in: webView, with: error)
    case .processTerminated: processDidTerminate(webView)
    case .closed: shown.send(.closeConfirmed)
    case .changed: didChange(webView)
    case .inputChanged: shown.send(.inputChanged(!webView.typing.isEmpty))
    case .visit(let event): didReport(event, in: webView)
    case .cover(let isCovered): shown.view.isCovered = isCovered
    case .dialog(let dialog): dialogs.show(dialog)
    case .contextMenu(let menu): dialogs.extend(menu)
    case .blockedLink: shown.showToast(ExternalOpener.failureText)
    case .colorSchemeKnown: shown.view.updateBackground(of: webView)
    }
  }

  // MARK: Loads

  private func didStartLoading(_ webView: WebView) {
    loadCount += 1
    routing.loadDidStart()
    guard let url = webView.currentURL else { return }
    let address = PageAddress(url)
    shown.records.loadDidStart(address)
    shown.send(.started(address))
  }

  private func didCommit(_ webView: WebView) {
    shown.records.documentDidCommit(leaving: shown.page.document?.address, hasInput: !webView.typing.isEmpty)
    webView.typing = []
    if shown.savedPage?.url != webView.url { shown.restoredTitle = nil }
    guard let url = webView.url else { return }
    if let refused = refusedAddress(at: url) {
      logger.warning("\(refused.url.loggable) cannot be loaded: WebKit blocks this address (check the port)")
      shown.send(.refused(refused))
    } else {
      shown.send(.committed(PageAddress(url)))
      previousPage = nil
      tellPreviousPage()
      updates.refreshIfOutdated(url)
      shown.records.beginPage(isModal: shown.isModal)
      session.pageDidAppear()
    }
  }

  /// Returns the requested address if WebKit refused it and committed `about:blank` without an error, as it does for
  /// blocked ports.
  private func refusedAddress(at url: URL) -> PageAddress? {
    guard url.absoluteString == "about:blank", let requested = shown.page.document?.load?.requested,
      shown.tabManager.location.contains(requested.url)
    else { return nil }
    return requested
  }

  private func didFinishLoading() {
    shown.restoredTitle = nil
    shown.send(.finished)
    session.awaitConfiguration()
  }

  private func didFailLoading(_ url: URL?, in webView: WebView, with error: GLibError) {
    shown.records.loadDidFail(isLoading: webView.isLoading)
    let address = url.map { PageAddress($0) }
    switch LoadError(error, redirectCount: webView.redirectCount) {
    case .cancelled:
      if !routing.loadWasCancelled(), !webView.isLoading { session.formDidEnd() }
      return shown.send(.cancelled(isLoading: webView.isLoading))
    case .insecure: shown.send(.failed(.insecure, address))
    case .redirectLoop: shown.send(.failed(.redirectLoop, address))
    case .hostNotFound: shown.send(.failed(.hostNotFound, address))
    case .connectionRefused: shown.send(.failed(.connectionRefused, address))
    case .unreachable: shown.send(.failed(.unreachable, address))
    }
    session.formDidEnd()
    logger.warning("\(url?.loggable ?? "a page") cannot be loaded: \(error)")
  }

  // MARK: The page

  private func didChange(_ webView: WebView) {
    // Another fragment is the same page.
    if let document = shown.page.document, document.hasScreen, document.load == nil,
      let address = webView.url.map({ PageAddress($0) }), address != document.address
    {
      shown.send(.sameDocument(address))
    }
    tellPreviousPage()
    shown.delegate?.pageDidChange()
  }

  /// Tells the page in front which page is below it: a visit to that page goes back.
  private func tellPreviousPage() {
    let location = shown.tabManager.location
    guard let webView = shown.webView, shown.screen != nil, let url = webView.url, location.contains(url) else {
      return
    }
    let previous = webView.history.back.first.flatMap { location.contains($0) ? $0 : nil }
    guard previous != previousPage else { return }
    previousPage = previous
    webView.page.update(previous: previous)
  }

  private func processDidTerminate(_ webView: WebView) {
    webView.typing = []
    shown.records.processDidTerminate()
    let name = shown.name
    let isTerminating = shown.page.failure?.reason == .unresponsive
    shown.send(.crashed(isSelected: shown.isSelected, at: ContinuousClock.now - Self.launch))
    if isTerminating { return }
    let consequence =
      shown.page.failure == nil ? "it is reloaded when its tab is selected" : "it is not reloaded automatically"
    logger.warning("\(name): its web process ended; \(consequence)")
  }

  /// The reference point for the times of crashes.
  private static let launch = ContinuousClock.now

  // MARK: Turbo

  /// Reports Turbo's visits and forms. They load no document, so WebKit reports no errors for them. Users see the same error pages as
  /// after a load.
  private func didReport(_ event: VisitEvent, in webView: WebView) {
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
      logger.warning("\(url.loggable) cannot be shown: the server responded with status \(status)")
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

  // MARK: Decisions

  func webView(_ webView: WebView, decide request: NavigationRequest) -> NavigationDecision {
    decider.decide(request)
  }

  /// Grants what the app grants, and asks the user about the rest once in a run. Only pages of the app can have permissions.
  func webView(_ webView: WebView, asks request: PermissionRequest) {
    let isOurs = webView.url.map { shown.tabManager.location.contains($0) } ?? false
    let open = request.kinds.subtracting(shown.settings.permissions)
    if isOurs, !shown.isEager, open.isEmpty { return request.answer(true) }
    let deny: @MainActor () -> Void = { [logger] in
      let names = request.kinds.map(\.rawValue).sorted().joined(separator: ", ")
      logger.notice("\(webView.url?.path() ?? "the page"): permission \(names) denied")
      request.answer(false)
    }
    let answers = open.map { shown.environment.permissionAnswers[$0] }
    guard isOurs, !shown.isEager, !answers.contains(false) else { return deny() }
    if answers.allSatisfy({ $0 == true }) { return request.answer(true) }
    let isAsked =
      shown.isSelected
      && shown.view.permissionBar.ask(about: open) { [weak shown] isAllowed in
        if let isAllowed { for kind in open { shown?.environment.permissionAnswers[kind] = isAllowed } }
        if isAllowed == true { request.answer(true) } else { deny() }
      }
    if !isAsked { deny() }
  }
}
