#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// What the user saw of a page last.
  @MainActor
  final class PagePicture {
    /// How long a page may take to be pictured, and to be painted again.
    static let patience = Duration.seconds(2)
    /// Larger ones are not kept, in the screen's pixels: they would take as much memory as they are to save.
    private static let most = 5_000_000

    private let reference: GObjectReference
    var texture: OpaquePointer { OpaquePointer(reference.pointer) }
    /// How wide and how high the page was, in the window's pixels.
    private let size: (width: Int32, height: Int32)
    private let isDark: Bool

    private init(_ texture: GObjectReference, of widget: Widget) {
      reference = texture
      size = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
      isDark = Self.isDark
    }

    /// Pictures a page, also one in the background.
    ///
    /// - Returns: the picture; nothing if the page was never shown, is very large, or does not answer soon.
    static func take(of webView: WebView) async -> PagePicture? {
      let scale = Int(gtk_widget_get_scale_factor(webView.widget))
      let pixels =
        Int(gtk_widget_get_width(webView.widget)) * Int(gtk_widget_get_height(webView.widget)) * scale * scale
      guard (1...most).contains(pixels) else { return nil }
      let texture = await answer(within: patience) {
        try await webView.wait { callback, waiting in
          webkit_web_view_get_snapshot(
            webView.view, WEBKIT_SNAPSHOT_REGION_VISIBLE, WEBKIT_SNAPSHOT_OPTIONS_NONE, nil, callback, waiting)
        } finish: { view, result in
          let texture = try GLibError.check { webkit_web_view_get_snapshot_finish(cast(view), result, $0) }
          return texture.map { GObjectReference(adopting: $0.rawPointer) }
        }
      }
      return texture.flatMap(\.self).map { PagePicture($0, of: webView.widget) }
    }

    /// Whether it looks as the page will in a place: of the same size, and as dark or light.
    func fits(_ place: Widget) -> Bool {
      gtk_widget_get_width(place) == size.width && gtk_widget_get_height(place) == size.height && isDark == Self.isDark
    }

    private static var isDark: Bool { adw_style_manager_get_dark(adw_style_manager_get_default()) != 0 }
  }
#endif
