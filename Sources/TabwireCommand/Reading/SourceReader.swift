/// Reads sources.
struct SourceReader {
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
    case .page(let url): try browser.page(at: url)
    case .standardInput:
      SourceText(name: source.name, bytes: try BoundedReader.bytesOfStandardInput(name: source.name))
    case .file(let path) where path.contains("://"):
      throw SourceError(
        name: path,
        reason: "only addresses with http:// or https:// can be read; name one, a file, or - for standard input")
    case .file(let path): SourceText(name: path, bytes: try BoundedReader.bytes(ofFile: path), isFile: true)
    }
  }
}
