import Foundation
import Testing

@testable import TabwireServer

/// The updates with a real clock, and doubles of connections that record.
struct TabBarUpdatesTests {
  /// The server's data, and a tab bar that shows it.
  private final class Store: Sendable {
    let badges = LockedState<[String: Int]>([:])
    let ended = LockedState<Set<String>>([])
    let failures = LockedState(0)

    func set(_ badge: Int, for user: String) { badges.withLock { $0[user] = badge } }

    func subscription(of user: String, until expiry: Date? = nil) -> TabBarSubscription {
      TabBarSubscription(to: [TabBarTopic("user:\(user)")], until: expiry) { [self] in try tabBar(of: user) }
    }

    func tabBar(of user: String) throws -> TabBar? {
      if failures.withLock({
        $0 -= 1
        return $0 >= 0
      }) {
        throw StoreError()
      }
      if ended.withLock({ $0.contains(user) }) { return nil }
      let badge = badges.withLock { $0[user] ?? 0 }
      return TabBar(omittingSession: .neverSwitchesUsers) {
        Tab("home", title: "Home of \(user)", icon: "house", path: "/").badge(badge)
        Tab("explore", title: "Explore", icon: "magnifyingglass", path: "/explore")
      }
    }
  }

  private struct StoreError: Error {}

  /// A double of a connection, which records what is written.
  private final class Connection: TabBarConnection {
    enum Part: Sendable {
      case event(TabBarEvent)
      case heartbeat
      case close(TabBarCloseReason?)
    }

    let parts: AsyncStream<Part>
    private let input: AsyncStream<Part>.Continuation

    init() {
      (parts, input) = AsyncStream.makeStream()
    }

    func send(_ event: TabBarEvent) { input.yield(.event(event)) }
    func sendHeartbeat(_ event: String) { input.yield(.heartbeat) }
    func close(_ reason: TabBarCloseReason?) {
      input.yield(.close(reason))
      input.finish()
    }

    /// The next event.
    func event() async -> TabBarEvent? {
      for await case .event(let event) in parts { return event }
      return nil
    }

    /// The reason why the connection is closed.
    func closing() async -> TabBarCloseReason?? {
      for await case .close(let reason) in parts { return .some(reason) }
      return nil
    }
  }

  /// A double of a broker.
  private final class Broker: TabBarBroker {
    let changes: AsyncStream<TabBarChange>
    let input: AsyncStream<TabBarChange>.Continuation
    let published = LockedState<[TabBarChange]>([])
    let failures = LockedState(0)

    init() {
      (changes, input) = AsyncStream.makeStream()
    }

    func publish(_ change: TabBarChange) async throws {
      if failures.withLock({
        $0 -= 1
        return $0 >= 0
      }) {
        throw StoreError()
      }
      published.withLock { $0.append(change) }
    }
  }

  private let store = Store()
  private let page = TabBarPage(path: "/")

  /// A connection that ends its stream when it gets an event, and publishes a change.
  private final class CallingConnection: TabBarConnection {
    let updates: TabBarUpdates
    let id = LockedState<TabBarSubscriberID?>(nil)
    let ended: AsyncStream<Void>
    private let input: AsyncStream<Void>.Continuation

    init(_ updates: TabBarUpdates) {
      self.updates = updates
      (ended, input) = AsyncStream.makeStream()
    }

    func send(_ event: TabBarEvent) {
      updates.publish("user:robin")
      if let id = id.withLock({ $0 }) {
        updates.connection(of: id, isWritable: true)
        updates.close(id)
      }
      input.finish()
    }

    func sendHeartbeat(_ event: String) {}
    func close(_ reason: TabBarCloseReason?) {}
  }

  @Test("a connection may call the updates while it is sent an event", .timeLimit(.minutes(1)))
  func calls() async throws {
    let updates = TabBarUpdates { Issue.record($0) }
    let connection = CallingConnection(updates)
    let id = updates.open(store.subscription(of: "robin"), for: page, on: connection)
    connection.id.withLock { $0 = id }
    for await _ in connection.ended {}
    updates.publish("user:robin")
    #expect(updates.streamCount <= 1)
  }

  @Test("updates that are freed in an outage of the broker stop publishing", .timeLimit(.minutes(1)))
  func outage() async throws {
    final class Outage: TabBarBroker {
      let changes = AsyncStream<TabBarChange> { _ in }
      let outbox = TabBarBrokerOutbox()
      let ends: AsyncStream<Bool>
      private let input: AsyncStream<Bool>.Continuation

      init() { (ends, input) = AsyncStream.makeStream() }

      func publish(_ change: TabBarChange) async throws {
        do {
          try await outbox.publish(change) {}
        } catch {
          input.yield(Task.isCancelled)
          throw error
        }
      }
    }
    let broker = Outage()
    var updates: TabBarUpdates? = TabBarUpdates(broker: broker) { Issue.record($0) }
    updates?.publish("user:robin")
    while broker.outbox.first == nil { await Task.yield() }
    updates = nil
    var ends = broker.ends.makeAsyncIterator()
    #expect(await ends.next() == true)
  }

  @Test("a page is sent its tab bar at once, and again after each change", .timeLimit(.minutes(1)))
  func changes() async throws {
    let updates = TabBarUpdates { Issue.record($0) }
    let (robin, priya) = (Connection(), Connection())
    let id = try #require(updates.open(store.subscription(of: "robin"), for: page, on: robin))
    _ = try #require(updates.open(store.subscription(of: "priya"), for: page, on: priya))
    #expect(updates.streamCount == 2)
    #expect(try #require(await robin.event()).html.contains("Home of robin"))
    #expect(try #require(await priya.event()).html.contains("Home of priya"))
    for badge in 1...3 {
      store.set(badge, for: "robin")
      updates.publish("user:robin", "user:nobody")
      let event = try #require(await robin.event())
      #expect(event.html.contains("Home of robin"))
      #expect(event.html.contains(#"<span class="tab-badge">\#(badge)</span>"#))
    }
    store.set(5, for: "priya")
    updates.publishToEverybody()
    #expect(try #require(await priya.event()).html.contains(#"<span class="tab-badge">5</span>"#))
    updates.close(id)
    #expect(updates.streamCount == 1)
  }

  @Test("a change reaches any number of pages, and none waits for a slow one", .timeLimit(.minutes(1)))
  func manyPages() async throws {
    var options = TabBarUpdatesOptions()
    options.renderingTimeout = 60_000
    for count in [1, 2, 31, 32, 33, 100, 1_000] {
      let updates = TabBarUpdates(options: options) { Issue.record($0) }
      let (wait, end) = AsyncStream<Void>.makeStream()
      let slow = Connection()
      let subscription = TabBarSubscription(to: ["user:robin"]) {
        for await _ in wait {}
        return try store.tabBar(of: "robin")
      }
      _ = try #require(updates.open(subscription, for: page, on: slow))
      let others = (0..<count).map { _ in Connection() }
      for other in others { _ = try #require(updates.open(store.subscription(of: "robin"), for: page, on: other)) }
      for other in others { _ = try #require(await other.event()) }
      store.set(count, for: "robin")
      updates.publish("user:robin")
      for other in others {
        #expect(try #require(await other.event()).html.contains(#"<span class="tab-badge">\#(count)</span>"#))
      }
      end.finish()
      #expect(try #require(await slow.event()).html.contains(#"<span class="tab-badge">\#(count)</span>"#))
    }
  }

  // P11.13
  @Test("a page that reconnects is sent only newer tab bars", .timeLimit(.minutes(1)))
  func reconnection() async throws {
    let updates = TabBarUpdates { Issue.record($0) }
    let first = Connection()
    _ = updates.open(store.subscription(of: "robin"), for: page, on: first)
    let event = try #require(await first.event())
    let again = Connection()
    let known = TabBarPage(path: "/", lastEventID: event.id.description)
    _ = updates.open(store.subscription(of: "robin"), for: known, on: again)
    store.set(1, for: "robin")
    updates.publish("user:robin")
    #expect(try #require(await again.event()).html.contains("tab-badge"), "the first event is the change")
  }

  // P11.22
  @Test("the stream of a session that has ended is closed", .timeLimit(.minutes(1)))
  func endedSession() async throws {
    let updates = TabBarUpdates { Issue.record($0) }
    let connection = Connection()
    _ = updates.open(store.subscription(of: "robin"), for: page, on: connection)
    _ = await connection.event()
    store.ended.withLock { _ = $0.insert("robin") }
    updates.publish("user:robin")
    #expect(await connection.closing() == .some(nil))
    #expect(updates.streamCount == 0)
  }

  // P11.22
  @Test("a session that expires is closed at the next heartbeat", .timeLimit(.minutes(1)))
  func expiry() async throws {
    var options = TabBarUpdatesOptions()
    options.heartbeatInterval = 50
    let updates = TabBarUpdates(options: options) { Issue.record($0) }
    let (short, long) = (Connection(), Connection())
    _ = updates.open(store.subscription(of: "robin", until: .now + 0.1), for: page, on: short)
    _ = updates.open(store.subscription(of: "priya", until: .distantFuture), for: page, on: long)
    #expect(await short.closing() == .some(.expired))
    #expect(updates.streamCount == 1)
    for await case .heartbeat in long.parts { break }
  }

  @Test("a tab bar that cannot be declared is tried again at the next heartbeat", .timeLimit(.minutes(1)))
  func failures() async throws {
    var options = TabBarUpdatesOptions()
    options.heartbeatInterval = 50
    let reported = LockedState(0)
    let updates = TabBarUpdates(options: options) { _ in reported.withLock { $0 += 1 } }
    store.failures.withLock { $0 = 2 }
    let connection = Connection()
    _ = updates.open(store.subscription(of: "robin"), for: page, on: connection)
    #expect(await connection.event() != nil)
    #expect(reported.withLock { $0 } == 2)
  }

  @Test("a rendering that never ends closes its stream with an error that names the page", .timeLimit(.minutes(1)))
  func hungRendering() async throws {
    var options = TabBarUpdatesOptions()
    (options.renderingTimeout, options.heartbeatInterval) = (100, 20)
    let reported = LockedState<[String]>([])
    let updates = TabBarUpdates(options: options) { error in reported.withLock { $0.append("\(error)") } }
    let (wait, end) = AsyncStream<Void>.makeStream()
    let (hung, healthy) = (Connection(), Connection())
    let subscription = TabBarSubscription(to: []) {
      for await _ in wait {}
      return nil
    }
    _ = updates.open(subscription, for: TabBarPage(path: "/slow"), on: hung)
    _ = updates.open(store.subscription(of: "robin"), for: page, on: healthy)
    #expect(updates.statistics.pendingRenderingCount >= 1)
    #expect(await hung.closing() == .some(.renderingTimeout))
    _ = await healthy.event()
    #expect(updates.streamCount == 1)
    #expect(reported.withLock { $0 }.count == 1)
    #expect(reported.withLock { $0 }.first?.contains("\"/slow\" was not rendered within 0.1 seconds") == true)
    let statistics = updates.statistics
    #expect(statistics.overdueRenderingCount == 1 && statistics.pendingRenderingCount == 0)
    #expect(statistics.eventCount == 1 && statistics.openedStreamCount == 2 && statistics.reconnectionCount == 0)
    end.finish()
  }

  @Test("a stream over the maximum is not opened")
  func room() {
    var options = TabBarUpdatesOptions()
    options.maximumSubscriberCount = 1
    let updates = TabBarUpdates(options: options) { Issue.record($0) }
    #expect(updates.open(store.subscription(of: "robin"), for: page, on: Connection()) != nil)
    #expect(updates.open(store.subscription(of: "priya"), for: page, on: Connection()) == nil)
    #expect(updates.streamCount == 1)
  }

  @Test("changes go through the broker, in both directions", .timeLimit(.minutes(1)))
  func broker() async throws {
    let broker = Broker()
    let updates = TabBarUpdates(broker: broker) { Issue.record($0) }
    let connection = Connection()
    _ = updates.open(store.subscription(of: "robin"), for: page, on: connection)
    _ = await connection.event()
    for change in [TabBarChange.topic("user:robin"), .everybody] {
      store.set(change == .everybody ? 2 : 1, for: "robin")
      broker.input.yield(change)
      #expect(try #require(await connection.event()).html.contains("tab-badge"))
    }
    updates.publish("user:robin")
    updates.publishToEverybody()
    while Set(broker.published.withLock { $0 }) != [.topic("user:robin"), .everybody] { await Task.yield() }
  }

  @Test("a process that starts publishes a change for everybody", .timeLimit(.minutes(1)))
  func start() async throws {
    let broker = Broker()
    let updates = TabBarUpdates(broker: broker) { Issue.record($0) }
    while broker.published.withLock({ $0 }) != [.everybody] { await Task.yield() }
    #expect(updates.streamCount == 0)
  }

  @Test("a change that the broker rejects is published again, and reported once", .timeLimit(.minutes(1)))
  func brokerOutage() async throws {
    let reported = LockedState(0)
    let broker = Broker()
    broker.failures.withLock { $0 = 2 }
    var options = TabBarUpdatesOptions()
    options.publishesAtStart = false
    let updates = TabBarUpdates(options: options, broker: broker) { _ in reported.withLock { $0 += 1 } }
    updates.publish("user:robin")
    while broker.published.withLock({ $0 }).isEmpty { try await Task.sleep(for: .milliseconds(20)) }
    #expect(broker.published.withLock { $0 } == [.topic("user:robin")])
    #expect(reported.withLock { $0 } == 1)
  }
}
