import CWebKitGTK
import Foundation

/// Counts the frames of a window and measures the time until the next one.
@MainActor
final class Frames {
  /// The number of frames so far.
  private(set) var count = 0
  private let window: UnsafeMutablePointer<GtkWidget>
  private var last = ContinuousClock.now
  /// Whether the next frame is the one to measure.
  private var isExpected = false
  private var painted: ContinuousClock.Instant?
  private var waiting: CheckedContinuation<Void, Never>?

  /// - Parameter window: A window on the screen.
  init(of window: UnsafeMutablePointer<GtkWidget>) {
    self.window = window
    let afterPaint: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, frames in
      guard let frames else { return }
      nonisolated(unsafe) let unsafeFrames = frames
      MainActor.assumeIsolated { Unmanaged<Frames>.fromOpaque(unsafeFrames).takeUnretainedValue().didPaint() }
    }
    // The object lives as long as the process.
    g_signal_connect_data(
      UnsafeMutableRawPointer(gtk_widget_get_frame_clock(window)), "after-paint",
      unsafeBitCast(afterPaint, to: GCallback.self), Unmanaged.passRetained(self).toOpaque(), nil, GConnectFlags(0))
  }

  /// Requests a frame without changes.
  func request() {
    gtk_widget_queue_draw(window)
  }

  /// Measures the next frame. ``time(_:)`` waits for it.
  func expect() {
    isExpected = true
  }

  /// Performs an action and waits for the first frame after ``expect()`` was called.
  ///
  /// - Returns: The time from the start of the action to the end of the frame, in milliseconds.
  /// - Throws: ``BenchmarkError`` if there is no frame within ten seconds.
  func time(_ action: () async throws -> Void) async throws -> Double {
    painted = nil
    let start = ContinuousClock.now
    try await action()
    let timeoutTask = Task {
      try await Task.sleep(for: .seconds(10))
      finish()
    }
    defer { timeoutTask.cancel() }
    if painted == nil { await withCheckedContinuation { waiting = $0 } }
    guard let painted else { throw BenchmarkError("no frame was painted") }
    return (painted - start).milliseconds
  }

  /// Waits until the window has painted no frame for a while.
  func rest(for pause: Duration = .milliseconds(60)) async throws {
    let start = ContinuousClock.now
    while true {
      let quiet = ContinuousClock.now - max(start, last)
      if quiet >= pause { return }
      guard ContinuousClock.now - start < .seconds(30) else { throw BenchmarkError("the window keeps painting frames") }
      try await Task.sleep(for: pause - quiet)
    }
  }

  private func didPaint() {
    count += 1
    last = .now
    guard isExpected else { return }
    isExpected = false
    painted = last
    finish()
  }

  private func finish() {
    waiting?.resume()
    waiting = nil
  }
}
