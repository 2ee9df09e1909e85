import CWebKitGTK

/// What is at a place in a page, for the context menu.
package struct PagePlace: Decodable {
  package var link: String?
  package var isImage = false
  package var isEditable = false
  package var isSelection = false

  /// Whether nothing else is there than the page.
  package var isOfPage: Bool { link == nil && !isImage && !isEditable && !isSelection }

  /// Reads WebKit's hit test result.
  init(_ result: OpaquePointer) {
    link = webkit_hit_test_result_get_link_uri(result).map { String(cString: $0) }
    isImage =
      webkit_hit_test_result_context_is_image(result) != 0 || webkit_hit_test_result_context_is_media(result) != 0
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
        isImage: false,
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
