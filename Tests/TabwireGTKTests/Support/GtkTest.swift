import CWebKitGTK
import Glibc
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

/// Replaces libdispatch's function, with which a test run gives up its main thread. GLib keeps the thread, as in an app.
@_cdecl("dispatch_main")
@MainActor
func glibInPlaceOfDispatchMain() {
  MainLoop.install()
  g_main_loop_run(g_main_loop_new(nil, 0))
}

/// A suite in windows.
///
/// A test run calls `exit` on a worker thread while GLib runs on the main thread; exit handlers of WebKit and Mesa
/// sometimes crash then. The handler registered last runs first and ends the process before them.
struct WindowTests: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    defer {
      on_exit(
        { status, _ in
          fflush(nil)
          _exit(status)
        }, nil)
    }
    try await function()
  }
}

extension Trait where Self == WindowTests {
  static var inWindows: Self { WindowTests() }
}

@MainActor
enum Display {
  /// Whether there is a display to open windows on.
  static let isThere: Bool = {
    // Tests do not use the desktop settings of the user.
    setenv("GSETTINGS_BACKEND", "memory", 1)
    setenv("ADW_DISABLE_PORTAL", "1", 1)
    guard gtk_init_check() != 0 else { return false }
    adw_init()
    return true
  }()
}

extension Trait where Self == ConditionTrait {
  static var needsDisplay: Self {
    .enabled("needs a display: scripts/with-display swift test --filter TabwireGTKTests") { await Display.isThere }
  }
}

struct TestTimeoutError: Error, CustomStringConvertible {
  let description: String
}

/// Waits until a condition is true.
///
/// - Parameters:
///   - description: The condition, for the error.
///   - seconds: The timeout.
///   - condition: Checked every two milliseconds.
/// - Throws: ``TestTimeoutError`` after the timeout.
@MainActor
func until(_ description: String, seconds: Double = 20, _ condition: () async throws -> Bool) async throws {
  let deadline = ContinuousClock.now + .seconds(seconds)
  while try await !condition() {
    guard ContinuousClock.now < deadline else {
      throw TestTimeoutError(description: "timed out after \(seconds) seconds, waiting until \(description)")
    }
    try await Task.sleep(for: .milliseconds(2))
  }
}
