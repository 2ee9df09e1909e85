public import TabwireServer

/// Expects that a broker does what `TabBarUpdates` needs.
///
/// - Parameters:
///   - timeout: The time that each exchange may take.
///   - make: Makes a broker, of which two are connected to the same server. It gets the function for errors.
/// - Throws: A ``TabBarExpectationError`` that names what the broker does not do.
public func expectBroker(
  within timeout: Duration = .seconds(10),
  _ make: (_ onError: @escaping @Sendable (any Error) -> Void) async throws -> any TabBarBroker
) async throws {
  let ignore: @Sendable (any Error) -> Void = { _ in }
  let (sender, receiver) = (try await make(ignore), try await make(ignore))
  for (name, broker) in [("first", sender), ("second", receiver)] {
    try await expect(
      .everybody, from: broker, timeout, "the \(name) broker delivers no change for everybody once connected")
  }
  let names = ["user:7", "team/ä", "日本", "it's", #"a"b\c"#, "%s", String(repeating: "n", count: 200)]
  for change in names.map({ TabBarChange.topic(TabBarTopic($0)) }) + [.everybody] {
    try await sender.publish(change)
    try await expect(change, from: receiver, timeout, "the other process does not receive \(change)")
    try await expect(change, from: sender, timeout, "the publishing process does not receive \(change)")
  }
  try await withThrowingTaskGroup(of: Void.self) { group in
    for number in 0..<200 { group.addTask { try await sender.publish(.topic(TabBarTopic("many:\(number)"))) } }
    try await group.waitForAll()
  }
  for number in 0..<200 {
    let change = TabBarChange.topic(TabBarTopic("many:\(number)"))
    try await sender.publish(change)
    try await expect(change, from: receiver, timeout, "\(change) is lost among 200 changes at once")
  }
}

/// Waits for a change; others before it are right, too.
private func expect(
  _ change: TabBarChange, from broker: any TabBarBroker, _ timeout: Duration, _ problem: String
) async throws {
  let changes = broker.changes
  let isDelivered = await withTaskGroup(of: Bool.self) { group in
    group.addTask {
      for await next in changes where next == change { return true }
      return false
    }
    group.addTask {
      try? await Task.sleep(for: timeout)
      return false
    }
    defer { group.cancelAll() }
    return await group.next() ?? false
  }
  if !isDelivered { throw TabBarExpectationError(problem) }
}
