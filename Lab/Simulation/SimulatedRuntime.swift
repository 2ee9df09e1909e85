import Foundation

@testable import TabwireServer

/// The clocks and the tasks of a process in one of its lives.
final class SimulatedRuntime: TabBarRuntime, @unchecked Sendable {
  /// The time of the calendar at which worlds begin, in milliseconds.
  static let beginning: Int64 = 1_000_000_000

  private unowned let world: World
  private unowned let process: SimulatedProcess
  private let life: Int
  private let executor: ProcessExecutor
  private var isOver = false
  private var sleepers: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastSleeper = 0

  init(of process: SimulatedProcess, in world: World) {
    self.world = world
    self.process = process
    life = process.life
    executor = process.executor
  }

  var now: Int64 { world.now }

  /// The time of the calendar in milliseconds, as the process reads it.
  var milliseconds: Int64 { Self.beginning + world.now + process.skew }

  var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }

  func start(_ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    Task(executorPreference: executor) { await operation() }
  }

  func startNow(_ operation: @escaping @Sendable () async -> Void) {
    _ = start(operation)
  }

  func sleep(milliseconds: Int64) async {
    await sleep(until: world.now + milliseconds)
  }

  /// Waits for something that never comes, until the process ends.
  func hang() async {
    await sleep(until: nil)
  }

  private func sleep(until time: Int64?) async {
    lastSleeper += 1
    let sleeper = lastSleeper
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !isOver, !Task.isCancelled else { return continuation.resume() }
        sleepers[sleeper] = continuation
        guard let time else { return }
        world.agenda.add(.sleepEnd(process: process.number, life: life, sleeper), at: time)
      }
    } onCancel: {
      wake(sleeper)
    }
    // Otherwise a timer would start another one without end.
    if isOver { withUnsafeCurrentTask { $0?.cancel() } }
  }

  func wake(_ sleeper: Int) {
    sleepers.removeValue(forKey: sleeper)?.resume()
  }

  /// Ends every wait, now and from now on, so that the tasks of a process that is gone end.
  func end() {
    isOver = true
    for sleeper in sleepers.keys.sorted() { wake(sleeper) }
  }
}
