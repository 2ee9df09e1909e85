import CWebKitGTK
import Foundation

/// The folder in which WebKit keeps what its processes share. WebKit ends the app if it cannot write there.
enum RuntimeFolder {
  /// A folder that cannot be used.
  struct UnusableError: Error, CustomStringConvertible {
    let folder: URL
    let reason: String

    var description: String {
      "\(folder.path) cannot be written: \(reason) (free some space, or set XDG_RUNTIME_DIR to a folder of yours)"
    }
  }

  /// The folder of this user: `XDG_RUNTIME_DIR`, or the cache.
  static var current: URL { URL(filePath: g_get_user_runtime_dir().map { String(cString: $0) } ?? "/tmp") }

  /// The size of the file that must fit, in bytes.
  private static let byteCount = 64 * 1024

  /// - Throws: An ``UnusableError`` if a small file cannot be written in a folder.
  static func check(_ folder: URL = current) throws {
    let file = folder.appending(path: "tabwire-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(count: byteCount).write(to: file)
    } catch {
      throw UnusableError(folder: folder, reason: error.localizedDescription)
    }
  }
}
