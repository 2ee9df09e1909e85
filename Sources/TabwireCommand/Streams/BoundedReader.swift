import SystemPackage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads files and standard input whole, within limits: a file may be endless, and a pipe may have no writer.
enum BoundedReader {
  /// The maximum size of a file or of standard input, in bytes: 8 MiB.
  static let maximumByteCount = 8 << 20
  /// The time that a file may take.
  private static let timeout = Duration.seconds(10)

  /// Reads a file.
  ///
  /// - Throws: A ``SourceError`` if it cannot be read, is too large, or has no bytes in time.
  static func bytes(ofFile path: String) throws(SourceError) -> [UInt8] {
    let file: FileDescriptor
    do {
      // Opening a pipe without a writer would wait.
      file = try FileDescriptor.open(FilePath(path), .readOnly, options: [.closeOnExec, .nonBlocking])
    } catch {
      throw SourceError(missing: path)
    }
    defer { try? file.close() }
    return try bytes(of: file, name: path, timeout: timeout)
  }

  /// Reads standard input, which may wait for a user.
  ///
  /// - Parameter name: The name of standard input in errors.
  /// - Throws: A ``SourceError`` if it cannot be read, or is too large.
  static func bytesOfStandardInput(name: String) throws(SourceError) -> [UInt8] {
    try bytes(of: .standardInput, name: name, timeout: nil)
  }

  private static func bytes(
    of file: FileDescriptor, name: String, timeout: Duration?
  ) throws(SourceError) -> [UInt8] {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    var bytes: [UInt8] = []
    while bytes.count <= maximumByteCount {
      if let timeout, let deadline, !file.hasInput(within: deadline - .now) {
        let read = bytes.isEmpty ? "nothing to read" : "not read to its end"
        throw SourceError(name: name, reason: "\(read) within \(timeout.components.seconds) s; check what writes to it")
      }
      let next: [UInt8]
      do {
        next = try file.read(upToCount: 1 << 16)
      } catch {
        throw SourceError(name: name, reason: "cannot be read: \(error)")
      }
      if next.isEmpty { return bytes }
      bytes += next
    }
    throw SourceError(name: name, reason: "larger than \(maximumByteCount >> 20) MiB; name a smaller file")
  }
}

extension SourceError {
  fileprivate init(missing path: String) {
    let isThere = FileManager.default.fileExists(atPath: path)
    guard !path.hasPrefix("http://"), !path.hasPrefix("https://") else {
      self.init(name: path, reason: "not a valid address")
      return
    }
    guard !path.contains("://") else {
      self.init(
        name: path, reason: "only addresses with http:// or https:// can be read, files, and - for standard input")
      return
    }
    let looksLikeHost = path.hasPrefix("localhost") || path.contains(":") || path.hasPrefix("www.")
    self.init(
      name: path,
      reason: isThere
        ? "cannot be opened; check its permissions"
        : "no such file" + (looksLikeHost ? "; did you mean http://\(path)?" : ""))
  }
}
