#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import Tabwire
  import TabwireClient
  import TabwirePages
  import TabwirePaths
  import TabwireIcons

  /// The window of an app: a header bar, one stack of containers and one tab bar.
  ///
  /// The structure never changes: in bootstrap the stack has one container and the tab bar is hidden. The window applies
  /// transitions and decides nothing itself.
  @MainActor
  public final class TabbedNavigator {
    typealias ID = TabManager.ContainerID

    /// The manager of the tabs.
    public let tabManager: TabManager

    let window: Widget
    let chrome: PageChrome
    let tabBar: TabBar
    private let reference: GObjectReference
    private let stack: Widget
    private let network = NetworkMonitor()
    /// The width from which the tab bar is at the top, in pixels.
    private static let wideWidth = 700
    let modals: ModalPresenter
    /// The width from which tabs are in a sidebar, in pixels, or `nil` for never.
    var sidebarWidth: Int? {
      didSet { updateWidth() }
    }
    private var styleHandlers: [SignalHandler] = []
    private let environment: WebEnvironment
    private let configuration: NavigatorConfiguration
    private let store: NavigatorStore<Navigator>
    private(set) lazy var suspender = TabSuspender(environment.backgroundTabs) { [weak self] in
      guard let self else { return [] }
      return tabManager.tabs.compactMap { self.store.existingNavigator(for: $0.id) }.filter { !self.modals.covers($0) }
    }
    private let memory = MemoryMonitor()
    /// The removed tabs that the user can reopen.
    let removedTabs = RemovedTabs()
    let images: TabImageLoader
    /// The page that an action is opening, or `nil`.
    var actionVisit: ActionVisit?
    private(set) lazy var eagerLoader = EagerLoader(of: tabManager, in: self)
    var primaryMenu: PrimaryMenu?
    /// Whether the window covers the whole screen. Its header bar is hidden then.
    var isFullScreen = false {
      didSet {
        updateWidth()
        gtk_widget_set_visible(chrome.header.widget, isFullScreen ? 0 : 1)
      }
    }
    /// Keeps the tabs for the next start of the app, or `nil`.
    let sessionKeeper: SessionKeeper?

    /// - Parameters:
    ///   - tabManager: The manager of the tabs.
    ///   - application: The application of the window, or `nil` in tests.
    ///   - icons: The icons for the names that servers use.
    ///   - environment: The settings that web views share.
    ///   - configuration: The settings that navigators share.
    ///   - sessionKeeper: Keeps the tabs for the next start of the app, or `nil`.
    init(
      tabManager: TabManager, application: UnsafeMutablePointer<AdwApplication>?, icons: IconNames,
      environment: WebEnvironment, configuration: NavigatorConfiguration, sessionKeeper: SessionKeeper? = nil
    ) {
      self.tabManager = tabManager
      self.sessionKeeper = sessionKeeper
      self.environment = environment
      environment.signsIn = configuration.signIn != nil
      environment.startURL = tabManager.location.startURL
      self.configuration = configuration
      window = application.map { adw_application_window_new(cast($0)) } ?? adw_window_new()
      reference = GObjectReference(sinking: window)
      tabBar = TabBar(icons: icons)
      stack = gtk_stack_new()
      chrome = PageChrome(around: stack, in: window, applicationName: configuration.applicationName)
      modals = ModalPresenter(environment: environment, configuration: configuration)
      images = TabImageLoader(of: tabManager, environment: environment, logger: configuration.logger)
      store = NavigatorStore { id in
        Navigator(id: id, tabManager: tabManager, environment: environment, configuration: configuration)
      }
      layOut(isApplicationWindow: application != nil)
      chrome.connect(
        to: { [weak self] in self?.selectedNavigator }, changeZoom: { [weak self] in self?.changeZoom($0) },
        shortcuts: tabShortcuts)
      showDownloads()
      environment.downloads.onOutcome = { [weak self] in self?.tell($0) }
      environment.downloads.onQuestion = { [weak self] in self?.askAboutDownloads($0) }
      modals.changeZoom = { [weak self] in self?.changeZoom($0) }
      memory.onWarning = { [weak self] in
        self?.eagerLoader.stop()
        self?.suspender.handleLowMemory()
      }
      network.onReturn = { [weak self] in self?.networkDidReturn() }
      UserActivity.watch(window) { [weak self] _ in self?.eagerLoader.waitForQuiet() }
      SignalHandler.handle(window, "close-request") { [weak self] _ in self?.requestClose() ?? false }
      tabBar.onSelect = { [weak self] in self?.tabManager.selectTab($0) }
      tabBar.onPerform = { [weak self] in self?.perform($0) }
      tabBar.picture = { [images] in images.shown(on: $0)?.picture }
      images.onChange = { [weak self] in self?.tabBar.updatePictures() }
      modals.onChange = { [weak self] in
        self?.updateActions()
        self?.sessionKeeper?.sessionDidChange()
      }
      removedTabs.onExpire = { [weak self] in self?.chrome.toasts.dismiss(Self.removedToast($0)) }
      followSystem()
      watchFullScreen()
      sessionKeeper?.begin(in: self)
      show(tabManager.selectedID)
      tabManager.client = self
      sessionKeeper?.restoreTabs()
    }

    /// Shows the window.
    public func present() {
      gtk_window_present(cast(window))
    }

    /// Resizes the window, if the desktop allows it.
    ///
    /// - Parameters:
    ///   - width: The width, in pixels.
    ///   - height: The height, in pixels.
    public func resize(width: Int, height: Int) {
      gtk_window_set_default_size(cast(window), Int32(clamping: width), Int32(clamping: height))
    }

    /// Waits until the page has loaded and the tab bar has not moved for half a second.
    ///
    /// - Parameter timeout: The time to wait at most.
    /// - Throws: ``TimeoutError`` if the page takes longer.
    public func untilSettled(timeout: Duration = .seconds(30)) async throws {
      let deadline = ContinuousClock.now + timeout
      var settledSince: ContinuousClock.Instant?
      while true {
        let now = ContinuousClock.now
        let isSettled = selectedNavigator.loadOutcome != nil && !selectedNavigator.isLoading && tabBar.isSettled
        settledSince = isSettled ? settledSince ?? now : nil
        if let settledSince, now - settledSince > .milliseconds(500) { return }
        guard now < deadline else {
          throw TimeoutError(description: "the page has not loaded after \(timeout) (check the server)")
        }
        try await Task.sleep(for: .milliseconds(20))
      }
    }

    /// Asks whether the window may be closed: the page in front, and the user if something was typed in a tab.
    ///
    /// - Returns: Whether the window stays open for now.
    func requestClose() -> Bool {
      Task { [weak self] in
        guard let self else { return }
        let navigators = tabManager.tabs.compactMap { self.store.existingNavigator(for: $0.id) }
        for navigator in navigators { await navigator.updateInput() }
        let others = navigators.filter { $0.hasInput && $0 !== self.selectedNavigator }.map(\.title)
        let losses = [
          Self.list(others).map { "The text that you typed in \($0) will be lost." },
          Self.list(environment.downloads.list.running.map(\.name)).map { "The download of \($0) will be cancelled." },
        ].compactMap(\.self)
        if losses.isEmpty {
          selectedNavigator.requestClose { [weak self] in self?.destroy() }
        } else {
          _ = Alert(
            title: "Close the Window?", description: losses.joined(separator: " "), confirm: "Close",
            isDestructive: true
          ).show(over: window) { [weak self] in self?.destroy() }
        }
      }
      return true
    }

    /// Returns quoted names in a sentence, or `nil` for none.
    private static func list(_ names: [String]) -> String? {
      names.isEmpty ? nil : names.map { "“\($0)”" }.joined(separator: ", ")
    }

    private func destroy() {
      sessionKeeper?.end()
      gtk_window_destroy(cast(window))
    }

    /// Closes the window and disposes everything in it, without asking.
    public func close() {
      sessionKeeper?.stop()
      chrome.header.downloads.popDown()
      eagerLoader.stop()
      removedTabs.disposeAll()
      tabManager.client = nil
      for handler in styleHandlers { handler.disconnect() }
      styleHandlers = []
      for navigator in store.remove(tabManager.tabs.map(\.id)) { discard(navigator) }
      gtk_window_destroy(cast(window))
    }

    /// The navigator of the selected tab.
    public var selectedNavigator: Navigator { store.navigator(for: tabManager.selectedID) }

    /// Returns the navigator of a container, or `nil` if its tab was never selected.
    ///
    /// - Parameter id: The container.
    public func navigator(for id: TabManager.ContainerID) -> Navigator? {
      store.existingNavigator(for: id)
    }

    /// Goes back in the selected tab.
    ///
    /// - Returns: Whether there is a page to go back to.
    @discardableResult
    public func goBack() -> Bool { selectedNavigator.goBackIfPossible() }

    /// Goes forward in the selected tab.
    ///
    /// - Returns: Whether there is a page to go forward to.
    @discardableResult
    public func goForward() -> Bool { selectedNavigator.goForwardIfPossible() }

    /// Selects a tab by its position, as a click does.
    ///
    /// - Parameter position: The position, counted from 1.
    /// - Returns: Whether there is a tab at the position.
    @discardableResult
    public func selectTab(at position: Int) -> Bool {
      guard !tabManager.isBootstrap, tabManager.tabs.indices.contains(position - 1) else { return false }
      tabManager.selectTab(tabManager.tabs[position - 1].id)
      return true
    }

    /// Selects the next or the previous tab, wrapping around.
    ///
    /// - Parameter offset: 1 for the next tab, -1 for the previous one.
    /// - Returns: Whether there are several tabs.
    @discardableResult
    public func selectTab(offsetBy offset: Int) -> Bool {
      let tabs = tabManager.tabs
      guard !tabManager.isBootstrap, let index = tabs.firstIndex(where: { $0.id == tabManager.selectedID }) else {
        return false
      }
      tabManager.selectTab(tabs[(index + offset % tabs.count + tabs.count) % tabs.count].id)
      return true
    }

    /// Changes the zoom of every page.
    func changeZoom(_ change: @MainActor (inout Zoom) -> Void) {
      change(&environment.userZoom)
      eachNavigator { $0.webView?.updateZoom() }
      topToasts.show("\(Int(environment.userZoom.factor * 100)) %", id: "zoom")
    }

    /// Shows a toast.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - action: The button with its action, or `nil`.
    public func showToast(_ text: String, action: (title: String, perform: @MainActor () -> Void)? = nil) {
      topToasts.show(text, action: action)
    }

    /// The toasts of the modal window if there is one, otherwise those of this window.
    private var topToasts: ToastOverlay { (modals.shown?.chrome ?? chrome).toasts }

    private func networkDidReturn() {
      eachNavigator { $0.networkDidReturn() }
      images.networkDidReturn()
    }

    /// Applies a path configuration.
    public func apply(_ configuration: PathConfiguration) {
      guard environment.pathConfiguration != configuration else { return }
      environment.pathConfiguration = configuration
      eachNavigator { $0.pathConfigurationDidChange() }
    }

    private func tell(_ outcome: Downloads.Outcome) {
      switch outcome {
      case .saved(let file):
        topToasts.show(
          "“\(file.lastPathComponent)” downloaded",
          action: ("Show", { [weak self] in self?.openFile(file.deletingLastPathComponent()) }))
      case .failed(let name, let reason):
        topToasts.show("“\(name)” could not be downloaded: \(reason)")
      }
    }

    private func openFile(_ file: URL) {
      guard !configuration.openFile(file) else { return }
      topToasts.show(file.hasDirectoryPath ? "No app can open this folder" : "No app can open this file")
    }

    /// Shows the downloads in the header bars.
    private func showDownloads() {
      let downloads = environment.downloads
      let open: @MainActor (URL) -> Void = { [weak self] in self?.openFile($0) }
      chrome.header.downloads.connect(to: downloads, open: open)
      downloads.onChange = { [weak self] in
        guard let self else { return }
        for header in [chrome.header, modals.shown?.chrome.header].compactMap(\.self) { header.downloads.update() }
        updateWidth()
      }
      modals.onPresent = { $0.chrome.header.downloads.connect(to: downloads, open: open) }
    }

    /// Ends all downloads, because the app ends.
    func stopDownloads() {
      environment.downloads.stop()
    }

    private func askAboutDownloads(_ count: Int) {
      let downloads = environment.downloads
      topToasts.show(
        count == 1 ? "This page wants to download another file" : "This page wants to download \(count) more files",
        id: "downloads", stays: true, action: ("Download", { downloads.answer(true) }),
        onDismiss: { downloads.answer(false) })
    }

    // MARK: Transitions

    /// Shows a container.
    ///
    /// - Parameters:
    ///   - id: The container.
    ///   - visits: Whether the container visits an address next. If so, its first page is not loaded.
    private func show(_ id: ID, visits: Bool = false) {
      let navigator = addNavigator(id)
      eagerLoader.release(id)
      for tab in tabManager.tabs where tab.id != id { store.existingNavigator(for: tab.id)?.setSelected(false) }
      navigator.setSelected(true)
      if !visits { navigator.start() }
      gtk_stack_set_visible_child(OpaquePointer(stack), navigator.widget)
      chrome.findBar.hide()
      chrome.toasts.dismiss(Self.offerToast)
      chrome.update()
      suspender.enforceLimit()
    }

    /// Returns the navigator of a container, and adds it to the stack if it is new.
    private func addNavigator(_ id: ID) -> Navigator {
      let navigator = store.navigator(for: id)
      if gtk_widget_get_parent(navigator.widget) == nil {
        gtk_stack_add_child(OpaquePointer(stack), navigator.widget)
        navigator.delegate = self
      }
      return navigator
    }

    /// Restores the pages of the last start in a container when it is selected.
    func restore(_ history: SavedHistory, in id: ID, isConfirmed: Bool) {
      addNavigator(id).restore(history, isConfirmed: isConfirmed)
    }

    /// Makes sure that no page of the former user can be shown again.
    private func forgetSession() {
      environment.downloads.clear()
      removedTabs.disposeAll()
      modals.dismiss()
      selectedNavigator.send(.sessionChanged)
    }

    fileprivate static let offerToast = "offer"

    private static func removedToast(_ id: ID) -> String { "removed \(id)" }

    /// Keeps the page of a removed tab for a while, because it has unsent input.
    private func keep(_ navigator: Navigator, title: String) {
      modals.dismiss(over: navigator)
      navigator.setSelected(false)
      gtk_stack_remove(OpaquePointer(stack), navigator.widget)
      removedTabs.keep(navigator)
      let reopen: @MainActor () -> Void = { [weak self, weak navigator] in
        guard let self, let navigator, removedTabs.take(navigator) else { return }
        modals.present(navigator, over: selectedNavigator)
      }
      chrome.toasts.show(
        "\(title) was removed", id: Self.removedToast(navigator.id), duration: removedTabs.duration,
        action: ("Reopen", reopen))
      navigator.configuration.logger.notice(
        "tab \(String(reflecting: title)) was removed with unsent input: it can be reopened for \(removedTabs.duration)"
      )
    }

    // MARK: Pages without a tab bar

    /// The time that a page has to send its configuration after its load.
    private static let configurationTimeout = Duration.seconds(1)

    /// Starts the timeout for the configuration of the page in front.
    fileprivate func awaitConfiguration(of navigator: Navigator) {
      guard let screen = navigator.screen, !screen.hasConfigured, tabManager.isTabBarHidden else { return }
      Task { [weak self, weak navigator, weak screen] in
        try? await Task.sleep(for: Self.configurationTimeout)
        guard let self, let navigator, let screen, navigator.screen === screen, !screen.hasConfigured,
          navigator.id == tabManager.selectedID
        else { return }
        tabManager.didLoad(navigator.id)
      }
    }

    // MARK: Opened addresses

    /// Opens an address that comes from outside the pages: from a notification, another app or the app itself.
    ///
    /// The tab that owns it is selected and visits it. Asks first if unsent input would be lost. An address
    /// that is not on the app's origin is opened by another app.
    ///
    /// - Parameter address: The address, absolute or relative to the start URL.
    public func open(_ address: String) {
      if let modal = modals.shown, !tabManager.isExternal(address) {
        return modal.navigator.requestClose { [weak self] in
          self?.modals.dismiss()
          self?.open(address)
        }
      }
      tabManager.open(address)
    }

    private func discard(_ navigator: Navigator) {
      eagerLoader.release(navigator.id)
      modals.dismiss(over: navigator)
      navigator.dispose()
      gtk_stack_remove(OpaquePointer(stack), navigator.widget)
    }

    // MARK: Layout

    /// Follows the system's dark style and high contrast. WebKit follows the text size itself.
    private func followSystem() {
      guard let manager = adw_style_manager_get_default() else { return }
      styleHandlers = [
        SignalHandler.connect(manager, "notify::dark") { [weak self] _ in
          self?.eachNavigator { $0.updateBackground() }
        },
        SignalHandler.connect(manager, "notify::high-contrast") { [weak self] _ in self?.updateContrast() },
      ]
      updateContrast()
    }

    /// The style sheets of GTK 4.8 have no media query for high contrast.
    private func updateContrast() {
      if adw_style_manager_get_high_contrast(adw_style_manager_get_default()) != 0 {
        gtk_widget_add_css_class(window, "high-contrast")
      } else {
        gtk_widget_remove_css_class(window, "high-contrast")
      }
    }

    private func eachNavigator(_ act: (Navigator) -> Void) {
      for tab in tabManager.tabs { store.existingNavigator(for: tab.id).map(act) }
      modals.shown.map { act($0.navigator) }
    }

    private func watchWidth() {
      SignalHandler.connect(window, "realize") { [weak self] _ in
        guard let self, let surface = gtk_native_get_surface(OpaquePointer(window)) else { return }
        SignalHandler.connect(surface, "layout") { [weak self] _ in
          // Widgets must not move during layout.
          Task { self?.updateWidth() }
        }
      }
    }

    /// Places the tab bar: at the bottom of a narrow window, in the header bar of a wide one or, if it does not fit
    /// there, below it. An app can choose a sidebar for very wide windows. Web views stay where they are.
    func updateWidth() {
      let width = gtk_widget_get_width(window)
      guard width > 0 else { return }
      let placement = placement(inWindow: Int(width))
      if placement != tabBar.placement { place(placement) }
      tabBar.setRoom(placement == .header ? chrome.header.roomForCenter(inWindow: Int(width)) : Int(width))
    }

    private func placement(inWindow width: Int) -> TabBar.Placement {
      if width < Self.wideWidth { return .bottom }
      // The header bar is hidden.
      if isFullScreen { return .top }
      // A hidden tab bar slides away, and the header bar shows the title.
      if !tabBar.isRevealed { return tabBar.placement == .header ? .top : tabBar.placement }
      if let sidebarWidth, width >= sidebarWidth { return .sidebar }
      // Only a wide tab bar can be measured for the header bar.
      if tabBar.placement == .bottom || tabBar.placement == .sidebar { place(.top) }
      return tabBar.naturalWidth <= chrome.header.roomForCenter(inWindow: width) ? .header : .top
    }

    private func place(_ placement: TabBar.Placement) {
      let bar = tabBar.widget
      switch tabBar.placement {
      case .header: chrome.header.setCenter(nil)
      case .sidebar: gtk_box_remove(cast(chrome.body), bar)
      case .bottom, .top: gtk_box_remove(cast(chrome.column), bar)
      }
      tabBar.placement = placement
      switch placement {
      case .header: chrome.header.setCenter(bar)
      case .sidebar: gtk_box_insert_child_after(cast(chrome.body), bar, nil)
      case .top: gtk_box_insert_child_after(cast(chrome.column), bar, chrome.header.widget)
      case .bottom: gtk_box_append(cast(chrome.column), bar)
      }
    }

    private func layOut(isApplicationWindow: Bool) {
      gtk_box_append(cast(chrome.column), tabBar.widget)
      gtk_widget_add_css_class(tabBar.widget, "tab-bar-place")
      gtk_window_set_default_size(cast(window), 400, 800)
      // The narrowest phone. Wider content scrolls.
      gtk_widget_set_size_request(window, 320, 240)
      watchWidth()
      if isApplicationWindow {
        adw_application_window_set_content(cast(window), chrome.column)
      } else {
        adw_window_set_content(cast(window), chrome.column)
      }
    }
  }

  extension TabbedNavigator: TabClient {
    package func apply(_ transition: Transition<TabManager.ContainerID>) {
      let titles = tabBar.titles
      // A container that starts now is not out of date.
      let isOutdated = transition.refreshed.map { store.existingNavigator(for: $0)?.isStarted ?? false } ?? false
      images.apply(transition)
      tabBar.apply(transition, tabs: tabManager.tabs, actions: tabManager.actions)
      if transition.forgetsHistory { forgetSession() }
      // Show the next container before the old one is removed, so that no blank frame is drawn.
      if transition.selected != nil { show(tabManager.selectedID, visits: transition.visits != nil) }
      for navigator in store.remove(transition.disposed) {
        if let title = titles[navigator.id], navigator.hasInput, !transition.forgetsHistory {
          keep(navigator, title: title)
        } else {
          discard(navigator)
        }
      }
      if isOutdated { selectedNavigator.becomeOutdated(isInFront: transition.visits == nil) }
      if transition.kind == .reselected { selectedNavigator.reselect() }
      if let change = transition.tabBar { tabBar.setRevealed(change == .shown) }
      updateWidth()
      tabBar.select(tabManager.selectedID)
      chrome.update()
      updateActions()
      if let number = transition.appBadge { configuration.showAppBadge(number) }
      eagerLoader.waitForQuiet()
      sessionKeeper?.sessionDidChange()
      if let announcement = TabAnnouncement(of: transition) { Announcer(window: window).say(announcement.text) }
    }

    package func visit(_ url: URL, in container: TabManager.ContainerID) {
      store.navigator(for: container).open(url)
      present()
    }

    package func openExternally(_ address: String) {
      guard let url = URL(string: address), !configuration.openExternally(url) else { return }
      topToasts.show(ExternalOpener.failureText)
    }

    package func confirmLeaving(_ container: TabManager.ContainerID, leave: @escaping @MainActor () -> Void) {
      guard let navigator = store.existingNavigator(for: container) else { return leave() }
      Task {
        await navigator.updateInput()
        guard navigator.hasInput else { return leave() }
        let alert = Alert(
          title: "Leave This Page?", description: "Its tab goes away, and the text that you typed will be lost.",
          confirm: "Leave", isDestructive: true)
        navigator.dialogs.add(alert.show(over: navigator.widget) { leave() })
      }
    }

    package func pageDidConfigure() {
      selectedNavigator.screen?.hasConfigured = true
      selectedNavigator.sessionIsKnown()
      sessionKeeper?.pageDidConfigure()
      selectedNavigator.putBackInput()
    }
  }

  extension TabbedNavigator: EagerTabs {
    var mayLoadEagerTab: Bool {
      let isModalLoading = modals.shown.map { $0.navigator.loadOutcome == nil } ?? false
      guard selectedNavigator.loadOutcome == .loaded, !isModalLoading else { return false }
      let liveCount = tabManager.tabs.count { store.existingNavigator(for: $0.id)?.isLiveInBackground == true }
      return liveCount < environment.backgroundTabs.count ?? .max
    }

    var unstartedEagerTabs: [TabManager.ContainerID] {
      tabManager.tabs.filter { $0.represents?.isEager == true && store.existingNavigator(for: $0.id) == nil }.map(\.id)
    }

    func startInBackground(_ id: TabManager.ContainerID) {
      addNavigator(id).startInBackground()
    }

    func stopInBackground(_ id: TabManager.ContainerID) {
      for navigator in store.remove([id]) { discard(navigator) }
    }
  }

  extension TabbedNavigator: NavigatorDelegate {
    func navigatorDidChange(_ navigator: Navigator) {
      updateActions()
      sessionKeeper?.sessionDidChange()
      guard navigator.id == tabManager.selectedID else { return eagerLoader.check(navigator) }
      if navigator.page.document?.freshness == .fresh { chrome.toasts.dismiss(Self.offerToast) }
      chrome.update()
      if !navigator.canGoBack { tabManager.firstPageDidAppear(navigator.id) }
    }

    func navigatorDidSettle(_ navigator: Navigator) {
      awaitConfiguration(of: navigator)
      suspender.enforceLimit()
      eagerLoader.waitForQuiet()
    }

    func navigator(_ navigator: Navigator, showToast text: String, action: ToastOverlay.Action?) {
      showToast(text, action: action)
    }

    func navigator(_ navigator: Navigator, offer text: String, action: ToastOverlay.Action) {
      chrome.toasts.show(text, id: Self.offerToast, stays: true, action: action)
    }

    func navigationStack(of navigator: Navigator) -> NavigationStack {
      modals.navigationStack(over: navigator)
    }

    func navigator(_ navigator: Navigator, perform effects: [NavigationEffect]) {
      modals.perform(effects, over: navigator)
    }
  }
#endif
