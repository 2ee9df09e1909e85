import Foundation
import Tabwire

extension ImageFile {
  /// Checks a file.
  ///
  /// - Parameter data: The content of the file.
  /// - Throws: The first reason why it must not be decoded.
  package init(_ data: Data) throws(TabImageError) {
    // A file that is too large is not copied.
    guard data.count <= Self.maximumByteCount else { throw .tooManyBytes }
    try self.init([UInt8](data))
  }

  /// The content of the file.
  package var data: Data { Data(bytes) }
}
