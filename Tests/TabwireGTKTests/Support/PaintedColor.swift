import CWebKitGTK

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

/// Looks for a color in every frame that a window paints.
@MainActor
final class PaintedColor {
  /// The number of frames.
  private(set) var frameCount = 0
  /// The number of frames with the color.
  private(set) var matchCount = 0
  private let window: Widget
  private let pixel: UInt32

  /// - Parameters:
  ///   - color: The color, as red, green and blue in 24 bits.
  ///   - window: A window on the screen.
  init(_ color: UInt32, in window: Widget) throws {
    self.window = window
    pixel = 0xFF00_0000 | color
    guard let clock = gtk_widget_get_frame_clock(window) else {
      throw TestTimeoutError(description: "the window is not on the screen")
    }
    SignalHandler.connect(clock, "after-paint") { [weak self] _ in self?.look() }
  }

  private func look() {
    guard let picture = try? Picture(of: window) else { return }
    frameCount += 1
    if picture.contains(pixel) { matchCount += 1 }
  }
}
