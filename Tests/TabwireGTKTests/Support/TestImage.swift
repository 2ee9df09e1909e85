import CWebKitGTK
import Foundation
import Tabwire
import TabwireClient

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

/// Image files of one color.
@MainActor
enum TestImage {
  static let red: UInt32 = 0xE0_20_20_FF
  static let green: UInt32 = 0x20_C0_20_FF
  static let blue: UInt32 = 0x20_20_E0_FF

  /// - Parameters:
  ///   - color: Red, green, blue and alpha.
  ///   - format: A format that GTK writes: `png` or `jpeg`.
  static func file(_ color: UInt32 = red, width: Int = 80, height: Int = 80, format: String = "png") throws -> Data {
    guard let image = gdk_pixbuf_new(GDK_COLORSPACE_RGB, format == "png" ? 1 : 0, 8, gint(width), gint(height)) else {
      throw TestTimeoutError(description: "no image of \(width) × \(height) pixels")
    }
    defer { g_object_unref(image.rawPointer) }
    gdk_pixbuf_fill(image, color)
    var buffer: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    _ = try GLibError.check { gdk_pixbuf_save_to_bufferv(image, &buffer, &count, format, nil, nil, $0) }
    defer { g_free(buffer) }
    return buffer.map { Data(bytes: $0, count: Int(count)) } ?? Data()
  }

  /// A red WebP of 40 × 40 pixels, as libwebp writes it.
  static let webP = Data(base64Encoded: "UklGRiIAAABXRUJQVlA4TBUAAAAvJ8AJAAcQ/Y/+B4CE8P+8GtH/1AAA") ?? Data()

  /// A PNG that claims 20,000 × 20,000 pixels.
  static let huge: Data = {
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)
    file += [0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20, 8, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] + Data("IDAT".utf8)
    return file + [0, 0, 0, 0] + [0, 0, 0, 0] + Data("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
  }()

  /// An animated PNG: `acTL` before the pixels.
  static func animated() throws -> Data {
    var file = try self.file()
    let chunk = Data([0, 0, 0, 8]) + Data("acTL".utf8) + Data([0, 0, 0, 2, 0, 0, 0, 0, 0xF3, 0x8D, 0x93, 0x70])
    file.insert(contentsOf: chunk, at: 33)
    return file
  }

  /// A PNG with compressed texts, one more than allowed.
  static func texts() throws -> Data {
    var file = try self.file()
    for _ in 0...ImageFile.maximumTextCount {
      file.insert(contentsOf: [0, 0, 0, 0] + Array("zTXt".utf8) + [0, 0, 0, 0], at: 33)
    }
    return file
  }

  /// A gigabyte of zeros, compressed a thousandfold.
  static func compressedGigabyte() async throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "head -c 200000000 /dev/zero | gzip -9"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    return try await Task.detached { try pipe.fileHandleForReading.readToEnd() ?? Data() }.value
  }
}
