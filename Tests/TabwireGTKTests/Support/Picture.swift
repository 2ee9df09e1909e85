import CWebKitGTK
import Foundation

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

/// The pixels of a PNG file or a window.
struct Picture {
  let width: Int
  let height: Int
  /// The pixels, as blue, green, red and alpha from the lowest byte up.
  private let pixels: [UInt32]

  @MainActor
  init(_ file: URL) throws {
    guard let texture = try GLibError.check({ gdk_texture_new_from_filename(file.path, $0) }) else {
      throw TestTimeoutError(description: "\(file.path) is no picture")
    }
    self.init(adopting: texture)
  }

  /// Takes a picture of the last painted content of a window.
  @MainActor
  init(of window: Widget) throws {
    let paintable = gtk_widget_paintable_new(window)
    defer { g_object_unref(paintable?.rawPointer) }
    let snapshot = gtk_snapshot_new()
    let (width, height) = (Double(gtk_widget_get_width(window)), Double(gtk_widget_get_height(window)))
    gdk_paintable_snapshot(paintable, snapshot, width, height)
    let node = gtk_snapshot_free_to_node(snapshot)
    defer { if let node { gsk_render_node_unref(node) } }
    guard let node, let renderer = gtk_native_get_renderer(OpaquePointer(window)),
      let texture = gsk_renderer_render_texture(renderer, node, nil)
    else { throw TestTimeoutError(description: "the window is not painted") }
    self.init(adopting: texture)
  }

  private init(adopting texture: OpaquePointer) {
    defer { g_object_unref(texture.rawPointer) }
    width = Int(gdk_texture_get_width(texture))
    height = Int(gdk_texture_get_height(texture))
    var pixels = [UInt32](repeating: 0, count: width * height)
    let stride = width * 4
    pixels.withUnsafeMutableBytes {
      gdk_texture_download(texture, $0.baseAddress?.assumingMemoryBound(to: guchar.self), gsize(stride))
    }
    self.pixels = pixels
  }

  /// The number of different colors.
  var colorCount: Int { Set(pixels).count }

  /// Whether a pixel has a color, as blue, green, red and alpha from the lowest byte up.
  func contains(_ pixel: UInt32) -> Bool { pixels.contains(pixel) }

  /// Returns the color of a pixel, from 0 to 255.
  func color(x: Int, y: Int) -> (red: Int, green: Int, blue: Int) {
    let pixel = Int(pixels[y * width + x])
    return (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
  }

  /// Returns the number of pixels within a rectangle that satisfy a condition.
  func count(
    x: Range<Int>, y: Range<Int>, where isCounted: ((red: Int, green: Int, blue: Int)) -> Bool
  ) -> Int {
    y.reduce(0) { sum, y in sum + x.count { isCounted(color(x: $0, y: y)) } }
  }
}
