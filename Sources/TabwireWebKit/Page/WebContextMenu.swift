import CWebKitGTK

/// WebKit's context menu of a place in a page, before it is shown.
@MainActor
package struct WebContextMenu {
  /// Items that an app leaves out, such as those for further windows, or has in its own way.
  private static let removed: Set<UInt32> = Set(
    [
      WEBKIT_CONTEXT_MENU_ACTION_OPEN_LINK, WEBKIT_CONTEXT_MENU_ACTION_OPEN_LINK_IN_NEW_WINDOW,
      WEBKIT_CONTEXT_MENU_ACTION_OPEN_IMAGE_IN_NEW_WINDOW, WEBKIT_CONTEXT_MENU_ACTION_OPEN_FRAME_IN_NEW_WINDOW,
      WEBKIT_CONTEXT_MENU_ACTION_OPEN_VIDEO_IN_NEW_WINDOW, WEBKIT_CONTEXT_MENU_ACTION_OPEN_AUDIO_IN_NEW_WINDOW,
      WEBKIT_CONTEXT_MENU_ACTION_GO_BACK, WEBKIT_CONTEXT_MENU_ACTION_GO_FORWARD, WEBKIT_CONTEXT_MENU_ACTION_STOP,
      WEBKIT_CONTEXT_MENU_ACTION_RELOAD,
    ].map(\.rawValue))

  package let place: PagePlace
  private let menu: OpaquePointer

  /// - Parameters:
  ///   - menu: WebKit's menu. It is valid while WebKit emits its signal.
  init(_ menu: OpaquePointer, at result: OpaquePointer) {
    self.menu = menu
    place = PagePlace(result)
    let items = webkit_context_menu_get_items(menu)
    let pointers = sequence(first: items) { $0?.pointee.next }.prefix { $0 != nil }.compactMap { $0?.pointee.data }
    for pointer in pointers {
      let item = OpaquePointer(pointer)
      if Self.removed.contains(webkit_context_menu_item_get_stock_action(item).rawValue) {
        webkit_context_menu_remove(menu, item)
      }
    }
  }

  /// Adds an item at the top.
  package func prepend(_ title: String, perform: @escaping @MainActor () -> Void) {
    guard let action = g_simple_action_new("tabwire-\(webkit_context_menu_get_n_items(menu))", nil) else { return }
    defer { g_object_unref(action.rawPointer) }
    // The menu closes first.
    SignalHandler.connect(action, "activate") { _ in Task { perform() } }
    webkit_context_menu_prepend(menu, webkit_context_menu_item_new_from_gaction(action, title, nil))
  }
}
