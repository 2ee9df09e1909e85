import CWebKitGTK
import Glibc
import TabwireWebKit

/// Announces text to screen readers without moving the focus.
@MainActor
package struct Announcer {
  /// The window that the announcement comes from. Screen readers ignore windows that are not active.
  let window: Widget

  package init(window: Widget) {
    self.window = window
  }

  package func say(_ text: String) {
    if let announce = Self.announce {
      if hasScreenReaderBus { announce(window, text, Self.mediumPriority) }
    } else {
      // Screen readers read a window's label when it changes: set the text, then the title again.
      tw_accessible_set_label(window, text)
      tw_accessible_set_label(window, gtk_window_get_title(cast(window)))
    }
  }

  /// Whether screen readers can hear the window. GTK has a context for tests otherwise, which cannot announce: it crashes.
  private var hasScreenReaderBus: Bool {
    guard let context = Self.context?(window) else { return false }
    defer { g_object_unref(context) }
    let instance = context.assumingMemoryBound(to: GTypeInstance.self)
    return g_type_name_from_instance(instance).map { String(cString: $0) } != "GtkTestATContext"
  }

  private typealias Context = @convention(c) (Widget?) -> UnsafeMutableRawPointer?
  /// `gtk_accessible_get_at_context`, or `nil` before GTK 4.10.
  private static let context = dlsym(nil, "gtk_accessible_get_at_context").map { unsafeBitCast($0, to: Context.self) }

  private typealias Announce = @convention(c) (Widget?, UnsafePointer<CChar>?, CInt) -> Void
  private static let mediumPriority: CInt = 1
  /// `gtk_accessible_announce`, or `nil` before GTK 4.14.
  private static let announce = dlsym(nil, "gtk_accessible_announce").map { unsafeBitCast($0, to: Announce.self) }
}
