#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// A native menu that is shown once.
  @MainActor
  struct Menu {
    private static let group = "choice"
    private static let action = "choose"

    private let popover: Widget

    /// - Parameters:
    ///   - title: what the menu is about.
    ///   - items: what there is to choose from.
    ///   - onChoice: called with the position of the choice.
    init(_ title: String?, items: [String], onChoice: @escaping @MainActor (Int) -> Void) {
      let section = g_menu_new()
      for (index, item) in items.enumerated() {
        // In a menu an underscore marks the key for the letter after it.
        g_menu_append(section, item.replacing("_", with: "__"), "\(Self.group).\(Self.action)(\(index))")
      }
      let menu = g_menu_new()
      g_menu_append_section(menu, title?.replacing("_", with: "__"), cast(section!))
      popover = gtk_popover_menu_new_from_model(cast(menu!))
      g_object_unref(section?.rawPointer)
      g_object_unref(menu?.rawPointer)

      let actions = g_simple_action_group_new()
      let type = g_variant_type_new("i")
      let choose = g_simple_action_new(Self.action, type)
      g_variant_type_free(type)
      SignalHandler.connect(choose!, "activate") { arguments in
        guard let choice = arguments.variant(1) else { return }
        onChoice(Int(g_variant_get_int32(choice)))
      }
      g_action_map_add_action(OpaquePointer(actions), choose)
      gtk_widget_insert_action_group(popover, Self.group, OpaquePointer(actions))
      g_object_unref(choose?.rawPointer)
      g_object_unref(actions?.rawPointer)
    }

    /// Shows it at the bottom of a widget, where it is near at hand on a phone.
    func show(over widget: Widget) {
      gtk_widget_set_parent(popover, widget)
      var place = GdkRectangle(
        x: gtk_widget_get_width(widget) / 2, y: gtk_widget_get_height(widget) - 24, width: 1, height: 1)
      gtk_popover_set_pointing_to(cast(popover), &place)
      gtk_popover_set_position(cast(popover), GTK_POS_TOP)
      gtk_popover_set_has_arrow(cast(popover), 0)
      SignalHandler.connect(popover, "closed") { [popover] _ in
        // The choice is told after the menu has closed.
        Task { gtk_widget_unparent(popover) }
      }
      gtk_popover_popup(cast(popover))
    }
  }
#endif
