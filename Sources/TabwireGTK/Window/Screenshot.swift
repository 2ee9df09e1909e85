import Foundation

extension TabbedNavigator {
  /// Writes the window's content to a PNG file.
  ///
  /// - Parameter file: The file to write. An existing file is replaced.
  /// - Throws: ``ScreenshotError`` if the window is not on the screen or the file cannot be written.
  public func writeScreenshot(to file: URL) async throws {
    try await WindowPicture.untilPainted(selectedNavigator)
    try await WindowPicture(of: [reference]).write(to: file)
  }
}
