import Tabwire

/// Servers, a broker, a network and apps in one deterministic run: the hubs and the hearts are the real ones, the clocks and
/// sockets are not.
struct World {
  /// The time in milliseconds without faults after which every law holds and no event is sent.
  static let restTime: Int64 = 75_000

  let plan: Plan
  let bug: PlantedBug?
  private(set) var now: Int64 = 0
  private(set) var handledCount = 0
  /// A hash of everything that happened.
  private(set) var trace: UInt64 = 0xCBF2_9CE4_8422_2325
  /// The law that is broken, or `nil`.
  private(set) var violation: String?

  private var agenda = Agenda<Event>()
  private var database = Database()
  private var servers: [SimulatedServer]
  private var apps: [SimulatedApp]
  private var isBrokerUp = true
  private var isHealed = false
  private var lastConnection = 0
  private var hasChangedLast = false

  // Each part has its own random numbers, so that removing a step changes few others.
  private var databaseRandom: Seeded
  private var brokerRandom: Seeded
  private var serverRandom: [Seeded]
  private var appRandom: [Seeded]

  private let eventLog: EventLog?

  init(seed: UInt64, plan: Plan, bug: PlantedBug? = nil, eventLog: EventLog? = nil) {
    self.plan = plan
    self.bug = bug
    self.eventLog = eventLog
    databaseRandom = Seeded(seed, part: 1)
    brokerRandom = Seeded(seed, part: 2)
    serverRandom = (0..<Plan.processes).map { Seeded(seed, part: 10 + $0) }
    appRandom = (0..<Plan.apps).map { Seeded(seed, part: 100 + $0) }
    servers = []
    apps = Array(repeating: SimulatedApp(), count: Plan.apps)
    for process in 0..<Plan.processes {
      servers.append(
        SimulatedServer(
          skew: serverRandom[process].time(-2_000...2_000), slowness: serverRandom[process].time(0...120)))
    }
    for app in apps.indices { signIn(app, as: app % Plan.users, lifetime: nil) }
    for index in plan.steps.indices { agenda.add(.step(index), at: plan.steps[index].time) }
    agenda.add(.heal, at: plan.end)
    agenda.add(.lastChange, at: plan.end + Self.restTime)
    agenda.add(.lastCheck, at: plan.end + Self.restTime + 1_000)
  }

  /// Runs to the end, or to the first violation.
  ///
  /// - Returns: The violation, or `nil`.
  mutating func run() -> String? {
    while violation == nil, let (time, event) = agenda.next() {
      now = time
      handledCount += 1
      trace = (trace ^ UInt64(bitPattern: time)) &* 0x100_0000_01B3
      handle(event)
      if case .lastCheck = event { break }
    }
    if let violation { log("✘ \(violation)") }
    return violation
  }

  private mutating func handle(_ event: Event) {
    switch event {
    case .step(let index): take(plan.steps[index].step)
    case .heal: heal()
    case .lastChange: changeLast()
    case .lastCheck: checkAtRest()
    case .changeAgain(let user, let process, let count): change(user, in: process, count: count)
    case .commit(let user): database.change(user, &databaseRandom)
    case .wake(let process, let life):
      guard servers[process].life == life, servers[process].wakeTime == now else { return }
      servers[process].wakeTime = nil
      pump(process)
    case .rendered(let process, let life, let id, let state, let above):
      guard servers[process].life == life else { return }
      finishRendering(id, in: process, state, above: above)
    case .start(let process):
      guard servers[process].hub == nil else { return }
      log("server \(process) starts")
      servers[process].start()
      listen(process)
    case .brokerMessage(let process, let life, let change):
      guard servers[process].life == life, servers[process].isListening else { return }
      publish(change, in: process)
    case .startBroker: startBroker()
    case .listen(let process, let life):
      guard servers[process].life == life, isBrokerUp, !servers[process].isListening else { return }
      servers[process].isListening = true
      if bug != .missedChangesAreForgotten { publish(.everybody, in: process) }
    case .request(let request, let process): open(request, in: process)
    case .streamPart(let app, let connection, let part): receive(part, on: connection, by: app)
    case .fill(let app): fill(app)
    case .leave(let connection, let process, let attempts): noteEnd(of: connection, in: process, attempts: attempts)
    case .connect(let app, let attempt): connect(app, attempt)
    case .pageRequest(let app, let load, let cookie, let process): servePage(to: app, load, cookie, from: process)
    case .page(let app, let load, let configuration): showPage(configuration, in: app, load)
    case .pageFailed(let app, let load): if apps[app].load == load { visit(app) }
    case .show(let app, let hiding): if apps[app].hiding == hiding { show(app) }
    case .thaw(let app, let freezing): if apps[app].freezing == freezing { thaw(app) }
    }
  }

  private func log(_ line: @autoclosure () -> String) {
    eventLog?.append(line(), at: now)
  }

  // MARK: Steps

  private mutating func take(_ step: Plan.Step) {
    switch step {
    case .change(let user): if let process = anyRunningProcess() { change(user, in: process, count: 1) }
    case .changeOften(let user, let count):
      if let process = anyRunningProcess() { change(user, in: process, count: count) }
    case .flip:
      guard let process = anyRunningProcess() else { return }
      database.flip()
      log("server \(process) turns Premium \(database.isFlipped ? "on" : "off") for all users")
      publishFrom(process, .everybody)
    case .kill(let process, let downtime):
      guard servers[process].hub != nil else { return }
      kill(process)
      agenda.add(.start(process: process), at: now + downtime)
    case .stopBroker(let downtime):
      guard isBrokerUp else { return }
      log("the broker stops")
      isBrokerUp = false
      for process in servers.indices { servers[process].isListening = false }
      agenda.add(.startBroker, at: now + downtime)
    case .cut(let app):
      cut(app)
      agenda.add(.fill(app: app), at: now + appRandom[app].time(1...200))
    case .fill(let app): fill(app)
    case .hide(let app, let time):
      guard !apps[app].isHidden, !apps[app].isFrozen else { return }
      log("app \(app) goes to the background")
      apps[app].isHidden = true
      apps[app].hiding += 1
      closeStream(of: app)
      agenda.add(.show(app: app, hiding: apps[app].hiding), at: now + time)
    case .freeze(let app, let time):
      guard !apps[app].isFrozen else { return }
      log("app \(app) is frozen")
      apps[app].isFrozen = true
      apps[app].freezing += 1
      agenda.add(.fill(app: app), at: now + appRandom[app].time(1...2_000))
      agenda.add(.thaw(app: app, freezing: apps[app].freezing), at: now + time)
    case .select(let app, let tab): if isUsed(app) { select(tab, in: app) }
    case .visit(let app): if isUsed(app) { visit(app) }
    case .signIn(let app, let user, let lifetime): if isUsed(app) { signIn(app, as: user, lifetime: lifetime) }
    case .revoke(let app):
      guard let cookie = apps[app].cookie, let process = anyRunningProcess() else { return }
      log("the session of app \(app) is ended elsewhere")
      database.revoke(cookie)
      publishFrom(process, .topic(topic(of: database.sessions[cookie].user)))
    }
  }

  /// Whether a user looks at the app.
  private func isUsed(_ app: Int) -> Bool { !apps[app].isHidden && !apps[app].isFrozen }

  /// Changes the tab bar of a user a number of times, a millisecond apart.
  private mutating func change(_ user: Int, in process: Int, count: Int) {
    guard servers[process].hub != nil else { return }
    if bug == .publishedBeforeCommit {
      publishFrom(process, .topic(topic(of: user)))
      return agenda.add(.commit(user: user), at: now + 200)
    }
    database.change(user, &databaseRandom)
    log("server \(process) changes user \(user) to \(described(database.tabBar(of: user)))")
    publishFrom(process, .topic(topic(of: user)))
    if count > 1 { agenda.add(.changeAgain(user: user, process: process, count: count - 1), at: now + 1) }
  }

  /// Ends all faults.
  private mutating func heal() {
    log("nothing fails any more")
    isHealed = true
    if !isBrokerUp { startBroker() }
    for process in servers.indices where servers[process].hub == nil { handle(.start(process: process)) }
    for app in apps.indices {
      if apps[app].isFrozen { thaw(app) }
      if apps[app].isHidden { show(app) }
    }
  }

  // MARK: The broker

  private func topic(of user: Int) -> TabBarTopic { TabBarTopic("user:\(user)") }

  private mutating func anyRunningProcess() -> Int? {
    let running = servers.indices.filter { servers[$0].hub != nil }
    return running.isEmpty ? nil : running[databaseRandom.number(below: running.count)]
  }

  private mutating func publishFrom(_ process: Int, _ change: TabBarChange) {
    publish(change, in: process)
    guard isBrokerUp else { return }
    for other in servers.indices where other != process && servers[other].isListening {
      if !isHealed && brokerRandom.isTrue(percent: 3) {
        // The connection to the broker is lost with the message, and made again.
        servers[other].isListening = false
        listen(other)
        continue
      }
      for _ in 0..<(brokerRandom.isTrue(percent: 5) ? 2 : 1) {
        let message = Event.brokerMessage(process: other, life: servers[other].life, change)
        agenda.add(message, at: now + (isHealed ? brokerRandom.time(1...5) : brokerRandom.time(1...300)))
      }
    }
  }

  private mutating func startBroker() {
    guard !isBrokerUp else { return }
    log("the broker starts")
    isBrokerUp = true
    for process in servers.indices where servers[process].hub != nil { listen(process) }
  }

  private mutating func listen(_ process: Int) {
    let delay = isHealed ? brokerRandom.time(1...50) : brokerRandom.time(1...1_500)
    agenda.add(.listen(process: process, life: servers[process].life), at: now + delay)
  }

  // MARK: Servers

  private mutating func kill(_ process: Int) {
    log("server \(process) is killed")
    for stream in servers[process].streams.values.sorted(by: { $0.connection < $1.connection }) where !stream.isBroken {
      let arrival = max(now + delay(of: stream.app), stream.lastArrival)
      agenda.add(.streamPart(app: stream.app, stream.connection, .closed), at: arrival)
    }
    servers[process].kill()
  }

  private mutating func publish(_ change: TabBarChange, in process: Int) {
    servers[process].hub?.publish(change, now: now)
    pump(process)
  }

  /// Carries out the effects of the hub of a process, and wakes it at its next deadline.
  private mutating func pump(_ process: Int) {
    while let deadline = servers[process].hub?.nextDeadline, deadline <= now {
      let effects = servers[process].hub?.advance(to: now) ?? []
      for effect in effects { perform(effect, in: process) }
    }
    guard let hub = servers[process].hub else { return }
    if hub.subscriberCount > hub.options.maximumSubscriberCount { violation = "server \(process) has too many streams" }
    for stream in servers[process].streams.values where stream.hangTime.map({ now - $0 > 11_000 }) == true {
      violation = "the stream of app \(stream.app) stays open, and its rendering never ends"
    }
    for stream in servers[process].streams.values where stream.fullTime.map({ now - $0 > 30_000 }) == true {
      violation = "the stream of app \(stream.app) has been full for \(now - (stream.fullTime ?? now)) ms"
    }
    guard let deadline = hub.nextDeadline, servers[process].wakeTime.map({ deadline < $0 }) ?? true else { return }
    servers[process].wakeTime = deadline
    agenda.add(.wake(process: process, life: servers[process].life), at: deadline)
  }

  private mutating func perform(_ effect: TabBarHub.Effect, in process: Int) {
    switch effect {
    case .render(let id, let above):
      guard let stream = servers[process].streams[id] else { return }
      checkPace(of: id, in: process)
      if stream.expiry.map({ $0 <= now }) == true { violation = "app \(stream.app) is rendered after its session" }
      if !isHealed && serverRandom[process].isTrue(percent: 1) {
        log("server \(process) hangs while it renders for app \(stream.app)")
        servers[process].streams[id]?.hangTime = now
        return
      }
      // The data is read first, and the rendering ends later: the worst case.
      let user = database.user(of: stream.session, at: now)
      let isOver = stream.session != nil && user == nil
      let time =
        isHealed ? serverRandom[process].time(0...3) : serverRandom[process].time(0...servers[process].slowness)
      agenda.add(
        .rendered(
          process: process, life: servers[process].life, id, isOver ? nil : database.tabBar(of: user), above: above),
        at: now + time)
    case .heartbeat(let id):
      guard let stream = servers[process].streams[id] else { return }
      if now - stream.lastHeartbeat > 15_000 { violation = "a heartbeat of app \(stream.app) is late" }
      if stream.fullTime != nil { violation = "a heartbeat is written to a connection that is full" }
      servers[process].streams[id]?.lastHeartbeat = now
    case .close(let id, let reason):
      checkClosing(id, in: process, reason)
      log("server \(process) closes the stream of app \(servers[process].streams[id]?.app ?? -1): \(reason)")
      close(id, in: process)
    }
  }

  private mutating func finishRendering(
    _ id: TabBarSubscriberID, in process: Int, _ state: TabBarState?, above: Int64?
  ) {
    guard let stream = servers[process].streams[id] else { return }
    defer { pump(process) }
    guard let state else {
      log("server \(process) ends the stream of app \(stream.app), whose session is over")
      servers[process].hub?.unsubscribe(id)
      return close(id, in: process)
    }
    if !isHealed && serverRandom[process].isTrue(percent: 3) {
      log("server \(process) fails to render for app \(stream.app)")
      servers[process].hub?.renderingFailed(id)
      return
    }
    let clock = 1_000_000 + now + servers[process].skew
    let revision = max(clock, above.map { $0 + 1 } ?? clock)
    let event = TabBarEventID(revision: revision, digest: state.digest)
    guard servers[process].hub?.rendered(id, as: event, now: now) == true else { return }
    if let expiry = stream.expiry, now >= expiry { violation = "an event is sent after the session has expired" }
    // A page that has received no event is sent its tab bar at any time.
    if now > plan.end + 60_000 && !hasChangedLast && stream.digest != nil {
      violation = "an event is sent though nothing has changed"
    }
    if stream.digest == state.digest { violation = "app \(stream.app) is sent the tab bar that it has" }
    servers[process].streams[id]?.digest = state.digest
    if stream.fullTime != nil { violation = "an event is written to a connection that is full" }
    log("server \(process) sends app \(stream.app) \(described(state)), revision \(revision)")
    write(.event(event, state.configuration(revision: revision, isLive: true)), to: id, in: process)
  }

  private mutating func write(_ part: StreamPart, to id: TabBarSubscriberID, in process: Int) {
    guard var stream = servers[process].streams[id] else { return }
    stream.unreadCount += 1
    if stream.unreadCount == 2 {
      stream.fullTime = now
      servers[process].hub?.connection(of: id, isWritable: false)
    }
    if !stream.isBroken {
      var (app, connection) = (stream.app, stream.connection)
      if bug == .connectionsAreConfused, case .connected(let other, _) = apps[(app + 1) % apps.count].stream {
        (app, connection) = ((app + 1) % apps.count, other)
      }
      stream.lastArrival = max(now + delay(of: app), stream.lastArrival)
      agenda.add(.streamPart(app: app, connection, part), at: stream.lastArrival)
    }
    servers[process].streams[id] = stream
  }

  /// Fills the connection of an app.
  private mutating func fill(_ app: Int) {
    guard case .connected(let connection, let process) = apps[app].stream,
      let id = servers[process].subscriber(of: connection)
    else { return }
    while let stream = servers[process].streams[id], stream.fullTime == nil { write(.padding, to: id, in: process) }
  }

  /// Closes a connection whose subscriber is gone.
  private mutating func close(_ id: TabBarSubscriberID, in process: Int) {
    guard let stream = servers[process].streams.removeValue(forKey: id), !stream.isBroken else { return }
    let arrival = max(now + delay(of: stream.app), stream.lastArrival)
    agenda.add(.streamPart(app: stream.app, stream.connection, .closed), at: arrival)
  }

  private mutating func open(_ request: StreamRequest, in process: Int) {
    func answer(_ part: StreamPart) {
      agenda.add(.streamPart(app: request.app, request.connection, part), at: now + delay(of: request.app))
    }
    guard servers[process].hub != nil else { return answer(.closed) }
    let user = database.user(of: request.cookie, at: now)
    let session = user == nil ? nil : request.cookie
    let expiry = session.flatMap { database.sessions[$0].expiry }
    let topics: Set<TabBarTopic> = user.map { [topic(of: $0)] } ?? []
    let id = servers[process].hub?.subscribe(
      to: topics, session: session.map(String.init), revision: request.revision,
      lastEventID: request.lastEventID, until: expiry, now: now)
    if let id {
      log("server \(process) opens a stream for app \(request.app) as \(user.map { "user \($0)" } ?? "nobody")")
      servers[process].streams[id] = SimulatedServer.Stream(
        app: request.app, connection: request.connection, session: session, expiry: expiry, openTime: now,
        lastHeartbeat: now, digest: request.lastEventID?.digest)
    } else {
      log("server \(process) has no room for app \(request.app)")
      answer(.refused)
    }
    pump(process)
    let limit = SimulatedServer.options.maximumSubscriberCountPerSession
    if let session, servers[process].streams.values.filter({ $0.session == session }).count > limit {
      violation = "a session has too many streams"
    }
  }

  private mutating func servePage(to app: Int, _ load: Int, _ cookie: Int?, from process: Int) {
    guard servers[process].hub != nil else {
      agenda.add(.pageFailed(app: app, load: load), at: now + 1_000)
      return
    }
    let state = database.tabBar(of: database.user(of: cookie, at: now))
    let configuration = state.configuration(revision: 1_000_000 + now + servers[process].skew, isLive: false)
    agenda.add(.page(app: app, load: load, configuration), at: now + delay(of: app))
  }

  // MARK: Streams of apps

  private mutating func delay(of app: Int) -> Int64 {
    isHealed ? appRandom[app].time(1...5) : appRandom[app].time(1...400)
  }

  /// Opens the stream of the page in front, after a while.
  private mutating func openStream(of app: Int, in time: ClosedRange<Int64>) {
    apps[app].attempt += 1
    apps[app].stream = .waiting
    agenda.add(.connect(app: app, attempt: apps[app].attempt), at: now + appRandom[app].time(time))
  }

  private mutating func connect(_ app: Int, _ attempt: Int) {
    guard apps[app].attempt == attempt, !apps[app].isHidden, !apps[app].isFrozen,
      let page = apps[app].pages[apps[app].state.selectedID]
    else { return }
    let process = appRandom[app].number(below: servers.count)
    lastConnection += 1
    apps[app].stream = .connected(lastConnection, process: process)
    apps[app].streamSession = TabBarState(user: database.user(of: apps[app].cookie, at: now), tabs: []).session
    let revision = bug == .revisionIsNotSent ? page.revision : apps[app].revision
    let request = StreamRequest(
      app: app, connection: lastConnection, cookie: apps[app].cookie, revision: revision,
      lastEventID: apps[app].lastEventID)
    agenda.add(.request(request, process: process), at: now + delay(of: app))
  }

  /// Closes the stream of a page that is not in front any more.
  private mutating func closeStream(of app: Int) {
    apps[app].attempt += 1
    if bug != .lastEventOfAnotherPage { apps[app].lastEventID = nil }
    if case .connected(let connection, let process) = apps[app].stream {
      leave(connection, of: process, after: delay(of: app))
    }
    apps[app].stream = .closed
  }

  private mutating func leave(_ connection: ConnectionNumber, of process: Int, after time: Int64) {
    agenda.add(.leave(connection, process: process, attempts: 2), at: now + time)
  }

  private mutating func noteEnd(of connection: ConnectionNumber, in process: Int, attempts: Int) {
    if let id = servers[process].subscriber(of: connection) {
      servers[process].streams[id] = nil
      if bug != .endsAreNotNoticed { servers[process].hub?.unsubscribe(id) }
      pump(process)
    } else if attempts > 1 {
      agenda.add(.leave(connection, process: process, attempts: attempts - 1), at: now + 1_000)
    }
  }

  private mutating func cut(_ app: Int) {
    guard case .connected(let connection, let process) = apps[app].stream else { return }
    log("the connection of app \(app) breaks")
    agenda.add(.streamPart(app: app, connection, .closed), at: now + appRandom[app].time(100...5_000))
    guard let id = servers[process].subscriber(of: connection) else { return }
    servers[process].streams[id]?.isBroken = true
    leave(connection, of: process, after: appRandom[app].time(100...20_000))
  }

  private mutating func receive(_ part: StreamPart, on connection: ConnectionNumber, by app: Int) {
    if apps[app].isFrozen {
      apps[app].held.append((connection, part))
      return
    }
    guard case .connected(connection, let process) = apps[app].stream else { return }
    switch part {
    case .padding: noteReading(of: connection, in: process)
    case .event(let id, let configuration):
      noteReading(of: connection, in: process)
      receive(configuration, id, by: app, on: connection)
    case .closed:
      log("app \(app) notices that its stream has ended")
      openStream(of: app, in: isHealed ? 500...1_000 : 500...3_000)
    case .refused: openStream(of: app, in: 30_000...30_000)
    }
  }

  private mutating func noteReading(of connection: ConnectionNumber, in process: Int) {
    guard let id = servers[process].subscriber(of: connection) else { return }
    servers[process].streams[id]?.unreadCount -= 1
    guard servers[process].streams[id]?.unreadCount == 1 else { return }
    servers[process].streams[id]?.fullTime = nil
    // The time in which it was full had no heartbeats.
    servers[process].streams[id]?.lastHeartbeat = now
    guard bug != .connectionStaysFull else { return }
    servers[process].hub?.connection(of: id, isWritable: true)
    pump(process)
  }

  private mutating func receive(
    _ configuration: TabConfiguration, _ id: TabBarEventID, by app: Int, on connection: ConnectionNumber
  ) {
    if configuration.session != "nobody" && configuration.session != apps[app].streamSession {
      violation = "app \(app) receives the tabs of another user, \(configuration.session ?? "")"
    }
    apps[app].lastEventID = id
    apps[app].pages[apps[app].state.selectedID] = configuration
    accept(configuration, in: app)
  }

  // MARK: Pages of apps

  private mutating func accept(_ configuration: TabConfiguration, in app: Int) {
    if let session = configuration.session, !apps[app].sessions.contains(session) {
      violation = "app \(app) shows the tabs of another user, \(session)"
    }
    let before = apps[app].state
    apps[app].revision = [apps[app].revision, configuration.revision].compactMap(\.self).max()
    let transition = apps[app].accept(configuration)
    let after = apps[app].state
    log(
      "app \(app) accepts it: \(transition.kind), \(after.tabs.map { "\($0.represents?.id.rawValue ?? "–")" }.joined(separator: " "))"
    )
    violation =
      violation
      ?? Laws.violation(accepting: configuration, from: before, to: after, transition).map { "app \(app): \($0)" }
    for container in transition.disposed { apps[app].pages[container] = nil }
    if transition.refreshed != nil { visit(app) }
  }

  /// Loads a page in the tab in front.
  private mutating func visit(_ app: Int) {
    apps[app].load += 1
    apps[app].isLoading = true
    let request = Event.pageRequest(
      app: app, load: apps[app].load, cookie: apps[app].cookie, process: appRandom[app].number(below: servers.count))
    agenda.add(request, at: now + delay(of: app))
  }

  private mutating func signIn(_ app: Int, as user: Int, lifetime: Int64?) {
    log("app \(app) signs in as user \(user)\(lifetime.map { " for \($0) ms" } ?? "")")
    let cookie = database.signIn(user, until: lifetime.map { now + $0 })
    apps[app].cookie = cookie
    apps[app].sessions.insert(TabBarState(user: user, tabs: []).session)
    visit(app)
  }

  private mutating func showPage(_ configuration: TabConfiguration, in app: Int, _ load: Int) {
    guard apps[app].load == load, !apps[app].isFrozen else { return }
    apps[app].isLoading = false
    closeStream(of: app)
    apps[app].pages[apps[app].state.selectedID] = configuration
    log("app \(app) loads a page of \(configuration.session ?? "")")
    accept(configuration, in: app)
    if !apps[app].isHidden { openStream(of: app, in: 0...20) }
  }

  private mutating func select(_ tab: Int, in app: Int) {
    let tabs = apps[app].state.tabs
    let container = tabs[tab % tabs.count].id
    guard container != apps[app].state.selectedID else { return }
    log("app \(app) selects another tab")
    apps[app].load += 1
    let isLoading = apps[app].isLoading
    apps[app].isLoading = false
    closeStream(of: app)
    let transition = apps[app].select(container)
    for container in transition.disposed { apps[app].pages[container] = nil }
    // The interrupted load may have been that of a sign-in.
    if isLoading || apps[app].pages[container] == nil { visit(app) }
    comeToFront(app)
  }

  private mutating func comeToFront(_ app: Int) {
    guard let page = apps[app].pages[apps[app].state.selectedID] else { return }
    accept(page, in: app)
    if bug != .streamStaysClosed { openStream(of: app, in: 0...20) }
  }

  private mutating func show(_ app: Int) {
    log("app \(app) comes back to the front")
    apps[app].isHidden = false
    apps[app].hiding += 1
    if !apps[app].isFrozen { comeToFront(app) }
  }

  private mutating func thaw(_ app: Int) {
    log("app \(app) goes on")
    apps[app].isFrozen = false
    apps[app].freezing += 1
    let held = apps[app].held
    apps[app].held = []
    for (connection, part) in held { receive(part, on: connection, by: app) }
    if case .waiting = apps[app].stream { openStream(of: app, in: 0...3_000) }
    if apps[app].stream == .closed && !apps[app].isHidden { comeToFront(app) }
    if apps[app].isLoading { visit(app) }
  }

  // MARK: The end

  private mutating func changeLast() {
    checkAtRest()
    for server in servers {
      for stream in server.streams.values where now - stream.lastHeartbeat > 15_000 {
        violation = "app \(stream.app) had no heartbeat for \(now - stream.lastHeartbeat) ms"
      }
    }
    guard let process = anyRunningProcess() else { return }
    hasChangedLast = true
    database.changeToNewState(0)
    log("server \(process) changes user 0 for the last time")
    publishFrom(process, .topic(topic(of: 0)))
  }

  private mutating func checkAtRest() {
    for app in apps.indices where violation == nil {
      let expected = database.tabBar(of: database.user(of: apps[app].cookie, at: now))
      if !expected.isShown(by: apps[app].state.configuration) {
        violation =
          "app \(app) shows \(described(apps[app].state.configuration)), its server would render \(described(expected))"
      }
    }
  }

  private mutating func checkPace(of id: TabBarSubscriberID, in process: Int) {
    guard var stream = servers[process].streams[id] else { return }
    stream.renderings = stream.renderings.filter { now - $0 < 100 } + [now]
    if stream.renderings.count > 6 {
      violation = "app \(stream.app) is rendered \(stream.renderings.count) times in 100 ms"
    }
    servers[process].streams[id] = stream
  }

  private mutating func checkClosing(
    _ id: TabBarSubscriberID, in process: Int, _ reason: TabBarCloseReason
  ) {
    guard let stream = servers[process].streams[id] else { return }
    let others = servers[process].streams.values.filter { $0.session == stream.session }
    switch reason {
    case .expired where stream.expiry.map({ now < $0 }) ?? true: violation = "a session is closed before it expires"
    case .unread where stream.fullTime.map({ now - $0 < 15_000 }) ?? true:
      violation = "the stream of app \(stream.app) is closed though it reads"
    case .renderingTimeout where stream.hangTime.map({ now - $0 < 10_000 }) ?? true:
      violation = "the stream of app \(stream.app) is closed though it is rendered in time"
    case .replaced where others.contains { $0.openTime < stream.openTime }:
      violation = "a stream is replaced that is not the oldest of its session"
    case .expired, .unread, .renderingTimeout, .replaced: break
    }
  }

  private func described(_ state: TabBarState) -> String { described(state.tabs, state.session) }

  private func described(_ configuration: TabConfiguration?) -> String {
    configuration.map { described($0.tabs, $0.session ?? "no session") } ?? "nothing"
  }

  private func described(_ tabs: [TabData], _ session: String) -> String {
    "[\(tabs.map { $0.id.rawValue + ($0.badge.map { "(\($0))" } ?? "") }.joined(separator: " "))] (\(session))"
  }
}
