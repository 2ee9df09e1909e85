import Foundation
import TabwireClient
import TabwirePages
import TabwirePaths
import TabwireWebKit

/// The delegate of a navigator: the window that shows it.
@MainActor
protocol NavigatorDelegate: AnyObject {
  /// The title, the progress, the back-forward list or the header buttons changed.
  func navigatorDidChange(_ navigator: Navigator)
  /// The page has loaded, so that the tab can be suspended.
  func navigatorDidSettle(_ navigator: Navigator)
  func navigator(_ navigator: Navigator, showToast text: String, action: ToastOverlay.Action?)
  /// Offers an action on the page in front, until the user accepts it or leaves the page.
  func navigator(_ navigator: Navigator, offer text: String, action: ToastOverlay.Action)
  /// Returns the navigation stacks that the navigator belongs to.
  func navigationStack(of navigator: Navigator) -> NavigationStack
  /// Carries out what became of a visit, on both navigation stacks.
  func navigator(_ navigator: Navigator, perform effects: [NavigationEffect])
}

/// The navigator of a container. It owns the web view and its back-forward list.
///
/// The web view is created when the tab is first selected and kept until the container is disposed or suspended. The
/// state machine of `TabwirePages` decides what the container shows: the parts of the navigator report events to it, and the
/// navigator passes each of its effects to the part that carries it out.
@MainActor
public final class Navigator: WidgetOwner {
  weak var delegate: (any NavigatorDelegate)?
  /// The page that the parts work on.
  let shown: ShownPage
  let actions: PageActions
  let loader: PageLoader
  let routing: PageRouting
  let suspension: PageSuspension
  let session: PageSession
  let updates: PageUpdates
  let closing: PageClosing
  let signIn: PageSignIn
  let dialogs: PageDialogs
  private let externalOpening: ExternalOpening
  private let responsiveness: Responsiveness
  private let reporter: WebViewReporter

  /// - Parameters:
  ///   - modalURL: The first page of a modal navigator, or `nil` for a navigator that starts where its tab does.
  init(
    id: TabManager.ContainerID, tabManager: TabManager, configuration: NavigatorConfiguration, modalURL: URL? = nil
  ) {
    shown = ShownPage(id: id, tabManager: tabManager, configuration: configuration, modalURL: modalURL)
    signIn = PageSignIn(shown: shown)
    actions = PageActions(shown, signIn: signIn)
    loader = PageLoader(shown)
    routing = PageRouting(shown)
    suspension = PageSuspension(shown: shown)
    session = PageSession(shown, actions: actions)
    updates = PageUpdates(shown: shown, actions: actions)
    closing = PageClosing(shown)
    dialogs = PageDialogs(shown, actions: actions)
    externalOpening = ExternalOpening(shown)
    responsiveness = Responsiveness(shown)
    reporter = WebViewReporter(
      shown, routing: routing, loader: loader, session: session, updates: updates, dialogs: dialogs, signIn: signIn,
      decider: NavigationDecider(
        shown: shown, routing: routing, session: session, signIn: signIn, externalOpening: externalOpening))
    shown.delegate = self
  }

  // MARK: State

  /// The container of the navigator.
  public var id: TabManager.ContainerID { shown.id }

  var tabManager: TabManager { shown.tabManager }
  var configuration: NavigatorConfiguration { shown.configuration }
  package var view: PageView { shown.view }
  package var reference: GObjectReference { shown.reference }
  package var webView: WebView? { shown.webView }
  var screen: Screen? { shown.screen }
  var page: Page { shown.page }
  var isSelected: Bool { shown.isSelected }

  /// Whether the tab was selected before: it has a page, running or suspended.
  public var isStarted: Bool { shown.isStarted }

  /// Whether the page is suspended until the tab is selected.
  public var isSuspended: Bool { shown.isSuspended }

  /// The address of the page.
  public var url: URL? { shown.url }

  /// The title of the page.
  public var title: String { shown.title }

  /// The pages to go back to, nearest first.
  public var backList: [URL] { shown.backList }

  /// Whether there is a page to go back to.
  public var canGoBack: Bool { shown.canGoBack }

  /// Whether there is a page to go forward to.
  public var canGoForward: Bool { shown.canGoForward }

  /// Whether a document is loading.
  public var isLoading: Bool { shown.isLoading }

  /// Whether an error page is shown.
  public var isShowingError: Bool { page.failure != nil }

  /// The number of documents that started to load. Turbo's visits load none.
  public var loadCount: Int { reporter.loadCount }

  package enum LoadOutcome {
    case loaded
    case failed
  }

  /// The outcome of the last load, or `nil` while a page loads.
  package var loadOutcome: LoadOutcome? {
    switch page {
    case .live(let document):
      if !document.isProcessRunning { return .failed }
      return document.hasScreen && !document.isLoading && !document.isWaiting ? .loaded : nil
    case .failed, .disposed: return .failed
    case .unstarted, .suspended: return nil
    }
  }

  // MARK: Actions

  /// Creates the web view and loads the first page, or restores the suspended page. Further calls have no effect.
  public func start() {
    shown.start()
  }

  /// Goes back.
  ///
  /// - Returns: Whether there is a page to go back to.
  @discardableResult
  public func goBack() -> Bool { actions.goBack() }

  /// Goes forward.
  ///
  /// - Returns: Whether there is a page to go forward to.
  @discardableResult
  public func goForward() -> Bool { actions.goForward() }

  /// Stops the load or the Turbo visit in progress.
  public func stopLoading() {
    actions.stopLoading()
  }

  /// Reloads the page in front.
  public func reload() {
    actions.reload()
  }

  /// Handles a tap on the selected tab: goes to the root, or scrolls to the top if it is there.
  public func reselect() {
    actions.reselect()
  }

  /// Runs JavaScript in the page.
  ///
  /// - Parameter script: The script. Its last value is the result.
  /// - Returns: The result as JSON, or `nil` for `undefined`, before the start or while the page is suspended.
  /// - Throws: The exception of the script, or an error if the page went away.
  @discardableResult
  public func evaluateJavaScript(_ script: String) async throws -> String? {
    try await webView?.evaluateJavaScript(script)
  }

  /// Terminates the web process, like a crash. For tests.
  package func terminateProcess() {
    webView?.terminateProcess()
  }

  // MARK: Events

  func send(_ event: PageEvent) {
    shown.send(event)
  }

  func setSelected(_ isSelected: Bool) {
    guard isSelected != self.isSelected else { return }
    shown.setSelected(isSelected)
    if isSelected { userIsActive(isDeliberate: true) }
  }

  /// Handles an action of the user in the window.
  ///
  /// - Parameter isDeliberate: Whether the page may open another app or save a file now. Scrolling does not allow that.
  func userIsActive(isDeliberate: Bool) {
    if isDeliberate {
      externalOpening.userActed()
      configuration.environment.downloads.userActed()
    }
    responsiveness.check()
  }

  func focus() {
    view.focus(webView)
  }

  func pathConfigurationDidChange() {
    webView?.pathConfigurationDidChange()
  }

  /// Gives the web view the background of the window until the page paints its own.
  func updateBackground() {
    if let webView { view.updateBackground(of: webView) }
  }

  /// Disposes the navigator with its container.
  func dispose() {
    delegate = nil
    closing.cancel()
    send(.disposed)
    view.closeDialogs()
  }
}

extension Navigator: ShownPageDelegate {
  func perform(_ effect: PageEffect) {
    switch effect {
    case .createWebView: shown.createWebView(delegate: reporter)
    case .removeWebView: shown.removeWebView()
    case .restore(let offset): suspension.restore(offset: offset)
    case .load(let address): loader.load(address)
    case .reload: loader.reload()
    case .goBack(let count): loader.goBack(by: count)
    case .goForward: loader.goForward()
    case .replace(let address): loader.replace(by: address)
    case .visitAgain: loader.visitAgain()
    case .refresh: loader.refresh()
    case .stopLoading: webView?.stopLoading()
    case .stopVisit: webView?.page.stopVisit()
    case .terminateProcess: terminateProcess()
    case .showError(let failure): show(failure)
    case .hideError: view.hideError(over: webView)
    case .beginScreen(let address): shown.beginScreen(at: address.url)
    case .endScreen: shown.endScreen()
    case .scheduleSlowNotice(let address):
      view.slowNotice.schedule(host: address.url.hostAndPort, after: shown.settings.slowLoadDelay)
    case .hideSlowNotice: view.slowNotice.hide()
    case .askToRefresh: updates.askToRefresh()
    case .beginHistory(let address): webView?.history.begin(with: address.url)
    case .clearHistory: session.clearHistory()
    case .forgetHistory: session.forgetHistory()
    case .settled: delegate?.navigatorDidSettle(self)
    case .askToClose: closing.askUser()
    case .tryToClose: closing.askPage()
    case .close: closing.close()
    }
  }

  private func show(_ failure: PageFailure) {
    let host = (failure.address?.url ?? url ?? tabManager.location.startURL).hostAndPort
    view.errorPage.show(failure.reason, host: host, at: failure.address?.url)
  }

  func pageDidChange() {
    delegate?.navigatorDidChange(self)
  }

  func showToast(_ text: String, action: ToastOverlay.Action?) {
    delegate?.navigator(self, showToast: text, action: action)
  }

  func offer(_ text: String, action: ToastOverlay.Action) {
    delegate?.navigator(self, offer: text, action: action)
  }

  var navigationStack: NavigationStack? { delegate?.navigationStack(of: self) }

  func perform(_ effects: [NavigationEffect]) {
    delegate?.navigator(self, perform: effects)
  }
}
