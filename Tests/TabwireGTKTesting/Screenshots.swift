import Foundation
import TabwireGTK

extension TabbedNavigator {
  /// Writes the content of several windows, side by side, to a PNG file. A modal page is beside its window.
  ///
  /// - Parameters:
  ///   - windows: The windows, from left to right.
  ///   - file: The file to write. An existing file is replaced.
  /// - Throws: ``ScreenshotError`` if a window is not on the screen or the file cannot be written.
  public static func writeScreenshot(of windows: [TabbedNavigator], to file: URL) async throws {
    for window in windows {
      try await WindowPicture.untilPainted(window.selectedNavigator)
      if let modal = window.modals.shown { try await WindowPicture.untilPainted(modal.navigator) }
    }
    let widgets = windows.flatMap { [$0.window, $0.modals.shown?.window].compactMap(\.self) }
    try await WindowPicture(of: widgets).write(to: file)
  }
}
