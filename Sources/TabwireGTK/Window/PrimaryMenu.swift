import CWebKitGTK
import TabwireWebKit

/// The menu in the header bar: the page in the browser, the keyboard shortcuts, and what the app is.
@MainActor
final class PrimaryMenu: WidgetOwner {
  private let button: Widget
  let reference: GObjectReference
  private let window: Widget
  private let applicationID: String
  /// The widget that had the focus before the menu. It gets the focus back when the menu closes.
  private var focused: GObjectReference?

  /// The shortcuts by group: their titles, and their keys in GTK's syntax.
  static let shortcuts: KeyValuePairs<String, KeyValuePairs<String, String>> = [
    "Pages": [
      "Go Back": "<Alt>Left", "Go Forward": "<Alt>Right", "Reload": "<Control>r F5", "Print": "<Control>p",
      "Context Menu": "Menu <Shift>F10", "Zoom In": "<Control>plus", "Zoom Out": "<Control>minus",
      "Reset Zoom": "<Control>0", "Stop Loading": "Escape",
    ],
    "Tabs": ["Select a Tab": "<Control>1...9", "Next Tab": "<Control>Tab", "Previous Tab": "<Control><Shift>Tab"],
    "Window": ["Full Screen": "F11", "Keyboard Shortcuts": "<Control>question", "Close": "<Control>w <Control>q"],
  ]

  init(of window: Widget, applicationID: String, openInBrowser: @escaping @MainActor () -> Void) {
    self.window = window
    self.applicationID = applicationID
    button = gtk_menu_button_new()
    reference = GObjectReference(sinking: button)
    let menu = g_menu_new()
    g_menu_append(menu, localized("_Open in Browser"), "menu.browser")
    g_menu_append(menu, localized("_Keyboard Shortcuts"), "menu.shortcuts")
    g_menu_append(menu, localized("_About %@", Self.applicationName), "menu.about")
    gtk_menu_button_set_menu_model(OpaquePointer(button), cast(menu!))
    g_object_unref(menu?.rawPointer)
    gtk_menu_button_set_icon_name(OpaquePointer(button), "open-menu-symbolic")
    gtk_menu_button_set_primary(OpaquePointer(button), 1)
    gtk_widget_set_tooltip_text(button, localized("Main Menu"))
    tw_accessible_set_label(button, localized("Main Menu"))
    let actions = g_simple_action_group_new()
    add("browser", to: actions, perform: openInBrowser)
    add("shortcuts", to: actions) { [weak self] in self?.showShortcuts() }
    add("about", to: actions) { [weak self] in self?.showAbout() }
    gtk_widget_insert_action_group(window, "menu", OpaquePointer(actions))
    SignalHandler.connect(window, "notify::focus-widget") { [weak self] _ in self?.focusDidChange() }
    focusDidChange()
    if let popover = gtk_menu_button_get_popover(OpaquePointer(button)) {
      SignalHandler.connect(popover, "closed") { [weak self] _ in
        // Newer versions of GTK focus the button after this signal.
        Task { self?.giveFocusBack() }
      }
    }
    Shortcuts.install([("<Control>question", Shortcuts.always { [weak self] in self?.showShortcuts() })], on: window)
    g_object_unref(actions?.rawPointer)
  }

  private func focusDidChange() {
    let focus = gtk_window_get_focus(cast(window))
    if let focus, gtk_widget_is_ancestor(focus, button) != 0 { return }
    focused = focus.map { GObjectReference(retaining: $0) }
  }

  private func giveFocusBack() {
    let former = focused
    // A page that was removed while the menu was open is kept no longer.
    focused = nil
    former?.withPointer { (widget: Widget) in
      if gtk_widget_get_mapped(widget) != 0 { gtk_widget_grab_focus(widget) }
    }
    focusDidChange()
  }

  private func add(
    _ name: String, to group: UnsafeMutablePointer<GSimpleActionGroup>?, perform: @escaping @MainActor () -> Void
  ) {
    guard let action = g_simple_action_new(name, nil) else { return }
    SignalHandler.connect(action, "activate") { _ in perform() }
    g_action_map_add_action(OpaquePointer(group), action)
    g_object_unref(action.rawPointer)
  }

  private static var applicationName: String { g_get_application_name().map { String(cString: $0) } ?? "" }

  func showAbout() {
    let about = adw_about_window_new()!
    adw_about_window_set_application_name(OpaquePointer(about), Self.applicationName)
    // An app that is not installed has no icon.
    if gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(gtk_widget_get_display(window)), applicationID) != 0 {
      adw_about_window_set_application_icon(OpaquePointer(about), applicationID)
    }
    adw_about_window_set_comments(OpaquePointer(about), localized("Its pages and its tab bar come from its server."))
    gtk_window_set_transient_for(cast(about), cast(window))
    gtk_window_present(cast(about))
  }

  func showShortcuts() {
    let groups = Self.shortcuts.map { group, items in
      let rows = items.map { title, keys in
        """
        <child><object class="GtkShortcutsShortcut"><property name="title">\(Self.escaped(localized(title)))</property>
        <property name="accelerator">\(Self.escaped(keys))</property></object></child>
        """
      }
      return """
        <child><object class="GtkShortcutsGroup"><property name="title">\(Self.escaped(localized(group)))</property>\(rows.joined())</object></child>
        """
    }
    let description = """
      <interface><object class="GtkShortcutsWindow" id="window"><property name="modal">1</property>
      <child><object class="GtkShortcutsSection">\(groups.joined())</object></child></object></interface>
      """
    guard let builder = gtk_builder_new_from_string(description, -1) else { return }
    defer { g_object_unref(builder.rawPointer) }
    guard let shortcuts = gtk_builder_get_object(builder, "window") else { return }
    gtk_window_set_transient_for(cast(shortcuts), cast(window))
    gtk_window_present(cast(shortcuts))
  }

  private static func escaped(_ text: String) -> String { takeString(g_markup_escape_text(text, -1)) ?? "" }
}
