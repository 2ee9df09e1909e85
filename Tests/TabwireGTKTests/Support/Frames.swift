#if canImport(CWebKitGTK)
  import CWebKitGTK

  @testable @_spi(Testing) import TabwireGTK

  /// Counts the frames that a window paints.
  @MainActor
  final class Frames {
    private(set) var count = 0

    /// - Parameter window: the window, which is on the screen.
    init(of window: Widget) throws {
      guard let clock = gtk_widget_get_frame_clock(window) else {
        throw TimedOut(description: "the window is not on the screen")
      }
      SignalHandler.connect(clock, "after-paint") { [weak self] _ in self?.count += 1 }
    }

    /// Waits until the window has painted nothing for a while.
    func untilRest() async throws {
      var before = -1
      try await until("the window paints nothing") {
        defer { before = count }
        if before == count { return true }
        // Nothing tells that no frame will come.
        try await Task.sleep(for: .milliseconds(300))
        return false
      }
    }
  }
#endif
