#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import Logging
  import NativeBridge
  import TabwireClient
  import TabwirePaths

  /// What a container holds: a web view with its history, made when its tab is first selected and kept until the
  /// container is disposed, or suspended for a while.
  @MainActor
  public final class Navigator {
    /// The container that it belongs to.
    public let id: TabManager.ContainerID

    let tabManager: TabManager
    let widget: Widget
    let errorPage = ErrorPage()
    let slowNotice = SlowNotice()
    /// Called when something changed that the window shows: the title, the progress, whether there is a way back.
    var onChange: (@MainActor (Navigator) -> Void)?

    let configuration: NavigatorConfiguration
    private(set) var webView: WebView?
    private(set) var isSelected = false
    private(set) var screen: Screen?
    private(set) var screenURL: URL?
    /// Whether a document is on its way of which nothing is there yet.
    var isProvisional = false
    /// The page that the document was asked for with.
    var startedURL: URL?
    /// Whether a visit of Turbo's waits for its answer.
    var isVisiting = false
    /// The page that could not be loaded.
    var failedURL: URL?
    /// The page that was loaded again because its process ended.
    var recoveredURL: URL?
    private let watchdog = Watchdog()
    /// What shows pages over everything else; nothing in what is modal itself.
    let presentsModals: (@MainActor (Navigator, URL) -> Void)?
    /// The first page; where the tab starts, unless something took its place.
    private var rootURL: URL?
    private var reloadsWhenBack = false
    /// What the page's scripts ask.
    let scriptDialogs = ScriptDialogs()
    /// What is kept of the page while it is suspended, and until it is there again.
    var suspendedPage: SuspendedPage?
    /// What stands for the page until it is painted again.
    let cover = PageCover()
    /// The title of the page that is on its way back.
    var keptTitle: String?
    /// The pages that cannot be had again without sending a form again.
    var formAnswers = MarkedPages()
    /// The pages that the user left with something typed in them. WebKit keeps them for going back.
    var typedPages = MarkedPages()
    /// When the user looked at it last.
    private(set) var lastSeen = ContinuousClock.now
    /// Called when a page in the background is there.
    var onSettled: (@MainActor () -> Void)?
    /// Whether the container is gone.
    private(set) var isDisposed = false

    let environment: WebEnvironment
    private let reference: GObjectReference

    /// - Parameters:
    ///   - id: the container that it belongs to.
    ///   - tabManager: whose tabs they are.
    ///   - environment: what its web view shares with others.
    ///   - configuration: what it has in common with other navigators.
    ///   - rootURL: the first page; nothing for where the tab starts.
    ///   - presentsModals: shows a page over everything else. Nothing makes a navigator that is modal itself.
    init(
      id: TabManager.ContainerID, tabManager: TabManager, environment: WebEnvironment,
      configuration: NavigatorConfiguration, rootURL: URL? = nil,
      presentsModals: (@MainActor (Navigator, URL) -> Void)?
    ) {
      self.id = id
      self.tabManager = tabManager
      self.environment = environment
      self.configuration = configuration
      self.rootURL = rootURL
      self.presentsModals = presentsModals
      widget = gtk_overlay_new()
      reference = GObjectReference(sinking: widget)
      // What comes later is above.
      gtk_overlay_add_overlay(OpaquePointer(widget), cover.widget)
      gtk_overlay_add_overlay(OpaquePointer(widget), errorPage.widget)
      gtk_overlay_add_overlay(OpaquePointer(widget), slowNotice.widget)
      watchdog.onChange = { [weak self] in self?.pageDidAnswer($0) }
      slowNotice.onStop = { [weak self] in self?.stopLoading() }
      errorPage.onRetry = { [weak self] in self?.retry() }
    }

    // MARK: State

    /// Whether the tab was selected before, so that there is a page, or what is kept of one.
    public var isStarted: Bool { webView != nil || isSuspended }

    /// Whether the page's process was given back. It is loaded again when the tab is selected.
    public var isSuspended: Bool { webView == nil && suspendedPage != nil }

    /// The page that is shown.
    public var url: URL? { suspendedPage?.url ?? webView?.url }

    /// The title of the page.
    public var title: String {
      if let suspendedPage { return suspendedPage.title }
      return webView.map(\.title).flatMap { $0.isEmpty ? nil : $0 } ?? keptTitle ?? ""
    }

    /// The pages that lie behind the one that is shown, the nearest first.
    public var backList: [URL] { webView?.backList ?? suspendedPage?.backList ?? [] }

    /// Whether there is a page to go back to.
    public var canGoBack: Bool { coversPage || webView?.canGoBack ?? !backList.isEmpty }

    /// Whether there is a page that the user came back from.
    public var canGoForward: Bool { webView?.canGoForward ?? suspendedPage?.canGoForward ?? false }

    /// Whether a page is on its way.
    public var isLoading: Bool { webView?.isLoading ?? false }

    /// Whether the user sees why a page is not there, instead of the page.
    public var isShowingError: Bool { errorPage.isShown }

    /// How often a document was loaded. Turbo's visits load none.
    public internal(set) var loadCount = 0

    /// How much of the page is there, from 0 to 1.
    var progress: Double { webView?.progress ?? 0 }

    // MARK: Actions

    /// Makes the web view and loads the first page, or the suspended one again. Further calls do nothing.
    public func start() {
      if webView != nil { return }
      if suspendedPage == nil { open(root) } else { resume() }
    }

    /// Shows a page in a web view of its own, with nothing behind it.
    private func open(_ url: URL) {
      suspendedPage = nil
      makeWebView()?.load(url)
    }

    /// Makes a web view, in the place of the one before.
    func makeWebView() -> WebView? {
      guard let webView = WebView(environment: environment, scripts: configuration.scripts, isModal: isModal) else {
        configuration.logger.error("no web view could be made")
        return nil
      }
      removeWebView()
      webView.delegate = self
      self.webView = webView
      gtk_overlay_set_child(OpaquePointer(widget), webView.widget)
      // Keys do not lead to a page that cannot be seen.
      g_object_bind_property(
        errorPage.widget, "visible", webView.widget, "can-focus",
        GBindingFlags(G_BINDING_SYNC_CREATE.rawValue | G_BINDING_INVERT_BOOLEAN.rawValue))
      updateBackground()
      return webView
    }

    /// Gives the web view back, and its process with it.
    func removeWebView() {
      leaveScreen()
      webView?.close()
      webView = nil
      typedPages = MarkedPages()
      isProvisional = false
      keptTitle = nil
      slowNotice.hide()
      cover.hide()
      gtk_overlay_set_child(OpaquePointer(widget), nil)
    }

    /// Whether it shows what is over everything else.
    var isModal: Bool { presentsModals == nil }

    var root: URL { rootURL ?? tabManager.startURL(of: id) }

    /// Called to say something for a moment.
    var onToast: (@MainActor (String, ToastOverlay.Action?) -> Void)?
    /// How often the page may open the user's other apps.
    var openings = OpeningGate()

    /// Called when a modal navigator leaves: with what is to become of the tab below.
    var onLeave: (@MainActor (Route, URL) -> Void)?

    /// What the path configuration says of a page.
    func properties(of url: URL) -> PathProperties {
      environment.pathConfiguration.properties(for: url)
    }

    /// Does what the path configuration wants of a visit.
    ///
    /// - Returns: whether the visit goes on in the web view.
    func route(_ url: URL) -> Bool {
      let route = Route(properties(of: url), isModal: isModal)
      if route == .stay { return true }
      // Web views come and go by this; none may do so while it asks.
      Task { [weak self] in
        guard let self else { return }
        if let onLeave { onLeave(route, url) } else { follow(route, to: url) }
      }
      return false
    }

    /// Takes a visit over.
    func follow(_ route: Route, to url: URL) {
      guard let webView else { return }
      scriptDialogs.listen()
      switch route {
      case .modal: presentsModals?(self, url)
      case .stay, .advance:
        if webView.url == url { webView.reload() } else { webView.load(url) }
      case .replace:
        // The only way that WebKit has.
        do {
          run(try JavaScript(calling: "location.replace", with: url.absoluteString).source)
        } catch {
          configuration.logger.error("\(url) cannot replace the page: \(error)")
        }
      case .replaceRoot:
        rootURL = url
        open(url)
      case .root: goToRoot()
      case .back: webView.goBack()
      case .refresh:
        if isModal || !webView.canGoBack { return webView.reload() }
        reloadsWhenBack = true
        webView.goBack()
      case .none: break
      }
    }

    /// Takes other rules over.
    func pathConfigurationDidChange() {
      guard let webView else { return }
      webView.updateVisitScripts()
      do {
        run(try VisitScripts.update(environment.pathConfiguration))
      } catch {
        configuration.logger.error("The page does not know the path configuration: \(error)")
      }
    }

    /// Goes to the page before.
    public func goBack() {
      scriptDialogs.listen()
      if coversPage { return uncover() }
      if let webView { webView.goBack() } else if canGoBack { resume(-1) }
    }

    /// Goes to the page that the user came back from.
    public func goForward() {
      scriptDialogs.listen()
      if let webView { webView.goForward() } else if canGoForward { resume(1) }
    }

    /// Goes back, if there is a page to go back to.
    ///
    /// - Returns: whether there is.
    @discardableResult
    func goBackIfPossible() -> Bool {
      guard canGoBack else { return false }
      goBack()
      return true
    }

    /// Goes forward, if there is a page that the user came back from.
    ///
    /// - Returns: whether there is.
    @discardableResult
    func goForwardIfPossible() -> Bool {
      guard canGoForward else { return false }
      goForward()
      return true
    }

    /// Gives up what is on its way.
    public func stopLoading() {
      // WebKit would stop the visit as if the network had failed, and Turbo load the page instead.
      if isVisiting { stopVisiting() } else { webView?.stopLoading() }
    }

    /// Loads the page again.
    public func reload() {
      scriptDialogs.listen()
      if errorPage.isShown || isSuspended { retry() } else { webView?.reload() }
    }

    /// The user tapped the tab while it was selected: it goes to its root, or scrolls to the top if it is there.
    public func reselect() {
      guard let webView else { return }
      scriptDialogs.listen()
      if coversPage { uncover() }
      if webView.url == root {
        let isReduced = "matchMedia('(prefers-reduced-motion: reduce)').matches"
        let scroll = "window.scrollTo({ top: 0, behavior: \(isReduced) ? 'auto' : 'smooth' })"
        returnToTop()
        run("window.dispatchEvent(new Event('native-scroll')); \(scroll)")
      } else {
        goToRoot()
      }
    }

    private func goToRoot() {
      guard let webView, webView.url != root else { return }
      if let index = webView.backList.firstIndex(of: root) {
        webView.go(-index - 1)
      } else {
        webView.load(root)
      }
    }

    /// Runs JavaScript in the page.
    ///
    /// - Parameter script: the script, whose last value is the result.
    /// - Returns: the value as JSON text; nothing for `undefined`, before the start or while the page is suspended.
    /// - Throws: the exception that the script throws, or that the page is gone.
    @discardableResult
    public func evaluateJavaScript(_ script: String) async throws -> String? {
      try await webView?.evaluateJavaScript(script)
    }

    /// Ends the process that shows the page, as a crash would. For tests.
    public func terminateProcess() {
      webView?.terminateProcess()
    }

    /// The container is shown or hidden.
    func setSelected(_ isSelected: Bool) {
      guard isSelected != self.isSelected else { return }
      self.isSelected = isSelected
      lastSeen = .now
      if isSelected { screen?.appear() } else { screen?.disappear() }
      scriptDialogs.place = isSelected ? widget : nil
      if isSelected { userIsActive(isDeliberate: true) }
      recover()
    }

    /// Loads the page again whose process ended, once the user looks at it: a background tab may crash without end.
    func recover() {
      guard isSelected, screen == nil, recoveredURL != nil, !errorPage.isShown, let webView else { return }
      if suspendedPage != nil { return resume() }
      if !isLoading { webView.reload() }
    }

    /// The user does something, while looking at the page.
    ///
    /// - Parameter isDeliberate: whether it is something that can be meant for what the page does next.
    func userIsActive(isDeliberate: Bool) {
      if isDeliberate { openings.userActed() }
      // A page that asks the user something waits for the answer.
      if let webView, screen != nil, !scriptDialogs.isAsking { watchdog.ask(webView) }
    }

    /// The network is there again: what could not be reached is tried once more.
    func networkDidReturn() {
      if case .unreachable = errorPage.reason, webView != nil { retry() }
    }

    /// Lets the page's background be the window's until the page paints its own.
    func updateBackground() {
      var color = GdkRGBA()
      let name = "window_bg_color"
      guard gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, &color) != 0 else { return }
      webView?.setBackground(color)
    }

    /// The container is gone.
    func dispose() {
      isDisposed = true
      scriptDialogs.dismiss()
      leaveScreen()
      suspendedPage = nil
      cover.hide()
      onChange = nil
      onSettled = nil
      webView?.close()
    }

    /// What components put on the screen has changed.
    func screenDidChange() {
      onChange?(self)
    }

    /// Whether the user looks at a screen now.
    func isShown(_ screen: Screen) -> Bool {
      isSelected && screen === self.screen
    }

    private func retry() {
      scriptDialogs.listen()
      recoveredURL = nil
      // What was on its way back goes on from what is kept of it.
      if suspendedPage != nil {
        errorPage.hide()
        return resume()
      }
      guard let webView else { return }
      // A page that does not respond cannot be loaded again; its process has to go first.
      if errorPage.reason == .unresponsive { webView.terminateProcess() }
      errorPage.hide()
      webView.focus()
      if let failedURL { webView.load(failedURL) } else { webView.reload() }
      failedURL = nil
    }

    func run(_ script: String) {
      Task { [webView, logger = configuration.logger] in
        do {
          _ = try await webView?.evaluateJavaScript(script)
        } catch {
          logger.debug("a script failed: \(error)")
        }
      }
    }

    /// The page is gone, and what its components put on the screen.
    func leaveScreen() {
      screen?.leave()
      screen = nil
      isVisiting = false
    }

    /// A page is there: its components start afresh.
    func show(_ url: URL) {
      guard let webView else { return }
      screen?.leave()
      if reloadsWhenBack {
        reloadsWhenBack = false
        webView.reload()
      }
      let screen = Screen(at: url, in: self, webView: webView, componentTypes: configuration.componentTypes)
      self.screen = screen
      screenURL = url
      if isSelected { screen.appear() } else { screen.disappear() }
    }
  }

#endif
