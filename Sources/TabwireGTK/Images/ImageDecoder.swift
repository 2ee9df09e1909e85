import CWebKitGTK
import Foundation
import Glibc
import Tabwire
import TabwireWebKit

/// Decodes checked image files, with a decoder for their format only.
///
/// GTK's own functions guess the format, and load an SVG as gladly as a PNG.
enum ImageDecoder {
  /// Decodes a file.
  ///
  /// - Returns: A `GdkPixbuf`, or `nil` if the file is damaged.
  static func decode(_ file: ImageFile) -> OpaquePointer? {
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
