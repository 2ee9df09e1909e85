import Foundation
import Hummingbird
import NIOPosix
import RunningServer
import TabwireHummingbird
import TabwireServer
import Testing

/// The event stream over real connections.
@Suite(.timeLimit(.minutes(2)))
struct TabBarUpdatesTests {
  struct Context: TabwireRequestContext {
    var coreContext: CoreRequestContextStorage
    var tabwire: TabwireStorage

    init(source: Source) {
      coreContext = CoreRequestContextStorage(source: source)
      tabwire = TabwireStorage(source: source)
    }
  }

  /// The connections of a server.
  enum Connections: CaseIterable {
    /// Those of Hummingbird, which keep the task of a request while its stream is open.
    case http1
    /// Those that a stream can take.
    case gracefulHTTP1
  }

  /// The data of a server: the badge of each user, and who is signed in. A cookie `user=robin` signs in.
  private actor Store {
    private var badges: [String: Int] = [:]
    private var signedOut: Set<String> = []

    func set(_ badge: Int, for user: String) { badges[user] = badge }
    func signOut(_ user: String) { signedOut.insert(user) }

    func tabBar(of user: String) -> TabBar? {
      if signedOut.contains(user) { return nil }
      return TabBar(session: SessionKey(for: user) { Data($0.suffix(16)) }) {
        Tab("home", title: "Home of \(user)", icon: "house.fill", path: "/").badge(badges[user] ?? 0)
        Tab("explore", title: String(repeating: "Explore", count: 100), icon: "magnifyingglass", path: "/explore")
      }
    }
  }

  /// Reports when the task of a request has written its response.
  private struct ResponseEnd: RouterMiddleware {
    let onEnd: @Sendable () -> Void

    func handle(
      _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
      var response = try await next(request, context)
      response.body = ResponseBody { [body = response.body, onEnd] writer in
        defer { onEnd() }
        try await body.write(writer)
      }
      return response
    }
  }

  private let store = Store()

  /// A server with pages and a stream of tab bars.
  private func serve(
    _ updates: TabBarUpdates, over connections: Connections, onResponseEnd: @escaping @Sendable () -> Void = {},
    _ use: @Sendable (EventStreamClient, RunningServer) async throws -> Void
  ) async throws {
    let router = Router(context: Context.self)
    router.addMiddleware { ResponseEnd(onEnd: onResponseEnd) }
    router.get("/page") { _, _ in "page" }
    router.tabBarUpdates("/tabs/updates", from: updates) { [store] request, context, page in
      guard let user = request.cookies["user"]?.value else { return nil }
      return TabBarSubscription(to: [TabBarTopic("user:\(user)")], session: SessionKey(for: user) { $0 }) {
        await store.tabBar(of: user)
      }
    }
    try await Application(
      router: router, server: connections == .http1 ? .http1() : .gracefulHTTP1(),
      configuration: .init(address: .hostname("127.0.0.1", port: 0))
    ).serve { client in
      try await use(EventStreamClient(port: client.port), client)
    }
  }

  private func updates(_ change: (inout TabBarUpdatesOptions) -> Void = { _ in }) -> TabBarUpdates {
    var options = TabBarUpdatesOptions()
    change(&options)
    return TabBarUpdates(options: options) { Issue.record($0) }
  }

  private func id(in text: String) -> String? { text.firstMatch(of: #/id: (\S+)\n/#).map { String($0.1) } }

  // P11.10, P11.12, P11.13, P11.14
  @Test("a stream sends the tab bar at once, and again after each change", arguments: Connections.allCases)
  func changes(over connections: Connections) async throws {
    let updates = updates()
    try await serve(updates, over: connections) { client, _ in
      try await client.open("/tabs/updates?path=/explore/3", ["Cookie: user=robin"]) { stream in
        let first = await stream.read(until: "</turbo-stream>")
        #expect(first.hasPrefix("HTTP/1.1 200 OK\r\n"))
        let head = first.lowercased()
        #expect(head.contains("content-type: text/event-stream\r\n"))
        #expect(head.contains("cache-control: no-store\r\n"))
        #expect(head.contains("x-accel-buffering: no\r\n"))
        #expect(head.contains("retry: "))
        #expect(first.contains("Home of robin"))
        #expect(first.contains(#"href="/explore" aria-current="true""#))
        for badge in 1...3 {
          await store.set(badge, for: "robin")
          updates.publish("user:robin")
          let text = await stream.read(until: "</turbo-stream>")
          #expect(text.contains(#""tab-badge">\#(badge)<"#))
        }
      }
    }
  }

  // P11.9, P11.26, P11.24
  @Test("a stream follows the session of the server, not the page", arguments: Connections.allCases)
  func authorization(over connections: Connections) async throws {
    let updates = updates()
    try await serve(updates, over: connections) { client, http in
      try await client.open(
        "/tabs/updates?path=/&topic=user:priya&user=priya", ["Cookie: user=robin", "Last-Event-ID: user:priya"]
      ) { stream in
        let text = await stream.read(until: "</turbo-stream>")
        #expect(text.contains("Home of robin"))
        await store.set(9, for: "priya")
        updates.publish("user:priya")
        await store.set(1, for: "robin")
        updates.publish("user:robin")
        let event = await stream.read(until: "</turbo-stream>")
        #expect(event.contains(#""tab-badge">1<"#) && !event.contains("priya"))
      }
      let anonymous = try await http.request("/tabs/updates")
      #expect(anonymous.status == .noContent)
    }
  }

  @Test("a client that reconnects is sent only newer tab bars", arguments: Connections.allCases)
  func reconnection(over connections: Connections) async throws {
    let updates = updates()
    try await serve(updates, over: connections) { client, _ in
      let first = try await client.open("/tabs/updates", ["Cookie: user=robin"]) { stream in
        await stream.read(until: "</turbo-stream>")
      }
      let known = try #require(id(in: first))
      try await client.open("/tabs/updates", ["Cookie: user=robin", "Last-Event-ID: \(known)"]) { stream in
        await store.set(1, for: "robin")
        updates.publish("user:robin")
        let event = await stream.read(until: "</turbo-stream>")
        #expect(event.contains("tab-badge"), "the first event is the change")
        #expect(event.matches(of: #/id: /#).count == 1)
      }
      // A forged id, or one of another user, gets the current state.
      for forged in ["x", "9007199254740991-1", "1-1", known.replacing("-", with: "-0")] {
        try await client.open("/tabs/updates", ["Cookie: user=robin", "Last-Event-ID: \(forged)"]) { stream in
          let text = await stream.read(until: "</turbo-stream>")
          #expect(text.contains("Home of robin"))
        }
      }
      let ahead = TabBar.now + 60_000
      try await client.open("/tabs/updates?revision=\(ahead)", ["Cookie: user=robin"]) { stream in
        let text = await stream.read(until: "</turbo-stream>")
        #expect(text.contains("id: \(ahead + 1)-"))
      }
    }
  }

  @Test("a client that disconnects is removed at once", arguments: Connections.allCases)
  func disconnection(over connections: Connections) async throws {
    let updates = updates()
    try await serve(updates, over: connections) { client, _ in
      for _ in 0..<5 {
        try await client.open("/tabs/updates", ["Cookie: user=robin"]) { stream in
          _ = await stream.read(until: "</turbo-stream>")
          #expect(updates.streamCount == 1)
        }
        try await poll { updates.streamCount == 0 }
      }
    }
  }

  // P11.23
  @Test("a stream over the maximum ends with a retry time, and pages are served", arguments: Connections.allCases)
  func room(over connections: Connections) async throws {
    let updates = updates { $0.maximumSubscriberCount = 2 }
    try await serve(updates, over: connections) { client, http in
      try await client.open("/tabs/updates", ["Cookie: user=robin"]) { robin in
        _ = await robin.read(until: "</turbo-stream>")
        try await client.open("/tabs/updates", ["Cookie: user=priya"]) { priya in
          _ = await priya.read(until: "</turbo-stream>")
          let refused = try await client.open("/tabs/updates", ["Cookie: user=noa"]) { await $0.readToEnd() }
          #expect(refused.hasPrefix("HTTP/1.1 200 OK\r\n"))
          #expect(refused.contains("retry: 30000\n\n"))
          #expect(!refused.contains("turbo-stream"))
          let page = try await http.request("/page")
          #expect(page.status == .ok)
        }
      }
    }
  }

  @Test("a new stream replaces the oldest of its session", arguments: Connections.allCases)
  func sessionLimit(over connections: Connections) async throws {
    let updates = updates { $0.maximumSubscriberCountPerSession = 1 }
    try await serve(updates, over: connections) { client, _ in
      try await client.open("/tabs/updates", ["Cookie: user=robin"]) { oldest in
        _ = await oldest.read(until: "</turbo-stream>")
        try await client.open("/tabs/updates", ["Cookie: user=robin"]) { newest in
          _ = await newest.read(until: "</turbo-stream>")
          let text = await oldest.readToEnd()
          #expect(text.contains("retry: 30000\n\n"))
          #expect(updates.streamCount == 1)
        }
      }
    }
  }

  // P11.22
  @Test("the stream of a session that has ended is closed", arguments: Connections.allCases)
  func endedSession(over connections: Connections) async throws {
    let updates = updates()
    try await serve(updates, over: connections) { client, _ in
      try await client.open("/tabs/updates", ["Cookie: user=robin"]) { stream in
        _ = await stream.read(until: "</turbo-stream>")
        await store.signOut("robin")
        updates.publish("user:robin")
        let end = await stream.readToEnd()
        #expect(end.contains("retry: ") && !end.contains("turbo-stream"))
      }
      #expect(updates.streamCount == 0)
    }
  }

  // P11.21
  @Test("a client that never reads is disconnected, and others do not wait", arguments: Connections.allCases)
  func silentClient(over connections: Connections) async throws {
    let updates = updates { $0.heartbeatInterval = 300 }
    try await serve(updates, over: connections) { client, _ in
      let silent = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .channelOption(.autoRead, value: false).channelOption(.socketOption(.so_rcvbuf), value: 4 * 1024)
        .connect(host: "127.0.0.1", port: client.port).get()
      try await silent.writeAndFlush(
        ByteBuffer(string: "GET /tabs/updates HTTP/1.1\r\nHost: a\r\nCookie: user=robin\r\n\r\n"))
      try await poll { updates.streamCount == 1 }
      try await client.open("/tabs/updates", ["Cookie: user=robin"]) { reading in
        _ = await reading.read(until: "</turbo-stream>")
        // Each change is an event of the same size, until the buffers of the silent client are full.
        var badge = 0
        while updates.streamCount == 2 {
          badge += 1
          await store.set(badge, for: "robin")
          let start = ContinuousClock.now
          updates.publish("user:robin")
          _ = await reading.read(until: #""tab-badge">\#(badge)<"#)
          #expect(ContinuousClock.now - start < .seconds(60))
        }
        #expect(badge > 10)
      }
      try await silent.close()
    }
  }

  // P11.28
  @Test("heartbeats tell a quiet stream when the next one comes", arguments: Connections.allCases)
  func heartbeats(over connections: Connections) async throws {
    try await serve(updates { $0.heartbeatInterval = 50 }, over: connections) { client, _ in
      try await client.open("/tabs/updates", ["Cookie: user=robin"]) { stream in
        let beginning = await stream.read(until: "</turbo-stream>")
        let places = ["retry:", "event: alive\ndata: 1\n\n", "<turbo-stream"].compactMap {
          beginning.firstRange(of: $0)?.lowerBound
        }
        #expect(places.count == 3 && places == places.sorted(), "\(beginning)")
        for _ in 0..<3 { _ = await stream.read(until: "event: alive\ndata: 1\n\n") }
      }
    }
  }

  @Test("what a client sends on its stream is ignored", arguments: Connections.allCases)
  func talkativeClient(over connections: Connections) async throws {
    let updates = updates()
    try await serve(updates, over: connections) { client, _ in
      try await client.open("/tabs/updates", ["Cookie: user=robin"]) { stream in
        _ = await stream.read(until: "</turbo-stream>")
        for badge in 1...20 {
          try await stream.write("GET /page HTTP/1.1\r\nHost: a\r\n\r\n")
          await store.set(badge, for: "robin")
          updates.publish("user:robin")
          let text = await stream.read(until: #""tab-badge">\#(badge)<"#)
          #expect(!text.contains("HTTP/1.1"))
        }
      }
      try await poll { updates.streamCount == 0 }
    }
  }

  @Test("a stream takes its connection from gracefulHTTP1: the task of its request ends")
  func taking() async throws {
    let updates = updates()
    let (ends, isEnded) = AsyncStream.makeStream(of: Void.self)
    let finish: @Sendable () -> Void = { isEnded.finish() }
    try await serve(updates, over: .gracefulHTTP1, onResponseEnd: finish) { client, _ in
      try await client.open("/tabs/updates", ["Cookie: user=robin"]) { stream in
        _ = await stream.read(until: "</turbo-stream>")
        for await _ in ends {}
        #expect(updates.streamCount == 1)
        await store.set(1, for: "robin")
        updates.publish("user:robin")
        _ = await stream.read(until: #""tab-badge">1<"#)
      }
    }
  }

  @Test("a client that closes its end with its request keeps no stream", .timeLimit(.minutes(1)))
  func halfClosed() async throws {
    let updates = updates()
    try await serve(updates, over: .gracefulHTTP1) { client, _ in
      let text = try await client.openHalfClosed("/tabs/updates", ["Cookie: user=robin"])
      #expect(text.hasPrefix("HTTP/1.1 200"))
      try await poll { updates.streamCount == 0 }
    }
  }

  @Test("a client of HTTP/1.0 gets a stream without chunks")
  func oldVersion() async throws {
    let updates = updates()
    try await serve(updates, over: .gracefulHTTP1) { client, _ in
      try await client.open("/tabs/updates", ["Cookie: user=robin"], version: "1.0") { stream in
        let text = await stream.read(until: "</turbo-stream>")
        #expect(text.hasPrefix("HTTP/1.0 200"))
        #expect(!text.lowercased().contains("transfer-encoding"))
        #expect(text.contains("\r\n\r\nretry: "))
      }
      try await poll { updates.streamCount == 0 }
    }
  }

  @Test("a graceful shutdown ends open streams with a retry time", arguments: Connections.allCases)
  func shutdown(over connections: Connections) async throws {
    let updates = updates()
    let (opened, isOpen) = AsyncStream.makeStream(of: Void.self)
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let reading = Task {
      for await port in ports {
        return try await EventStreamClient(port: port).open("/tabs/updates", ["Cookie: user=robin"]) { stream in
          let first = await stream.read(until: "</turbo-stream>")
          isOpen.finish()
          return (first, await stream.readToEnd())
        }
      }
      return ("", "")
    }
    let start = try await serveUntilShutdown(updates, over: connections) { client in
      port.yield(client)
      for await _ in opened {}
    }
    let (first, last) = try await reading.value
    #expect(first.contains("Home of robin"))
    #expect(last.contains("retry: "))
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  /// Serves until the closure returns.
  ///
  /// - Returns: The time at which the shutdown began.
  private func serveUntilShutdown(
    _ updates: TabBarUpdates, over connections: Connections, _ use: @Sendable (Int) async throws -> Void
  ) async throws -> ContinuousClock.Instant {
    var start = ContinuousClock.now
    let instants = AsyncStream.makeStream(of: ContinuousClock.Instant.self)
    try await serve(updates, over: connections) { _, client in
      try await use(client.port)
      instants.continuation.yield(.now)
      instants.continuation.finish()
    }
    for await instant in instants.stream { start = instant }
    return start
  }

  @Test("a context without its channel is an error with a solution")
  func missingChannel() async throws {
    struct Bare: TabwireRequestContext {
      var coreContext: CoreRequestContextStorage
      var tabwire = TabwireStorage()
      init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }
    }
    struct ErrorText: RouterMiddleware {
      func handle(
        _ request: Request, context: Bare, next: (Request, Bare) async throws -> Response
      ) async throws -> Response {
        do {
          return try await next(request, context)
        } catch {
          return Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(string: "\(error)")))
        }
      }
    }
    let router = Router(context: Bare.self)
    router.addMiddleware { ErrorText() }
    router.tabBarUpdates("/tabs/updates", from: updates()) { _, _, _ in nil }
    try await Application(router: router).serve { client in
      let response = try await client.request("/tabs/updates")
      #expect(String(buffer: response.body).contains("TabwireStorage(source: source)"))
    }
  }

  /// Waits for a condition.
  private func poll(_ condition: () -> Bool) async throws {
    let start = ContinuousClock.now
    while !condition() {
      try #require(ContinuousClock.now - start < .seconds(30))
      try await Task.sleep(for: .milliseconds(5))
    }
  }
}
