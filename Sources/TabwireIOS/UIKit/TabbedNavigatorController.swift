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
    private var shownID: ID?
    private var isBarHidden: Bool?
    private(set) lazy var systemTabs = SystemTabsChoice.make(self)
    private lazy var pages = TabPageClient(of: tabManager, options: options) { [unowned self] in
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
      store = NavigatorStore { [weak tabManager] id in
        let navigator = LazyNavigator(onFirstPage: { tabManager?.firstPageDidAppear(id) }, { makeNavigator(id) })
        return NavigatorContainer(id: id, navigator: navigator)
      }
      super.init(nibName: nil, bundle: nil)
      systemTabs.onSelect = { [weak self] in self?.userDidSelect($0) }
      systemTabs.onReselect = { [weak self] in self?.tabManager.selectTab($0) }
      setMinimizeBehavior()
      if #available(iOS 18.0, *), options.usesSidebar { mode = .tabSidebar }
      label(tabManager.tabs.map(\.id))
      arrange()
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

    // MARK: Transitions

    package func apply(_ transition: Transition<TabManager.ContainerID>) {
      label(transition.created + transition.updated + [transition.promoted, transition.morphed].compactMap(\.self))
      if !transition.created.isEmpty || !transition.disposed.isEmpty || transition.isReordered { arrange() }
      pages.apply(transition)
      if transition.isStructural || transition.selected != nil { showSelected(isStarting: transition.visits == nil) }
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

    package func confirmLeaving(_ container: TabManager.ContainerID, leave: @escaping @MainActor () -> Void) {
      pages.confirmLeaving(container, leave: leave)
    }

    package func pageDidConfigure() {
      pages.pageDidConfigure()
    }

    private func label(_ ids: [ID]) {
      for tab in tabManager.tabs where ids.contains(tab.id) {
        let label = TabLabel(
          of: tab.represents, icons: icons, isSelected: tab.id == tabManager.selectedID,
          searchTabID: options.searchTabID)
        systemTabs.label(container(tab.id), with: label)
      }
    }

    private func arrange() {
      systemTabs.arrange(tabManager.tabs.map { container($0.id) })
    }

    /// - Parameter isStarting: Whether a tab that was never selected loads its first page.
    private func showSelected(isStarting: Bool) {
      let container = container(tabManager.selectedID)
      if let shownID, shownID != container.id {
        store.existingNavigator(for: shownID)?.navigator.hideModal()
        if icons.dependOnSelection { label([shownID, container.id]) }
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
      if id != tabManager.selectedID { tabManager.selectTab(id) }
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
