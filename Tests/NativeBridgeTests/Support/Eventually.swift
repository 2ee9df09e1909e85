import Testing

/// Waits until a condition holds, for a minute at most.
@MainActor
func eventually(
  sourceLocation: SourceLocation = #_sourceLocation, _ condition: @MainActor () async throws -> Bool
) async throws {
  let end = ContinuousClock.now + .seconds(60)
  while try await !condition() {
    guard ContinuousClock.now < end else {
      Issue.record("the condition did not hold within a minute", sourceLocation: sourceLocation)
      return
    }
    try await Task.sleep(for: .milliseconds(1))
  }
}
