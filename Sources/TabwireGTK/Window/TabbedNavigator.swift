#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import Tabwire
  import TabwireClient
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
    private let progress: Widget
    private let applicationName: String
    private let store: NavigatorStore<Navigator>

    /// - Parameters:
    ///   - tabManager: whose tabs it shows.
    ///   - application: the application that the window belongs to; nothing outside of one, as in tests.
    ///   - applicationName: what the title says before there is a page.
    ///   - icons: what the names of icons stand for.
    ///   - environment: what the web views share.
    ///   - configuration: what the navigators have in common.
    init(
      tabManager: TabManager, application: UnsafeMutablePointer<AdwApplication>?, applicationName: String,
      icons: IconNames, environment: WebEnvironment, configuration: NavigatorConfiguration
    ) {
      self.tabManager = tabManager
      self.applicationName = applicationName
      window = application.map { adw_application_window_new(cast($0)) } ?? adw_window_new()
      reference = GObjectReference(sinking: window)
      tabBar = TabBar(icons: icons)
      stack = gtk_stack_new()
      progress = gtk_progress_bar_new()
      store = NavigatorStore { id in
        Navigator(id: id, tabManager: tabManager, environment: environment, configuration: configuration)
      }
      layOut(isApplicationWindow: application != nil)
      header.onBack = { [weak self] in self?.selectedNavigator.goBack() }
      tabBar.onSelect = { [weak self] in self?.tabManager.selectTab($0) }
      tabManager.onTransition = { [weak self] in self?.apply($0) }
      show(tabManager.selectedID)
    }

    /// Shows the window.
    public func present() {
      gtk_window_present(cast(window))
    }

    /// Closes the window and lets go of everything in it.
    public func close() {
      tabManager.onTransition = nil
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

    // MARK: Transitions

    private func apply(_ transition: Transition<ID>) {
      tabBar.apply(transition, tabs: tabManager.tabs)
      // What takes the place of a container comes before it goes: nothing blank is ever seen.
      if transition.selected != nil { show(tabManager.selectedID) }
      for navigator in store.remove(transition.disposed) { discard(navigator) }
      if transition.kind == .reselected { selectedNavigator.reselect() }
      tabBar.select(tabManager.selectedID)
      updateHeader()
    }

    private func show(_ id: ID) {
      let navigator = store.navigator(for: id)
      if gtk_widget_get_parent(navigator.widget) == nil {
        gtk_stack_add_child(OpaquePointer(stack), navigator.widget)
        navigator.onChange = { [weak self] in self?.navigatorDidChange($0) }
      }
      for tab in tabManager.tabs where tab.id != id { store.existingNavigator(for: tab.id)?.setSelected(false) }
      navigator.setSelected(true)
      navigator.start()
      gtk_stack_set_visible_child(OpaquePointer(stack), navigator.widget)
      updateHeader()
    }

    private func discard(_ navigator: Navigator) {
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
      gtk_progress_bar_set_fraction(OpaquePointer(progress), navigator.progress)
      if navigator.isLoading {
        gtk_widget_add_css_class(progress, "loading")
      } else {
        gtk_widget_remove_css_class(progress, "loading")
      }
    }

    // MARK: Layout

    private func layOut(isApplicationWindow: Bool) {
      let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      let overlay = gtk_overlay_new()!
      gtk_widget_set_vexpand(stack, 1)
      gtk_overlay_set_child(OpaquePointer(overlay), stack)
      gtk_widget_set_valign(progress, GTK_ALIGN_START)
      gtk_widget_set_can_target(progress, 0)
      for style in ["osd", "load-progress"] { gtk_widget_add_css_class(progress, style) }
      gtk_overlay_add_overlay(OpaquePointer(overlay), progress)
      for child in [header.widget, overlay, tabBar.widget] { gtk_box_append(cast(column), child) }
      gtk_window_set_default_size(cast(window), 400, 800)
      if isApplicationWindow {
        adw_application_window_set_content(cast(window), column)
      } else {
        adw_window_set_content(cast(window), column)
      }
    }
  }
#endif
