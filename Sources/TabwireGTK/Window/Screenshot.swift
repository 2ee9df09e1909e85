import CWebKitGTK
import Foundation
import TabwireWebKit

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
    try await untilPainted(selectedNavigator)
    try await Self.writePicture(of: window, to: file)
  }

  /// The time limit for painting a page.
  private static let pageTimeout = Duration.seconds(15)

  /// Waits until a page is painted. On a busy machine a page is painted long after it has loaded.
  private func untilPainted(_ navigator: Navigator) async throws {
    guard !navigator.isShowingError, let webView = navigator.webView else { return }
    let deadline = ContinuousClock.now + Self.pageTimeout
    var page: PageSnapshot?
    repeat {
      if page == nil { page = await PageSnapshot.take(of: webView) }
      // An empty page has nothing to wait for.
      if let page, page.isBlank || Self.hasPainted(webView.widget) { return }
      try await Task.sleep(for: .milliseconds(20))
    } while ContinuousClock.now < deadline
    throw ScreenshotError(description: "screenshot: the page was not painted after \(Self.pageTimeout)")
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

  /// Writes the content of several windows, side by side, to a PNG file. A modal page is beside its window.
  ///
  /// - Parameters:
  ///   - windows: The windows, from left to right.
  ///   - file: The file to write. An existing file is replaced.
  /// - Throws: ``ScreenshotError`` if a window is not on the screen or the file cannot be written.
  @_spi(Testing)
  public static func writeScreenshot(of windows: [TabbedNavigator], to file: URL) async throws {
    for window in windows {
      try await window.untilPainted(window.selectedNavigator)
      if let modal = window.modals.shown { try await window.untilPainted(modal.navigator) }
    }
    try await writePicture(of: windows.flatMap { [$0.window, $0.modals.shown?.window].compactMap(\.self) }, to: file)
  }

  /// The space between windows that are side by side, in pixels.
  private static let gap = 24

  /// The time limit for painting a window.
  private static let paintTimeout = Duration.seconds(5)

  /// Writes the content of any window to a PNG file.
  static func writePicture(of window: Widget, to file: URL) async throws {
    try await writePicture(of: [window], to: file)
  }

  private static func writePicture(of windows: [Widget], to file: URL) async throws {
    let deadline = ContinuousClock.now + paintTimeout
    var painted = content(of: windows)
    // GTK has no content while a part of the window waits to be painted again.
    while painted == nil, ContinuousClock.now < deadline {
      try await Task.sleep(for: .milliseconds(5))
      painted = content(of: windows)
    }
    guard let node = painted, let renderer = windows.first.flatMap({ gtk_native_get_renderer(OpaquePointer($0)) })
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

  /// Returns the last painted content of windows, side by side, or `nil` if one of them has none.
  private static func content(of windows: [Widget]) -> OpaquePointer? {
    let nodes = windows.compactMap { content(of: $0) }
    defer { for node in nodes { gsk_render_node_unref(node) } }
    guard nodes.count == windows.count else { return nil }
    let snapshot = gtk_snapshot_new()
    for (window, node) in zip(windows, nodes) {
      gtk_snapshot_append_node(snapshot, node)
      var next = graphene_point_t(x: Float(Int(gtk_widget_get_width(window)) + gap), y: 0)
      gtk_snapshot_translate(snapshot, &next)
    }
    return gtk_snapshot_free_to_node(snapshot)
  }

  /// Returns the last painted content of a window, or `nil`.
  private static func content(of window: Widget) -> OpaquePointer? {
    let paintable = gtk_widget_paintable_new(window)
    defer { g_object_unref(paintable?.rawPointer) }
    let snapshot = gtk_snapshot_new()
    let (width, height) = (Double(gtk_widget_get_width(window)), Double(gtk_widget_get_height(window)))
    gdk_paintable_snapshot(paintable, snapshot, width, height)
    return gtk_snapshot_free_to_node(snapshot)
  }
}
