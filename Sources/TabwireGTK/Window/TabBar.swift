#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Tabwire
  import TabwireClient
  import TabwireIcons

  /// The tab bar. It is hidden in bootstrap, and scrolls if the tabs do not fit.
  @MainActor
  final class TabBar {
    typealias ID = TabManager.ContainerID

    let widget: Widget
    /// Called when the user clicks a tab, including the selected one.
    var onSelect: (@MainActor (ID) -> Void)?

    /// Whether labels are beside the icons instead of below them.
    var isWide = false {
      didSet { if isWide != oldValue { updateWidth() } }
    }

    private let list: Widget
    private let scroller: Widget
    private var selected: ID?
    /// The part of the neighbouring tab that stays visible beside the selected one, in pixels.
    private static let margin = 16.0
    private let icons: IconNames
    private var buttons: [ID: TabButton] = [:]
    /// The tabs of a tab bar that is sliding away.
    private var departing: [TabButton] = []
    /// A hidden button that groups the others for keyboard navigation.
    private let group = GObjectReference(sinking: gtk_toggle_button_new())

    /// - Parameter icons: The icons for the names that servers use.
    init(icons: IconNames) {
      self.icons = icons
      list = tw_tab_list_new()
      gtk_box_set_homogeneous(cast(list), 1)
      gtk_widget_add_css_class(list, "tab-bar")
      widget = gtk_revealer_new()
      scroller = gtk_scrolled_window_new()
      gtk_scrolled_window_set_policy(OpaquePointer(scroller), GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER)
      gtk_scrolled_window_set_propagate_natural_width(OpaquePointer(scroller), 1)
      gtk_scrolled_window_set_child(OpaquePointer(scroller), list)
      gtk_widget_add_css_class(scroller, "tab-bar-room")
      gtk_revealer_set_child(OpaquePointer(widget), scroller)
      gtk_revealer_set_transition_type(OpaquePointer(widget), GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
      SignalHandler.connect(widget, "notify::child-revealed") { [weak self] _ in
        guard let self, !isRevealed else { return }
        removeDeparting()
      }
      // Emitted during layout, when scrolling is not allowed: scroll afterwards.
      SignalHandler.connect(adjustment, "changed") { [weak self] _ in
        Task { self?.showSelected() }
      }
    }

    /// Applies a transition. Changes only the tabs that the transition names.
    ///
    /// - Parameters:
    ///   - transition: The transition.
    ///   - tabs: The containers after the transition.
    func apply(_ transition: Transition<ID>, tabs: [TabItem<ID>]) {
      if transition.promoted != nil || transition.demoted != nil { removeDeparting() }
      if transition.demoted != nil {
        // The tab bar keeps its tabs while it slides away.
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

    /// Marks a tab as the selected one.
    func select(_ id: ID) {
      for (other, button) in buttons where other != id { button.setSelected(false) }
      buttons[id]?.setSelected(true)
      selected = id
      showSelected()
    }

    /// Scrolls the selected tab into view.
    private func showSelected() {
      guard let button = selected.flatMap({ buttons[$0] }) else { return }
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(button.widget, list, &bounds) != 0 else { return }
      gtk_adjustment_clamp_page(
        adjustment, Double(bounds.origin.x) - Self.margin, Double(bounds.origin.x + bounds.size.width) + Self.margin)
    }

    private var adjustment: UnsafeMutablePointer<GtkAdjustment> {
      gtk_scrolled_window_get_hadjustment(OpaquePointer(scroller))
    }

    private func updateWidth() {
      if isWide { gtk_widget_add_css_class(list, "wide") } else { gtk_widget_remove_css_class(list, "wide") }
      gtk_widget_set_halign(scroller, isWide ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL)
      gtk_revealer_set_transition_type(
        OpaquePointer(widget),
        isWide ? GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN : GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
      for button in buttons.values { button.isWide = isWide }
    }

    /// Whether the tab bar is shown.
    var isRevealed: Bool { gtk_revealer_get_reveal_child(OpaquePointer(widget)) != 0 }

    /// Whether no animation of the tab bar is running.
    var isSettled: Bool { (gtk_revealer_get_child_revealed(OpaquePointer(widget)) != 0) == isRevealed }

    /// The order of the tabs on the screen, read from the widgets.
    var order: [ID] {
      sequence(first: gtk_widget_get_first_child(list)) { $0.flatMap { gtk_widget_get_next_sibling($0) } }
        .prefix { $0 != nil }
        .compactMap { widget in buttons.first { $0.value.widget == widget }?.key }
    }

    /// Returns the button of a tab.
    func button(for id: ID) -> TabButton? { buttons[id] }

    private func add(_ id: ID, _ tab: TabData) {
      let button = TabButton(tab, icons: icons) { [weak self] in self?.onSelect?(id) }
      button.isWide = isWide
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
