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
    case .file(let path): SourceText(name: path, bytes: try BoundedReader.bytes(ofFile: path), isFile: true)
    }
  }
}
