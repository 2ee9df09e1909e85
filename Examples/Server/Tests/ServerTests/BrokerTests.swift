import Foundation
import NIOConcurrencyHelpers
import TabwirePostgres
import TabwireServer
import TabwireServerTesting
import TabwireValkey
import Testing

@testable import Server

/// Brokers against real servers, which are killed and started again. `./test live` installs and runs them.
///
/// The environment says how often a test kills: `TABWIRE_KILLS=100 ./test live`.
@Suite(
  .enabled("needs PostgreSQL, and Valkey or Redis: ./test live") { BrokerServer.areInstalled },
  .timeLimit(.minutes(3 + BrokerServer.killCount / 6)))
struct BrokerTests {
  /// The processes that one round of a test kills.
  private enum Victim: CaseIterable {
    case server, broker, both
  }

  /// The errors that a broker reports.
  private final class Errors: Sendable {
    private let all = NIOLockedValueBox<[String]>([])

    var descriptions: [String] { all.withLockedValue { $0 } }

    func report(_ error: any Error) { all.withLockedValue { $0.append("\(error)") } }
  }

  /// A broker, and the changes that it receives.
  private struct Peer {
    let broker: any TabBarBroker
    let errors: Errors

    init(_ server: BrokerServer) throws {
      let errors = Errors()
      self.errors = errors
      broker = try server.broker { errors.report($0) }
    }

    /// Waits for a change, and returns those before it.
    @discardableResult
    func changes(until last: TabBarChange) async -> [TabBarChange] {
      var changes: [TabBarChange] = []
      for await change in broker.changes {
        if change == last { return changes }
        changes.append(change)
      }
      Issue.record("the broker ended before \(last)")
      return changes
    }
  }

  @Test("both brokers pass the tests for brokers", arguments: BrokerServer.Kind.allCases)
  func kit(kind: BrokerServer.Kind) async throws {
    let server = try BrokerServer(kind)
    try await server.start()
    try await expectBroker { try server.broker(onError: $0) }
  }

  @Test("a change of one process reaches all others, once it is connected", arguments: BrokerServer.Kind.allCases)
  func exchange(kind: BrokerServer.Kind) async throws {
    let server = try BrokerServer(kind)
    try await server.start()
    let peers = try (0..<3).map { _ in try Peer(server) }
    // After connecting, changes may have been missed.
    for peer in peers { #expect(await peer.changes(until: .everybody).isEmpty) }
    let names = ["user:7", "team/ä", "x", String(repeating: "n", count: TabBarChange.maximumMessageByteCount)]
    for name in names { try await peers[0].broker.publish(.topic(TabBarTopic(name))) }
    try await peers[1].broker.publish(.everybody)
    let topics = Set(names.map { TabBarChange.topic(TabBarTopic($0)) })
    for peer in peers { #expect(await Set(peer.changes(until: .everybody)) == topics) }
    // A name that cannot be a message concerns everybody.
    for name in ["", "with space", "line\nbreak", String(repeating: "n", count: 201)] {
      try await peers[2].broker.publish(.topic(TabBarTopic(name)))
      for peer in peers { #expect(await peer.changes(until: .everybody).isEmpty) }
    }
    for peer in peers { #expect(peer.errors.descriptions.isEmpty) }
  }

  @Test("many changes at once all arrive", arguments: BrokerServer.Kind.allCases)
  func manyChanges(kind: BrokerServer.Kind) async throws {
    let server = try BrokerServer(kind)
    try await server.start()
    let (sender, receiver) = (try Peer(server), try Peer(server))
    await receiver.changes(until: .everybody)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<500 {
        group.addTask { try await sender.broker.publish(.topic(TabBarTopic("user:\(number)"))) }
      }
      try await group.waitForAll()
    }
    try await sender.broker.publish(.topic("end"))
    #expect(await Set(receiver.changes(until: .topic("end"))).count == 500)
  }

  @Test(
    "programs in any language publish; a message of another shape is dropped, and reported once",
    arguments: BrokerServer.Kind.allCases)
  func otherPrograms(kind: BrokerServer.Kind) async throws {
    let server = try BrokerServer(kind)
    try await server.start()
    let peer = try Peer(server)
    await peer.changes(until: .everybody)
    try server.publishByHand("user:7")
    #expect(await peer.changes(until: .topic("user:7")).isEmpty)
    try server.publishByHand("")
    #expect(await peer.changes(until: .everybody).isEmpty)
    for message in ["{\"user\": 7}", "user:7 1763827200000", String(repeating: "x", count: 5000), "tab\there"] {
      try server.publishByHand(message)
      try server.publishByHand("after")
      #expect(await peer.changes(until: .topic("after")).isEmpty)
    }
    #expect(peer.errors.descriptions.count == 1)
    #expect(peer.errors.descriptions.first?.contains("is not the name of a topic") == true)
  }

  @Test(
    "after kill -9 and a restart everything is refreshed, and what was published meanwhile arrives; one error is reported",
    arguments: BrokerServer.Kind.allCases)
  func killed(kind: BrokerServer.Kind) async throws {
    let server = try BrokerServer(kind)
    try await server.start()
    let (sender, receiver) = (try Peer(server), try Peer(server))
    for peer in [sender, receiver] { await peer.changes(until: .everybody) }
    for round in 1...BrokerServer.killCount {
      server.kill()
      async let publication: Void = sender.broker.publish(.topic(TabBarTopic("user:\(round)")))
      try await poll { receiver.errors.descriptions.count == round && sender.errors.descriptions.count == round }
      try await server.start()
      try await publication
      // Either order is correct, because the refresh covers the change.
      await receiver.changes(until: .everybody)
      try await sender.broker.publish(.topic(TabBarTopic("after:\(round)")))
      await receiver.changes(until: .topic(TabBarTopic("after:\(round)")))
    }
    for peer in [sender, receiver] {
      #expect(peer.errors.descriptions.count == BrokerServer.killCount)
      #expect(peer.errors.descriptions.allSatisfy { $0.contains("cannot be reached") })
    }
  }

  @Test("a broker that is not there yet is waited for", arguments: BrokerServer.Kind.allCases)
  func late(kind: BrokerServer.Kind) async throws {
    let server = try BrokerServer(kind)
    let peer = try Peer(server)
    try await poll { !peer.errors.descriptions.isEmpty }
    try await server.start()
    await peer.changes(until: .everybody)
    #expect(peer.errors.descriptions.count == 1)
  }

  @Test(
    "a broker that is frozen, with its connections open, is noticed; what is published meanwhile arrives later",
    arguments: BrokerServer.Kind.allCases)
  func frozen(kind: BrokerServer.Kind) async throws {
    let server = try BrokerServer(kind)
    try await server.start()
    let peer = try Peer(server)
    await peer.changes(until: .everybody)
    server.send(SIGSTOP)
    try await poll { !peer.errors.descriptions.isEmpty }
    #expect(peer.errors.descriptions.first?.contains("cannot be reached") == true)
    async let publication: Void = peer.broker.publish(.topic("user:7"))
    server.send(SIGCONT)
    try await publication
    // Both orders are right: the refresh covers the change as well.
    await peer.changes(until: .everybody)
    try await peer.broker.publish(.topic("after"))
    await peer.changes(until: .topic("after"))
    #expect(peer.errors.descriptions.count == 1)
  }

  @Test(
    "200,000 messages of another program are dropped, with one report, and the change behind them arrives",
    arguments: BrokerServer.Kind.allCases)
  func poisoned(kind: BrokerServer.Kind) async throws {
    let server = try BrokerServer(kind)
    try await server.start()
    let peer = try Peer(server)
    await peer.changes(until: .everybody)
    try server.flood(200_000)
    try await peer.broker.publish(.topic("user:7"))
    #expect(await peer.changes(until: .topic("user:7")).isEmpty, "no outage, after which everybody would be refreshed")
    #expect(peer.errors.descriptions.count == 1)
  }

  @Test("messages of another program of any size are dropped, and the connection stays")
  func largeMessages() async throws {
    let server = try BrokerServer(.valkey)
    try await server.start()
    let peer = try Peer(server)
    await peer.changes(until: .everybody)
    for byteCount in [65_536, 65_537, 1_000_000, 4_000_000] {
      try server.evaluate("redis.call('publish', 'tabwire', string.rep('x', \(byteCount)))")
      try server.publishByHand("after:\(byteCount)")
      #expect(await peer.changes(until: .topic(TabBarTopic("after:\(byteCount)"))).isEmpty)
    }
    #expect(peer.errors.descriptions.count == 1, "one report, and no outage")
    #expect(peer.errors.descriptions.first?.contains("is not the name of a topic") == true)
  }

  @Test("NOTIFY in a transaction arrives at its commit, and never after a rollback")
  func transactions() async throws {
    let server = try BrokerServer(.postgres)
    try await server.start()
    let peer = try Peer(server)
    await peer.changes(until: .everybody)
    try server.sql("BEGIN; NOTIFY tabwire, 'rolled-back'; ROLLBACK")
    try server.sql("BEGIN; NOTIFY tabwire, 'same'; NOTIFY tabwire, 'same'; COMMIT")
    try server.sql("NOTIFY tabwire, 'end'")
    #expect(await peer.changes(until: .topic("end")) == [.topic("same")])
  }

  @Test("a broker that cannot work says why")
  func configuration() throws {
    for channel in ["", String(repeating: "c", count: 64)] {
      #expect(throws: TabBarBrokerError.self) { try PostgresBroker("", channel: channel) { _ in } }
    }
  }

  @Test(
    "a flag flipped in one process changes the tabs of a page fed by another, also after kill -9 of the broker",
    arguments: BrokerServer.Kind.allCases)
  func processes(kind: BrokerServer.Kind) async throws {
    let server = try BrokerServer(kind)
    try await server.start()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("shared-\(UUID().uuidString)")
    defer { for name in [file.path, file.path + ".lock"] { try? FileManager.default.removeItem(atPath: name) } }
    let arguments = ["--port", "0", "--shared-file", file.path, "--broker", server.url]
    let secret = [Secret.variable: String(repeating: "s", count: Secret.minimumByteCount)]
    let programs = try (0..<2).map { _ in try Program(arguments, environment: secret) }
    var ports: [Int] = []
    for program in programs { ports.append(try await program.port()) }
    let cookie = try await signIn(port: ports[0])

    let hasPremium = { @Sendable (text: String) in text.contains(#"data-tab="premium""#) }
    let isEvent = { @Sendable (text: String) in text.contains("</turbo-stream>") }
    try await Connection.open(port: ports[1]) { [ports] writer, reader in
      try await writer.send("GET /tabs/updates HTTP/1.1\r\nHost: a\r\nCookie: \(cookie)\r\n\r\n")
      try await reader.read([
        (isEvent, { try await flip("on", port: ports[0]) }),
        (
          { isEvent($0) && hasPremium($0) },
          {
            server.kill()
            try await flip("off", port: ports[0])
            try await server.start()
          }
        ),
        ({ isEvent($0) && !hasPremium($0) }, {}),
      ])
    }
    for program in programs {
      program.send(SIGTERM)
      #expect(await program.exit() == 0)
      let lines = program.errors.split(separator: "\n").filter { $0.contains("cannot be reached") }
      #expect(lines.count <= 1, "one line a process while the broker is down: \(lines)")
    }
  }

  @Test(
    "after kill -9 of a server, of the broker, or of both, a page shows the final state",
    .enabled("runs by name: TABWIRE_KILLS=100 ./test live") { BrokerServer.requestedKillCount != nil },
    arguments: BrokerServer.Kind.allCases)
  func finalStates(kind: BrokerServer.Kind) async throws {
    let broker = try BrokerServer(kind)
    try await broker.start()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("shared-\(UUID().uuidString)")
    defer { for name in [file.path, file.path + ".lock"] { try? FileManager.default.removeItem(atPath: name) } }
    let arguments = ["--port", "0", "--shared-file", file.path, "--broker", broker.url]
    let secret = [Secret.variable: String(repeating: "s", count: Secret.minimumByteCount)]
    let changing = try Program(arguments, environment: secret)
    defer { changing.send(SIGKILL) }
    let changingPort = try await changing.port()
    var serving = try Program(arguments, environment: secret)
    defer { serving.send(SIGKILL) }
    var servingPort = try await serving.port()
    let cookie = try await signIn(port: changingPort)

    // A page is open at one process. Another one changes its tab bar while something is down.
    for round in 0..<BrokerServer.killCount {
      let (victim, isOn) = (Victim.allCases[round % Victim.allCases.count], round.isMultiple(of: 2))
      let lastEventID = NIOLockedValueBox("")
      let shows = { @Sendable (isOn: Bool, text: String) in
        guard text.contains("</turbo-stream>"), let id = text.firstMatch(of: #/id: (\d+-[0-9a-f]+)/#)?.1 else {
          return false
        }
        lastEventID.withLockedValue { $0 = String(id) }
        return text.contains(#"data-tab="premium""#) == isOn
      }
      try await Connection.open(port: servingPort) { [serving] writer, reader in
        try await writer.send("GET /tabs/updates HTTP/1.1\r\nHost: a\r\nCookie: \(cookie)\r\n\r\n")
        let change = {
          if victim != .broker {
            serving.send(SIGKILL)
            _ = await serving.exit()
          }
          if victim != .server { broker.kill() }
          try await flip(isOn ? "on" : "off", port: changingPort)
          if victim == .broker { try await broker.start() }
        }
        var steps: [(isDone: (String) -> Bool, act: () async throws -> Void)] = [({ shows(!isOn, $0) }, change)]
        if victim == .broker { steps.append(({ shows(isOn, $0) }, {})) }
        try await reader.read(steps)
      }
      guard victim != .broker else { continue }
      serving = try Program(arguments, environment: secret)
      servingPort = try await serving.port()
      try await Connection.open(port: servingPort) { writer, reader in
        let id = lastEventID.withLockedValue { $0 }
        try await writer.send(
          "GET /tabs/updates HTTP/1.1\r\nHost: a\r\nCookie: \(cookie)\r\nLast-Event-ID: \(id)\r\n\r\n")
        try await reader.read([({ shows(isOn, $0) }, {})])
      }
      if victim == .both { try await broker.start() }
    }
  }

  @Sendable private func flip(_ weekend: String, port: Int) async throws {
    try await post("/flags", "weekend=\(weekend)", cookie: "", port: port)
  }

  private func signIn(port: Int) async throws -> String {
    let answer = try await post("/sign-in", "persona=regular", cookie: "", port: port)
    return try #require(answer.firstMatch(of: #/[Ss]et-[Cc]ookie: ([^;]+);/#).map { String($0.1) })
  }

  @discardableResult
  private func post(_ path: String, _ form: String, cookie: String, port: Int) async throws -> String {
    try await Connection.open(port: port) { writer, reader in
      try await writer.send(
        """
        POST \(path) HTTP/1.1\r
        Host: a\r
        Connection: close\r
        Cookie: \(cookie)\r
        Content-Type: application/x-www-form-urlencoded\r
        Content-Length: \(form.utf8.count)\r
        \r
        \(form)
        """)
      return try await reader.untilClosed()
    }
  }

  private func poll(_ condition: () -> Bool) async throws {
    let start = ContinuousClock.now
    while !condition() {
      try #require(ContinuousClock.now - start < .seconds(60))
      try await Task.sleep(for: .milliseconds(5))
    }
  }
}
