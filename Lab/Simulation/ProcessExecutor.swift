/// The tasks of a simulated process. They run one at a time, in an order that the seed decides.
final class ProcessExecutor: TaskExecutor, @unchecked Sendable {
  private var jobs: [UnownedJob] = []
  private var random: Seeded

  init(_ random: Seeded) {
    self.random = random
  }

  func enqueue(_ job: consuming ExecutorJob) {
    jobs.append(UnownedJob(job))
  }

  /// Whether a task can run.
  var hasTasks: Bool { !jobs.isEmpty }

  /// Runs a task until it waits.
  ///
  /// - Returns: Whether there was one.
  func runOne() -> Bool {
    guard let last = jobs.indices.last else { return false }
    jobs.swapAt(random.number(below: jobs.count), last)
    jobs.removeLast().runSynchronously(on: asUnownedTaskExecutor())
    return true
  }
}
