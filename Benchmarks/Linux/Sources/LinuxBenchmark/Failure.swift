/// Why nothing could be measured.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Waits until something is so.
///
/// - Parameters:
///   - what: what is waited for, in words.
///   - limit: how long at most.
@MainActor
func until(_ what: String, within limit: Duration = .seconds(60), _ isSo: () async throws -> Bool) async throws {
  let deadline = ContinuousClock.now + limit
  while try await !isSo() {
    guard ContinuousClock.now < deadline else { throw Failure("after \(limit) still not: \(what)") }
    try await Task.sleep(for: .milliseconds(10))
  }
}
