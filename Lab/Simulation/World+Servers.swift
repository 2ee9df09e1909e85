import Foundation

@testable import Tabwire
@testable import TabwireServer

extension World {
  // MARK: Processes

  func start(_ process: SimulatedProcess) {
    log("server \(process.number) starts, version \(process.version)")
    let runtime = SimulatedRuntime(of: process, in: self)
    let broker = SimulatedBroker(of: process, in: self)
    var options = TabBarUpdatesOptions()
    options.maximumSubscriberCount = 6
    options.maximumSubscriberCountPerSession = 2
    options.replicaLag = faults.replicaLag
    process.runtime = runtime
    process.broker = broker
    process.client = BrokerClient(inbox: broker.inbox, outbox: broker.outbox)
    process.updates = TabBarUpdates(
      renderer: process.renderer, options: options, broker: broker, runtime: runtime, onError: { _ in })
    advanceBroker(of: process)
  }

  /// Runs the tasks of a process until all of them wait.
  func settle(_ process: SimulatedProcess) {
    guard !process.eventLoop.isEmpty || process.executor.hasTasks else { return }
    repeat {
      while !process.eventLoop.isEmpty { process.eventLoop.removeFirst()() }
    } while process.executor.runOne() || !process.eventLoop.isEmpty
    checkStreams(of: process)
  }

  func kill(_ process: SimulatedProcess) {
    log("server \(process.number) is killed")
    for (connection, stream) in process.streams.sorted(by: { $0.key < $1.key }) where !stream.isBroken {
      let arrival = max(now + delay(of: stream.app), stream.lastArrival)
      agenda.add(.streamPart(app: stream.app, connection, .closed), at: arrival)
    }
    brokers.connections = brokers.connections.filter { $0.value.process != process.number }
    let held = process.heldEvents ?? []
    process.heldEvents = nil
    end(process)
    for event in held { handle(event) }
  }

  /// Ends the life of a process with its tasks, none of which has an effect any more.
  func end(_ process: SimulatedProcess) {
    process.life += 1
    for stream in process.streams.values { stream.id.map { process.updates?.close($0) } }
    process.broker?.end()
    process.runtime?.end()
    repeat { process.eventLoop = [] } while process.executor.runOne()
    (process.updates, process.broker, process.client) = (nil, nil, nil)
    repeat { process.eventLoop = [] } while process.executor.runOne()
    process.runtime = nil
    (process.streams, process.brokerConnection, process.brokerWake, process.heldMessages) = ([:], nil, nil, [])
    process.isExhausted = false
  }

  func pause(_ process: SimulatedProcess) {
    log("server \(process.number) is paused")
    process.heldEvents = []
  }

  func resume(_ process: SimulatedProcess) {
    guard let events = process.heldEvents else { return }
    log("server \(process.number) goes on")
    (process.heldEvents, process.resumeTime) = (nil, now)
    for event in events {
      handle(event)
      settle(process)
    }
  }

  // MARK: Streams

  func open(_ request: StreamRequest, in process: SimulatedProcess) {
    func answer(_ part: StreamPart) {
      agenda.add(.streamPart(app: request.app, request.connection, part), at: now + delay(of: request.app))
    }
    guard let updates = process.updates, let runtime = process.runtime, !process.isExhausted else {
      return answer(.closed)
    }
    let user = database.user(of: request.cookie, at: now)
    let session = user == nil ? nil : request.cookie
    let expiry = session.flatMap { database.sessions[$0].expiry }
    process.streams[request.connection] = SimulatedProcess.Stream(
      app: request.app, session: session, sessionEnd: expiry, expiry: expiry.map { $0 - process.skew }, openTime: now,
      lastHeartbeat: now, digest: request.lastEventID?.digest)
    let subscription = TabBarSubscription(
      to: user.map { [topic(of: $0)] } ?? [], session: session.map { Sessions.key(of: "session \($0)") },
      until: expiry.map { Date(timeIntervalSince1970: Double(SimulatedRuntime.beginning + $0) / 1000) }
    ) { [unowned self, unowned process] in
      try await tabBar(for: request.connection, of: process, on: runtime)
    }
    let page = TabBarPage(
      path: request.path, revision: request.revision.map { String($0) }, lastEventID: request.lastEventID?.description)
    let connection = SimulatedConnection(request.connection, of: process, in: self)
    if let id = updates.open(subscription, for: page, on: connection) {
      log("server \(process.number) opens a stream for app \(request.app) as \(user.map { "user \($0)" } ?? "nobody")")
      process.streams[request.connection]?.id = id
    } else {
      log("server \(process.number) has no room for app \(request.app)")
      process.streams[request.connection] = nil
      answer(.refused)
    }
    settle(process)
    if let session, process.streams.values.filter({ $0.session == session }).count > 2 {
      violation = "a session has too many streams"
    }
  }

  /// Declares the tab bar of a stream, as the subscription of an app does.
  private func tabBar(
    for connection: ConnectionNumber, of process: SimulatedProcess, on runtime: SimulatedRuntime
  ) async throws -> TabBar? {
    let life = process.life
    guard let stream = process.streams[connection] else { return nil }
    checkPace(of: connection, in: process)
    if stream.expiry.map({ $0 + 1 < now }) == true { violation = "app \(stream.app) is rendered after its session" }
    process.streams[connection]?.renderingStart = now
    if !isHealed && processRandom[process.number].isTrue(percent: faults.hanging) {
      log("server \(process.number) hangs while it renders for app \(stream.app)")
      process.streams[connection]?.isHanging = true
      await runtime.hang()
      return nil
    }
    // The data is read first, and the rendering ends later: the worst case.
    let user = database.user(of: stream.session, at: now)
    let lag = isHealed || faults.replicaLag == 0 ? 0 : processRandom[process.number].time(0...faults.replicaLag - 1)
    let state = database.tabBar(of: user, at: now - lag, version: process.version)
    await runtime.sleep(milliseconds: renderingTime(in: process))
    guard process.life == life else { return nil }
    process.streams[connection]?.renderingStart = nil
    if process.isExhausted || !isHealed && processRandom[process.number].isTrue(percent: faults.failing) {
      log("server \(process.number) fails to render for app \(stream.app)")
      throw RenderingError()
    }
    guard stream.session == nil || user != nil else {
      log("server \(process.number) ends the stream of app \(stream.app), whose session is over")
      return nil
    }
    return state.tabBar(revision: runtime.milliseconds)
  }

  private func renderingTime(in process: SimulatedProcess) -> Int64 {
    processRandom[process.number].time(0...(isHealed ? 3 : process.slowness))
  }

  func send(_ event: TabBarEvent, on connection: ConnectionNumber, of process: SimulatedProcess) {
    guard let stream = process.streams[connection] else { return }
    guard let configuration = TabConfiguration(in: event) else {
      violation = "app \(stream.app) is sent what is no configuration: \(event.html)"
      return
    }
    check(event, for: stream)
    process.streams[connection]?.digest = event.id.digest
    log("server \(process.number) sends app \(stream.app) \(described(configuration)), revision \(event.id.revision)")
    write(.event(event.id, configuration), to: connection, in: process)
  }

  func sendHeartbeat(on connection: ConnectionNumber, of process: SimulatedProcess) {
    guard let stream = process.streams[connection] else { return }
    if now - max(stream.lastHeartbeat, process.resumeTime) > 15_000 {
      violation = "a heartbeat of app \(stream.app) is late"
    }
    if stream.fullTime != nil { violation = "a heartbeat is written to a connection that is full" }
    if stream.lastWrittenHeartbeat.map({ now - $0 < 15_000 }) == true {
      violation = "app \(stream.app) has two heartbeats within 15 seconds"
    }
    process.streams[connection]?.lastHeartbeat = now
    process.streams[connection]?.lastWrittenHeartbeat = now
  }

  func close(_ connection: ConnectionNumber, of process: SimulatedProcess, _ reason: TabBarCloseReason?) {
    guard let stream = process.streams[connection] else { return }
    if let reason { checkClosing(connection, in: process, reason) }
    log("server \(process.number) closes the stream of app \(stream.app): \(reason.map { "\($0)" } ?? "no session")")
    process.streams[connection] = nil
    guard !stream.isBroken else { return }
    let arrival = max(now + delay(of: stream.app), stream.lastArrival)
    agenda.add(.streamPart(app: stream.app, connection, .closed), at: arrival)
  }

  private func write(_ part: StreamPart, to connection: ConnectionNumber, in process: SimulatedProcess) {
    guard var stream = process.streams[connection] else { return }
    stream.unreadCount += 1
    if stream.unreadCount == 2 {
      stream.fullTime = now
      stream.id.map { process.updates?.connection(of: $0, isWritable: false) }
    }
    if !stream.isBroken {
      var (app, connection) = (stream.app, connection)
      if bug == .connectionsAreConfused, case .connected(let other, _) = apps[(app + 1) % apps.count].stream {
        (app, connection) = ((app + 1) % apps.count, other)
      }
      stream.lastArrival = max(now + delay(of: app), stream.lastArrival)
      agenda.add(.streamPart(app: app, connection, part), at: stream.lastArrival)
    }
    process.streams[connection] = stream
  }

  /// Fills the connection of an app.
  func fill(_ app: Int) {
    guard case .connected(let connection, let number) = apps[app].stream, !processes[number].isPaused else { return }
    while let stream = processes[number].streams[connection], stream.fullTime == nil {
      write(.padding, to: connection, in: processes[number])
    }
  }

  func noteReading(of connection: ConnectionNumber, in process: SimulatedProcess) {
    process.streams[connection]?.unreadCount -= 1
    guard let stream = process.streams[connection], stream.unreadCount == 1 else { return }
    process.streams[connection]?.fullTime = nil
    // The time in which it was full had no heartbeats.
    process.streams[connection]?.lastHeartbeat = now
    guard bug != .connectionStaysFull else { return }
    stream.id.map { process.updates?.connection(of: $0, isWritable: true) }
  }

  func noteEnd(of connection: ConnectionNumber, in process: SimulatedProcess, attempts: Int) {
    if let stream = process.streams[connection] {
      process.streams[connection] = nil
      if bug != .endsAreNotNoticed { stream.id.map { process.updates?.close($0) } }
    } else if attempts > 1 {
      agenda.add(.leave(connection, process: process.number, attempts: attempts - 1), at: now + 1_000)
    }
  }

  // MARK: Pages

  func servePage(to app: Int, _ load: Int, _ cookie: Int?, from process: SimulatedProcess) {
    let state = database.tabBar(of: database.user(of: cookie, at: now), at: now, version: process.version)
    guard let runtime = process.runtime, !process.isExhausted,
      let page = try? process.renderer.render(state.tabBar(revision: runtime.milliseconds), for: state.path)
    else { return agenda.add(.pageFailed(app: app, load: load), at: now + 1_000) }
    agenda.add(.page(app: app, load: load, page.configuration), at: now + delay(of: app))
  }
}

/// The error of a rendering that fails.
private struct RenderingError: Error {}

extension TabConfiguration {
  /// Reads the configuration in an event, as a page does. The simulated tab bars have no character that HTML escapes.
  fileprivate init?(in event: TabBarEvent) {
    let html = event.html
    guard let start = html.range(of: "configuration-value='"),
      let end = html.range(of: "'", range: start.upperBound..<html.endIndex)
    else { return nil }
    try? self.init(json: String(html[start.upperBound..<end.lowerBound]))
  }
}
