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
    public func writeScreenshot(to file: URL) throws {
      try Self.writePicture(of: window, to: file)
    }

    /// Writes the content of any window to a PNG file.
    static func writePicture(of window: Widget, to file: URL) throws {
      let paintable = gtk_widget_paintable_new(window)
      defer { g_object_unref(paintable?.rawPointer) }
      let snapshot = gtk_snapshot_new()
      let (width, height) = (Double(gtk_widget_get_width(window)), Double(gtk_widget_get_height(window)))
      gdk_paintable_snapshot(paintable, snapshot, width, height)
      guard let node = gtk_snapshot_free_to_node(snapshot),
        let renderer = gtk_native_get_renderer(OpaquePointer(window))
      else { throw ScreenshotError(description: "screenshot: the window is not on the screen") }
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
  }
#endif
