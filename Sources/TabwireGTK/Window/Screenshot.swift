#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation

  extension TabbedNavigator {
    /// Why there is no picture of the window.
    public struct ScreenshotError: Error, CustomStringConvertible {
      public let description: String
    }

    /// Writes a picture of the window, as it is painted, to a PNG file.
    ///
    /// - Parameter file: the file, which is replaced if it is there.
    /// - Throws: ``ScreenshotError`` if the window is not on a screen or the file cannot be written.
    public func writeScreenshot(to file: URL) throws {
      try Self.writePicture(of: window, to: file)
    }

    /// Writes a picture of any window to a PNG file.
    static func writePicture(of window: Widget, to file: URL) throws {
      let paintable = gtk_widget_paintable_new(window)
      defer { g_object_unref(paintable?.rawPointer) }
      let snapshot = gtk_snapshot_new()
      let (width, height) = (Double(gtk_widget_get_width(window)), Double(gtk_widget_get_height(window)))
      gdk_paintable_snapshot(paintable, snapshot, width, height)
      guard let node = gtk_snapshot_free_to_node(snapshot),
        let renderer = gtk_native_get_renderer(OpaquePointer(window))
      else { throw ScreenshotError(description: "the window is not on a screen") }
      defer { gsk_render_node_unref(node) }
      guard let texture = gsk_renderer_render_texture(renderer, node, nil) else {
        throw ScreenshotError(description: "the window cannot be painted")
      }
      defer { g_object_unref(texture.rawPointer) }
      guard gdk_texture_save_to_png(texture, file.path) != 0 else {
        throw ScreenshotError(description: "\(file.path) cannot be written; does the folder exist?")
      }
    }
  }
#endif
