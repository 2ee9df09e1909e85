import Foundation

/// Reads sources.
struct SourceReader {
  /// The maximum size of a source, in bytes: 8 MiB.
  static let maximumByteCount = 8 << 20

  private let browser: Browser

  /// - Parameter browser: the browser to request pages with.
  init(_ browser: Browser) {
    self.browser = browser
  }

  /// Reads a source.
  ///
  /// - Throws: a ``SourceError`` if it cannot be read.
  func read(_ source: Source) throws -> SourceText {
    switch source {
    case .page(let url): return try browser.page(at: url)
    case .standardInput: return SourceText(name: source.name, bytes: try bytes(of: .standardInput, source))
    case .file(let path):
      guard let handle = FileHandle(forReadingAtPath: path) else { throw SourceError(missing: path) }
      defer { try? handle.close() }
      return SourceText(name: path, bytes: try bytes(of: handle, source), isFile: true)
    }
  }

  private func bytes(of handle: FileHandle, _ source: Source) throws -> [UInt8] {
    let data: Data?
    do {
      data = try handle.read(upToCount: Self.maximumByteCount + 1)
    } catch {
      throw SourceError(name: source.name, reason: "cannot be read")
    }
    guard (data?.count ?? 0) <= Self.maximumByteCount else {
      throw SourceError(name: source.name, reason: "larger than \(Self.maximumByteCount >> 20) MiB")
    }
    return Array(data ?? Data())
  }
}

extension SourceError {
  fileprivate init(missing path: String) {
    let isThere = FileManager.default.fileExists(atPath: path)
    let looksLikeHost = path.hasPrefix("localhost") || path.contains(":") || path.hasPrefix("www.")
    self.init(
      name: path,
      reason: isThere
        ? "cannot be opened; check its permissions"
        : "no such file" + (looksLikeHost ? "; did you mean http://\(path)?" : ""))
  }
}
