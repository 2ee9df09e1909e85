#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Glibc
  import Testing

  @testable @_spi(Testing) import TabwireGTK

  /// Takes the place of libdispatch's function of that name, with which a test run gives its main thread up: here GLib
  /// keeps it, as it does in an app.
  @_cdecl("dispatch_main")
  @MainActor
  func glibInPlaceOfDispatchMain() {
    MainLoop.install()
    g_main_loop_run(g_main_loop_new(nil, 0))
  }

  /// A suite in real windows.
  ///
  /// A test run ends by `exit` on a worker thread while GLib runs on the main one, and the exit handlers of WebKit and
  /// Mesa crash then now and again. The handler that the last test leaves behind runs first and ends the process there.
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
      // The desktop's settings are the tests' own, and nobody's who runs them.
      setenv("GSETTINGS_BACKEND", "memory", 1)
      setenv("ADW_DISABLE_PORTAL", "1", 1)
      guard gtk_init_check() != 0 else { return false }
      adw_init()
      return true
    }()
  }

  extension Trait where Self == ConditionTrait {
    static var needsDisplay: Self {
      .enabled("a display is needed: xvfb-run -a swift test --filter TabwireGTKTests") { await Display.isThere }
    }
  }

  struct TimedOut: Error, CustomStringConvertible {
    let description: String
  }

  /// Waits until something is so.
  ///
  /// - Parameters:
  ///   - what: what is waited for, in words.
  ///   - seconds: how long at most.
  @MainActor
  func until(_ what: String, seconds: Double = 20, _ isSo: () async throws -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while try await !isSo() {
      guard ContinuousClock.now < deadline else {
        throw TimedOut(description: "after \(seconds) seconds still not: \(what)")
      }
      try await Task.sleep(for: .milliseconds(2))
    }
  }
#endif
