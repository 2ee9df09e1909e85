#if canImport(UIKit)
  import Tabwire
  import TabwireClient
  import TabwireIOS
  import UIKit

  /// A tab bar controller whose tabs come from a server.
  ///
  /// It applies the transitions of its ``tabManager``. In bootstrap it has one tab and a hidden tab bar.
  public final class TabbedNavigator: UITabBarController {
    typealias ID = TabManager.ContainerID

    /// The manager of the tabs.
    public let tabManager: TabManager

    private let icons: TabIcons
    private let options: TabBarOptions
    private let store: NavigatorStore<NavigatorContainer>
    private var shownID: ID?
    private let makeSystemTabs: @MainActor (UITabBarController) -> any SystemTabs
    private(set) lazy var systemTabs = makeSystemTabs(self)

    /// Creates a tab bar controller and shows a manager's tabs. A manager's tabs can be shown by one tab bar at a time.
    ///
    /// - Parameters:
    ///   - tabManager: The manager of the tabs.
    ///   - icons: The images for the server's icon names.
    ///   - options: Options of the tab bar.
    ///   - makeNavigator: Creates the navigator of a container when its tab is first selected. Its start URL is
    ///     `TabManager.startURL(of:)`.
    public convenience init(
      tabManager: TabManager, icons: TabIcons = TabIcons(), options: TabBarOptions = TabBarOptions(),
      makeNavigator: @escaping @MainActor (TabManager.ContainerID) -> any TabNavigator
    ) {
      self.init(
        tabManager: tabManager, icons: icons, options: options, makeNavigator: makeNavigator,
        makeSystemTabs: systemTabs(in:))
    }

    /// - Parameter makeSystemTabs: Chooses the UIKit API that fills the tab bar.
    init(
      tabManager: TabManager, icons: TabIcons, options: TabBarOptions,
      makeNavigator: @escaping @MainActor (ID) -> any TabNavigator,
      makeSystemTabs: @escaping @MainActor (UITabBarController) -> any SystemTabs
    ) {
      self.tabManager = tabManager
      self.icons = icons
      self.options = options
      self.makeSystemTabs = makeSystemTabs
      store = NavigatorStore { id in NavigatorContainer(id: id, navigator: LazyNavigator { makeNavigator(id) }) }
      super.init(nibName: nil, bundle: nil)
      systemTabs.onSelect = { [weak self] in self?.userDidSelect($0) }
      systemTabs.onReselect = { [weak self] in self?.tabManager.selectTab($0) }
      setMinimizeBehavior()
      label(tabManager.tabs.map(\.id))
      arrange()
      showSelected()
      systemTabs.setBarHidden(tabManager.isBootstrap || tabManager.isTabBarHidden, animated: false)
      tabManager.applyTransition = { [weak self] in self?.apply($0) }
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

    private func apply(_ transition: Transition<ID>) {
      label(transition.created + transition.updated + [transition.promoted, transition.morphed].compactMap(\.self))
      if !transition.created.isEmpty || !transition.disposed.isEmpty || transition.isReordered { arrange() }
      if transition.isStructural || transition.selected != nil { showSelected() }
      if let change = transition.tabBar { systemTabs.setBarHidden(change == .hidden, animated: true) }
      store.remove(transition.disposed)
      if transition.kind == .reselected, options.popsToRootOnReselect {
        container(tabManager.selectedID).navigator.reselect()
      }
    }

    private func label(_ ids: [ID]) {
      for tab in tabManager.tabs where ids.contains(tab.id) {
        systemTabs.label(container(tab.id), with: TabLabel(of: tab.represents, icons: icons))
      }
    }

    private func arrange() {
      systemTabs.arrange(tabManager.tabs.map { container($0.id) })
    }

    private func showSelected() {
      let container = container(tabManager.selectedID)
      if let shownID, shownID != container.id { store.existingNavigator(for: shownID)?.navigator.hideModal() }
      shownID = container.id
      container.start()
      if !container.isOpenFromMore { systemTabs.select(container) }
    }

    private func container(_ id: ID) -> NavigatorContainer {
      if let container = store.existingNavigator(for: id) { return container }
      let container = store.navigator(for: id)
      container.onOpenFromMore = { [weak self] in self?.userDidSelect($0) }
      return container
    }

    /// Selects a container, unless it is selected: then the user came back to it from the More list, which is not a
    /// reselect.
    private func userDidSelect(_ id: ID) {
      if id != tabManager.selectedID { tabManager.selectTab(id) }
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
