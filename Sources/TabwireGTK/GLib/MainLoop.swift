#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Glibc

  /// Lets GLib own the main thread while Swift's main actor keeps running on it.
  ///
  /// libdispatch signals a file descriptor whenever its main queue has work, and GLib watches that descriptor.
  @MainActor
  enum MainLoop {
    private static var source: guint = 0

    /// Connects both. To be called on the main thread before GLib's loop runs; further calls do nothing.
    static func install() {
      guard source == 0 else { return }
      let descriptor = _dispatch_get_main_queue_handle_4CF()
      source = g_unix_fd_add_full(
        G_PRIORITY_DEFAULT, descriptor, G_IO_IN,
        { descriptor, _, _ in
          var count: UInt64 = 0
          _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
          _dispatch_main_queue_callback_4CF(nil)
          return 1
        }, nil, nil)
    }
  }
#endif
