import CWebKitGTK
import Glibc

/// Runs Swift's main actor on GLib's main loop.
///
/// libdispatch signals a file descriptor when its main queue has work. GLib watches that descriptor.
@MainActor
package enum MainLoop {
  private static var source: guint = 0

  /// Connects the two loops. Call it on the main thread before GLib's main loop runs. Further calls have no effect.
  package static func install() {
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
