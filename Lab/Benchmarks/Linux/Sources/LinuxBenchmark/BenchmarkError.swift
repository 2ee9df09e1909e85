/// An error that ends a benchmark.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Waits until a condition is true.
///
/// - Parameters:
///   - description: The condition, for the error.
///   - timeout: The time to wait at most.
///   - condition: Checked every ten milliseconds.
/// - Throws: ``BenchmarkError`` after the timeout.
@MainActor
func until(
  _ description: String, timeout: Duration = .seconds(60), _ condition: () async throws -> Bool
) async throws {
  let deadline = ContinuousClock.now + timeout
  while try await !condition() {
    guard ContinuousClock.now < deadline else {
      throw BenchmarkError("timed out after \(timeout), waiting until \(description)")
    }
    try await Task.sleep(for: .milliseconds(10))
  }
}
