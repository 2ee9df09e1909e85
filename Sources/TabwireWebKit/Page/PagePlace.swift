import CWebKitGTK

/// What is at a place in a page, for the context menu.
package struct PagePlace: Decodable {
  package var link: String?
  package var image: String?
  package var isEditable = false
  package var isSelection = false

  /// Reads WebKit's hit test result.
  init(_ result: OpaquePointer) {
    link = webkit_hit_test_result_get_link_uri(result).map { String(cString: $0) }
    image = webkit_hit_test_result_get_image_uri(result).map { String(cString: $0) }
    isEditable = webkit_hit_test_result_context_is_editable(result) != 0
    isSelection = webkit_hit_test_result_context_is_selection(result) != 0
  }

  /// JavaScript that describes the focused element.
  static let ofFocus = """
    (() => {
      const element = document.activeElement
      const isText = element?.matches("textarea, input:not([type=button], [type=submit], [type=checkbox], [type=radio])")
      return {
        link: element?.closest("a[href]")?.href,
        isEditable: !!(isText && !element.readOnly || element?.isContentEditable),
        isSelection: !getSelection().isCollapsed
      }
    })()
    """
}

/// WebKit's editing commands.
package enum EditingCommand: String {
  case cut = "Cut"
  case copy = "Copy"
  case paste = "Paste"
  case selectAll = "SelectAll"
}
