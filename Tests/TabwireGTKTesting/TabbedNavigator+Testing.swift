import CWebKitGTK
import Tabwire
import TabwireClient
import TabwireGTK
import TabwireWebKit

/// A user's view of the window, for tests: reads the widgets and acts through them.
extension TabbedNavigator {
  /// A tab on the tab bar.
  public struct VisibleTab: Equatable, Sendable {
    /// The container of the tab.
    public let container: TabManager.ContainerID
    /// The label.
    public let title: String
    /// The badge, or `nil`.
    public let badge: String?
    /// What assistive technology says for the badge, or `nil`.
    public let spokenBadge: String?
  }

  /// The error of a wait that took longer than its timeout.
  public struct TimeoutError: Error, CustomStringConvertible {
    public let description: String
  }

  /// Waits until the page has loaded and the tab bar has not moved for half a second.
  ///
  /// - Parameter timeout: The time to wait at most.
  /// - Throws: ``TimeoutError`` if the page takes longer.
  public func untilSettled(timeout: Duration = .seconds(30)) async throws {
    let deadline = ContinuousClock.now + timeout
    var settledSince: ContinuousClock.Instant?
    while true {
      let now = ContinuousClock.now
      let isSettled = selectedNavigator.loadOutcome != nil && !selectedNavigator.isLoading && tabBar.isSettled
      settledSince = isSettled ? settledSince ?? now : nil
      if let settledSince, now - settledSince > .milliseconds(500) { return }
      guard now < deadline else {
        throw TimeoutError(description: "the page has not loaded after \(timeout) (check the server)")
      }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// Goes back in the selected tab.
  ///
  /// - Returns: Whether there is a page to go back to.
  @discardableResult
  public func goBack() -> Bool { selectedNavigator.goBack() }

  /// Goes forward in the selected tab.
  ///
  /// - Returns: Whether there is a page to go forward to.
  @discardableResult
  public func goForward() -> Bool { selectedNavigator.goForward() }

  /// The tabs on the tab bar, in order; empty in bootstrap.
  public var visibleTabs: [VisibleTab] {
    guard tabBar.isRevealed else { return [] }
    return tabBar.order.compactMap { id in
      tabBar.button(for: id).map {
        VisibleTab(
          container: id, title: $0.content.title, badge: $0.content.badge, spokenBadge: $0.spokenBadge)
      }
    }
  }

  /// The ids of the tabs and actions on the tab bar, in order; empty in bootstrap.
  public var visibleEntries: [TabID] {
    guard tabBar.isRevealed else { return [] }
    return tabBar.screenOrder.compactMap { entry in
      switch entry {
      case .tab(let id): tabManager.tabs.first { $0.id == id }?.represents?.id
      case .action(let id): id
      }
    }
  }

  /// Whether an action is on the tab bar and the user can click it.
  public func isEnabled(action id: TabID) -> Bool {
    tabBar.button(forAction: id)?.isEnabled ?? false
  }

  /// Clicks an action. One that is disabled or not on the tab bar is ignored.
  public func click(action id: TabID) {
    if isEnabled(action: id) { tabBar.button(forAction: id)?.click() }
  }

  /// The navigator of the page in front: the modal page if there is one, otherwise the page of the selected tab.
  public var navigatorInFront: Navigator { modals.shown?.navigator ?? selectedNavigator }

  /// Whether a modal page covers the window.
  public var isShowingModal: Bool { modals.shown != nil }

  /// Clicks the close button of the modal page.
  public func clickClose() {
    modals.shown?.chrome.header.clickClose()
  }

  /// The header bar of the page in front.
  private var headerInFront: HeaderBar { (modals.shown?.chrome ?? chrome).header }

  /// The path of the image on a tab or an action, or `nil` if it shows its icon.
  public func image(on id: TabID) -> String? { images.shown(on: id)?.image.path }

  /// Whether no animation of the tab bar is running.
  public var isTabBarSettled: Bool { tabBar.isSettled }

  /// The title in the header bar.
  public var headerTitle: String { chrome.header.shownTitle }

  /// The button label of the selected tab's error page, or `nil` if it shows a page.
  public var offeredAction: String? {
    selectedNavigator.view.errorPage.isShown ? selectedNavigator.view.errorPage.action : nil
  }

  /// The text of the selected tab's error page.
  public var errorText: String { selectedNavigator.view.errorPage.text }

  /// Whether the window shows a progress bar.
  public var isShowingProgress: Bool { chrome.isShowingProgress }

  /// Whether background tabs are being suspended.
  public var isSuspending: Bool { tabManager.isSuspending }

  /// A rectangle in the window, in pixels from its top left corner.
  public struct Place: Sendable {
    public let minX, minY, maxX, maxY: Double
  }

  /// The size of the window, in pixels.
  public var size: (width: Double, height: Double) {
    (Double(gtk_widget_get_width(window)), Double(gtk_widget_get_height(window)))
  }

  /// The rectangle of the tab bar.
  public var tabBarPlace: Place { place(of: tabBar.widget) }

  /// The rectangle of a tab, also if it is scrolled out of view, or `nil` before layout.
  public func place(ofTab id: TabID) -> Place? {
    guard let tab = tabManager.tabs.first(where: { $0.represents?.id == id }),
      let button = tabBar.button(for: tab.id),
      gtk_widget_get_width(button.widget) > 0
    else { return nil }
    return place(of: button.widget)
  }

  func place(of widget: Widget) -> Place {
    var bounds = graphene_rect_t()
    _ = gtk_widget_compute_bounds(widget, window, &bounds)
    let (x, y) = (Double(bounds.origin.x), Double(bounds.origin.y))
    return Place(minX: x, minY: y, maxX: x + Double(bounds.size.width), maxY: y + Double(bounds.size.height))
  }

  /// Returns a tab on the tab bar, or `nil`.
  public func visibleTab(_ id: TabID) -> VisibleTab? {
    let tab = tabManager.tabs.first { $0.represents?.id == id }
    return visibleTabs.first { $0.container == tab?.id }
  }

  /// Clicks a tab.
  ///
  /// - Parameter id: The id of the tab. A tab that is not on the tab bar is ignored.
  public func click(tab id: TabID) {
    guard let tab = tabManager.tabs.first(where: { $0.represents?.id == id }) else { return }
    tabBar.button(for: tab.id)?.click()
  }

  /// Clicks the back button.
  public func clickBack() {
    chrome.header.clickBack()
  }

  /// Clicks the button of the error page.
  public func clickOfferedAction() {
    selectedNavigator.view.errorPage.click()
  }

  // MARK: Components

  /// The buttons of components in the header bar of the page in front.
  public var headerButtons: [(title: String, isEnabled: Bool)] {
    headerInFront.buttons.map { ($0.title, $0.isEnabled) }
  }

  /// Clicks a component's button in the header bar by its title.
  public func clickHeaderButton(_ title: String) {
    headerInFront.buttons.first { $0.title == title }?.click()
  }

  /// The open dialog, or `nil`.
  var dialogWindow: Widget? { windows(adw_message_dialog_get_type()).first }

  /// The heading of the open dialog, or `nil`.
  public var dialogTitle: String? {
    dialog.flatMap { adw_message_dialog_get_heading($0) }.map { String(cString: $0) }
  }

  /// The body of the open dialog, or `nil`.
  public var dialogText: String? {
    dialog.flatMap { adw_message_dialog_get_body($0) }.map { String(cString: $0) }
  }

  /// The text in the entry of the open dialog, or `nil`.
  public var dialogEntry: String? {
    get { dialogField.flatMap { gtk_editable_get_text(OpaquePointer($0)) }.map { String(cString: $0) } }
    set { if let dialogField { gtk_editable_set_text(OpaquePointer(dialogField), newValue) } }
  }

  /// The popover of the open menu, or `nil`: the app's own, or WebKit's.
  var menu: Widget? {
    let windows = [window, modals.shown?.window].compactMap(\.self)
    return windows.flatMap { widgets(in: $0) }.first {
      $0.isA(gtk_popover_get_type()) && gtk_widget_get_mapped($0) != 0
    }
  }

  /// The items of the open menu, or `nil`. Those of a `<select>` are not known.
  public var menuTitles: [String]? { menuRows?.compactMap(title) }

  /// The heading of the open menu, or `nil`.
  public var menuTitle: String? {
    let heading = menu.flatMap { menu in
      widgets(in: menu).first { $0.isA(gtk_label_get_type()) && gtk_widget_has_css_class($0, "heading") != 0 }
    }
    return heading.flatMap { gtk_label_get_text(OpaquePointer($0)) }.map { String(cString: $0) }
  }

  /// Closes the open menu without a choice.
  public func closeMenu() {
    if let menu { gtk_popover_popdown(cast(menu)) }
  }

  /// The items of the open menu that are marked as destructive, or `nil`.
  public var destructiveMenuTitles: [String]? {
    menuRows?.filter { gtk_widget_has_css_class($0, "destructive") != 0 }.compactMap(title)
  }

  private func title(ofRow row: Widget) -> String? {
    guard !row.isA(adw_action_row_get_type()) else {
      return adw_preferences_row_get_title(cast(row)).map { String(cString: $0) }
    }
    let label = widgets(in: row).first { $0.isA(gtk_label_get_type()) && gtk_widget_get_mapped($0) != 0 }
    return label.flatMap { gtk_label_get_text(OpaquePointer($0)) }.map { String(cString: $0) }
  }

  /// The rows of the open menu, or `nil`.
  private var menuRows: [Widget]? {
    menu.map { menu in
      widgets(in: menu).filter {
        gtk_widget_get_mapped($0) != 0
          && ($0.isA(adw_action_row_get_type()) || String(cString: gtk_widget_get_css_name($0)) == "modelbutton")
      }
    }
  }

  /// The labels with the titles of the open menu, or `nil`.
  var menuLabels: [Widget]? {
    menuRows?.compactMap { row in
      widgets(in: row).first { $0.isA(gtk_label_get_type()) && gtk_widget_has_css_class($0, "title") != 0 }
    }
  }

  /// Whether a file chooser is open.
  public var isChoosingFile: Bool { fileChooser != nil }

  /// The open file chooser, or `nil`.
  var fileChooser: Widget? { windows(gtk_file_chooser_get_type()).first }

  /// Closes the file chooser.
  public func cancelChoosingFile() {
    if let fileChooser { gtk_window_close(cast(fileChooser)) }
  }

  /// Chooses an item of the open menu.
  ///
  /// - Parameter index: The index of the item.
  public func chooseFromMenu(_ index: Int) {
    guard let rows = menuRows, rows.indices.contains(index) else { return }
    gtk_widget_activate(rows[index])
  }

  /// Clicks a button of the open dialog.
  public func clickDialogButton(_ label: String) {
    guard let dialog else { return }
    let button = widgets(in: cast(dialog)).first {
      $0.isA(gtk_button_get_type()) && gtk_button_get_label(cast($0)).map { String(cString: $0) } == label
    }
    if let button { tw_button_click(button) }
  }

  private func widgets(in widget: Widget) -> [Widget] {
    [widget] + children(of: widget).flatMap { widgets(in: $0) }
  }

  private func children(of widget: Widget) -> [Widget] {
    sequence(first: gtk_widget_get_first_child(widget)) { $0.flatMap { gtk_widget_get_next_sibling($0) } }
      .prefix { $0 != nil }.compactMap(\.self)
  }

  private var dialog: UnsafeMutablePointer<AdwMessageDialog>? {
    dialogWindow.map { cast($0) }
  }

  private var dialogField: Widget? {
    dialog.flatMap { widgets(in: cast($0)).first { $0.isA(gtk_entry_get_type()) } }
  }

  /// Returns the visible windows of a class.
  private func windows(_ type: GType) -> [Widget] {
    let windows = gtk_window_get_toplevels()
    return (0..<g_list_model_get_n_items(windows)).compactMap { index in
      guard let window = g_list_model_get_item(windows, index) else { return nil }
      defer { g_object_unref(window) }
      let widget = window.assumingMemoryBound(to: GtkWidget.self)
      return widget.isA(type) && gtk_widget_get_visible(widget) != 0 ? widget : nil
    }
  }
}
