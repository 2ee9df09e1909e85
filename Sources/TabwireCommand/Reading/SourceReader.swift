import SystemPackage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads sources.
struct SourceReader {
  /// The maximum size of a source, in bytes: 8 MiB.
  static let maximumByteCount = 8 << 20

  private let browser: Browser

  /// - Parameter browser: The browser to request pages with.
  init(_ browser: Browser) {
    self.browser = browser
  }

  /// Reads a source.
  ///
  /// - Throws: A ``SourceError`` if it cannot be read.
  func read(_ source: Source) throws -> SourceText {
    switch source {
    case .page(let url): return try browser.page(at: url)
    case .standardInput: return SourceText(name: source.name, bytes: try bytes(of: .standardInput, source))
    case .file(let path):
      guard let file = try? FileDescriptor.open(FilePath(path), .readOnly, options: .closeOnExec) else {
        throw SourceError(missing: path)
      }
      defer { try? file.close() }
      return SourceText(name: path, bytes: try bytes(of: file, source), isFile: true)
    }
  }

  private func bytes(of file: FileDescriptor, _ source: Source) throws -> [UInt8] {
    guard let bytes = try? file.readRest(upToCount: Self.maximumByteCount + 1) else {
      throw SourceError(name: source.name, reason: "cannot be read")
    }
    guard bytes.count <= Self.maximumByteCount else {
      throw SourceError(name: source.name, reason: "larger than \(Self.maximumByteCount >> 20) MiB")
    }
    return bytes
  }
}

extension SourceError {
  fileprivate init(missing path: String) {
    let isThere = FileManager.default.fileExists(atPath: path)
    guard !path.hasPrefix("http://"), !path.hasPrefix("https://") else {
      self.init(name: path, reason: "not a valid address")
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
