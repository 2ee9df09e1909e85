import CWebKitGTK

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

/// Counts the frames of a window.
@MainActor
final class Frames {
  /// When each frame was painted.
  private(set) var times: [ContinuousClock.Instant] = []
  var count: Int { times.count }

  /// - Parameter window: A window on the screen.
  init(of window: Widget) throws {
    guard let clock = gtk_widget_get_frame_clock(window) else {
      throw TestTimeoutError(description: "the window is not on the screen")
    }
    SignalHandler.connect(clock, "after-paint") { [weak self] _ in self?.times.append(.now) }
  }

  /// Waits until the window has painted no frame for 300 ms.
  func untilRest() async throws {
    var before = -1
    try await until("the window paints no more frames") {
      defer { before = count }
      if before == count { return true }
      // GTK has no event for the end of painting.
      try await Task.sleep(for: .milliseconds(300))
      return false
    }
  }
}
