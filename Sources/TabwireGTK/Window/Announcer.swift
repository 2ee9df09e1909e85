#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Glibc

  /// Lets screen readers say something at once, without moving the focus.
  @MainActor
  struct Announcer {
    /// The window in which something happens. Only the one that the user is in is heard of.
    let window: Widget

    /// Says something.
    func say(_ text: String) {
      if let announce = Self.announce {
        announce(window, text, Self.mediumPriority)
      } else {
        // Screen readers say how the user's window is called whenever that changes: they hear the text, then the title.
        tw_accessible_set_label(window, text)
        tw_accessible_set_label(window, gtk_window_get_title(cast(window)))
      }
    }

    private typealias Announce = @convention(c) (Widget?, UnsafePointer<CChar>?, CInt) -> Void
    private static let mediumPriority: CInt = 1
    /// What GTK has for it, from 4.14 on.
    private static let announce = dlsym(nil, "gtk_accessible_announce").map { unsafeBitCast($0, to: Announce.self) }
  }
#endif
