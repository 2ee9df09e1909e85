import Testing

@testable import TabwireServer

/// The state machine of a connection to a broker.
struct BrokerClientTests {
  private let errors = LockedState<[String]>([])
  private let inbox: TabBarBrokerInbox
  private let outbox = TabBarBrokerOutbox()

  init() {
    inbox = TabBarBrokerInbox(of: "broker") { [errors] error in errors.withLock { $0.append("\(error)") } }
  }

  /// A client that has connected and subscribed at the time 0.
  private func connected() -> BrokerClient {
    var client = BrokerClient(inbox: inbox, outbox: outbox)
    connect(&client, at: 0)
    return client
  }

  private func connect(_ client: inout BrokerClient, at time: Int64) {
    for command in [BrokerClient.Command.connect, .subscribe] {
      #expect(client.next(now: time) == command)
      #expect(client.next(now: time) == nil, "one command at a time")
      client.succeeded(now: time)
    }
  }

  /// Publishes a change in a task, and waits until it is in the outbox.
  private func publish(_ change: TabBarChange) async -> Task<Void, any Error> {
    let (added, input) = AsyncStream<Void>.makeStream()
    let publication = Task { try await outbox.publish(change) { input.finish() } }
    for await _ in added {}
    return publication
  }

  @Test("a caller that is cancelled waits no longer, and a change that is under way stays", .timeLimit(.minutes(1)))
  func cancellation() async throws {
    let first = await publish(.topic("a"))
    let second = await publish(.topic("b"))
    let third = await publish(.topic("c"))
    for task in [first, second] {
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(outbox.first == .topic("a"))
    outbox.removeFirst()
    #expect(outbox.first == .topic("c"))
    outbox.removeFirst()
    try await third.value
    #expect(outbox.first == nil)
  }

  @Test("after subscribing it delivers a change for everybody", .timeLimit(.minutes(1)))
  func connection() async {
    _ = connected()
    var changes = inbox.changes.makeAsyncIterator()
    #expect(await changes.next() == .everybody)
  }

  @Test("a broker that says nothing is asked after 5 s, and lost after 10 more")
  func silence() {
    var client = connected()
    #expect(client.next(now: 4_999) == nil)
    #expect(client.deadline == 5_000)
    #expect(client.next(now: 5_000) == .ping)
    #expect(client.next(now: 14_999) == nil)
    #expect(client.next(now: 15_000) == .disconnect)
    #expect(client.next(now: 15_000) == nil)
    #expect((15_001...15_050).contains(client.deadline))
    #expect(errors.withLock { $0 }.first?.contains("does not answer") == true)
    connect(&client, at: client.deadline)
    #expect(errors.withLock { $0 }.count == 1)
  }

  @Test("a broker that says something is not asked")
  func signs() {
    var client = connected()
    for time in stride(from: Int64(0), to: 60_000, by: 4_000) {
      #expect(client.next(now: time) == nil)
      client.noteSign(now: time)
    }
  }

  @Test("delays between attempts grow to 2 s", .timeLimit(.minutes(1)))
  func delays() {
    var client = BrokerClient(inbox: inbox, outbox: outbox)
    var now: Int64 = 0
    for attempt in 0..<20 {
      #expect(client.next(now: now) == .connect)
      client.failed("refused")
      #expect(client.next(now: now) == .disconnect)
      #expect(client.next(now: now) == nil)
      let longest: Int64 = min(50 << min(attempt, 10), 2_000)
      #expect((longest / 2...longest).contains(client.deadline - now))
      now = client.deadline
    }
    #expect(errors.withLock { $0 }.count == 1)
  }

  @Test(
    "a change is published until it is acknowledged, in whatever state the connection is lost", .timeLimit(.minutes(1)))
  func publication() async throws {
    var client = connected()
    let publication = await publish(.topic("user:7"))
    var now: Int64 = 0
    for _ in 0..<5 {
      #expect(client.next(now: now) == .publish(.topic("user:7")))
      client.failed("lost")
      #expect(client.next(now: now) == .disconnect)
      now += 2_000
      connect(&client, at: now)
    }
    #expect(client.next(now: now) == .publish(.topic("user:7")))
    client.succeeded(now: now)
    try await publication.value
    #expect(client.next(now: now) == nil)
  }

  @Test(
    "changes of the last minute are published again after a new connection, maybe to another server",
    .timeLimit(.minutes(1)))
  func formerPrimary() async throws {
    var client = connected()
    for (change, time) in [(TabBarChange.topic("user:1"), Int64(0)), (.topic("user:2"), 50_000)] {
      let publication = await publish(change)
      #expect(client.next(now: time) == .publish(change))
      client.succeeded(now: time)
      try await publication.value
    }
    client.failed("lost")
    #expect(client.next(now: 61_000) == .disconnect)
    connect(&client, at: 63_000)
    let waiting = await publish(.topic("user:3"))
    for change in ["user:2", "user:3"] as [TabBarTopic] {
      #expect(client.next(now: 63_000) == .publish(.topic(change)))
      client.succeeded(now: 63_000)
    }
    try await waiting.value
    #expect(client.next(now: 63_000) == nil)
  }

  @Test("after more than a thousand changes a minute, a new connection publishes a change for everybody")
  func manyChanges() {
    var recent = RecentChanges()
    for number in 0..<1_500 { recent.insert(.topic(TabBarTopic("user:\(number)")), now: Int64(number)) }
    recent.repeatAll(now: 2_000)
    #expect(recent.next == .everybody)
    recent.removeNext()
    #expect(recent.next == nil)
    recent.repeatAll(now: 90_000)
    #expect(recent.next == nil)
  }
}
