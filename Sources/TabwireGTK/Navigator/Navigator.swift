import CWebKitGTK
import Foundation
import Logging
import NativeBridge
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
  /// Shows a toast over the page.
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
/// state machine of `TabwirePages` decides what the container shows; the navigator reports events to it and carries out
/// its effects.
@MainActor
public final class Navigator: ScreenHost {
  /// The container of the navigator.
  public let id: TabManager.ContainerID

  let tabManager: TabManager
  /// The widgets of the container.
  package let view = PageView()
  var widget: Widget { view.widget }
  weak var delegate: (any NavigatorDelegate)?

  let configuration: NavigatorConfiguration
  /// The page that the container shows, as a state.
  private(set) var page = Page.unstarted
  private(set) var webView: WebView?
  private(set) var isSelected = false
  /// Whether its first page was loaded before the user asked for it. The page opens no dialogs and is mute until its tab
  /// is selected.
  private(set) var isEager = false
  private(set) var screen: Screen?
  private var events: [PageEvent] = []
  private var isHandlingEvents = false
  private let watchdog = Watchdog()
  private(set) var isModal: Bool
  /// The first page of a modal navigator. `nil` for a tab, which has a path.
  private var rootURL: URL?
  /// What it remembers of its loads and of the pages in its history.
  var records = PageRecords()
  var dialogs: DialogGroup { view.dialogs }
  /// The saved state of a suspended page, kept until the page is restored.
  var savedPage: SuspendedWebPage?
  /// The title of a restored page that is still loading.
  var restoredTitle: String?
  /// What the user did in the pages, for the next start of the app and for the next web process.
  var contents = PageContents()
  /// Whether input of the last start waits until a page gives the session in which it was typed.
  var inputAwaitsSession = false
  /// The page below, as the page in front knows it, or `nil`.
  var toldPreviousPage: URL?
  /// The response to a form of this page that the page below renders, or `nil`.
  var formResponse: FormResponse?
  /// What to do when the load whose response was not shown is cancelled.
  var effectsAfterCancelling: [NavigationEffect] = []
  /// The time when it was selected or deselected last.
  private(set) var lastShown = ContinuousClock.now
  /// Called when the page may be closed.
  var onClose: (@MainActor () -> Void)?
  /// Limits how often the page may open the user's other apps.
  var externalOpenPolicy = ExternalOpenPolicy()

  var environment: WebEnvironment { configuration.environment }
  var settings: WebSettings { configuration.environment.settings }

  /// - Parameters:
  ///   - id: The container of the navigator.
  ///   - tabManager: The manager of the tabs.
  ///   - configuration: The settings that navigators share.
  ///   - modalURL: The first page of a modal navigator, or `nil` for a navigator that starts where its tab does.
  init(
    id: TabManager.ContainerID, tabManager: TabManager, configuration: NavigatorConfiguration, modalURL: URL? = nil
  ) {
    self.id = id
    self.tabManager = tabManager
    self.configuration = configuration
    rootURL = modalURL
    isModal = modalURL != nil
    watchdog.onChange = { [weak self] in self?.responsivenessDidChange($0) }
    view.slowNotice.onStop = { [weak self] in self?.stopLoading() }
    view.scriptDialogs.onStay = { [weak self] in self?.stay() }
    view.errorPage.onRetry = { [weak self] in self?.retry() }
  }

  // MARK: State

  /// Whether the tab was selected before: it has a page, running or suspended.
  public var isStarted: Bool { webView != nil || isSuspended }

  /// Whether the page is suspended until the tab is selected.
  public var isSuspended: Bool { if case .suspended = page { true } else { false } }

  /// The address of the page.
  public var url: URL? { savedPage?.url ?? webView?.url }

  /// The title of the page.
  public var title: String {
    if let savedPage { return savedPage.title }
    return webView.map(\.title).flatMap { $0.isEmpty ? nil : $0 } ?? restoredTitle ?? ""
  }

  /// The pages to go back to, nearest first.
  public var backList: [URL] { webView?.history.back ?? savedPage?.backList ?? [] }

  /// Whether there is a page to go back to.
  public var canGoBack: Bool { page.isOverPage || webView?.history.canGoBack ?? !backList.isEmpty }

  /// Whether there is a page to go forward to.
  public var canGoForward: Bool { webView?.history.canGoForward ?? savedPage?.canGoForward ?? false }

  /// Whether a document is loading.
  public var isLoading: Bool { webView?.isLoading ?? false }

  enum LoadOutcome {
    case loaded
    case failed
  }

  /// The outcome of the last load, or `nil` while a page loads.
  var loadOutcome: LoadOutcome? {
    switch page {
    case .live(let document), .returning(let document, _):
      if !document.isProcessRunning { return .failed }
      return document.hasScreen && !document.isLoading && !document.isWaiting ? .loaded : nil
    case .failed, .disposed: return .failed
    case .unstarted, .suspended: return nil
    }
  }

  /// The host of a page that is not of the app, such as that of a service that signs users in. Empty for the app's pages.
  var foreignHost: String {
    guard let url = page.address?.url, !tabManager.location.contains(url) else { return "" }
    return url.hostAndPort
  }

  /// Whether an error page is shown.
  public var isShowingError: Bool { page.failure != nil }

  /// The number of documents that started to load. Turbo's visits load none.
  public internal(set) var loadCount = 0

  /// The progress of the load, from 0 to 1.
  var progress: Double { webView?.progress ?? 0 }

  /// Whether a Turbo visit waits for its response.
  var isVisiting: Bool { page.document?.visit != nil }

  /// Whether the page, or one that the user can go back to, has unsent input.
  var hasInput: Bool {
    guard let document = page.document, let webView else { return false }
    return document.hasInput || records.haveInput(webView.history.others)
  }

  /// The first page of the tab or modal window.
  var root: URL { rootURL ?? tabManager.startURL(of: id) }

  // MARK: Events

  /// Reports an event to the state machine and carries out its effects.
  func send(_ event: PageEvent) {
    events.append(event)
    // Effects can cause further events, which wait until all effects are carried out.
    guard !isHandlingEvents else { return }
    isHandlingEvents = true
    defer { isHandlingEvents = false }
    while !events.isEmpty {
      let (next, effects) = reduce(page, events.removeFirst())
      page = next
      for effect in effects { perform(effect) }
      if !page.keepsSavedPage { savedPage = nil }
    }
    delegate?.navigatorDidChange(self)
  }

  private func perform(_ effect: PageEffect) {
    switch effect {
    case .createWebView: createWebView()
    case .removeWebView: removeWebView()
    case .restore(let offset): restoreSavedPage(offset: offset)
    case .load(let address): load(address)
    case .reload:
      records.request(page.address)
      webView?.reload()
    case .goBack(let count):
      records.request(backList.dropFirst(count - 1).first.map { PageAddress($0) })
      webView?.go(-count)
    case .goForward:
      records.request(webView?.history.forward.first.map { PageAddress($0) })
      webView?.go(1)
    case .replace(let address): replace(address)
    case .stopLoading: webView?.stopLoading()
    case .stopVisit: webView?.page.stopVisit()
    case .terminateProcess: webView?.terminateProcess()
    case .cover: view.cover.show(savedPage?.snapshot)
    case .uncover: uncover()
    case .awaitPaint: awaitPaint()
    case .showError(let failure): show(failure)
    case .hideError: view.hideError(over: webView)
    case .beginScreen(let address): beginScreen(at: address.url)
    case .endScreen: endScreen()
    case .scheduleSlowNotice(let address):
      view.slowNotice.schedule(host: address.url.hostAndPort, after: settings.slowLoadDelay)
    case .hideSlowNotice: view.slowNotice.hide()
    case .askToRefresh: askToRefresh()
    case .forgetSearch: webView?.history.keepSearchText("", at: "")
    case .visitAgain: visitAgain()
    case .refresh: refreshInPlace()
    case .beginHistory(let address): webView?.history.begin(with: address.url)
    case .clearHistory: clearHistory()
    case .forgetHistory: forgetHistory()
    case .settled: delegate?.navigatorDidSettle(self)
    case .askToClose: askToClose()
    case .tryToClose: tryToClose()
    case .close: onClose?()
    }
  }

  private func load(_ address: PageAddress) {
    records.request(address)
    webView?.load(address.url, isPrefetch: isEager)
  }

  private func replace(_ address: PageAddress) {
    records.replace(by: address)
    webView?.page.replace(by: address.url)
  }

  private func createWebView() {
    guard let webView = WebView(environment: environment, isModal: isModal) else {
      return configuration.logger.error("WebKit could not create a web view")
    }
    webView.delegate = self
    webView.isMuted = isEager
    self.webView = webView
    view.show(webView)
  }

  /// Removes the web view and ends its process.
  private func removeWebView() {
    webView?.close()
    webView = nil
    records.webViewWasRemoved()
    restoredTitle = nil
    view.show(nil)
  }

  private func show(_ failure: PageFailure) {
    let host = (failure.address?.url ?? url ?? tabManager.location.startURL).hostAndPort
    view.errorPage.show(ErrorPage.Reason(failure.reason, host: host), at: failure.address?.url)
  }

  /// Connects the components of a page.
  private func beginScreen(at url: URL) {
    guard let webView else { return }
    // Pages of other origins do not talk to the app.
    let componentTypes = tabManager.location.contains(url) ? configuration.componentTypes : []
    let screen = Screen(at: url, in: self, webView: webView, componentTypes: componentTypes)
    self.screen = screen
    if isSelected { screen.appear() } else { screen.disappear() }
  }

  /// Disconnects the components of a page, and closes everything that it opened.
  private func endScreen() {
    screen?.end()
    screen = nil
    view.closeDialogs()
  }

  // MARK: Routes

  /// Replaces all pages by one, which becomes the first page of the tab.
  func becomeRoot(_ url: URL) {
    rootURL = url
    send(.replaceAll(PageAddress(url)))
  }

  /// Applies a changed path configuration.
  func pathConfigurationDidChange() {
    guard let webView else { return }
    webView.pathConfigurationDidChange()
  }

  private func goToRoot() {
    let root = PageAddress(root)
    guard let webView, page.address != root else { return }
    if let index = webView.history.back.firstIndex(where: { PageAddress($0) == root }) {
      send(.pop(Pop(to: root, by: index + 1)))
    } else {
      send(.visit(root))
    }
  }

  // MARK: Actions

  /// Creates the web view and loads the first page, or restores the suspended page. Further calls have no effect.
  public func start() {
    send(.selected(root: PageAddress(root)))
  }

  /// Loads the first page before the user asks for it (P18.1).
  func startInBackground() {
    isEager = true
    start()
  }

  public func goBack() {
    guard canGoBack else { return }
    guard records.goBack() else { return }
    view.scriptDialogs.resume()
    send(.goBack)
  }

  public func goForward() {
    guard canGoForward else { return }
    view.scriptDialogs.resume()
    send(.goForward)
  }

  /// Goes back.
  ///
  /// - Returns: `false` if there is no page to go back to.
  @discardableResult
  func goBackIfPossible() -> Bool {
    guard canGoBack else { return false }
    goBack()
    return true
  }

  /// Goes forward.
  ///
  /// - Returns: `false` if there is no page to go forward to.
  @discardableResult
  func goForwardIfPossible() -> Bool {
    guard canGoForward else { return false }
    goForward()
    return true
  }

  /// Stops the load or the Turbo visit in progress.
  public func stopLoading() {
    send(.stop)
  }

  public func reload() {
    view.scriptDialogs.resume()
    send(.reload)
  }

  private func retry() {
    view.scriptDialogs.resume()
    if let failure = page.failure, failure.reason == .signInRequired, let address = failure.address {
      return showSignIn(for: address.url)
    }
    send(.retry)
  }

  /// Handles a tap on the selected tab: goes to the root, or scrolls to the top if it is there.
  public func reselect() {
    guard webView != nil else { return }
    view.scriptDialogs.resume()
    send(.dismissError)
    if page.address == PageAddress(root) {
      restoreAtTop()
      webView?.page.scrollToTop()
    } else {
      goToRoot()
    }
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

  /// Selects or deselects the container.
  func setSelected(_ isSelected: Bool) {
    guard isSelected != self.isSelected else { return }
    self.isSelected = isSelected
    lastShown = .now
    if isSelected, isEager {
      isEager = false
      webView?.isMuted = false
    }
    if isSelected { screen?.appear() } else { screen?.disappear() }
    view.scriptDialogs.place = isSelected ? widget : nil
    if isSelected { userIsActive(isDeliberate: true) }
  }

  /// Moves the page of a removed tab into a modal window.
  func becomeModal() {
    rootURL = url
    isModal = true
    webView?.isModal = true
  }

  /// Handles an action of the user in the window.
  ///
  /// - Parameter isDeliberate: Whether the action can allow the page to open another app. Scrolling cannot.
  func userIsActive(isDeliberate: Bool) {
    if isDeliberate {
      externalOpenPolicy.userActed()
      environment.downloads.userActed()
    }
    // A page with an open dialog cannot respond.
    if let webView, screen != nil, !view.scriptDialogs.isPending { watchdog.ask(webView) }
  }

  /// Retries a page that could not be reached, when the network is available again.
  func networkDidReturn() {
    send(.networkReturned)
  }

  /// Gives the web view the background of the window until the page paints its own.
  func updateBackground() {
    if let webView { view.updateBackground(of: webView) }
  }

  /// Disposes the navigator with its container.
  func dispose() {
    delegate = nil
    onClose = nil
    send(.disposed)
    view.closeDialogs()
  }

  func showToast(_ text: String, action: ToastOverlay.Action? = nil) {
    delegate?.navigator(self, showToast: text, action: action)
  }

  /// Updates the window after a component changed the screen.
  func screenDidChange() {
    delegate?.navigatorDidChange(self)
  }

  /// Whether a screen is visible.
  func isShown(_ screen: Screen) -> Bool {
    isSelected && screen === self.screen
  }
}

extension Page {
  /// Whether the saved part of a suspended page is still needed.
  fileprivate var keepsSavedPage: Bool {
    if case .failed(let failure, over: _) = self, case .restore = failure.retry { return true }
    return suspendedPage != nil
  }
}
