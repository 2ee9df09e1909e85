#if TabwireIOS
  import Tabwire
  import TabwireClient
  import UIKit

  /// A tab bar controller whose tabs come from a server.
  ///
  /// It applies the transitions of its ``tabManager``. In bootstrap it has one tab and a hidden tab bar.
  ///
  /// A subclass can override the methods of `UITabBarController` and must not set its tabs or its delegate.
  open class TabbedNavigatorController: UITabBarController, TabClient {
    typealias ID = TabManager.ContainerID

    /// The manager of the tabs.
    public let tabManager: TabManager

    private let icons: TabIcons
    private let options: TabBarOptions
    private let store: NavigatorStore<NavigatorContainer>
    private var actionScreens: [TabID: ActionScreen] = [:]
    private var shownID: ID?
    /// The container that waits for the session of the page in front (P15.5).
    private var waitingID: ID?
    /// The container whose tab has the search role on the screen.
    private var shownSearchID: ID?
    private var isBarHidden: Bool?
    private(set) lazy var systemTabs = SystemTabsChoice.make(self)
    private let images: BarImages
    private let loadingActions = LoadingActions()
    private lazy var pages = TabPageClient(
      of: tabManager, images: images, loadingActions: loadingActions, options: options
    ) { [unowned self] in
      container($0).navigator
    }

    /// Creates a tab bar controller and shows a manager's tabs. A manager's tabs can be shown by one tab bar at a time.
    ///
    /// - Parameters:
    ///   - tabManager: The manager of the tabs.
    ///   - icons: The images for the server's icon names.
    ///   - options: Options of the tab bar.
    ///   - makeNavigator: Creates the navigator of a container when its tab is first selected. Its start URL is
    ///     `TabManager.startURL(of:)`.
    public init(
      tabManager: TabManager, icons: TabIcons = TabIcons(), options: TabBarOptions = TabBarOptions(),
      makeNavigator: @escaping @MainActor (TabManager.ContainerID) -> any TabNavigator
    ) {
      self.tabManager = tabManager
      self.icons = icons
      self.options = options
      let store = NavigatorStore { [weak tabManager] id in
        let navigator = LazyNavigator(onFirstPage: { tabManager?.firstPageDidAppear(id) }, { makeNavigator(id) })
        return NavigatorContainer(id: id, navigator: navigator)
      }
      self.store = store
      images = BarImages(of: tabManager) { [weak store, unowned tabManager] in
        await store?.existingNavigator(for: tabManager.selectedID)?.navigator.webIdentity() ?? WebIdentity()
      }
      super.init(nibName: nil, bundle: nil)
      images.onArrival = { [weak self] in self?.label(tabs: $0) }
      loadingActions.onChange = { [weak self] in self?.label(tabs: $0) }
      systemTabs.onSelect = { [weak self] in self?.userDidSelect($0) }
      systemTabs.onReselect = { [weak self] in self?.tabManager.selectTab($0) }
      systemTabs.onPerform = { [weak self] in self?.tabManager.perform($0) }
      setMinimizeBehavior()
      if #available(iOS 18.0, *), options.usesSidebar { mode = .tabSidebar }
      images.update()
      arrange(labelling: tabManager.barEntries.map(\.id))
      showSelected(isStarting: !tabManager.hasPendingVisit)
      updateBar(animated: false)
      showLastTabBar()
      tabManager.client = self
    }

    /// Storyboards are not supported.
    public required init?(coder: NSCoder) {
      nil
    }

    /// Returns the navigator of a container, or `nil` if its tab was never selected.
    ///
    /// - Parameter id: The container.
    public func navigator(for id: TabManager.ContainerID) -> (any TabNavigator)? {
      store.existingNavigator(for: id)?.navigator.navigator
    }

    /// Visits a page in the selected tab, as a link on its page would. A subclass can override it.
    ///
    /// - Parameter url: A page on the app's origin.
    open func route(_ url: URL) {
      container(tabManager.selectedID).navigator.visit(url)
    }

    // MARK: Transitions

    package func apply(_ transition: Transition<TabManager.ContainerID>) {
      let pictured = images.apply(transition)
      var changed =
        transition.created + transition.updated + [transition.promoted, transition.morphed].compactMap(\.self)
      // It represents no tab now (R7.15), and keeps no picture of the tab that it represented.
      if let demoted = transition.demoted, !pictured.isEmpty { changed.append(demoted) }
      if searchID != shownSearchID { changed += [shownSearchID, searchID].compactMap(\.self) }
      let actions = tabManager.actions.map { BarEntry.ID.action($0.action.id) }
      arrange(
        labelling: changed.map { .tab($0) } + (transition.changesActions ? actions : [])
          + entries(of: pictured).map(\.id))
      pages.applyToPages(transition)
      if transition.isStructural || transition.changesActions || transition.selected != nil {
        showSelected(isStarting: transition.visits == nil)
      }
      updateBar(animated: true)
      store.remove(transition.disposed)
      if transition.kind == .reselected, options.popsToRootOnReselect {
        container(tabManager.selectedID).navigator.reselect()
      }
    }

    package func visit(_ url: URL, in container: TabManager.ContainerID) {
      pages.visit(url, in: container)
    }

    package func openExternally(_ address: String) {
      pages.openExternally(address)
    }

    package func findInput(in container: TabManager.ContainerID, completion: @escaping @MainActor (Bool) -> Void) {
      pages.findInput(in: container, completion: completion)
    }

    package func askToLeave(_ container: TabManager.ContainerID, completion: @escaping @MainActor (Bool) -> Void) {
      pages.askToLeave(container, completion: completion)
    }

    /// Shows the tab that UIKit has selected, but nothing of its pages.
    package func willSelect(_ container: TabManager.ContainerID?) {
      if let waitingID { self.container(waitingID).isCovered = false }
      waitingID = container
      if let container { self.container(container).isCovered = true }
      systemTabs.select(self.container(container ?? tabManager.selectedID))
    }

    package func discardPages(of container: TabManager.ContainerID) {
      pages.discardPages(of: container)
    }

    package var backgroundTabs: BackgroundNavigators { pages.backgroundTabs }

    package func askAgain() {
      pages.askAgain()
    }

    package func pageDidConfigure() {
      pages.pageDidConfigure()
    }

    // MARK: The tab bar

    /// The container whose tab has the search role: the app's choice, or the server's.
    private var searchID: ID? {
      guard systemTabs.hasSearchRole else { return nil }
      guard let name = options.searchTabID else { return tabManager.searchID }
      return tabManager.tabs.first { $0.represents?.id.rawValue == name }?.id
    }

    private func entries(of tabs: Set<TabID>) -> [BarEntry] {
      tabManager.barEntries.filter { $0.tabID.map(tabs.contains) ?? false }
    }

    private func label(tabs: Set<TabID>) {
      label(entries(of: tabs))
    }

    private func label(_ entries: [BarEntry]) {
      for entry in entries {
        let isSelected = entry.id == .tab(tabManager.selectedID)
        let picture = entry.tabID.flatMap { images.pictures[$0] }
        let label = TabLabel(
          of: entry, image: picture ?? icons.image(for: entry.icon, isSelected: isSelected),
          isSearch: searchID.map { entry.id == .tab($0) } ?? false,
          isEnabled: !entry.isAction || !loadingActions.ids.contains { $0 == entry.tabID })
        systemTabs.label(screen(of: entry.id), with: label)
      }
    }

    /// Shows the tabs and actions in their places.
    ///
    /// - Parameter ids: The tabs and actions that are new or look different.
    private func arrange(labelling ids: [BarEntry.ID]) {
      let entries = tabManager.barEntries
      shownSearchID = searchID
      label(entries.filter { ids.contains($0.id) })
      systemTabs.arrange(entries.map { screen(of: $0.id) })
      actionScreens = actionScreens.filter { id, _ in entries.contains { $0.id == .action(id) } }
    }

    private func screen(of id: BarEntry.ID) -> any BarScreen {
      switch id {
      case .tab(let id): container(id)
      case .action(let id): actionScreen(id)
      }
    }

    private func actionScreen(_ id: TabID) -> ActionScreen {
      if let screen = actionScreens[id] { return screen }
      let screen = ActionScreen(id: id)
      screen.onAppear = { [weak self] in self?.actionDidAppear($0) }
      actionScreens[id] = screen
      return screen
    }

    /// Returns to the selected tab.
    private func actionDidAppear(_ screen: ActionScreen) {
      let isTap = screen.leaveMore()
      systemTabs.select(container(tabManager.selectedID))
      if isTap { tabManager.perform(screen.id) }
    }

    /// - Parameter isStarting: Whether a tab that was never selected loads its first page.
    private func showSelected(isStarting: Bool) {
      let container = container(tabManager.selectedID)
      if let shownID, shownID != container.id {
        store.existingNavigator(for: shownID)?.navigator.hideModal()
        if icons.dependOnSelection {
          label(tabManager.barEntries.filter { [.tab(shownID), .tab(container.id)].contains($0.id) })
        }
      }
      shownID = container.id
      if isStarting { container.start() }
      if !container.isOpenFromMore { systemTabs.select(container) }
    }

    private func container(_ id: ID) -> NavigatorContainer {
      if let container = store.existingNavigator(for: id) { return container }
      let container = store.navigator(for: id)
      container.onOpenFromMore = { [weak self] in self?.userDidSelect($0) }
      container.navigator.onChange = { [weak self] in self?.updateBar(animated: true) }
      return container
    }

    /// Shows the tab bar, unless there are no tabs or the page in front hides it.
    private func updateBar(animated: Bool) {
      let navigator = container(tabManager.selectedID).navigator
      let isHidden = tabManager.isBootstrap || tabManager.isTabBarHidden || navigator.screenHidesTabBar
      guard isHidden != isBarHidden else { return }
      isBarHidden = isHidden
      systemTabs.setBarHidden(isHidden, animated: animated)
    }

    /// Selects a container, unless it is selected: then the user came back to it from the More list, which is not a
    /// reselect.
    private func userDidSelect(_ id: ID) {
      // A tap on the selected tab ends the wait of another one.
      if id != tabManager.selectedID || waitingID != nil { tabManager.selectTab(id) }
    }

    // MARK: The tab bar of the last launch

    private var lastTabBar: LastTabBarView?

    private func showLastTabBar() {
      guard let tabBar = pages.lastTabBar.shown else { return }
      let bar = LastTabBarView(tabBar, icons: icons)
      bar.place(in: view)
      lastTabBar = bar
      pages.lastTabBar.onHide = { [weak self] in
        self?.lastTabBar?.removeFromSuperview()
        self?.lastTabBar = nil
      }
    }

    // MARK: Options

    private func setMinimizeBehavior() {
      #if compiler(>=6.2)
        if #available(iOS 26.0, *) { tabBarMinimizeBehavior = MinimizeBehavior(options.minimizeBehavior) }
      #endif
    }
  }

  #if compiler(>=6.2)
    @available(iOS 26.0, *)
    extension UITabBarController.MinimizeBehavior {
      fileprivate init(_ behavior: TabBarOptions.MinimizeBehavior) {
        switch behavior {
        case .automatic: self = .automatic
        case .never: self = .never
        case .onScrollDown: self = .onScrollDown
        case .onScrollUp: self = .onScrollUp
        }
      }
    }
  #endif
#endif
