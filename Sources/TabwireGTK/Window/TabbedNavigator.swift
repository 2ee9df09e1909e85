import CWebKitGTK
import Foundation
import Tabwire
import TabwireClient
import TabwirePages
import TabwirePaths
import TabwireWebKit

/// The window of an app: a header bar, one stack of containers and one tab bar.
///
/// The structure never changes: in bootstrap the stack has one container and the tab bar is hidden. The window applies
/// transitions and decides nothing itself.
@MainActor
public final class TabbedNavigator: WidgetOwner {
  /// The manager of the tabs.
  public let tabManager: TabManager

  private let window: Widget
  package let chrome: PageChrome
  package let tabBar: TabBar
  package let reference: GObjectReference
  let configuration: NavigatorConfiguration
  private let containers: ContainerStack
  package let modals: ModalPresenter
  let tabBarLayout: TabBarLayout
  private let actionVisits: ActionVisits
  package let backgroundTabs: BackgroundNavigators
  package let images: TabImageLoader
  /// The removed tabs that the user can reopen.
  private let removedTabs: RemovedTabs
  private(set) var primaryMenu: PrimaryMenu?
  private(set) var systemEvents: SystemEvents?
  /// Asks the server for the path configuration, or `nil` if the app has none.
  var pathConfigurationLoader: PathConfigurationLoader?

  /// - Parameters:
  ///   - application: The application of the window, or `nil` in tests.
  init(
    tabManager: TabManager, application: UnsafeMutablePointer<AdwApplication>?, configuration: NavigatorConfiguration
  ) {
    self.tabManager = tabManager
    self.configuration = configuration
    window = application.map { adw_application_window_new(cast($0)) } ?? adw_window_new()
    reference = GObjectReference(sinking: window)
    containers = ContainerStack(tabManager, configuration: configuration)
    chrome = PageChrome(
      around: containers.widget, in: window, applicationName: configuration.environment.settings.applicationName)
    tabBar = TabBar(icons: configuration.icons)
    tabBarLayout = TabBarLayout(of: tabBar, in: chrome, of: window)
    modals = ModalPresenter(configuration)
    removedTabs = RemovedTabs(toasts: chrome.toasts)
    actionVisits = ActionVisits(of: tabManager, on: tabBar)
    images = TabImageLoader(of: tabManager, environment: configuration.environment)
    backgroundTabs = BackgroundNavigators(
      of: tabManager, in: containers, under: modals, limit: configuration.backgroundTabs)
    layOut(isApplicationWindow: application != nil)
    connect()
    show(tabManager.selectedID)
    tabManager.client = self
  }

  private func layOut(isApplicationWindow: Bool) {
    gtk_window_set_default_size(cast(window), 400, 800)
    // The narrowest phone. Wider content scrolls.
    gtk_widget_set_size_request(window, 320, 240)
    if isApplicationWindow {
      adw_application_window_set_content(cast(window), chrome.column)
    } else {
      adw_window_set_content(cast(window), chrome.column)
    }
  }

  private func connect() {
    chrome.connect(
      to: { [weak self] in self?.selectedNavigator }, changeZoom: { [weak self] in self?.changeZoom($0) },
      shortcuts: TabShortcuts(
        tabManager: tabManager, close: { [weak self] in self?.requestClose() },
        toggleFullScreen: { [weak tabBarLayout] in tabBarLayout?.toggleFullScreen() }
      ).table)
    containers.onAdd = { [weak self] in $0.delegate = self }
    let downloads = configuration.environment.downloads
    downloads.chooseFile = { [weak self] in SaveDialog.show($0, over: self?.window, completion: $1) }
    downloads.onEnd = { [weak self] in self?.topToasts.show($0) }
    modals.changeZoom = { [weak self] in self?.changeZoom($0) }
    modals.onChange = { [weak self] in self?.updateActions() }
    systemEvents = SystemEvents(around: window) { [weak self] in self?.react(to: $0) }
    backgroundTabs.onStop = { [weak self] in
      guard let self else { return }
      for navigator in containers.remove([$0]) { discard(navigator) }
    }
    UserActivity.watch(window) { [weak tabManager] _ in tabManager?.didAct() }
    SignalHandler.handle(window, "close-request") { [weak self] _ in
      self?.requestClose()
      return self != nil
    }
    tabBar.onSelect = { [weak self] in self?.tabManager.selectTab($0) }
    tabBar.onPerform = { [weak self] in
      if self?.modals.shown == nil { self?.actionVisits.perform($0) }
      self?.updateActions()
    }
    tabBar.picture = { [images] in images.shown(on: $0)?.picture }
    images.onChange = { [weak self] in self?.tabBar.updatePictures() }
  }

  private func react(to event: SystemEvents.Event) {
    switch event {
    case .leftScreen: tabManager.didLeaveScreen()
    case .returnedToScreen: tabManager.didReturnToScreen()
    case .networkReturned:
      for navigator in navigators { navigator.send(.networkReturned) }
      images.networkDidReturn()
      pathConfigurationLoader?.networkDidReturn()
    case .memoryIsLow: tabManager.memoryDidRunLow()
    case .styleChanged: for navigator in navigators { navigator.updateBackground() }
    }
  }

  /// Adds the primary menu to the header bar.
  func addPrimaryMenu(id: String) {
    let menu = PrimaryMenu(of: window, applicationID: id) { [weak self] in
      guard let navigator = self?.selectedNavigator, let url = navigator.url else { return }
      navigator.shown.openExternally(url)
    }
    primaryMenu = menu
    chrome.header.withWidget { header in
      menu.withWidget { adw_header_bar_pack_end(OpaquePointer(header), $0) }
    }
  }

  /// Shows the window.
  public func present() {
    let isFirst = gtk_widget_get_visible(window) == 0
    gtk_window_present(cast(window))
    if isFirst { focusPage() }
  }

  /// Resizes the window, if the desktop allows it.
  ///
  /// - Parameters:
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  public func resize(width: Int, height: Int) {
    gtk_window_set_default_size(cast(window), Int32(clamping: width), Int32(clamping: height))
  }

  /// Asks whether the window may be closed: the page in front, and the user if something was typed in a tab.
  func requestClose() {
    Task { [weak self] in
      guard let self else { return }
      let navigators = containers.navigators
      for navigator in navigators { await navigator.closing.updateInput() }
      let others = navigators.filter { $0.shown.hasInput && $0 !== self.selectedNavigator }.map(\.title)
      let destroy: @MainActor () -> Void = { [weak self] in
        if let self { gtk_window_destroy(cast(window)) }
      }
      guard !others.isEmpty else { return selectedNavigator.closing.request(then: destroy) }
      let alert = Alert(
        title: localized("Close the Window?"),
        description: localized(
          "The text that you typed in %@ will be lost.", others.map { "“\($0)”" }.joined(separator: ", ")),
        confirm: localized("Close"), isDestructive: true)
      _ = alert.show(over: window) { if $0 { destroy() } }
    }
  }

  /// Closes the window and disposes everything in it, without asking.
  public func close() {
    // Nothing loads ahead any more.
    tabManager.didLeaveScreen()
    pathConfigurationLoader?.stop()
    removedTabs.disposeAll()
    tabManager.client = nil
    systemEvents?.end()
    for navigator in containers.remove(tabManager.tabs.map(\.id)) { discard(navigator) }
    gtk_window_destroy(cast(window))
  }

  /// The navigator of the selected tab.
  public var selectedNavigator: Navigator { containers[tabManager.selectedID] }

  /// Returns the navigator of a container, or `nil` if its tab was never selected.
  ///
  /// - Parameter id: The container.
  public func navigator(for id: TabManager.ContainerID) -> Navigator? {
    containers.existing(id)
  }

  /// Changes the zoom of every page.
  func changeZoom(_ change: @MainActor (inout Zoom) -> Void) {
    change(&configuration.environment.userZoom)
    for navigator in navigators { navigator.webView?.updateZoom() }
    topToasts.show("\(Int(configuration.environment.userZoom.factor * 100)) %", id: "zoom")
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

  /// The navigators of the tabs and of the modal window.
  private var navigators: [Navigator] { containers.navigators + [modals.shown?.navigator].compactMap(\.self) }

  /// Applies a path configuration.
  public func apply(_ pathConfiguration: PathConfiguration) {
    guard configuration.environment.pathConfiguration != pathConfiguration else { return }
    configuration.environment.pathConfiguration = pathConfiguration
    for navigator in navigators { navigator.pathConfigurationDidChange() }
  }

  // MARK: Transitions

  /// Shows a container.
  ///
  /// - Parameters:
  ///   - visits: Whether the container visits an address next. If so, its first page is not loaded.
  private func show(_ id: TabManager.ContainerID, visits: Bool = false) {
    backgroundTabs.release(id)
    containers.show(id, starts: !visits)
    chrome.toasts.dismiss(ToastOverlay.offer)
    chrome.update()
    focusPage()
  }

  /// Gives the page in front the keyboard focus, unless the user selects tabs on the tab bar by keyboard.
  private func focusPage() {
    // GTK 4.8 gives a window a wrong role for screen readers if it has a focus before it is shown.
    guard gtk_widget_get_visible(window) != 0 else { return }
    let focus = gtk_window_get_focus(cast(window))
    let isOnTabBar = tabBar.withWidget { bar in focus.map { gtk_widget_is_ancestor($0, bar) != 0 } ?? false }
    if !isOnTabBar { selectedNavigator.focus() }
  }

  private func updateActions() {
    actionVisits.update(isCovered: modals.shown != nil)
  }

  /// Keeps the page of a removed tab for a while, because it has unsent input.
  private func keep(_ navigator: Navigator, title: String) {
    modals.dismiss(over: navigator)
    navigator.setSelected(false)
    containers.detach(navigator)
    removedTabs.keep(navigator, title: title) { [weak self] navigator in
      guard let self else { return }
      modals.present(navigator, over: selectedNavigator)
    }
  }

  // MARK: Pages without a tab bar

  /// Gives the page in front a second after its load to send its configuration.
  fileprivate func awaitConfiguration(of navigator: Navigator) {
    guard let screen = navigator.screen, !screen.hasConfigured, tabManager.isTabBarHidden else { return }
    Task { [weak self, weak navigator, weak screen] in
      try? await Task.sleep(for: .seconds(1))
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
      return modal.navigator.closing.request { [weak self] in
        self?.modals.dismiss()
        self?.open(address)
      }
    }
    tabManager.open(address)
  }

  private func discard(_ navigator: Navigator) {
    backgroundTabs.release(navigator.id)
    modals.dismiss(over: navigator)
    navigator.dispose()
    containers.detach(navigator)
  }
}

extension TabbedNavigator: TabClient {
  package func apply(_ transition: Transition<TabManager.ContainerID>) {
    let titles = tabBar.titles
    // A container that starts now is not out of date.
    let isOutdated = transition.refreshed.flatMap { containers.existing($0)?.isStarted } ?? false
    actionVisits.apply(transition.performed?.id)
    images.apply(transition)
    tabBar.apply(transition, tabs: tabManager.tabs, actions: tabManager.actions)
    if transition.forgetsHistory {
      // No page of the former user can be shown again.
      removedTabs.disposeAll()
      modals.dismiss()
      selectedNavigator.send(.sessionChanged)
    }
    // Show the next container before the old one is removed, so that no blank frame is drawn.
    if transition.selected != nil { show(tabManager.selectedID, visits: transition.visits != nil) }
    for navigator in containers.remove(transition.disposed) {
      if let title = titles[navigator.id], navigator.shown.hasInput, !transition.forgetsHistory {
        keep(navigator, title: title)
      } else {
        discard(navigator)
      }
    }
    if isOutdated { selectedNavigator.updates.becomeOutdated(isCovered: transition.visits != nil) }
    if transition.kind == .reselected { selectedNavigator.reselect() }
    if let change = transition.tabBar { tabBar.setRevealed(change == .shown) }
    tabBarLayout.update()
    tabBar.select(tabManager.selectedID)
    chrome.update()
    updateActions()
    if let number = transition.appBadge { configuration.showAppBadge(number) }
    if let announcement = TabAnnouncement(of: transition) { Announcer(window: window).say(announcement.text) }
  }

  package func visit(_ url: URL, in container: TabManager.ContainerID) {
    containers[container].routing.open(url)
    present()
    actionVisits.didVisit(in: selectedNavigator)
    updateActions()
  }

  package func willSelect(_ container: TabManager.ContainerID?) {
    tabBar.select(container ?? tabManager.selectedID)
  }

  /// Removes the web view. The pages are loaded again when the container is shown.
  package func discardPages(of container: TabManager.ContainerID) {
    guard let pages = containers.existing(container)?.suspension.pagesToLoad else { return }
    for navigator in containers.remove([container]) { discard(navigator) }
    configuration.environment.emptyCaches()
    containers[container].suspension.restore(pages)
  }

  package func openExternally(_ address: String) {
    guard let url = URL(string: address), !configuration.openExternally(url) else { return }
    topToasts.show(ExternalOpener.failureText)
  }

  package func findInput(in container: TabManager.ContainerID, completion: @escaping @MainActor (Bool) -> Void) {
    guard let navigator = containers.existing(container) else { return completion(false) }
    Task {
      await navigator.closing.updateInput()
      completion(navigator.shown.hasInput)
    }
  }

  package func askToLeave(_ container: TabManager.ContainerID, completion: @escaping @MainActor (Bool) -> Void) {
    guard let navigator = containers.existing(container) else { return completion(true) }
    guard !navigator.view.isAskingToLeave else { return }
    let alert = Alert(
      title: localized("Leave This Page?"),
      description: localized("Its tab goes away, and the text that you typed will be lost."),
      confirm: localized("Leave"), isDestructive: true)
    navigator.view.isAskingToLeave = true
    let dialog = navigator.withWidget {
      alert.show(over: $0) { [weak navigator] isConfirmed in
        navigator?.view.isAskingToLeave = false
        completion(isConfirmed)
      }
    }
    navigator.view.dialogs.add(dialog)
  }

  package func askAgain() {
    selectedNavigator.shown.webView?.page.run(PageScripts.askAgain)
  }

  package func pageDidConfigure() {
    selectedNavigator.screen?.hasConfigured = true
    selectedNavigator.session.becomeKnown()
  }
}

extension TabbedNavigator: NavigatorDelegate {
  func navigatorDidChange(_ navigator: Navigator) {
    updateActions()
    guard navigator.id == tabManager.selectedID else { return backgroundTabs.check(navigator) }
    if navigator.page.document?.freshness == .fresh { chrome.toasts.dismiss(ToastOverlay.offer) }
    chrome.update()
    if !navigator.canGoBack { tabManager.firstPageDidAppear(navigator.id) }
  }

  func navigatorDidSettle(_ navigator: Navigator) {
    awaitConfiguration(of: navigator)
    tabManager.didAct()
    if navigator.id != tabManager.selectedID { tabManager.backgroundPageDidSettle(navigator.id) }
  }

  func navigator(_ navigator: Navigator, showToast text: String, action: ToastOverlay.Action?) {
    showToast(text, action: action)
  }

  func navigator(_ navigator: Navigator, offer text: String, action: ToastOverlay.Action) {
    chrome.toasts.show(text, id: ToastOverlay.offer, stays: true, action: action)
  }

  func navigationStack(of navigator: Navigator) -> NavigationStack {
    modals.navigationStack(over: navigator)
  }

  func navigator(_ navigator: Navigator, perform effects: [NavigationEffect]) {
    modals.perform(effects, over: navigator)
  }
}
