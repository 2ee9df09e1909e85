#if canImport(UIKit)
  import Tabwire
  import TabwireClient
  import TabwireIOS
  import UIKit

  /// The tab bar of an app and what is behind each tab.
  ///
  /// Its structure never changes: in bootstrap there is one tab and the bar is hidden. It carries out transitions and
  /// decides nothing.
  public final class TabbedNavigator: UITabBarController {
    typealias ID = TabManager.ContainerID

    /// Whose tabs it shows.
    public let tabManager: TabManager

    private let icons: TabIcons
    private let options: TabBarOptions
    private let store: NavigatorStore<NavigatorContainer>
    private let makeSystemTabs: @MainActor (UITabBarController) -> any SystemTabs
    private(set) lazy var systemTabs = makeSystemTabs(self)

    /// Shows the tabs of a manager, and becomes its observer.
    ///
    /// - Parameters:
    ///   - tabManager: whose tabs to show.
    ///   - icons: what the names of icons stand for.
    ///   - options: what the app chooses about the bar.
    ///   - makeNavigator: makes the navigator of a container, when its tab is first selected. Where it is to start,
    ///     `TabManager.startURL(of:)` tells.
    public convenience init(
      tabManager: TabManager, icons: TabIcons = TabIcons(), options: TabBarOptions = TabBarOptions(),
      makeNavigator: @escaping @MainActor (TabManager.ContainerID) -> any TabNavigator
    ) {
      self.init(
        tabManager: tabManager, icons: icons, options: options, makeNavigator: makeNavigator,
        makeSystemTabs: systemTabs(in:))
    }

    /// - Parameter makeSystemTabs: chooses the API of UIKit that fills the bar.
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
      systemTabs.onSelect = { [weak self] in self?.userDidTurn(to: $0) }
      systemTabs.onReselect = { [weak self] in self?.tabManager.selectTab($0) }
      minimize()
      label(tabManager.tabs.map(\.id))
      arrange()
      showSelected()
      systemTabs.setBarHidden(tabManager.isBootstrap, animated: false)
      tabManager.onTransition = { [weak self] in self?.apply($0) }
    }

    /// There are no such tab bars in storyboards.
    public required init?(coder: NSCoder) {
      nil
    }

    /// What a container holds; nothing before its tab was selected for the first time.
    ///
    /// - Parameter id: the container.
    public func navigator(for id: TabManager.ContainerID) -> (any TabNavigator)? {
      store.existingNavigator(for: id)?.navigator.navigator
    }

    // MARK: Transitions

    private func apply(_ transition: Transition<ID>) {
      label(transition.created + transition.updated + [transition.promoted, transition.morphed].compactMap(\.self))
      if transition.isStructural { arrange() }
      if transition.isStructural || transition.selected != nil { showSelected() }
      if let change = transition.tabBar { systemTabs.setBarHidden(change == .hidden, animated: true) }
      store.remove(transition.disposed)
      if transition.kind == .reselected, options.goesToRootOnReselect {
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
      container.start()
      if !container.isOpenFromMore { systemTabs.select(container) }
    }

    private func container(_ id: ID) -> NavigatorContainer {
      if let container = store.existingNavigator(for: id) { return container }
      let container = store.navigator(for: id)
      container.onOpenFromMore = { [weak self] in self?.userDidTurn(to: $0) }
      return container
    }

    /// The user turned to a container. If it is the selected one, the user has come back to it from elsewhere, as from
    /// the list *More*, which is no tap on the selected tab.
    private func userDidTurn(to id: ID) {
      if id != tabManager.selectedID { tabManager.selectTab(id) }
    }

    // MARK: Options

    private func minimize() {
      #if compiler(>=6.2)
        if #available(iOS 26.0, *) { tabBarMinimizeBehavior = MinimizeBehavior(options.minimizing) }
      #endif
    }
  }

  #if compiler(>=6.2)
    @available(iOS 26.0, *)
    extension UITabBarController.MinimizeBehavior {
      fileprivate init(_ minimizing: TabBarOptions.Minimizing) {
        switch minimizing {
        case .automatic: self = .automatic
        case .never: self = .never
        case .onScrollDown: self = .onScrollDown
        case .onScrollUp: self = .onScrollUp
        }
      }
    }
  #endif
#endif
