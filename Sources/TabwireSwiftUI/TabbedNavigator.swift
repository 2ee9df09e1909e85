#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import Tabwire
  import TabwireClient
  import TabwireIOS

  /// The tab bar of an app and what is behind each tab.
  ///
  /// Its structure never changes: in bootstrap it is a `TabView` with one tab and a hidden bar. Any other structure would
  /// be torn down and built anew as tabs come, and its web views with it.
  @available(iOS 18.0, *)
  public struct TabbedNavigator: View {
    private let tabManager: TabManager
    private let icons: TabIcons
    private let options: TabBarOptions
    @State private var store: NavigatorStore<LazyNavigator>

    /// Shows the tabs of a manager.
    ///
    /// - Parameters:
    ///   - tabManager: whose tabs to show.
    ///   - icons: what the names of icons stand for.
    ///   - options: what the app chooses about the bar.
    ///   - makeNavigator: makes the navigator of a container, when its tab is first selected. Where it is to start,
    ///     `TabManager.startURL(of:)` tells.
    public init(
      tabManager: TabManager, icons: TabIcons = TabIcons(), options: TabBarOptions = TabBarOptions(),
      makeNavigator: @escaping @MainActor (TabManager.ContainerID) -> any TabNavigator
    ) {
      self.tabManager = tabManager
      self.icons = icons
      self.options = options
      _store = State(initialValue: NavigatorStore { id in LazyNavigator { makeNavigator(id) } })
    }

    public var body: some View {
      TabView(selection: selection) {
        ForEach(tabManager.tabs) { tab in
          Tab(value: tab.id) {
            HotwireView(
              id: tab.id, navigator: store.navigator(for: tab.id), isSelected: tab.id == tabManager.selectedID,
              onOpenFromMore: userDidTurn(to:)
            )
            .ignoresSafeArea()
            .toolbar(tabManager.isBootstrap ? .hidden : .visible, for: .tabBar)
          } label: {
            TabLabel(title: tab.represents?.title ?? "", image: icons.image(for: tab.represents?.icon ?? ""))
          }
          .badge(tab.represents?.badge.map { Text(verbatim: $0) })
          .accessibilityValue(Text(verbatim: tab.represents?.badge ?? ""))
          .accessibilityIdentifier(tab.represents?.id.rawValue ?? "")
        }
      }
      .minimizing(options.minimizing)
      .onChange(of: tabManager.tabs.map(\.id)) { before, now in
        let gone = before.filter { !now.contains($0) }
        // SwiftUI still takes down the views that showed them.
        Task { store.remove(gone) }
      }
    }

    private var selection: Binding<TabManager.ContainerID> {
      Binding(
        get: { @MainActor in tabManager.selectedID },
        set: { @MainActor id in userDidTap(id) })
    }

    private func userDidTap(_ id: TabManager.ContainerID) {
      let isReselect = id == tabManager.selectedID
      tabManager.selectTab(id)
      if isReselect, options.goesToRootOnReselect { store.existingNavigator(for: id)?.reselect() }
    }

    /// The user turned to a container. If it is the selected one, the user has come back to it, as from the list *More*,
    /// which is no tap on the selected tab.
    private func userDidTurn(to id: TabManager.ContainerID) {
      if id != tabManager.selectedID { tabManager.selectTab(id) }
    }
  }
#endif
