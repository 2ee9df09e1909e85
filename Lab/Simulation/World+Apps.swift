@testable import Tabwire
@testable import TabwireServer

extension World {
  // MARK: Streams of apps

  func delay(of app: Int) -> Int64 {
    isHealed ? appRandom[app].time(1...5) : appRandom[app].time(1...400)
  }

  /// Opens the stream of the page in front, after a while.
  func openStream(of app: Int, in time: ClosedRange<Int64>) {
    apps[app].attempt += 1
    apps[app].stream = .waiting
    agenda.add(.connect(app: app, attempt: apps[app].attempt), at: now + appRandom[app].time(time))
  }

  func connect(_ app: Int, _ attempt: Int) {
    guard apps[app].attempt == attempt, !apps[app].isHidden, !apps[app].isFrozen,
      let page = apps[app].pages[apps[app].state.selectedID]
    else { return }
    let process = appRandom[app].number(below: processes.count)
    lastConnection += 1
    apps[app].stream = .connected(lastConnection, process: process)
    apps[app].streamSession = Sessions.key(ofUser: database.user(of: apps[app].cookie, at: now)).rawValue
    let revision = bug == .revisionIsNotSent ? page.revision : apps[app].revision
    let request = StreamRequest(
      app: app, connection: lastConnection, cookie: apps[app].cookie,
      path: page.active.map { "/\($0.rawValue)" } ?? "/", revision: revision,
      lastEventID: apps[app].lastEventID)
    agenda.add(.request(request, process: process), at: now + delay(of: app))
    guard !isHealed, appRandom[app].isTrue(percent: faults.repeating) else { return }
    // A proxy sends the request again, reads one of the responses, and leaves the connection of the other one later.
    lastConnection += 1
    let copy = StreamRequest(
      app: app, connection: lastConnection, cookie: request.cookie, path: request.path, revision: request.revision,
      lastEventID: request.lastEventID)
    let other = (process + 1) % processes.count
    log("the request of app \(app) is sent twice")
    agenda.add(.request(copy, process: other), at: now + delay(of: app))
    leave(lastConnection, of: other, after: appRandom[app].time(500...20_000))
  }

  /// Closes the stream of a page that is not in front any more.
  func closeStream(of app: Int) {
    apps[app].attempt += 1
    if bug != .lastEventOfAnotherPage { apps[app].lastEventID = nil }
    if case .connected(let connection, let process) = apps[app].stream {
      leave(connection, of: process, after: delay(of: app))
    }
    apps[app].stream = .closed
  }

  func leave(_ connection: ConnectionNumber, of process: Int, after time: Int64) {
    agenda.add(.leave(connection, process: process, attempts: 2), at: now + time)
  }

  func cut(_ app: Int) {
    guard case .connected(let connection, let process) = apps[app].stream else { return }
    log("the connection of app \(app) breaks")
    agenda.add(.streamPart(app: app, connection, .closed), at: now + appRandom[app].time(100...5_000))
    guard processes[process].streams[connection] != nil else { return }
    processes[process].streams[connection]?.isBroken = true
    leave(connection, of: process, after: appRandom[app].time(100...20_000))
  }

  func receive(_ part: StreamPart, on connection: ConnectionNumber, by app: Int) {
    if apps[app].isFrozen {
      apps[app].held.append((connection, part))
      return
    }
    guard case .connected(connection, let process) = apps[app].stream else { return }
    switch part {
    case .padding: noteReading(of: connection, from: process)
    case .event(let id, let configuration):
      noteReading(of: connection, from: process)
      receive(configuration, id, by: app, on: connection)
    case .closed:
      log("app \(app) notices that its stream has ended")
      openStream(of: app, in: isHealed ? 500...1_000 : 500...3_000)
    case .refused: openStream(of: app, in: 30_000...30_000)
    }
  }

  /// Tells the server that the client has read a part, unless the server has no time to notice.
  private func noteReading(of connection: ConnectionNumber, from process: Int) {
    agenda.add(.read(connection, process: process), at: now)
  }

  func receive(
    _ configuration: TabConfiguration, _ id: TabBarEventID, by app: Int, on connection: ConnectionNumber
  ) {
    if configuration.session != SessionKey.nobody.rawValue && configuration.session != apps[app].streamSession {
      violation = "app \(app) receives the tabs of another user, \(configuration.session ?? "")"
    }
    apps[app].lastEventID = id
    apps[app].pages[apps[app].state.selectedID] = configuration
    accept(configuration, in: app)
  }

  // MARK: Pages of apps

  func accept(_ configuration: TabConfiguration, in app: Int) {
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
  func visit(_ app: Int) {
    apps[app].load += 1
    apps[app].isLoading = true
    let request = Event.pageRequest(
      app: app, load: apps[app].load, cookie: apps[app].cookie, process: appRandom[app].number(below: processes.count))
    agenda.add(request, at: now + delay(of: app))
  }

  func signIn(_ app: Int, as user: Int, lifetime: Int64?) {
    log("app \(app) signs in as user \(user)\(lifetime.map { " for \($0) ms" } ?? "")")
    let cookie = database.signIn(user, until: lifetime.map { now + $0 })
    apps[app].cookie = cookie
    apps[app].sessions.insert(Sessions.key(ofUser: user).rawValue)
    visit(app)
  }

  func showPage(_ configuration: TabConfiguration, in app: Int, _ load: Int) {
    guard apps[app].load == load, !apps[app].isFrozen else { return }
    apps[app].isLoading = false
    closeStream(of: app)
    apps[app].pages[apps[app].state.selectedID] = configuration
    log("app \(app) loads a page of \(configuration.session ?? "")")
    accept(configuration, in: app)
    if !apps[app].isHidden { openStream(of: app, in: 0...20) }
  }

  func select(_ tab: Int, in app: Int) {
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

  func comeToFront(_ app: Int) {
    guard let page = apps[app].pages[apps[app].state.selectedID] else { return }
    accept(page, in: app)
    if bug != .streamStaysClosed { openStream(of: app, in: 0...20) }
  }

  func show(_ app: Int) {
    log("app \(app) comes back to the front")
    apps[app].isHidden = false
    apps[app].hiding += 1
    if !apps[app].isFrozen { comeToFront(app) }
  }

  func thaw(_ app: Int) {
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
}
