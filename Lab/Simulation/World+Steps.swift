@testable import Tabwire
@testable import TabwireServer

extension World {
  // MARK: Steps

  func take(_ step: Plan.Step) {
    switch step {
    case .change(let user): if let process = anyRunningProcess() { change(user, in: process, count: 1) }
    case .changeOften(let user, let count):
      if let process = anyRunningProcess() { change(user, in: process, count: count) }
    case .flip:
      guard let process = anyRunningProcess() else { return }
      database.flip(at: now)
      log("server \(process.number) turns Premium \(database.isFlipped ? "on" : "off") for all users")
      process.updates?.publishToEverybody()
    case .kill(let process, let downtime): replace(processes[process], after: downtime)
    case .pause(let process, let time):
      guard processes[process].updates != nil, !processes[process].isPaused else { return }
      pause(processes[process])
      agenda.add(.resume(process: process), at: now + time)
    case .jump(let process, let distance, let time):
      log("the clock of server \(process) jumps by \(distance) ms")
      processes[process].skew = processes[process].usualSkew + distance
      agenda.add(.setClock(process: process), at: now + time)
    case .exhaust(let process, let time):
      log("server \(process) has no files left")
      processes[process].isExhausted = true
      agenda.add(.freeFiles(process: process), at: now + time)
    case .deploy(let process, let downtime):
      newestVersion = 2
      processes[process].version = newestVersion
      replace(processes[process], after: downtime)
    case .stopBroker(let downtime):
      guard brokers.isUp else { return }
      stopBroker()
      agenda.add(.startBroker, at: now + downtime)
    case .freezeBroker(let time):
      guard brokers.isUp, brokers.heldRequests == nil else { return }
      log("the broker is frozen")
      brokers.heldRequests = []
      agenda.add(.thawBroker, at: now + time)
    case .splitBroker(let time):
      guard !brokers.isSplit else { return }
      splitBroker()
      agenda.add(.joinBroker, at: now + time)
    case .halveConnection(let process): halveConnection(of: processes[process])
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
      process.updates?.publish(topic(of: database.sessions[cookie].user))
    }
  }

  /// Whether a user looks at the app.
  func isUsed(_ app: Int) -> Bool { !apps[app].isHidden && !apps[app].isFrozen }

  private func replace(_ process: SimulatedProcess, after downtime: Int64) {
    guard process.updates != nil else { return }
    kill(process)
    agenda.add(.start(process: process.number), at: now + downtime)
  }

  func topic(of user: Int) -> TabBarTopic { TabBarTopic("user:\(user)") }

  func anyRunningProcess() -> SimulatedProcess? {
    let running = processes.filter { $0.updates != nil && !$0.isPaused }
    return running.isEmpty ? nil : running[databaseRandom.number(below: running.count)]
  }

  /// Changes the tab bar of a user a number of times, a millisecond apart.
  func change(_ user: Int, in process: SimulatedProcess, count: Int) {
    guard let updates = process.updates else { return }
    if bug == .publishedBeforeCommit {
      updates.publish(topic(of: user))
      return agenda.add(.commit(user: user), at: now + 200)
    }
    database.change(user, &databaseRandom, at: now)
    log("server \(process.number) changes user \(user) to \(described(tabBar(of: user)))")
    updates.publish(topic(of: user))
    guard count > 1 else { return }
    agenda.add(.changeAgain(user: user, process: process.number, count: count - 1), at: now + 1)
  }

  /// Ends all faults.
  func heal() {
    log("nothing fails any more")
    isHealed = true
    startBroker()
    thawBroker()
    joinBroker()
    for process in processes {
      resume(process)
      (process.skew, process.isExhausted) = (process.usualSkew, false)
      if process.updates != nil, process.version != newestVersion { kill(process) }
      process.version = newestVersion
      if process.updates == nil { start(process) }
    }
    for app in apps.indices {
      if apps[app].isFrozen { thaw(app) }
      if apps[app].isHidden { show(app) }
    }
  }
}
