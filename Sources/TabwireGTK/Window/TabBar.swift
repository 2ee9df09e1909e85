#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Tabwire
  import TabwireClient
  import TabwireIcons

  /// The tab bar. It hides in bootstrap.
  @MainActor
  final class TabBar {
    typealias ID = TabManager.ContainerID

    let widget: Widget
    /// Called when the user clicks a tab, also the selected one.
    var onSelect: (@MainActor (ID) -> Void)?

    private let list: Widget
    private let icons: IconNames
    private var buttons: [ID: TabButton] = [:]
    /// The tabs of a bar that slides away.
    private var departing: [TabButton] = []
    /// A button that is never shown. It makes the others one group, in which Tab and the arrow keys move.
    private let group = GObjectReference(sinking: gtk_toggle_button_new())

    /// - Parameter icons: what the names of icons stand for.
    init(icons: IconNames) {
      self.icons = icons
      list = tw_tab_list_new()
      gtk_box_set_homogeneous(cast(list), 1)
      gtk_widget_add_css_class(list, "tab-bar")
      widget = gtk_revealer_new()
      gtk_revealer_set_child(OpaquePointer(widget), list)
      gtk_revealer_set_transition_type(OpaquePointer(widget), GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
      SignalHandler.connect(widget, "notify::child-revealed") { [weak self] _ in
        guard let self, !isRevealed else { return }
        removeDeparting()
      }
    }

    /// Carries out a transition, touching only the tabs that it names.
    ///
    /// - Parameters:
    ///   - transition: what happened.
    ///   - tabs: the containers as they are after it.
    func apply(_ transition: Transition<ID>, tabs: [TabItem<ID>]) {
      if transition.tabBar != nil { removeDeparting() }
      if transition.tabBar == .hidden {
        // The bar slides away as it was.
        departing = Array(buttons.values)
        buttons = [:]
      }
      for id in transition.disposed { remove(id) }
      let relabelled = Set(transition.updated + [transition.morphed].compactMap { $0 })
      for tab in tabs {
        guard let data = tab.represents else { continue }
        if let button = buttons[tab.id] {
          if relabelled.contains(tab.id) { button.update(data) }
        } else {
          add(tab.id, data)
        }
      }
      if transition.isStructural { arrange(tabs.map(\.id)) }
      if let change = transition.tabBar {
        gtk_revealer_set_reveal_child(OpaquePointer(widget), change == .shown ? 1 : 0)
        gtk_widget_set_can_target(list, change == .shown ? 1 : 0)
      }
    }

    /// Shows which tab is selected.
    func select(_ id: ID) {
      for (other, button) in buttons where other != id { button.setSelected(false) }
      buttons[id]?.setSelected(true)
    }

    /// Whether the bar is shown.
    var isRevealed: Bool { gtk_revealer_get_reveal_child(OpaquePointer(widget)) != 0 }

    /// Whether the bar stands still.
    var isSettled: Bool { (gtk_revealer_get_child_revealed(OpaquePointer(widget)) != 0) == isRevealed }

    /// The tabs as they stand on the screen, read back from the widgets.
    var order: [ID] {
      sequence(first: gtk_widget_get_first_child(list)) { $0.flatMap { gtk_widget_get_next_sibling($0) } }
        .prefix { $0 != nil }
        .compactMap { widget in buttons.first { $0.value.widget == widget }?.key }
    }

    /// The button of a tab.
    func button(for id: ID) -> TabButton? { buttons[id] }

    private func add(_ id: ID, _ tab: TabData) {
      let button = TabButton(tab, icons: icons) { [weak self] in self?.onSelect?(id) }
      buttons[id] = button
      gtk_toggle_button_set_group(cast(button.widget), group.pointer.assumingMemoryBound(to: GtkToggleButton.self))
      gtk_box_append(cast(list), button.widget)
    }

    private func remove(_ id: ID) {
      guard let button = buttons.removeValue(forKey: id) else { return }
      gtk_box_remove(cast(list), button.widget)
    }

    private func removeDeparting() {
      for button in departing { gtk_box_remove(cast(list), button.widget) }
      departing = []
    }

    private func arrange(_ ids: [ID]) {
      guard order != ids else { return }
      var previous: Widget?
      for id in ids {
        guard let button = buttons[id] else { continue }
        gtk_box_reorder_child_after(cast(list), button.widget, previous)
        previous = button.widget
      }
    }
  }
#endif
