import CWebKitGTK
import Tabwire
import TabwireClient
import TabwireIcons
import TabwireWebKit

/// The tab bar, with its tabs and actions. It is hidden in bootstrap. What does not fit is behind "More", except the
/// selected tab.
@MainActor
package final class TabBar: WidgetOwner {
  package typealias ID = TabManager.ContainerID

  private let widget: Widget
  /// Called when the user clicks a tab, including the selected one.
  var onSelect: (@MainActor (ID) -> Void)?
  var onPerform: (@MainActor (TabID) -> Void)?
  /// Returns the image that a tab or an action shows, or `nil` for its icon.
  var picture: (@MainActor (TabID) -> TabPicture?)?

  var placement = TabBarPlacement.bottom {
    didSet { if placement != oldValue { updatePlacement() } }
  }

  package let reference: GObjectReference
  private let list: Widget
  private let scroller: Widget
  package let more: TabButton
  private var selected: ID?
  /// The room for tabs, in pixels.
  private var room = Int.max
  private let icons: IconNames
  private var buttons: [ID: TabButton] = [:]
  private var tabs: [TabItem<ID>] = []
  private var actionButtons: [TabID: TabButton] = [:]
  private var actions: [ActionItem<ID>] = []
  /// A hidden button that groups the others for keyboard navigation.
  private let group = GObjectReference(sinking: gtk_toggle_button_new())

  init(icons: IconNames) {
    self.icons = icons
    list = tw_tab_list_new()
    gtk_widget_add_css_class(list, "tab-bar")
    widget = gtk_revealer_new()
    reference = GObjectReference(sinking: widget)
    more = TabButton(gtk_button_new()) {}
    // Without it, the window could not be made narrower than its tabs.
    scroller = tw_scrolled_window_new(localized("Tabs"))
    gtk_scrolled_window_set_policy(OpaquePointer(scroller), GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER)
    gtk_scrolled_window_set_propagate_natural_width(OpaquePointer(scroller), 1)
    gtk_scrolled_window_set_child(OpaquePointer(scroller), list)
    gtk_widget_add_css_class(scroller, "tab-bar-room")
    tw_accessible_set_label(list, localized("Tabs"))
    let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
    gtk_widget_set_hexpand(scroller, 1)
    gtk_widget_set_hexpand(more.widget, 0)
    gtk_widget_add_css_class(more.widget, "more")
    for child in [scroller, more.widget] { gtk_box_append(cast(row), child) }
    gtk_revealer_set_child(OpaquePointer(widget), row)
    // The tabs expand within the tab bar, which does not expand itself.
    gtk_widget_set_hexpand(widget, 0)
    more.isVisible = false
    SignalHandler.connect(more.widget, "clicked") { [weak self] _ in self?.showMore() }
    gtk_revealer_set_transition_type(OpaquePointer(widget), GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
    // Titles are wider after a change of the text size. GTK emits this signal during layout, when widgets must not change.
    SignalHandler.connect(gtk_scrolled_window_get_hadjustment(OpaquePointer(scroller)), "changed") { [weak self] _ in
      Task { self?.fit() }
    }
  }

  /// Applies a transition. Changes only the tabs that the transition names.
  func apply(_ transition: Transition<ID>, tabs: [TabItem<ID>], actions: [ActionItem<ID>]) {
    self.tabs = tabs
    self.actions = actions
    defer { fit() }
    for id in transition.disposed { remove(id) }
    if transition.demoted != nil { for id in buttons.keys { remove(id) } }
    let relabelled = Set(transition.updated + [transition.morphed].compactMap { $0 })
    for tab in tabs {
      guard let data = tab.represents else { continue }
      if let button = buttons[tab.id] {
        if relabelled.contains(tab.id) { update(button, data) }
      } else {
        add(tab.id, data)
      }
    }
    if transition.changesActions || transition.demoted != nil { updateActions() }
    if transition.isStructural || transition.changesActions { arrange() }
    updatePictures()
  }

  func updatePictures() {
    for tab in tabs { buttons[tab.id]?.picture = tab.represents.flatMap { picture?($0.id) } }
    for (id, button) in actionButtons { button.picture = picture?(id) }
  }

  /// Adds, updates and removes the buttons of actions.
  private func updateActions() {
    for (id, button) in actionButtons where !actions.contains(where: { $0.action.id == id }) {
      gtk_box_remove(cast(list), button.widget)
      actionButtons[id] = nil
    }
    for action in actions.map(\.action) {
      let button = actionButtons[action.id] ?? addAction(action.id)
      button.update(title: action.title.displayText, icon: symbolicName(for: action.icon), badge: .of(action))
    }
  }

  private func addAction(_ id: TabID) -> TabButton {
    let button = TabButton(gtk_button_new()) { [weak self] in self?.onPerform?(id) }
    gtk_widget_add_css_class(button.widget, "action")
    add(button)
    actionButtons[id] = button
    return button
  }

  func enableActions(_ isEnabled: (TabID) -> Bool) {
    for (id, button) in actionButtons { button.isEnabled = isEnabled(id) }
  }

  func setRevealed(_ isRevealed: Bool) {
    guard isRevealed != self.isRevealed else { return }
    gtk_revealer_set_reveal_child(OpaquePointer(widget), isRevealed ? 1 : 0)
    gtk_widget_set_can_target(list, isRevealed ? 1 : 0)
  }

  var titles: [ID: String] { buttons.mapValues { $0.content.title } }

  func select(_ id: ID) {
    for (other, button) in buttons where other != id { button.setSelected(false) }
    buttons[id]?.setSelected(true)
    selected = id
    fit()
  }

  // MARK: Room

  func setRoom(_ width: Int) {
    guard width != room else { return }
    room = width
    fit()
  }

  /// The width at which all tabs fit side by side, in pixels.
  var naturalWidth: Int { measured.evenWidth }

  private var measured: TabBarFit {
    let buttons = entries.compactMap { self[$0] }
    return TabBarFit(
      placement: placement, room: room, naturalWidths: buttons.map(\.widths.natural),
      minimumWidths: buttons.map(\.widths.minimum), moreWidth: more.widths.natural)
  }

  /// Puts the tabs that do not fit behind "More".
  private func fit() {
    let (entries, measured) = (entries, measured)
    gtk_box_set_homogeneous(cast(list), measured.isEven ? 1 : 0)
    let visible = measured.visible(of: entries, selected: selected.map { .tab($0) })
    for entry in entries { self[entry]?.isVisible = visible.contains(entry) }
    let hidden = entriesBehindMore
    more.isVisible = !hidden.isEmpty
    more.update(
      title: localized("More"), icon: "view-more-horizontal-symbolic",
      badge: .sum(of: hidden.compactMap { badge(of: $0) }))
    more.spokenName = ([localized("More")] + hidden.compactMap { self[$0]?.spokenName }).joined(separator: "; ")
  }

  /// The tabs and actions with a button, from left to right.
  private var entries: [TabBarEntry] {
    TabBarEntry.all(tabs: tabs, actions: actions).filter { self[$0] != nil }
  }

  /// The button of a tab or an action.
  private subscript(entry: TabBarEntry) -> TabButton? {
    switch entry {
    case .tab(let id): buttons[id]
    case .action(let id): actionButtons[id]
    }
  }

  private func badge(of entry: TabBarEntry) -> TabBadge? {
    switch entry {
    case .tab(let id): tabs.first { $0.id == id }?.represents.flatMap { .of($0) }
    case .action(let id): actions.first { $0.action.id == id }.flatMap { .of($0.action) }
    }
  }

  /// The tabs and actions behind "More".
  private var entriesBehindMore: [TabBarEntry] { entries.filter { self[$0]?.isVisible == false } }

  var tabsBehindMore: [TabItem<ID>] { tabs.filter { buttons[$0.id]?.isVisible == false } }

  /// Shows the tabs behind "More" in a menu.
  private func showMore() {
    let hidden = entriesBehindMore
    _ = Menu(
      title: localized("More"),
      items: hidden.map { entry in
        var item = MenuItem(self[entry]?.content.title ?? "")
        item.subtitle = badge(of: entry)?.subtitle
        return item
      }
    ).show(at: more.widget) { [weak self] choice in
      guard let self, hidden.indices.contains(choice), let button = self[hidden[choice]], button.isEnabled else {
        return
      }
      switch hidden[choice] {
      case .tab(let id): onSelect?(id)
      case .action(let id): onPerform?(id)
      }
    }
  }

  /// Whether labels are beside the icons instead of below them.
  private var isWide: Bool { placement != .bottom }

  private func updatePlacement() {
    for (style, isOn) in [("wide", isWide), ("in-header", placement == .header)] {
      for widget in [widget, list] { widget.setStyle(style, isOn) }
    }
    gtk_widget_set_halign(
      gtk_revealer_get_child(OpaquePointer(widget)), isWide ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL)
    let transition =
      switch placement {
      case .bottom: GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP
      case .top: GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN
      case .header: GTK_REVEALER_TRANSITION_TYPE_CROSSFADE
      }
    gtk_revealer_set_transition_type(OpaquePointer(widget), transition)
    // A finished cross-fade leaves its opacity behind, and no other transition resets it.
    gtk_widget_set_opacity(widget, 1)
    for button in Array(buttons.values) + Array(actionButtons.values) + [more] { button.isWide = isWide }
    fit()
  }

  private func update(_ button: TabButton, _ tab: TabData) {
    button.update(title: tab.title.displayText, icon: symbolicName(for: tab.icon), badge: .of(tab))
  }

  private func symbolicName(for icon: String) -> String {
    icons.symbolicName(for: icon) ?? IconNames.fallback
  }

  package var isRevealed: Bool { gtk_revealer_get_reveal_child(OpaquePointer(widget)) != 0 }

  /// The order of the tabs and actions on the screen, read from the widgets.
  package var screenOrder: [TabBarEntry] {
    sequence(first: gtk_widget_get_first_child(list)) { $0.flatMap { gtk_widget_get_next_sibling($0) } }
      .prefix { $0 != nil }
      .compactMap { widget in entries.first { self[$0]?.widget == widget } }
  }

  package func button(forAction id: TabID) -> TabButton? { actionButtons[id] }

  package func button(for id: ID) -> TabButton? { buttons[id] }

  private func add(_ id: ID, _ tab: TabData) {
    let button = TabButton { [weak self] in self?.onSelect?(id) }
    update(button, tab)
    buttons[id] = button
    group.withPointer { gtk_toggle_button_set_group(cast(button.widget), $0) }
    add(button)
  }

  private func add(_ button: TabButton) {
    button.isWide = isWide
    gtk_box_append(cast(list), button.widget)
  }

  private func remove(_ id: ID) {
    guard let button = buttons.removeValue(forKey: id) else { return }
    gtk_box_remove(cast(list), button.widget)
  }

  private func arrange() {
    let entries = entries
    guard screenOrder != entries else { return }
    var previous: Widget?
    for button in entries.compactMap({ self[$0] }) {
      gtk_box_reorder_child_after(cast(list), button.widget, previous)
      previous = button.widget
    }
  }
}
