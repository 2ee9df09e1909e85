import CWebKitGTK
import Foundation
import Tabwire
import TabwireClient
import TabwireWebKit

/// A decoded image of a tab or an action, in the sizes that displays need (P22.4, P22.5).
package final class TabPicture: Sendable {
  /// The kind of image.
  let kind: TabImage.Kind
  /// The width and height on the screen, in logical pixels.
  let side: Int
  /// The pixels for the scale factors 1, 2 and 3.
  private let sizes: [PixelBuffer]

  /// The scale factors of displays. On others the nearest size is scaled.
  private static let scaleFactors = 1...3

  /// Decodes an image. Call it off the main thread.
  ///
  /// - Parameters:
  ///   - file: The file, whose format and size were checked.
  ///   - kind: The kind of image. A picture is cropped to a square.
  /// - Throws: ``TabImageError/damaged`` if the file cannot be decoded.
  init(decoding file: ImageFile, as kind: TabImage.Kind) throws(TabImageError) {
    self.kind = kind
    let side = kind == .picture ? 24 : 20
    self.side = side
    guard let image = ImageDecoder.decode(file) else { throw .damaged }
    defer { g_object_unref(image.rawPointer) }
    sizes = Self.scaleFactors.compactMap { PixelBuffer(of: image, side: side * $0, isSquare: kind == .picture) }
    if sizes.count < Self.scaleFactors.count { throw .damaged }
  }

  /// Returns the image as GTK draws it.
  ///
  /// - Parameter scaleFactor: The number of device pixels for a logical one.
  @MainActor
  func paintable(scaleFactor: Int) -> GObjectReference {
    let texture = sizes[min(max(scaleFactor, 1), sizes.count) - 1].texture
    return kind == .symbol ? TintedTexture.make(from: texture) : texture
  }
}

/// The pixels of an image: red, green, blue and alpha, a byte each.
private struct PixelBuffer: Sendable {
  let width: Int32
  let height: Int32
  let stride: Int
  let bytes: [UInt8]

  /// Scales an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - side: The longest side of the result, in pixels.
  ///   - isSquare: Whether to crop the image to the square in its middle.
  init?(of image: OpaquePointer, side: Int, isSquare: Bool) {
    let (width, height) = (gdk_pixbuf_get_width(image), gdk_pixbuf_get_height(image))
    let (shorter, longer) = (min(width, height), max(width, height))
    let crop = isSquare ? (width: shorter, height: shorter) : (width: width, height: height)
    let part = gdk_pixbuf_new_subpixbuf(
      image, (width - crop.width) / 2, (height - crop.height) / 2, crop.width, crop.height)
    defer { part.map { g_object_unref($0.rawPointer) } }
    let longest = Double(isSquare ? shorter : longer)
    let scaled = { (length: Int32) in Int32(max(1, (Double(length) * Double(side) / longest).rounded())) }
    guard let result = gdk_pixbuf_scale_simple(part, scaled(crop.width), scaled(crop.height), GDK_INTERP_BILINEAR)
    else { return nil }
    defer { g_object_unref(result.rawPointer) }
    self.width = gdk_pixbuf_get_width(result)
    self.height = gdk_pixbuf_get_height(result)
    stride = Int(gdk_pixbuf_get_rowstride(result))
    guard gdk_pixbuf_get_has_alpha(result) != 0, let pixels = gdk_pixbuf_read_pixels(result) else { return nil }
    bytes = Array(UnsafeBufferPointer(start: pixels, count: Int(gdk_pixbuf_get_byte_length(result))))
  }

  @MainActor
  var texture: GObjectReference {
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    return GObjectReference(
      adopting: gdk_memory_texture_new(width, height, GDK_MEMORY_R8G8B8A8, data, gsize(stride)).rawPointer)
  }
}
