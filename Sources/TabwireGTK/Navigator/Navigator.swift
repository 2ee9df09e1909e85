#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import Logging
  import NativeBridge
  import TabwireClient
  import TabwirePaths

  /// The navigator of a container. It owns the web view and its back-forward list.
  ///
  /// The web view is created when the tab is first selected and kept until the container is disposed or suspended.
  @MainActor
  public final class Navigator {
    /// The container of the navigator.
    public let id: TabManager.ContainerID

    let tabManager: TabManager
    let widget: Widget
    let errorPage = ErrorPage()
    let slowNotice = SlowNotice()
    weak var delegate: (any NavigatorDelegate)?

    let configuration: NavigatorConfiguration
    private(set) var webView: WebView?
    private(set) var isSelected = false
    private(set) var screen: Screen?
    private(set) var screenURL: URL?
    /// Whether a document was requested and not committed yet.
    var isProvisional = false
    /// The address of the requested document.
    var startedURL: URL?
    /// Whether a Turbo visit waits for its response.
    var isVisiting = false
    /// The address of the page that could not be loaded.
    var failedURL: URL?
    /// The address of the page that was reloaded because its process ended.
    var reloadedAfterCrashURL: URL?
    private let watchdog = Watchdog()
    /// Whether it is in a modal window.
    let isModal: Bool
    /// The first page, if it is not the tab's.
    private var rootURL: URL?
    private var reloadsNextPage = false
    /// The script dialogs of the page.
    let scriptDialogs = ScriptDialogs()
    /// The suspended page, kept until it is restored.
    var suspendedPage: SuspendedPage?
    /// The snapshot over a page that is being restored.
    let cover = PageCover()
    /// The title of a restored page that is still loading.
    var restoredTitle: String?
    /// The pages that are responses to forms, which cannot be loaded again without sending the form.
    var formResponses = PageSet()
    /// The pages that were left with unsent input. WebKit keeps them in its page cache.
    var pagesWithTypedText = PageSet()
    /// The time when it was selected or deselected last.
    private(set) var lastShown = ContinuousClock.now
    /// Whether the container was disposed.
    private(set) var isDisposed = false

    let environment: WebEnvironment
    private let reference: GObjectReference

    /// - Parameters:
    ///   - id: The container of the navigator.
    ///   - tabManager: The manager of the tabs.
    ///   - environment: The settings that web views share.
    ///   - configuration: The settings that navigators share.
    ///   - modalURL: The first page of a modal navigator, or `nil` for a navigator that starts where its tab does.
    init(
      id: TabManager.ContainerID, tabManager: TabManager, environment: WebEnvironment,
      configuration: NavigatorConfiguration, modalURL: URL? = nil
    ) {
      self.id = id
      self.tabManager = tabManager
      self.environment = environment
      self.configuration = configuration
      rootURL = modalURL
      isModal = modalURL != nil
      widget = gtk_overlay_new()
      reference = GObjectReference(sinking: widget)
      // From bottom to top.
      gtk_overlay_add_overlay(OpaquePointer(widget), cover.widget)
      gtk_overlay_add_overlay(OpaquePointer(widget), errorPage.widget)
      gtk_overlay_add_overlay(OpaquePointer(widget), slowNotice.widget)
      watchdog.onChange = { [weak self] in self?.responsivenessDidChange($0) }
      slowNotice.onStop = { [weak self] in self?.stopLoading() }
      errorPage.onRetry = { [weak self] in self?.retry() }
    }

    // MARK: State

    /// Whether the tab was selected before, so that it has a page or a suspended one.
    public var isStarted: Bool { webView != nil || isSuspended }

    /// Whether the page is suspended. It is restored when the tab is selected.
    public var isSuspended: Bool { webView == nil && suspendedPage != nil }

    /// The address of the page.
    public var url: URL? { suspendedPage?.url ?? webView?.url }

    /// The title of the page.
    public var title: String {
      if let suspendedPage { return suspendedPage.title }
      return webView.map(\.title).flatMap { $0.isEmpty ? nil : $0 } ?? restoredTitle ?? ""
    }

    /// The pages to go back to, nearest first.
    public var backList: [URL] { webView?.backList ?? suspendedPage?.backList ?? [] }

    /// Whether there is a page to go back to.
    public var canGoBack: Bool { coversPage || webView?.canGoBack ?? !backList.isEmpty }

    /// Whether there is a page to go forward to.
    public var canGoForward: Bool { webView?.canGoForward ?? suspendedPage?.canGoForward ?? false }

    /// Whether a document is loading.
    public var isLoading: Bool { webView?.isLoading ?? false }

    /// Whether an error page is shown.
    public var isShowingError: Bool { errorPage.isShown }

    /// The number of documents that started to load. Turbo's visits load none.
    public internal(set) var loadCount = 0

    /// The progress of the load, from 0 to 1.
    var progress: Double { webView?.progress ?? 0 }

    // MARK: Actions

    /// Creates the web view and loads the first page, or restores the suspended page. Further calls have no effect.
    public func start() {
      if webView != nil { return }
      if suspendedPage == nil { open(root) } else { resume() }
    }

    /// Loads a page in a new web view, with an empty back-forward list.
    private func open(_ url: URL) {
      suspendedPage = nil
      makeWebView()?.load(url)
    }

    /// Creates a web view, which replaces the one before.
    func makeWebView() -> WebView? {
      guard let webView = WebView(environment: environment, scripts: configuration.scripts, isModal: isModal) else {
        configuration.logger.error("WebKit could not create a web view")
        return nil
      }
      removeWebView()
      webView.delegate = self
      self.webView = webView
      gtk_overlay_set_child(OpaquePointer(widget), webView.widget)
      // A page below an error page gets no keyboard focus.
      g_object_bind_property(
        errorPage.widget, "visible", webView.widget, "can-focus",
        GBindingFlags(G_BINDING_SYNC_CREATE.rawValue | G_BINDING_INVERT_BOOLEAN.rawValue))
      updateBackground()
      return webView
    }

    /// Removes the web view and ends its process.
    func removeWebView() {
      endScreen()
      webView?.close()
      webView = nil
      pagesWithTypedText = PageSet()
      isProvisional = false
      restoredTitle = nil
      slowNotice.hide()
      cover.hide()
      gtk_overlay_set_child(OpaquePointer(widget), nil)
    }

    /// The first page of the tab or modal window.
    var root: URL { rootURL ?? tabManager.startURL(of: id) }

    /// Limits how often the page may open the user's other apps.
    var externalOpenPolicy = ExternalOpenPolicy()

    /// Returns a page's properties in the path configuration.
    func properties(of url: URL) -> PathProperties {
      environment.pathConfiguration.properties(for: url)
    }

    /// Routes a visit according to the path configuration.
    ///
    /// - Returns: Whether the visit continues in the web view.
    func route(_ url: URL) -> Bool {
      let route = Route(properties(of: url), isModal: isModal)
      if route == .stay { return true }
      // A route can replace the web view, which must not happen while WebKit emits a signal.
      Task { [weak self] in
        guard let self else { return }
        if isModal { delegate?.navigator(self, leaveBy: route, to: url) } else { follow(route, to: url) }
      }
      return false
    }

    /// Carries out a route.
    func follow(_ route: Route, to url: URL) {
      guard let webView else { return }
      scriptDialogs.resume()
      switch route {
      case .modal: delegate?.navigator(self, presentModal: url)
      case .stay, .dismissModal:
        if webView.url == url { webView.reload() } else { webView.load(url) }
      case .replace:
        // WebKit has no API to replace an entry of the back-forward list.
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
        reloadsNextPage = true
        webView.goBack()
      case .none: break
      }
    }

    /// Applies a changed path configuration.
    func pathConfigurationDidChange() {
      guard let webView else { return }
      webView.updateVisitScripts()
      do {
        run(try VisitScripts.update(environment.pathConfiguration))
      } catch {
        configuration.logger.error("The page does not know the path configuration: \(error)")
      }
    }

    /// Goes back.
    public func goBack() {
      scriptDialogs.resume()
      if coversPage { return dismissErrorPage() }
      if let webView { webView.goBack() } else if canGoBack { resume(-1) }
    }

    /// Goes forward.
    public func goForward() {
      scriptDialogs.resume()
      if let webView { webView.goForward() } else if canGoForward { resume(1) }
    }

    /// Goes back, if there is a page to go back to.
    ///
    /// - Returns: Whether there is.
    @discardableResult
    func goBackIfPossible() -> Bool {
      guard canGoBack else { return false }
      goBack()
      return true
    }

    /// Goes forward, if there is a page that the user came back from.
    ///
    /// - Returns: Whether there is.
    @discardableResult
    func goForwardIfPossible() -> Bool {
      guard canGoForward else { return false }
      goForward()
      return true
    }

    /// Stops the load or the Turbo visit in progress.
    public func stopLoading() {
      // If WebKit stopped the visit, Turbo would take it for a network error and load the page instead.
      if isVisiting { stopVisiting() } else { webView?.stopLoading() }
    }

    /// Reloads the page.
    public func reload() {
      scriptDialogs.resume()
      if errorPage.isShown || isSuspended { retry() } else { webView?.reload() }
    }

    /// Handles a tap on the selected tab: goes to the root, or scrolls to the top if it is there.
    public func reselect() {
      guard let webView else { return }
      scriptDialogs.resume()
      if coversPage { dismissErrorPage() }
      if webView.url == root {
        let isReduced = "matchMedia('(prefers-reduced-motion: reduce)').matches"
        let scroll = "window.scrollTo({ top: 0, behavior: \(isReduced) ? 'auto' : 'smooth' })"
        restoreAtTop()
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
    /// - Parameter script: The script. Its last value is the result.
    /// - Returns: The result as JSON, or `nil` for `undefined`, before the start or while the page is suspended.
    /// - Throws: The exception of the script, or an error if the page went away.
    @discardableResult
    public func evaluateJavaScript(_ script: String) async throws -> String? {
      try await webView?.evaluateJavaScript(script)
    }

    /// Terminates the web process, like a crash. For tests.
    public func terminateProcess() {
      webView?.terminateProcess()
    }

    /// Selects or deselects the container.
    func setSelected(_ isSelected: Bool) {
      guard isSelected != self.isSelected else { return }
      self.isSelected = isSelected
      lastShown = .now
      if isSelected { screen?.appear() } else { screen?.disappear() }
      scriptDialogs.place = isSelected ? widget : nil
      if isSelected { userIsActive(isDeliberate: true) }
      reloadAfterCrash()
    }

    /// Reloads a page whose process ended, once its tab is selected: a background tab could crash again and again.
    func reloadAfterCrash() {
      guard isSelected, screen == nil, reloadedAfterCrashURL != nil, !errorPage.isShown, let webView else { return }
      if suspendedPage != nil { return resume() }
      if !isLoading { webView.reload() }
    }

    /// Handles an action of the user in the window.
    ///
    /// - Parameter isDeliberate: Whether the action can allow the page to open another app. Scrolling cannot.
    func userIsActive(isDeliberate: Bool) {
      if isDeliberate { externalOpenPolicy.userActed() }
      // A page with a dialog waits for the answer.
      if let webView, screen != nil, !scriptDialogs.isPending { watchdog.ask(webView) }
    }

    /// Retries a page that could not be reached, when the network is available again.
    func networkDidReturn() {
      if case .unreachable = errorPage.reason, webView != nil { retry() }
    }

    /// Gives the web view the background of the window until the page paints its own.
    func updateBackground() {
      var color = GdkRGBA()
      let name = "window_bg_color"
      guard gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, &color) != 0 else { return }
      webView?.setBackground(color)
    }

    /// Disposes the navigator with its container.
    func dispose() {
      isDisposed = true
      scriptDialogs.dismiss()
      endScreen()
      suspendedPage = nil
      cover.hide()
      delegate = nil
      webView?.close()
    }

    /// Updates the window after a component changed the screen.
    func screenDidChange() {
      delegate?.navigatorDidChange(self)
    }

    /// Whether a screen is visible.
    func isShown(_ screen: Screen) -> Bool {
      isSelected && screen === self.screen
    }

    private func retry() {
      scriptDialogs.resume()
      reloadedAfterCrashURL = nil
      // A page that was being restored starts again from the suspended page.
      if suspendedPage != nil {
        errorPage.hide()
        return resume()
      }
      guard let webView else { return }
      // A page that does not respond cannot be reloaded until its process ends.
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
          logger.debug("script failed: \(error)")
        }
      }
    }

    /// Ends the screen of a page that went away.
    func endScreen() {
      screen?.end()
      screen = nil
      isVisiting = false
    }

    /// Begins a screen for a page: its components start afresh.
    func beginScreen(at url: URL) {
      guard let webView else { return }
      screen?.end()
      if reloadsNextPage {
        reloadsNextPage = false
        webView.reload()
      }
      let screen = Screen(at: url, in: self, webView: webView, componentTypes: configuration.componentTypes)
      self.screen = screen
      screenURL = url
      if isSelected { screen.appear() } else { screen.disappear() }
    }
  }

#endif
