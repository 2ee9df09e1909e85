import Foundation

/// The clocks and the tasks of ``TabBarUpdates``: those of the system, or simulated ones.
package protocol TabBarRuntime: Sendable {
  /// The time in milliseconds of a clock that does not go back.
  var now: Int64 { get }

  /// The time of the calendar, which may jump.
  var date: Date { get }

  /// Starts a task that runs in the background.
  func start(_ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never>

  /// Starts a task that runs at once until it first waits, where the system can do that.
  func startNow(_ operation: @escaping @Sendable () async -> Void)

  /// Waits. It ends early in a task that is cancelled.
  func sleep(milliseconds: Int64) async
}

/// The clocks and the tasks of the system.
package struct SystemRuntime: TabBarRuntime {
  private let origin = ContinuousClock.now

  package init() {}

  package var now: Int64 {
    let (seconds, attoseconds) = (ContinuousClock.now - origin).components
    return seconds * 1000 + attoseconds / 1_000_000_000_000_000
  }

  package var date: Date { .now }

  package func start(_ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    Task { await operation() }
  }

  package func startNow(_ operation: @escaping @Sendable () async -> Void) {
    #if compiler(>=6.2)
      if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        Task.immediate { await operation() }
        return
      }
    #endif
    Task { await operation() }
  }

  package func sleep(milliseconds: Int64) async {
    try? await Task.sleep(for: .milliseconds(milliseconds))
  }
}
