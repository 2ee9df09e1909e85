import CWebKitGTK
import TabwireWebKit

/// A snapshot of a page.
@MainActor
package final class PageSnapshot {
  /// The time limit for taking a snapshot.
  package static let timeout = Duration.seconds(2)
  /// The size limit, in device pixels.
  private static let maximumPixelCount = 5_000_000

  private let reference: GObjectReference

  private init(_ texture: GObjectReference) {
    reference = texture
  }

  /// Takes a snapshot of a page, which may be in the background.
  ///
  /// - Returns: The snapshot, or `nil` if the page was never shown, is too large or does not respond in time.
  package static func take(of webView: WebView) async -> PageSnapshot? {
    let pixels = webView.withWidget {
      let scale = Int(gtk_widget_get_scale_factor($0))
      return Int(gtk_widget_get_width($0)) * Int(gtk_widget_get_height($0)) * scale * scale
    }
    guard (1...maximumPixelCount).contains(pixels) else { return nil }
    let texture = await withTimeout(timeout) {
      try await webView.wait { callback, waiting in
        webView.withView {
          webkit_web_view_get_snapshot(
            $0, WEBKIT_SNAPSHOT_REGION_VISIBLE, WEBKIT_SNAPSHOT_OPTIONS_NONE, nil, callback, waiting)
        }
      } finish: { view, result in
        let texture = try GLibError.check { webkit_web_view_get_snapshot_finish(cast(view), result, $0) }
        return texture.map { GObjectReference(adopting: $0.rawPointer) }
      }
    }
    return texture.flatMap(\.self).map { PageSnapshot($0) }
  }

  /// Whether the page has one color.
  package var isBlank: Bool { withTexture(Self.isBlank) }

  /// Calls a function with the picture, which lives until the function returns.
  package func withTexture<Result>(_ use: (OpaquePointer) throws -> Result) rethrows -> Result {
    try reference.withPointer(use)
  }

  /// Whether all pixels of a texture have the same color.
  package static func isBlank(_ texture: OpaquePointer) -> Bool {
    let (width, height) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
    var pixels = [UInt32](repeating: 0, count: width * height)
    pixels.withUnsafeMutableBytes {
      gdk_texture_download(texture, $0.baseAddress?.assumingMemoryBound(to: guchar.self), gsize(width * 4))
    }
    return pixels.allSatisfy { $0 == pixels.first }
  }
}
