import CWebKitGTK
import Foundation
import TabwireGTK
import TabwireWebKit

/// A picture of windows, side by side.
@MainActor
package struct WindowPicture {
  /// The space between windows, in pixels.
  private static let gap = 24
  /// The time limit for painting a window.
  private static let windowTimeout = Duration.seconds(5)
  /// The time limit for painting a page.
  private static let pageTimeout = Duration.seconds(15)

  private let windows: [GObjectReference]

  /// - Parameter windows: The windows, from left to right.
  package init(of windows: [GObjectReference]) {
    self.windows = windows
  }

  /// Waits until a page is painted. On a busy machine a page is painted long after it has loaded.
  package static func untilPainted(_ navigator: Navigator) async throws {
    guard !navigator.isShowingError, let webView = navigator.webView else { return }
    let deadline = ContinuousClock.now + pageTimeout
    var page: PageSnapshot?
    repeat {
      if page == nil { page = await PageSnapshot.take(of: webView) }
      // An empty page has nothing to wait for.
      if let page, page.isBlank || webView.withWidget(hasPainted) { return }
      try await Task.sleep(for: .milliseconds(20))
    } while ContinuousClock.now < deadline
    throw ScreenshotError(description: "screenshot: the page was not painted after \(pageTimeout)")
  }

  /// Whether a widget shows more than one color.
  private static func hasPainted(_ widget: Widget) -> Bool {
    guard let node = content(of: widget) else { return false }
    defer { gsk_render_node_unref(node) }
    guard let native = gtk_widget_get_native(widget), let renderer = gtk_native_get_renderer(native),
      let texture = gsk_renderer_render_texture(renderer, node, nil)
    else { return false }
    defer { g_object_unref(texture.rawPointer) }
    return !PageSnapshot.isBlank(texture)
  }

  /// Writes the picture to a PNG file.
  ///
  /// - Parameter file: The file to write. An existing file is replaced.
  package func write(to file: URL) async throws {
    let deadline = ContinuousClock.now + Self.windowTimeout
    var painted = content
    // GTK has no content while a part of the window waits to be painted again.
    while painted == nil, ContinuousClock.now < deadline {
      try await Task.sleep(for: .milliseconds(5))
      painted = content
    }
    guard let node = painted, let renderer = windows.first?.withPointer({ gtk_native_get_renderer($0) })
    else {
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

  /// The last painted content of the windows, or `nil` if one of them has none.
  private var content: OpaquePointer? {
    let nodes = windows.compactMap { $0.withPointer(Self.content) }
    defer { for node in nodes { gsk_render_node_unref(node) } }
    guard nodes.count == windows.count else { return nil }
    let snapshot = gtk_snapshot_new()
    for (window, node) in zip(windows, nodes) {
      gtk_snapshot_append_node(snapshot, node)
      var next = graphene_point_t(x: Float(Int(window.withPointer { gtk_widget_get_width($0) }) + Self.gap), y: 0)
      gtk_snapshot_translate(snapshot, &next)
    }
    return gtk_snapshot_free_to_node(snapshot)
  }

  /// Returns the last painted content of a widget, or `nil`.
  private static func content(of widget: Widget) -> OpaquePointer? {
    let paintable = gtk_widget_paintable_new(widget)
    defer { g_object_unref(paintable?.rawPointer) }
    let snapshot = gtk_snapshot_new()
    let (width, height) = (Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget)))
    gdk_paintable_snapshot(paintable, snapshot, width, height)
    return gtk_snapshot_free_to_node(snapshot)
  }
}

/// An error that kept a window from being saved as a picture.
public struct ScreenshotError: Error, CustomStringConvertible {
  public let description: String
}
