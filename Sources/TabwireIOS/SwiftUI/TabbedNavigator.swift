#if TabwireIOS
  import Foundation
  import SwiftUI
  import Tabwire
  import TabwireClient

  /// A tab view whose tabs come from a server.
  ///
  /// Its structure never changes: in bootstrap it is a `TabView` with one tab and a hidden tab bar. SwiftUI would rebuild
  /// any other structure when tabs appear, and lose the web views in it.
  @available(iOS 18.0, *)
  public struct TabbedNavigator: View {
    private let source: WindowManager.Source
    private let icons: TabIcons
    private let options: TabBarOptions
    private let restoredPage: Binding<URL?>?
    private let makeNavigator: @MainActor (TabManager, TabManager.ContainerID) -> any TabNavigator

    /// Creates a tab view whose tabs start at an address, with a manager for each window.
    ///
    /// It opens universal links. For notifications, use `SharedSession.open(_:)`.
    ///
    /// - Parameters:
    ///   - location: The start URL and origin of the app.
    ///   - sharedSession: The session that all windows share, or `nil` for one of their own.
    ///   - icons: The images for the server's icon names.
    ///   - options: Options of the tab bar.
    ///   - restoredPage: Keeps the address of the page in front, and opens it again after the system has ended the app. Use
    ///     a value of `@SceneStorage`.
    ///   - makeNavigator: Creates the navigator of a container of a manager when its tab is first selected. Its start URL is
    ///     `TabManager.startURL(of:)`.
    public init(
      location: AppLocation, sharedSession: SharedSession? = nil, icons: TabIcons = TabIcons(),
      options: TabBarOptions = TabBarOptions(), restoring restoredPage: Binding<URL?>? = nil,
      makeNavigator: @escaping @MainActor (TabManager, TabManager.ContainerID) -> any TabNavigator
    ) {
      self.init(from: .location(location, sharedSession), icons, options, restoredPage, makeNavigator)
    }

    /// Creates a tab view.
    ///
    /// - Parameters:
    ///   - tabManager: The manager of the tabs of one window. Two windows need two.
    ///   - icons: The images for the server's icon names.
    ///   - options: Options of the tab bar.
    ///   - restoredPage: Keeps the address of the page in front, and opens it again after the system has ended the app. Use
    ///     a value of `@SceneStorage`.
    ///   - makeNavigator: Creates the navigator of a container when its tab is first selected. Its start URL is
    ///     `TabManager.startURL(of:)`.
    public init(
      tabManager: TabManager, icons: TabIcons = TabIcons(), options: TabBarOptions = TabBarOptions(),
      restoring restoredPage: Binding<URL?>? = nil,
      makeNavigator: @escaping @MainActor (TabManager.ContainerID) -> any TabNavigator
    ) {
      self.init(tabManager: tabManager, icons: icons, options: options, restoring: restoredPage) { _, id in
        makeNavigator(id)
      }
    }

    /// - Parameter makeNavigator: Creates the navigator of a container of a manager, which is not always `tabManager`.
    package init(
      tabManager: TabManager, icons: TabIcons, options: TabBarOptions, restoring restoredPage: Binding<URL?>?,
      makeNavigator: @escaping @MainActor (TabManager, TabManager.ContainerID) -> any TabNavigator
    ) {
      self.init(from: .app(tabManager), icons, options, restoredPage, makeNavigator)
    }

    private init(
      from source: WindowManager.Source, _ icons: TabIcons, _ options: TabBarOptions, _ restoredPage: Binding<URL?>?,
      _ makeNavigator: @escaping @MainActor (TabManager, TabManager.ContainerID) -> any TabNavigator
    ) {
      self.source = source
      self.icons = icons
      self.options = options
      self.restoredPage = restoredPage
      self.makeNavigator = makeNavigator
    }

    public var body: some View {
      Window(
        source: source, icons: icons, options: options, restoredPage: restoredPage, makeNavigator: makeNavigator)
    }
  }

  /// The tab view of one window. A `WindowGroup` creates the view in it once, so that the initial state of that view would be the same
  /// object in all windows. This one is created for each.
  @available(iOS 18.0, *)
  private struct Window: View {
    let source: WindowManager.Source
    let icons: TabIcons
    let options: TabBarOptions
    let restoredPage: Binding<URL?>?
    let makeNavigator: @MainActor (TabManager, TabManager.ContainerID) -> any TabNavigator
    @State private var window = WindowManager()

    var body: some View {
      let tabManager = window.manager(from: source)
      if source.opensLinks {
        tabs(of: tabManager).onOpenURL { url in tabManager.open(url: url) }
      } else {
        tabs(of: tabManager)
      }
    }

    private func tabs(of tabManager: TabManager) -> some View {
      // Another manager has other containers, whose navigators are made anew.
      Tabs(
        tabManager: tabManager, icons: icons, options: options, restoring: restoredPage, makeNavigator: makeNavigator
      )
      .id(ObjectIdentifier(tabManager))
    }
  }

  /// The tab view of one manager.
  @available(iOS 18.0, *)
  private struct Tabs: View {
    let tabManager: TabManager
    let icons: TabIcons
    let options: TabBarOptions
    let restoredPage: Binding<URL?>?
    @State private var shown: ShownTabs

    init(
      tabManager: TabManager, icons: TabIcons, options: TabBarOptions, restoring restoredPage: Binding<URL?>?,
      makeNavigator: @escaping @MainActor (TabManager, TabManager.ContainerID) -> any TabNavigator
    ) {
      self.tabManager = tabManager
      self.icons = icons
      self.options = options
      self.restoredPage = restoredPage
      _shown = State(initialValue: ShownTabs(of: tabManager, isRestoring: restoredPage != nil, makeNavigator))
    }

    var body: some View {
      TabView(selection: selection) {
        ForEach(tabManager.barEntries) { entry in
          Tab(value: entry.id, role: role(of: entry)) {
            content(of: entry)
              .ignoresSafeArea()
              .toolbar(isBarHidden ? .hidden : .visible, for: .tabBar)
          } label: {
            TabLabelView(title: entry.title, image: image(of: entry))
          }
          .badge(entry.badge.map { Text(verbatim: $0) })
          // Without them, VoiceOver may also read the name of the symbol, or the badge in other words.
          .accessibilityLabel(Text(verbatim: entry.title))
          .accessibilityValue(Text(verbatim: entry.spokenBadge ?? ""))
          // A tab cannot get the trait of a button.
          .accessibilityHint(Text(verbatim: LocalizedText.button.text), isEnabled: entry.isAction)
          .accessibilityIdentifier(entry.tabID?.rawValue ?? "")
          .enabled(!entry.isAction || !shown.loadingActions.ids.contains { $0 == entry.tabID })
        }
      }
      .minimizeBehavior(options.minimizeBehavior)
      .sidebar(options.usesSidebar)
      .overlay(alignment: .bottom) {
        if let tabBar = shown.lastTabBar { LastTabBarPicture(tabBar: tabBar, icons: icons) }
      }
      .onChange(of: ObjectIdentifier(tabManager), initial: true) { _, _ in
        shown.observe(tabManager, options: options, restoring: restoredPage)
      }
      .onChange(of: tabManager.barEntries.map(\.id), initial: true) { before, now in
        // SwiftUI removes the views of disposed containers after this.
        Task { shown.replace(before, with: now) }
      }
      .onChange(of: shown.strayAction) { _, action in
        if action != nil { shown.leaveStrayAction() }
      }
      .onChange(of: tabManager.selectedID) { before, _ in
        shown.existingNavigator(for: before)?.hideModal()
      }
    }

    @ViewBuilder
    private func content(of entry: BarEntry) -> some View {
      switch entry.id {
      case .tab(let id):
        HotwireView(
          id: id, navigator: shown.navigator(for: id),
          isStarting: shown.isReady && id == tabManager.selectedID && !tabManager.hasPendingVisit,
          isCovered: id == shown.waitingID,
          onOpenFromMore: userDidSelect(_:))
      case .action(let id):
        ActionView(id: id) { if shown.actionDidAppear($0) { tabManager.perform(id) } }
      }
    }

    private func image(of entry: BarEntry) -> UIImage? {
      entry.tabID.flatMap { shown.images.pictures[$0] }
        ?? icons.image(
          for: entry.icon, isSelected: icons.dependOnSelection && entry.id == .tab(tabManager.selectedID))
    }

    /// The app's choice of the tab that searches, or the server's.
    private func role(of entry: BarEntry) -> TabRole? {
      let isSearch =
        if let name = options.searchTabID {
          entry.tabID?.rawValue == name && !entry.isAction
        } else {
          tabManager.searchID.map { entry.id == .tab($0) } ?? false
        }
      return isSearch ? .apart : nil
    }

    private var isBarHidden: Bool {
      let navigator = shown.navigator(for: tabManager.selectedID)
      return tabManager.isBootstrap || tabManager.isTabBarHidden || navigator.screenHidesTabBar
    }

    private var selection: Binding<BarEntry.ID> {
      Binding(
        get: { @MainActor in shownEntry },
        set: { @MainActor id in userDidTap(id) })
    }

    /// The tab or action that SwiftUI is to show. With the SDK of iOS 27, a value that no tab has may end the app.
    private var shownEntry: BarEntry.ID {
      let ids = tabManager.barEntries.map(\.id)
      let passing = [shown.strayAction.map(BarEntry.ID.action), shown.waitingID.map(BarEntry.ID.tab)].compactMap(\.self)
      return passing.first(where: ids.contains) ?? .tab(tabManager.selectedID)
    }

    private func userDidTap(_ id: BarEntry.ID) {
      // SwiftUI may select a tab by itself during an update.
      guard shown.ids == tabManager.barEntries.map(\.id) else { return }
      switch id {
      case .tab(let id): userDidTapTab(id)
      // It is never selected.
      case .action(let id): tabManager.perform(id)
      }
    }

    private func userDidTapTab(_ id: TabManager.ContainerID) {
      // A tap on More, which returns to the More list.
      if id == tabManager.selectedID, shown.navigator(for: id).isOpenFromMore { return }
      tabManager.selectTab(id)
    }

    /// Selects a container, unless it is selected: then the user came back to it from the More list, which is not a
    /// reselect.
    private func userDidSelect(_ id: TabManager.ContainerID) {
      // A tap on the selected tab ends the wait of another one.
      if id != tabManager.selectedID || shown.waitingID != nil { tabManager.selectTab(id) }
    }
  }
#endif
