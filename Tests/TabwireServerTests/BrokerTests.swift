import Testing

@testable import TabwireServer

/// The messages of all brokers, and the errors that they report.
struct BrokerTests {
  @Test("a topic is written as a text, also with values in it")
  func literals() {
    let id = 7
    let topic: TabBarTopic = "user:\(id)"
    #expect(topic.name == "user:7" && "user:7" == topic && "\(topic)" == "user:7")
  }

  @Test("a change is the same after it was a message")
  func roundTrip() {
    let names = ["user:7", "team/ä", "日本", "x", String(repeating: "n", count: 200)]
    for change in names.map({ TabBarChange.topic(TabBarTopic($0)) }) + [.everybody] {
      #expect(TabBarChange(message: change.message) == change)
    }
  }

  @Test(
    "a topic whose name is no message is published as a change for everybody, and no message is read as one",
    arguments: [
      "", " ", "a b", "a\tb", "a\nb", "a\u{0}b", "a\u{7F}", "a\u{85}b", "a\u{A0}b", "a\u{FFFD}",
      String(repeating: "n", count: 201), String(repeating: "ä", count: 101),
    ])
  func limits(name: String) {
    #expect(TabBarChange.topic(TabBarTopic(name)).message == "")
    #expect(TabBarChange(message: name) == (name.isEmpty ? .everybody : nil))
  }

  @Test("an outage is reported once until the broker is back, and a message of another program once")
  func reports() async {
    let errors = LockedState<[TabBarBrokerError]>([])
    let inbox = TabBarBrokerInbox(of: "PostgreSQL") { error in
      errors.withLock { $0 += [error as? TabBarBrokerError].compactMap(\.self) }
    }
    for _ in 1...3 { inbox.noteOutage("connection refused") }
    inbox.noteConnected()
    inbox.receive("user:7")
    for _ in 1...3 { inbox.receive("another shape") }
    inbox.noteOutage("connection lost")
    inbox.finish()
    var changes: [TabBarChange] = []
    for await change in inbox.changes { changes.append(change) }
    #expect(changes == [.everybody, .topic("user:7")], "messages of other programs are dropped")
    #expect(
      errors.withLock { $0 } == [
        .outage(broker: "PostgreSQL", reason: "connection refused"),
        .message(broker: "PostgreSQL", "another shape"),
        .outage(broker: "PostgreSQL", reason: "connection lost"),
      ])
  }

  @Test("callers wait until their change is published, in order; a closed outbox publishes nothing")
  func outbox() async throws {
    let outbox = TabBarBrokerOutbox()
    let (wakes, wake) = AsyncStream.makeStream(of: Void.self)
    let names = ["a", "b", "c"]
    let callers = names.map { name in
      Task { try await outbox.publish(.topic(TabBarTopic(name))) { wake.yield() } }
    }
    var wakeCount = 0
    for await _ in wakes {
      wakeCount += 1
      if wakeCount == names.count { break }
    }
    var published: Set<TabBarChange> = []
    for _ in 1...2 {
      published.insert(try #require(outbox.first))
      outbox.removeFirst()
    }
    #expect(published.count == 2)
    outbox.close()
    var cancelledCount = 0
    for caller in callers {
      do { try await caller.value } catch is CancellationError { cancelledCount += 1 }
    }
    #expect(cancelledCount == 1)
    await #expect(throws: CancellationError.self) { try await outbox.publish(.everybody) {} }
  }

  @Test("the time between attempts grows up to two seconds, and starts afresh after a success")
  func delay() {
    var delay = TabBarBrokerReconnectionDelay()
    var upper = 50
    for _ in 1...12 {
      #expect((upper / 2...upper).contains(delay.milliseconds()))
      upper = min(2 * upper, 2000)
    }
    delay.reset()
    #expect((25...50).contains(delay.milliseconds()))
  }
}
