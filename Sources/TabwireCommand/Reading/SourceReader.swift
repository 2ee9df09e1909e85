import Foundation

/// Reads sources.
struct SourceReader {
  /// The most that is read of a source, in bytes: 8 MiB.
  static let maximumSize = 8 << 20

  private let browser: Browser

  /// - Parameter browser: what asks servers.
  init(_ browser: Browser) {
    self.browser = browser
  }

  /// Reads a source.
  ///
  /// - Throws: a ``SourceProblem`` if it cannot be read.
  func read(_ source: Source) async throws -> ReadText {
    switch source {
    case .page(let url): return try await browser.page(at: url)
    case .standardInput: return ReadText(name: source.name, bytes: try bytes(of: .standardInput, source))
    case .file(let path):
      guard let handle = FileHandle(forReadingAtPath: path) else { throw SourceProblem(missing: path) }
      defer { try? handle.close() }
      return ReadText(name: path, bytes: try bytes(of: handle, source), isFile: true)
    }
  }

  private func bytes(of handle: FileHandle, _ source: Source) throws -> [UInt8] {
    let data: Data?
    do {
      data = try handle.read(upToCount: Self.maximumSize + 1)
    } catch {
      throw SourceProblem(name: source.name, reason: "it cannot be read")
    }
    guard (data?.count ?? 0) <= Self.maximumSize else {
      throw SourceProblem(name: source.name, reason: "it is larger than \(Self.maximumSize >> 20) MiB")
    }
    return Array(data ?? Data())
  }
}

extension SourceProblem {
  fileprivate init(missing path: String) {
    let isThere = FileManager.default.fileExists(atPath: path)
    let looksLikeHost = path.hasPrefix("localhost") || path.contains(":") || path.hasPrefix("www.")
    self.init(
      name: path,
      reason: isThere
        ? "it cannot be opened; may it be read?"
        : "there is no such file" + (looksLikeHost ? "; did you mean http://\(path)?" : ""))
  }
}
