@testable import Tabwire
@testable import TabwireServer

extension World {
  // MARK: The end

  func changeLast() {
    checkAtRest()
    for process in processes {
      for stream in process.streams.values where now - stream.lastHeartbeat > 15_000 {
        violation = "app \(stream.app) had no heartbeat for \(now - stream.lastHeartbeat) ms"
      }
      if let updates = process.updates, updates.streamCount > process.streams.count {
        violation = "server \(process.number) keeps streams that have ended"
      }
    }
    guard let process = anyRunningProcess() else { return }
    lastChangeTime = now
    database.changeToNewState(0, at: now)
    log("server \(process.number) changes user 0 for the last time")
    process.updates?.publish(topic(of: 0))
  }

  /// The tab bar of a user, as the newest version renders it.
  func tabBar(of user: Int?) -> TabBarState { database.tabBar(of: user, at: now, version: newestVersion) }

  /// Returns the first app that does not show what its server would render, or `nil`.
  func wrongScreen() -> Int? {
    apps.indices.first { app in
      !tabBar(of: database.user(of: apps[app].cookie, at: now)).isShown(by: apps[app].state.configuration)
    }
  }

  func checkAtRest() {
    guard let app = wrongScreen() else { return }
    let expected = tabBar(of: database.user(of: apps[app].cookie, at: now))
    violation =
      "app \(app) shows \(described(apps[app].state.configuration)), its server would render \(described(expected))"
  }

  func check(_ event: TabBarEvent, for stream: SimulatedProcess.Stream) {
    if let expiry = stream.expiry, now > expiry + 1 { violation = "an event is sent after the session has expired" }
    // A page that has received no event is sent its tab bar at any time.
    if now > plan.end + Self.restTime - 15_000, lastChangeTime == nil, stream.digest != nil {
      violation = "an event is sent though nothing has changed"
    }
    if stream.digest == event.id.digest { violation = "app \(stream.app) is sent the tab bar that it has" }
    if stream.fullTime != nil { violation = "an event is written to a connection that is full" }
  }

  func checkPace(of connection: ConnectionNumber, in process: SimulatedProcess) {
    guard var stream = process.streams[connection] else { return }
    stream.renderings = stream.renderings.filter { now - $0 < 100 } + [now]
    // With a replica, each change is rendered twice.
    if stream.renderings.count > (faults.replicaLag > 0 ? 10 : 6) {
      violation = "app \(stream.app) is rendered \(stream.renderings.count) times in 100 ms"
    }
    process.streams[connection] = stream
  }

  func checkStreams(of process: SimulatedProcess) {
    if process.streams.count > 6 { violation = "server \(process.number) has too many streams" }
    for stream in process.streams.values {
      func time(since start: Int64?) -> Int64 { start.map { now - max($0, process.resumeTime) } ?? 0 }
      if stream.isHanging, time(since: stream.renderingStart) > 11_000 {
        violation = "the stream of app \(stream.app) stays open, and its rendering never ends"
      }
      if time(since: stream.fullTime) > 30_000 {
        violation = "the stream of app \(stream.app) has been full for \(time(since: stream.fullTime)) ms"
      }
    }
  }

  func checkClosing(_ connection: ConnectionNumber, in process: SimulatedProcess, _ reason: TabBarCloseReason) {
    guard let stream = process.streams[connection] else { return }
    let others = process.streams.values.filter { $0.session == stream.session }
    switch reason {
    case .expired where !hasExpired(stream, in: process):
      violation = "a session is closed before it expires"
    case .unread where stream.fullTime.map({ now - $0 < 15_000 }) ?? true:
      violation = "the stream of app \(stream.app) is closed though it reads"
    case .renderingTimeout where stream.renderingStart.map({ now - $0 < 10_000 }) ?? true:
      violation = "the stream of app \(stream.app) is closed though it is rendered in time"
    case .replaced where others.contains { $0.openTime < stream.openTime }:
      violation = "a stream is replaced that is not the oldest of its session"
    case .expired, .unread, .renderingTimeout, .replaced: break
    }
  }

  /// Whether a session has ended by the clock of a process, as it is or as it was when the stream opened.
  private func hasExpired(_ stream: SimulatedProcess.Stream, in process: SimulatedProcess) -> Bool {
    guard let expiry = stream.expiry, let end = stream.sessionEnd else { return false }
    return expiry <= now + 1 || end - process.skew <= now + 1
  }

  func described(_ state: TabBarState) -> String { described(state.tabs, state.session) }

  func described(_ configuration: TabConfiguration?) -> String {
    configuration.map { described($0.tabs, $0.session ?? "no session") } ?? "nothing"
  }

  func described(_ tabs: [TabData], _ session: String) -> String {
    "[\(tabs.map { $0.id.rawValue + ($0.badge.map { "(\($0))" } ?? "") }.joined(separator: " "))] (\(session))"
  }
}
