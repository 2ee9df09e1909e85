#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation

  extension TabbedNavigator {
    /// The error of a wait that took longer than its timeout.
    public struct TimeoutError: Error, CustomStringConvertible {
      public let description: String
    }

    /// An error that kept the window from being saved as a picture.
    public struct ScreenshotError: Error, CustomStringConvertible {
      public let description: String
    }

    /// Writes the window's content to a PNG file.
    ///
    /// - Parameter file: The file to write. An existing file is replaced.
    /// - Throws: ``ScreenshotError`` if the window is not on the screen or the file cannot be written.
    public func writeScreenshot(to file: URL) async throws {
      try await Self.writePicture(of: window, to: file)
    }

    /// The time that a window has to be painted.
    private static let paintTimeout = Duration.seconds(5)

    /// Writes the content of any window to a PNG file.
    static func writePicture(of window: Widget, to file: URL) async throws {
      let deadline = ContinuousClock.now + paintTimeout
      var painted = content(of: window)
      // GTK has no content while a part of the window waits to be painted again.
      while painted == nil, ContinuousClock.now < deadline {
        try await Task.sleep(for: .milliseconds(5))
        painted = content(of: window)
      }
      guard let node = painted, let renderer = gtk_native_get_renderer(OpaquePointer(window)) else {
        throw ScreenshotError(description: "screenshot: the window is not on the screen")
      }
      defer { gsk_render_node_unref(node) }
      guard let texture = gsk_renderer_render_texture(renderer, node, nil) else {
        throw ScreenshotError(description: "screenshot: the window cannot be rendered")
      }
      defer { g_object_unref(texture.rawPointer) }
      guard gdk_texture_save_to_png(texture, file.path) != 0 else {
        throw ScreenshotError(
          description: "screenshot: \(file.path) cannot be written (check that the folder exists and is writable)")
      }
    }

    /// Returns what was painted of a window last, or `nil`.
    private static func content(of window: Widget) -> OpaquePointer? {
      let paintable = gtk_widget_paintable_new(window)
      defer { g_object_unref(paintable?.rawPointer) }
      let snapshot = gtk_snapshot_new()
      let (width, height) = (Double(gtk_widget_get_width(window)), Double(gtk_widget_get_height(window)))
      gdk_paintable_snapshot(paintable, snapshot, width, height)
      return gtk_snapshot_free_to_node(snapshot)
    }
  }
#endif
