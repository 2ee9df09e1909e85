import CWebKitGTK
import Foundation

/// The frames that a window paints, as its frame clock tells them.
@MainActor
final class Frames {
  /// How many there were.
  private(set) var count = 0
  private let window: UnsafeMutablePointer<GtkWidget>
  private var last = ContinuousClock.now
  /// Whether the next frame is the one that is timed.
  private var isExpected = false
  private var painted: ContinuousClock.Instant?
  private var waiting: CheckedContinuation<Void, Never>?

  /// - Parameter window: a window that is on the screen.
  init(of window: UnsafeMutablePointer<GtkWidget>) {
    self.window = window
    let afterPaint: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, frames in
      guard let frames else { return }
      nonisolated(unsafe) let unsafeFrames = frames
      MainActor.assumeIsolated { Unmanaged<Frames>.fromOpaque(unsafeFrames).takeUnretainedValue().didPaint() }
    }
    // It is there as long as the process.
    g_signal_connect_data(
      UnsafeMutableRawPointer(gtk_widget_get_frame_clock(window)), "after-paint",
      unsafeBitCast(afterPaint, to: GCallback.self), Unmanaged.passRetained(self).toOpaque(), nil, GConnectFlags(0))
  }

  /// Asks for a frame, in which nothing is different.
  func request() {
    gtk_widget_queue_draw(window)
  }

  /// The next frame is the one that ``time(_:)`` waits for.
  func expect() {
    isExpected = true
  }

  /// Does something, and waits for the frame that comes of it: the first after ``expect()`` was called.
  ///
  /// - Returns: how long it took until the frame was painted, in milliseconds.
  /// - Throws: ``Failure`` if there is none within ten seconds.
  func time(_ act: () async throws -> Void) async throws -> Double {
    painted = nil
    let start = ContinuousClock.now
    try await act()
    let alarm = Task {
      try await Task.sleep(for: .seconds(10))
      finish()
    }
    defer { alarm.cancel() }
    if painted == nil { await withCheckedContinuation { waiting = $0 } }
    guard let painted else { throw Failure("no frame was painted") }
    return (painted - start).milliseconds
  }

  /// Waits until the window has painted nothing for a while.
  func rest(for pause: Duration = .milliseconds(60)) async throws {
    let start = ContinuousClock.now
    while true {
      let quiet = ContinuousClock.now - max(start, last)
      if quiet >= pause { return }
      guard ContinuousClock.now - start < .seconds(30) else { throw Failure("the window does not come to rest") }
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
