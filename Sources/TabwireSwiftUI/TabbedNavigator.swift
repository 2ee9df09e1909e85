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
    @State private var shown: ShownTabs

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
      _shown = State(initialValue: ShownTabs(makeNavigator))
    }

    public var body: some View {
      TabView(selection: selection) {
        ForEach(tabManager.tabs) { tab in
          Tab(value: tab.id) {
            HotwireView(
              id: tab.id, navigator: shown.navigator(for: tab.id), isSelected: tab.id == tabManager.selectedID,
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
      .onChange(of: tabManager.tabs.map(\.id), initial: true) { before, now in
        // SwiftUI still takes down the views of those that are gone.
        Task { shown.replace(before, by: now) }
      }
    }

    private var selection: Binding<TabManager.ContainerID> {
      Binding(
        get: { @MainActor in tabManager.selectedID },
        set: { @MainActor id in userDidTap(id) })
    }

    private func userDidTap(_ id: TabManager.ContainerID) {
      // While it takes over other tabs, SwiftUI may select one by itself.
      guard shown.ids == tabManager.tabs.map(\.id) else { return }
      let isReselect = id == tabManager.selectedID
      tabManager.selectTab(id)
      if isReselect, options.goesToRootOnReselect { shown.navigator(for: id).reselect() }
    }

    /// The user turned to a container. If it is the selected one, the user has come back to it, as from the list *More*,
    /// which is no tap on the selected tab.
    private func userDidTurn(to id: TabManager.ContainerID) {
      if id != tabManager.selectedID { tabManager.selectTab(id) }
    }
  }
#endif
