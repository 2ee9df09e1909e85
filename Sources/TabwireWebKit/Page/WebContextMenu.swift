import CWebKitGTK

/// WebKit's context menu of a place in a page, before it is shown.
@MainActor
package final class WebContextMenu {
  /// Items that an app leaves out, such as those for further windows, or has in its own way.
  private static let removed: Set<UInt32> = Set(
    [
      WEBKIT_CONTEXT_MENU_ACTION_OPEN_LINK, WEBKIT_CONTEXT_MENU_ACTION_OPEN_LINK_IN_NEW_WINDOW,
      WEBKIT_CONTEXT_MENU_ACTION_OPEN_IMAGE_IN_NEW_WINDOW, WEBKIT_CONTEXT_MENU_ACTION_OPEN_FRAME_IN_NEW_WINDOW,
      WEBKIT_CONTEXT_MENU_ACTION_OPEN_VIDEO_IN_NEW_WINDOW, WEBKIT_CONTEXT_MENU_ACTION_OPEN_AUDIO_IN_NEW_WINDOW,
      WEBKIT_CONTEXT_MENU_ACTION_GO_BACK, WEBKIT_CONTEXT_MENU_ACTION_GO_FORWARD, WEBKIT_CONTEXT_MENU_ACTION_STOP,
      WEBKIT_CONTEXT_MENU_ACTION_RELOAD,
    ].map(\.rawValue))

  package let link: String?
  /// Whether nothing else is at the place than the page.
  package let isOfPage: Bool
  private let menu: OpaquePointer
  private var count: Int32 = 0

  /// - Parameters:
  ///   - menu: WebKit's menu. It is valid while WebKit emits its signal.
  init(_ menu: OpaquePointer, at result: OpaquePointer) {
    self.menu = menu
    link = webkit_hit_test_result_get_link_uri(result).map { String(cString: $0) }
    let others = [
      webkit_hit_test_result_context_is_image(result), webkit_hit_test_result_context_is_media(result),
      webkit_hit_test_result_context_is_editable(result), webkit_hit_test_result_context_is_selection(result),
    ]
    isOfPage = link == nil && others.allSatisfy { $0 == 0 }
    let items = webkit_context_menu_get_items(menu)
    let pointers = sequence(first: items) { $0?.pointee.next }.prefix { $0 != nil }.compactMap { $0?.pointee.data }
    for pointer in pointers {
      let item = OpaquePointer(pointer)
      if Self.removed.contains(webkit_context_menu_item_get_stock_action(item).rawValue) {
        webkit_context_menu_remove(menu, item)
      }
    }
  }

  /// Adds an item above those of WebKit.
  package func insert(_ title: String, perform: @escaping @MainActor () -> Void) {
    guard let action = g_simple_action_new("tabwire-\(count)", nil) else { return }
    defer { g_object_unref(action.rawPointer) }
    // The menu closes first.
    SignalHandler.connect(action, "activate") { _ in Task { perform() } }
    webkit_context_menu_insert(menu, webkit_context_menu_item_new_from_gaction(action, title, nil), count)
    count += 1
  }
}
