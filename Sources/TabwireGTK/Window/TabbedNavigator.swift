#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import Tabwire
  import TabwireClient
  import TabwirePaths
  import TabwireIcons

  /// The window of an app: a header bar, one stack of containers and one tab bar.
  ///
  /// Its structure never changes: in bootstrap the stack has one container and the bar is hidden. It carries out
  /// transitions and decides nothing.
  @MainActor
  public final class TabbedNavigator {
    typealias ID = TabManager.ContainerID

    /// Whose tabs it shows.
    public let tabManager: TabManager

    let window: Widget
    let header = HeaderBar()
    let tabBar: TabBar
    private let reference: GObjectReference
    private let stack: Widget
    let progress = LoadProgress()
    let toasts = ToastOverlay()
    let findBar = FindBar()
    /// The tabs that the user knows of.
    private var announcedTabs: [TabData] = []
    private let network = NetworkMonitor()
    /// From this width on, in pixels, tabs are at the top.
    private static let wideWidth = 700
    let modals: ModalPresenter
    private let column: Widget
    private var styleHandlers: [SignalHandler] = []
    private let environment: WebEnvironment
    private let openFolder: @MainActor (URL) -> Void
    private let applicationName: String
    private let store: NavigatorStore<Navigator>
    private(set) lazy var suspender = TabSuspender(environment.backgroundTabs) { [weak self] in
      guard let self else { return [] }
      return tabManager.tabs.compactMap { self.store.existingNavigator(for: $0.id) }.filter { !self.modals.covers($0) }
    }
    private let memory = MemoryMonitor()

    /// - Parameters:
    ///   - tabManager: whose tabs it shows.
    ///   - application: the application that the window belongs to; nothing outside of one, as in tests.
    ///   - icons: what the names of icons stand for.
    ///   - environment: what the web views share.
    ///   - configuration: what the navigators have in common.
    init(
      tabManager: TabManager, application: UnsafeMutablePointer<AdwApplication>?, icons: IconNames,
      environment: WebEnvironment, configuration: NavigatorConfiguration
    ) {
      self.tabManager = tabManager
      self.environment = environment
      applicationName = configuration.applicationName
      openFolder = configuration.openFolder
      window = application.map { adw_application_window_new(cast($0)) } ?? adw_window_new()
      reference = GObjectReference(sinking: window)
      column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      tabBar = TabBar(icons: icons)
      stack = gtk_stack_new()
      let modals = ModalPresenter(environment: environment, configuration: configuration)
      self.modals = modals
      store = NavigatorStore { id in
        Navigator(id: id, tabManager: tabManager, environment: environment, configuration: configuration) {
          modals.present($1, over: $0)
        }
      }
      layOut(isApplicationWindow: application != nil)
      header.onBack = { [weak self] in self?.selectedNavigator.goBack() }
      findBar.webView = { [weak self] in self?.selectedNavigator.webView }
      environment.downloads.onOutcome = { [weak self] in self?.tell($0) }
      modals.changeZoom = { [weak self] in self?.changeZoom($0) }
      Shortcuts.install(shortcuts, on: window)
      TabKey.watch(window)
      memory.onWarning = { [weak self] in self?.suspender.memoryRunsShort() }
      network.onReturn = { [weak self] in self?.networkDidReturn() }
      UserActivity.watch(window) { [weak self] in self?.selectedNavigator.userIsActive(isDeliberate: $0) }
      MouseButtons.install(on: window) { [weak self] in
        self?.goBack()
      } forward: { [weak self] in
        self?.goForward()
      }
      tabBar.onSelect = { [weak self] in self?.tabManager.selectTab($0) }
      tabManager.onTransition = { [weak self] in self?.apply($0) }
      followSystem()
      show(tabManager.selectedID)
    }

    /// Shows the window.
    public func present() {
      gtk_window_present(cast(window))
    }

    /// Gives the window another size, if the desktop lets it.
    ///
    /// - Parameters:
    ///   - width: how wide, in pixels.
    ///   - height: how high, in pixels.
    public func resize(width: Int, height: Int) {
      gtk_window_set_default_size(cast(window), Int32(clamping: width), Int32(clamping: height))
    }

    /// Waits until the window looks as it will stay: the page is there, and the tab bar stands still for half a second.
    ///
    /// - Parameter limit: how long it may take.
    /// - Throws: ``ScreenshotError`` if it takes longer.
    public func untilSettled(within limit: Duration = .seconds(30)) async throws {
      let deadline = ContinuousClock.now + limit
      var settledSince: ContinuousClock.Instant?
      while true {
        let now = ContinuousClock.now
        let isSettled = !selectedNavigator.isLoading && tabBar.isSettled
        settledSince = isSettled ? settledSince ?? now : nil
        if let settledSince, now - settledSince > .milliseconds(500) { return }
        guard now < deadline else { throw ScreenshotError(description: "the page is not there after \(limit)") }
        try await Task.sleep(for: .milliseconds(20))
      }
    }

    /// Closes the window and lets go of everything in it.
    public func close() {
      tabManager.onTransition = nil
      for handler in styleHandlers { handler.disconnect() }
      styleHandlers = []
      for navigator in store.remove(tabManager.tabs.map(\.id)) { discard(navigator) }
      gtk_window_destroy(cast(window))
    }

    /// What the user looks at.
    public var selectedNavigator: Navigator { store.navigator(for: tabManager.selectedID) }

    /// What a container holds; nothing before its tab was selected for the first time.
    ///
    /// - Parameter id: the container.
    public func navigator(for id: TabManager.ContainerID) -> Navigator? {
      store.existingNavigator(for: id)
    }

    /// Goes back in the tab that the user looks at.
    ///
    /// - Returns: whether there is a page to go back to.
    @discardableResult
    public func goBack() -> Bool { selectedNavigator.goBackIfPossible() }

    /// Goes to the page that the user came back from.
    ///
    /// - Returns: whether there is one.
    @discardableResult
    public func goForward() -> Bool { selectedNavigator.goForwardIfPossible() }

    /// Selects a tab by its place on the bar, as if the user had clicked it.
    ///
    /// - Parameter place: the place, counted from 1.
    /// - Returns: whether there is a tab.
    @discardableResult
    public func selectTab(at place: Int) -> Bool {
      guard !tabManager.isBootstrap, tabManager.tabs.indices.contains(place - 1) else { return false }
      tabManager.selectTab(tabManager.tabs[place - 1].id)
      return true
    }

    /// Selects the tab after, or before, the one that the user looks at; after the last comes the first.
    ///
    /// - Parameter offset: how many tabs further.
    /// - Returns: whether there are several tabs.
    @discardableResult
    public func selectTab(after offset: Int) -> Bool {
      let tabs = tabManager.tabs
      guard !tabManager.isBootstrap, let index = tabs.firstIndex(where: { $0.id == tabManager.selectedID }) else {
        return false
      }
      tabManager.selectTab(tabs[(index + offset % tabs.count + tabs.count) % tabs.count].id)
      return true
    }

    /// Shows every page larger or smaller.
    func changeZoom(_ change: @MainActor (inout Zoom) -> Void) {
      change(&environment.userZoom)
      eachNavigator { $0.webView?.updateZoom() }
      topToasts.show("\(Int(environment.userZoom.factor * 100)) %", id: "zoom")
    }

    /// Says something for a moment.
    ///
    /// - Parameters:
    ///   - text: what to say.
    ///   - action: a button with what it does; nothing leaves it out.
    public func showToast(_ text: String, action: (title: String, perform: @MainActor () -> Void)? = nil) {
      topToasts.show(text, action: action)
    }

    /// Where the user looks: in what is modal, or in the window itself.
    private var topToasts: ToastOverlay { modals.shown?.toasts ?? toasts }

    private func networkDidReturn() {
      eachNavigator { $0.networkDidReturn() }
    }

    /// Takes over which paths appear where.
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
          action: ("Show", { [openFolder] in openFolder(file.deletingLastPathComponent()) }))
      case .failed(let name):
        topToasts.show("“\(name)” could not be downloaded")
      }
    }

    // MARK: Transitions

    private func apply(_ transition: Transition<ID>) {
      tabBar.apply(transition, tabs: tabManager.tabs)
      // What takes the place of a container comes before it goes: nothing blank is ever seen.
      if transition.selected != nil { show(tabManager.selectedID) }
      for navigator in store.remove(transition.disposed) { discard(navigator) }
      if transition.kind == .reselected { selectedNavigator.reselect() }
      tabBar.select(tabManager.selectedID)
      updateHeader()
      announceTabs()
    }

    private func announceTabs() {
      let tabs = tabManager.tabs.compactMap(\.represents)
      if let announcement = TabAnnouncement(from: announcedTabs, to: tabs) {
        Announcer(window: window).say(announcement.text)
      }
      announcedTabs = tabs
    }

    private func show(_ id: ID) {
      let navigator = store.navigator(for: id)
      if gtk_widget_get_parent(navigator.widget) == nil {
        gtk_stack_add_child(OpaquePointer(stack), navigator.widget)
        navigator.onToast = { [weak self] in self?.showToast($0, action: $1) }
        navigator.onChange = { [weak self] in self?.navigatorDidChange($0) }
        navigator.onSettled = { [weak self] in self?.suspender.keepBudget() }
      }
      for tab in tabManager.tabs where tab.id != id { store.existingNavigator(for: tab.id)?.setSelected(false) }
      navigator.setSelected(true)
      navigator.start()
      gtk_stack_set_visible_child(OpaquePointer(stack), navigator.widget)
      findBar.hide()
      updateHeader()
      suspender.keepBudget()
    }

    private func discard(_ navigator: Navigator) {
      modals.dismiss(over: navigator)
      navigator.dispose()
      gtk_stack_remove(OpaquePointer(stack), navigator.widget)
    }

    private func navigatorDidChange(_ navigator: Navigator) {
      if navigator.id == tabManager.selectedID { updateHeader() }
    }

    private func updateHeader() {
      let navigator = selectedNavigator
      let title = navigator.title.isEmpty ? applicationName : navigator.title
      header.show(
        title: title, canGoBack: navigator.canGoBack, buttons: navigator.screen?.headerButtons ?? [])
      gtk_window_set_title(cast(window), title)
      progress.show(navigator)
    }

    // MARK: Layout

    /// Follows the system from light to dark and back, and to high contrast. WebKit follows by itself how large text is.
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

    /// A style sheet cannot ask for high contrast by itself.
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
          // Nothing may move while GTK lays out.
          Task { self?.updateWidth() }
        }
      }
    }

    /// Tabs are at the bottom of a narrow window, where thumbs are, and at the top of a wide one.
    private func updateWidth() {
      let isWide = gtk_widget_get_width(window) >= Self.wideWidth
      guard isWide != tabBar.isWide else { return }
      tabBar.isWide = isWide
      gtk_box_reorder_child_after(cast(column), tabBar.widget, isWide ? header.widget : toasts.widget)
      if isWide {
        gtk_widget_add_css_class(tabBar.widget, "wide")
      } else {
        gtk_widget_remove_css_class(tabBar.widget, "wide")
      }
    }

    private func layOut(isApplicationWindow: Bool) {
      let overlay = gtk_overlay_new()!
      gtk_widget_set_vexpand(stack, 1)
      gtk_overlay_set_child(OpaquePointer(overlay), stack)
      gtk_overlay_add_overlay(OpaquePointer(overlay), progress.widget)
      toasts.content = overlay
      for child in [header.widget, findBar.widget, toasts.widget, tabBar.widget] { gtk_box_append(cast(column), child) }
      gtk_widget_add_css_class(tabBar.widget, "tab-bar-place")
      gtk_window_set_default_size(cast(window), 400, 800)
      // A phone's width is the least; what is wider than the window scrolls.
      gtk_widget_set_size_request(window, 320, 240)
      watchWidth()
      if isApplicationWindow {
        adw_application_window_set_content(cast(window), column)
      } else {
        adw_window_set_content(cast(window), column)
      }
    }
  }
#endif
