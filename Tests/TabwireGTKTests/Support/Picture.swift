#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation

  @testable @_spi(Testing) import TabwireGTK

  /// The pixels of a PNG file.
  struct Picture {
    let width: Int
    let height: Int
    /// The number of different colors.
    let colorCount: Int

    @MainActor
    init(_ file: URL) throws {
      guard let texture = try GLibError.check({ gdk_texture_new_from_filename(file.path, $0) }) else {
        throw TestTimeoutError(description: "\(file.path) is no picture")
      }
      defer { g_object_unref(texture.rawPointer) }
      width = Int(gdk_texture_get_width(texture))
      height = Int(gdk_texture_get_height(texture))
      var pixels = [UInt32](repeating: 0, count: width * height)
      let stride = width * 4
      pixels.withUnsafeMutableBytes {
        gdk_texture_download(texture, $0.baseAddress?.assumingMemoryBound(to: guchar.self), gsize(stride))
      }
      colorCount = Set(pixels).count
    }
  }
#endif
