import CWebKitGTK
import Glibc
import Tabwire
import TabwireClient
import TabwireWebKit

/// A decoded image of a tab or an action (P22.4, P22.5).
package final class TabPicture: Sendable {
  let kind: TabImage.Kind
  /// The pixels, which any thread may create and free.
  private nonisolated(unsafe) let texture: OpaquePointer

  /// The longest side of a texture, in device pixels: enough for large text on a display that is scaled by two.
  private static let side = 72.0

  /// Decodes an image. Call it off the main thread.
  ///
  /// - Parameters:
  ///   - file: The file, whose format and size were checked.
  ///   - kind: The kind of image. A picture is cropped to a square.
  /// - Throws: ``TabImageError/damaged`` if the file cannot be decoded.
  init(decoding file: ImageFile, as kind: TabImage.Kind) throws(TabImageError) {
    guard let image = Self.decode(file) else { throw .damaged }
    defer { g_object_unref(image.rawPointer) }
    guard let texture = Self.texture(of: image, isSquare: kind == .picture) else { throw .damaged }
    self.kind = kind
    self.texture = texture
  }

  deinit {
    g_object_unref(texture.rawPointer)
  }

  /// The image as GTK draws it.
  @MainActor
  var paintable: GObjectReference {
    let reference = GObjectReference(retaining: texture)
    return kind == .symbol ? TintedTexture.make(from: reference) : reference
  }

  /// Scales an image.
  ///
  /// - Parameters:
  ///   - isSquare: Whether to crop the image to the square in its middle.
  private static func texture(of image: OpaquePointer, isSquare: Bool) -> OpaquePointer? {
    var (width, height) = (gdk_pixbuf_get_width(image), gdk_pixbuf_get_height(image))
    let (x, y, shorter) = ((width - height) / 2, (height - width) / 2, min(width, height))
    if isSquare { (width, height) = (shorter, shorter) }
    let part = gdk_pixbuf_new_subpixbuf(image, isSquare ? max(0, x) : 0, isSquare ? max(0, y) : 0, width, height)
    defer { part.map { g_object_unref($0.rawPointer) } }
    let scale = side / Double(max(width, height))
    let scaled = { (length: Int32) in Int32(max(1, (Double(length) * scale).rounded())) }
    guard let result = gdk_pixbuf_scale_simple(part, scaled(width), scaled(height), GDK_INTERP_BILINEAR) else {
      return nil
    }
    defer { g_object_unref(result.rawPointer) }
    return gdk_texture_new_for_pixbuf(result)
  }

  // MARK: Decoding

  /// Decodes a checked file, with a decoder for its format only: GTK's own functions guess the format, and load an SVG as gladly as a
  /// PNG.
  ///
  /// - Returns: A `GdkPixbuf`, or `nil` if the file is damaged.
  private static func decode(_ file: ImageFile) -> OpaquePointer? {
    let decoded =
      switch file.format {
      case .png, .jpeg: load(file)
      case .webp: loadWebP(file)
      }
    guard let decoded else { return nil }
    defer { g_object_unref(decoded.rawPointer) }
    // Cameras save how they were held.
    return gdk_pixbuf_apply_embedded_orientation(decoded)
  }

  private static func load(_ file: ImageFile) -> OpaquePointer? {
    guard let loader = gdk_pixbuf_loader_new_with_type(file.format.rawValue, nil) else { return nil }
    defer { g_object_unref(loader) }
    let isWritten = file.bytes.withUnsafeBufferPointer {
      gdk_pixbuf_loader_write(loader, $0.baseAddress, gsize($0.count), nil) != 0
    }
    // A loader must be closed also after an error.
    let isComplete = gdk_pixbuf_loader_close(loader, nil) != 0
    guard isWritten, isComplete, let image = gdk_pixbuf_loader_get_pixbuf(loader) else { return nil }
    return OpaquePointer(g_object_ref(image.rawPointer))
  }

  private typealias DecodeWebP =
    @convention(c) (
      UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<CInt>?
    ) -> UnsafeMutablePointer<UInt8>?
  private typealias FreeWebP = @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// GTK has no decoder for WebP. WebKit loads libwebp for its pages.
  private static func loadWebP(_ file: ImageFile) -> OpaquePointer? {
    guard let decode = dlsym(nil, "WebPDecodeRGBA").map({ unsafeBitCast($0, to: DecodeWebP.self) }),
      let free = dlsym(nil, "WebPFree").map({ unsafeBitCast($0, to: FreeWebP.self) })
    else { return nil }
    var (width, height): (CInt, CInt) = (0, 0)
    let pixels = file.bytes.withUnsafeBufferPointer {
      decode($0.baseAddress, $0.count, &width, &height)
    }
    guard let pixels else { return nil }
    defer { free(pixels) }
    let bytes = g_bytes_new(pixels, gsize(width * height * 4))
    defer { g_bytes_unref(bytes) }
    return gdk_pixbuf_new_from_bytes(bytes, GDK_COLORSPACE_RGB, 1, 8, width, height, width * 4)
  }
}
