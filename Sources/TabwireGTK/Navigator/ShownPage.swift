import Foundation
import NativeBridge
import TabwireClient
import TabwirePages
import TabwirePaths
import TabwireWebKit

/// What carries out the effects of a page and connects it with its window: its navigator.
@MainActor
protocol ShownPageDelegate: AnyObject {
  func perform(_ effect: PageEffect)
  /// The title, the progress, the back-forward list or the header buttons changed.
  func pageDidChange()
  func showToast(_ text: String, action: ToastOverlay.Action?)
  /// Offers an action on the page in front, until the user accepts it or leaves the page.
  func offer(_ text: String, action: ToastOverlay.Action)
  /// The navigation stacks that the page belongs to, or `nil` if no window shows it.
  var navigationStack: NavigationStack? { get }
  /// Carries out what became of a visit, on both navigation stacks.
  func perform(_ effects: [NavigationEffect])
}

/// The page that a container shows: its state, its web view and its widgets. The parts of a navigator work on it.
@MainActor
final class ShownPage: ScreenHost {
  let id: TabManager.ContainerID
  let tabManager: TabManager
  let configuration: NavigatorConfiguration
  let view = PageView()
  weak var delegate: (any ShownPageDelegate)?

  private(set) var page = Page.unstarted
  /// The events that wait to change the page.
  private var events: [PageEvent] = []
  private var isHandlingEvents = false
  private(set) var webView: WebView?
  private(set) var screen: Screen?
  private(set) var isSelected = false
  /// Whether the first page was loaded before the user asked for it. The page opens no dialogs and is mute until its tab is
  /// selected.
  private(set) var isEager = false
  private(set) var isModal: Bool
  /// The first page of a modal navigator. `nil` for a tab, which has a path.
  private var rootURL: URL?
  /// The root with which the first page was loaded, or `nil` if that was another page. A container that morphs keeps its pages, which
  /// are those of another root.
  private(set) var firstRoot: PageAddress?
  /// The time when it was selected or deselected last.
  private(set) var lastShown = ContinuousClock.now
  /// What is remembered of the loads and of the pages in the history.
  var records = PageRecords()
  /// The saved state of a suspended page, kept until the page is restored.
  var savedPage: SuspendedWebPage?
  /// The title of a restored page that is still loading.
  var restoredTitle: String?

  /// - Parameters:
  ///   - modalURL: The first page of a modal navigator, or `nil` for a page that starts where its tab does.
  init(id: TabManager.ContainerID, tabManager: TabManager, configuration: NavigatorConfiguration, modalURL: URL?) {
    self.id = id
    self.tabManager = tabManager
    self.configuration = configuration
    rootURL = modalURL
    isModal = modalURL != nil
  }

  var reference: GObjectReference { view.reference }
  var dialogs: DialogGroup { view.dialogs }
  var environment: WebEnvironment { configuration.environment }
  var settings: WebSettings { configuration.environment.settings }

  // MARK: State

  /// Reports an event to the state machine and carries out its effects.
  func send(_ event: PageEvent) {
    events.append(event)
    // Effects can cause further events, which wait until all effects are carried out.
    guard !isHandlingEvents else { return }
    isHandlingEvents = true
    defer { isHandlingEvents = false }
    // An effect can close the window, which releases the navigator. It still has to carry out the further effects.
    withExtendedLifetime(delegate) {
      while !events.isEmpty {
        let (next, effects) = reduce(page, events.removeFirst())
        page = next
        for effect in effects { delegate?.perform(effect) }
        if !page.keepsSavedPage { savedPage = nil }
      }
      delegate?.pageDidChange()
    }
  }

  /// Whether the tab was selected before: it has a page, running or suspended.
  var isStarted: Bool { webView != nil || isSuspended }

  var isSuspended: Bool { if case .suspended = page { true } else { false } }

  var url: URL? { savedPage?.url ?? webView?.url }

  /// The address of the page in a message of the log.
  var name: String { url?.loggable ?? "a page" }

  var title: String {
    // An error page has a title of its own, below the name of the app.
    if page.isOverPage { return "" }
    if let savedPage { return savedPage.title }
    return webView.map(\.title).flatMap { $0.isEmpty ? nil : $0 } ?? restoredTitle ?? ""
  }

  var backList: [URL] { webView?.history.back ?? savedPage?.backList ?? [] }

  var canGoBack: Bool { page.isOverPage || webView?.history.canGoBack ?? !backList.isEmpty }

  var canGoForward: Bool { webView?.history.canGoForward ?? savedPage?.canGoForward ?? false }

  var isLoading: Bool { webView?.isLoading ?? false }

  /// Whether a Turbo visit waits for its response.
  var isVisiting: Bool { page.document?.visit != nil }

  /// Whether the page, or one that the user can go back to, has unsent input.
  var hasInput: Bool {
    guard let document = page.document, let webView else { return false }
    return document.hasInput || records.haveInput(webView.history.others)
  }

  /// The web view if its page has loaded and no error page is over it: it can be asked.
  var askableWebView: WebView? { screen != nil && page.failure == nil ? webView : nil }

  /// The host of a page that is not of the app, such as that of a service that signs users in. Empty for the app's pages.
  var foreignHost: String {
    guard let url = page.address?.url, !tabManager.location.contains(url) else { return "" }
    return url.hostAndPort
  }

  /// The first page of the tab or modal window.
  var root: URL { rootURL ?? tabManager.startURL(of: id) }

  /// The pages of the navigation stack, the page in front last. A page that failed over another one counts.
  var pages: [PageAddress] {
    guard isStarted else { return [] }
    let failed = page.isOverPage ? page.failure?.address : nil
    return backList.reversed().map { PageAddress($0) } + [page.address ?? PageAddress(root)]
      + [failed].compactMap(\.self)
  }

  // MARK: Changes

  /// Creates the web view and loads the first page, or restores the suspended page. Further calls have no effect.
  func start() {
    if !isStarted { firstRoot = PageAddress(root) }
    send(.selected(root: PageAddress(root)))
  }

  /// Loads the first page before the user asks for it (P18.1).
  func startInBackground() {
    isEager = true
    start()
  }

  func setSelected(_ isSelected: Bool) {
    self.isSelected = isSelected
    lastShown = .now
    if isSelected, isEager {
      isEager = false
      webView?.isMuted = false
    }
    showScreen()
    view.scriptDialogs.place = isSelected ? reference : nil
  }

  /// Replaces all pages by one, which becomes the first page of the tab.
  func becomeRoot(_ url: URL) {
    rootURL = url
    firstRoot = PageAddress(url)
    send(.replaceAll(PageAddress(url)))
  }

  /// Moves the page of a removed tab into a modal window.
  func becomeModal() {
    rootURL = url
    isModal = true
    webView?.isModal = true
  }

  /// The pages behind the one in front are about to be forgotten, and with them the first one.
  func firstPageWillBeForgotten() {
    if !backList.isEmpty { firstRoot = nil }
  }

  // MARK: The web view

  func createWebView(delegate: any WebViewDelegate) {
    guard let webView = WebView(environment: environment, isModal: isModal) else {
      return configuration.logger.error("WebKit could not create a web view")
    }
    webView.delegate = delegate
    webView.isMuted = isEager
    self.webView = webView
    view.show(webView)
  }

  /// Removes the web view and ends its process.
  func removeWebView() {
    webView?.close()
    webView = nil
    records.webViewWasRemoved()
    restoredTitle = nil
    view.show(nil)
  }

  // MARK: The screen

  /// Connects the components of a page.
  func beginScreen(at url: URL) {
    guard let webView else { return }
    // Pages of other origins do not talk to the app.
    let componentTypes = tabManager.location.contains(url) ? configuration.componentTypes : []
    screen = Screen(at: url, in: self, webView: webView, componentTypes: componentTypes)
    showScreen()
  }

  private func showScreen() {
    if isSelected { screen?.appear() } else { screen?.disappear() }
  }

  /// Disconnects the components of a page, and closes everything that it opened.
  func endScreen() {
    screen?.end()
    screen = nil
    view.closeDialogs()
  }

  func isShown(_ screen: Screen) -> Bool {
    isSelected && screen === self.screen
  }

  func properties(of url: URL) -> PathProperties {
    environment.pathConfiguration.properties(for: url)
  }

  func screenDidChange() {
    delegate?.pageDidChange()
  }

  func showToast(_ text: String, action: ToastOverlay.Action? = nil) {
    delegate?.showToast(text, action: action)
  }

  /// Opens a URL in another app. A toast tells the user if there is none.
  func openExternally(_ url: URL) {
    guard !configuration.openExternally(url) else { return }
    showToast(ExternalOpener.failureText)
  }
}

extension Page {
  /// Whether the saved part of a suspended page is still needed: it is not committed again.
  fileprivate var keepsSavedPage: Bool {
    switch self {
    case .unstarted, .disposed: false
    case .suspended: true
    case .live(let document), .failed(_, over: let document): !document.hasScreen
    }
  }
}
