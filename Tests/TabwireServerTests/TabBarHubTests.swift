import Testing

@testable import TabwireServer

/// The rules of the hub that the simulation does not check. Lab/Simulation checks the others.
struct TabBarHubTests {
  /// Renders everything that is due, with `digest` for each subscriber.
  private func settle(_ hub: inout TabBarHub, at now: Int64, digest: UInt64 = 1) -> [TabBarSubscriberID] {
    hub.advance(to: now).compactMap { effect in
      guard case .render(let id, let revision) = effect else { return nil }
      _ = hub.rendered(id, as: TabBarEventID(revision: (revision ?? 0) + 1, digest: digest), now: now)
      return id
    }
  }

  private func subscribe(
    to topics: Set<TabBarTopic>, session: String? = nil, _ hub: inout TabBarHub
  ) throws -> TabBarSubscriberID {
    let id = hub.subscribe(to: topics, session: session, now: 0)
    return try #require(id)
  }

  @Test("a hub without subscribers has no deadline")
  func idle() throws {
    var hub = TabBarHub()
    #expect(hub.nextDeadline == nil)
    hub.publish(.everybody, now: 0)
    hub.publish(.topic("user:7"), now: 0)
    #expect(hub.nextDeadline == nil)
    let id = try subscribe(to: ["user:7"], &hub)
    #expect(settle(&hub, at: 0) == [id])
    #expect(hub.nextDeadline == 15_000)
    hub.publish(.topic("user:8"), now: 0)
    #expect(hub.nextDeadline == 15_000, "the topic has no subscriber")
    hub.unsubscribe(id)
    #expect(hub.nextDeadline == nil)
    #expect(hub.subscriberCount == 0)
  }

  // P11.15: events are left out
  @Test("a topic that keeps changing is rendered every 50 ms")
  func coalescing() throws {
    var hub = TabBarHub()
    let ids = try (0..<100).map { _ in try subscribe(to: ["team:1"], &hub) }
    #expect(settle(&hub, at: 0) == ids)
    var renderings = 0
    for now in 0..<Int64(1000) {
      hub.publish(.topic("team:1"), now: now)
      while let deadline = hub.nextDeadline, deadline <= now { renderings += settle(&hub, at: now).count }
    }
    #expect((19 * 100...20 * 100).contains(renderings))
  }

  @Test("with a replica, each subscriber is rendered once more when the replica has what was committed")
  func replicas() throws {
    var options = TabBarUpdatesOptions()
    options.replicaLag = 1_000
    var hub = TabBarHub(options: options)
    let id = try subscribe(to: ["user:7"], &hub)
    #expect(settle(&hub, at: 0) == [id])
    #expect(hub.nextDeadline == 1_000)
    hub.publish(.topic("user:7"), now: 500)
    for (time, expected) in [(Int64(550), [id]), (999, []), (1_000, [id]), (1_549, []), (1_550, [id])] {
      #expect(settle(&hub, at: time) == expected, "at \(time) ms")
    }
    #expect(settle(&hub, at: 14_999) == [], "a repeated rendering is not repeated")
  }

  @Test("a change is rendered for its topic only")
  func topics() throws {
    var hub = TabBarHub()
    let robin = try subscribe(to: ["user:7", "team:1"], &hub)
    let priya = try subscribe(to: ["user:8", "team:1"], &hub)
    let guest = try subscribe(to: [], &hub)
    #expect(settle(&hub, at: 0) == [robin, priya, guest])
    for (change, concerned) in [
      (TabBarChange.topic("user:7"), [robin]), (.topic("user:8"), [priya]), (.topic("team:1"), [robin, priya]),
      (.everybody, [robin, priya, guest]), (.topic("user:77"), []),
    ] {
      hub.publish(change, now: 0)
      #expect(settle(&hub, at: 50) == concerned, "\(change)")
    }
  }

  @Test("a stream whose tab bar is not rendered in time is closed, and no other")
  func renderingTimeout() throws {
    var hub = TabBarHub()
    let (hung, failing, healthy) = (
      try subscribe(to: [], &hub), try subscribe(to: [], &hub), try subscribe(to: [], &hub)
    )
    for effect in hub.advance(to: 0) {
      guard case .render(healthy, _) = effect else { continue }
      _ = hub.rendered(healthy, as: TabBarEventID(revision: 1, digest: 1), now: 0)
    }
    hub.renderingFailed(failing)
    #expect(hub.renderingCount == 1 && hub.oldestRenderingStart == 0)
    #expect(hub.nextDeadline == 10_000)
    #expect(hub.advance(to: 9_999).isEmpty)
    #expect(hub.advance(to: 10_000) == [.close(hung, .renderingTimeout)])
    #expect(hub.renderingCount == 0 && hub.oldestRenderingStart == nil)
    #expect(hub.nextDeadline == 15_000)
    let isSent = hub.rendered(hung, as: TabBarEventID(revision: 2, digest: 2), now: 10_001)
    #expect(!isSent, "it comes too late")
  }

  @Test("renderings that begin one after the other are each closed within a second of their timeout")
  func renderingTimeouts() throws {
    var hub = TabBarHub()
    var starts: [TabBarSubscriberID: Int64] = [:]
    var (closed, checks) = (0, 0)
    for now in stride(from: Int64(0), through: 40_000, by: 10) {
      if now < 20_000, now.isMultiple(of: 100) {
        let id = hub.subscribe(to: [], now: now)
        starts[try #require(id)] = now
      }
      guard let deadline = hub.nextDeadline, deadline <= now else { continue }
      let effects = hub.advance(to: now)
      if effects.contains(where: { if case .close = $0 { true } else { false } }) { checks += 1 }
      for case .close(let id, let reason) in effects {
        #expect(reason == .renderingTimeout)
        #expect((10_000...11_010).contains(now - (starts[id] ?? 0)))
        closed += 1
      }
    }
    #expect(closed == 200 && hub.subscriberCount == 0)
    #expect(checks <= 21)
  }

  @Test("removed subscribers leave no data in the hub")
  func memory() throws {
    var hub = TabBarHub()
    let empty = "\(hub)"
    for _ in 0..<3 {
      let ids = try (0..<10).map { try subscribe(to: [TabBarTopic("user:\($0)"), "all"], session: "s", &hub) }
      _ = settle(&hub, at: 0)
      for id in ids { hub.unsubscribe(id) }
    }
    let withoutNumber = { (text: String) in text.replacing(/lastNumber: \d+/, with: "") }
    #expect(withoutNumber("\(hub)") == withoutNumber(empty))
  }

  @Test(
    "only a whole event id is read",
    arguments: [
      "", "-", "1", "1-", "-1", "-1-2", "1-2-3", "1-x", "1 -2", "9007199254740991-1", "99999999999999999999-1",
      "1-10000000000000000", "١-1",
    ])
  func forgedIDs(text: String) {
    #expect(TabBarEventID(text) == nil)
  }

  @Test("an event id is read as it is written", arguments: [(0, 0), (1_763_827_200_000, 0x9F3C), (1, .max)])
  func ids(revision: Int64, digest: UInt64) {
    let id = TabBarEventID(revision: revision, digest: digest)
    #expect(TabBarEventID(id.description) == id)
  }
}
