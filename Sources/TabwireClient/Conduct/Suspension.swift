/// The background tabs that are suspended because too many run (section P27): the least recently shown first, one at a time.
struct Suspension<ID: Hashable & Sendable>: Sendable, Equatable {
  typealias Effect = Conduct<ID>.Effect

  /// The maximum time that a page has to say whether it can be suspended.
  static var answerLimit: Duration { .seconds(5) }

  private enum State: Equatable {
    case idle
    /// A container is asked. Those that stayed are not asked again in this pass.
    case asking(ID, limit: Duration, pass: Pass)
  }

  private struct Pass: Equatable {
    /// Whether memory is low, so that no background tab goes on running.
    var isMemoryLow = false
    var stayed: Set<ID> = []
  }

  private var state = State.idle
  /// The background containers that run.
  private var running: [ID] = []
  /// The maximum number of background containers that run, or `nil`.
  private var limit: Int?
  /// The containers in the order in which they were shown last. Those that loaded ahead were never shown.
  private var shown: [ID] = []

  /// The time at which something is due, or `nil`.
  var deadline: Duration? {
    if case .asking(_, let limit, _) = state { limit } else { nil }
  }

  var isAsking: Bool { state != .idle }

  /// Whether one more container may run in the background.
  var hasRoom: Bool { limit.map { running.count < $0 } ?? true }

  private var candidates: [ID] { running.filter { !shown.contains($0) } + shown.filter(running.contains) }

  /// Other containers run in the background, or the limit changed.
  mutating func situation(_ running: [ID], limit: Int?, at time: Duration) -> [Effect] {
    // A container that stays is not asked again until something changes.
    guard (running, limit) != (self.running, self.limit) else { return [] }
    (self.running, self.limit) = (running, limit)
    switch state {
    case .idle: return begin(Pass(), at: time)
    case .asking(let container, _, let pass): return running.contains(container) ? [] : begin(pass, at: time)
    }
  }

  /// A container was selected.
  mutating func selected(_ container: ID, at time: Duration) -> [Effect] {
    shown.removeAll { $0 == container }
    shown.append(container)
    return leave(container, at: time)
  }

  mutating func disposed(_ container: ID, at time: Duration) -> [Effect] {
    shown.removeAll { $0 == container }
    return leave(container, at: time)
  }

  private mutating func leave(_ container: ID, at time: Duration) -> [Effect] {
    running.removeAll { $0 == container }
    guard case .asking(container, _, let pass) = state else { return [] }
    return begin(pass, at: time)
  }

  /// The container was suspended, or stays: something would be lost.
  mutating func ended(_ container: ID, isSuspended: Bool, at time: Duration) -> [Effect] {
    if isSuspended { running.removeAll { $0 == container } }
    guard case .asking(container, _, var pass) = state else { return [] }
    if !isSuspended { pass.stayed.insert(container) }
    return begin(pass, at: time)
  }

  /// The page of a container in the background has loaded, so that it may be asked again.
  mutating func settled(_ container: ID, at time: Duration) -> [Effect] {
    switch state {
    case .idle: return running.contains(container) ? begin(Pass(), at: time) : []
    case .asking(let asked, let limit, var pass):
      pass.stayed.remove(container)
      state = .asking(asked, limit: limit, pass: pass)
      return []
    }
  }

  /// Memory is low: every background tab is suspended that loses nothing.
  mutating func memoryIsLow(at time: Duration) -> [Effect] {
    guard case .asking(let container, let limit, var pass) = state else {
      return begin(Pass(isMemoryLow: true), at: time)
    }
    pass.isMemoryLow = true
    state = .asking(container, limit: limit, pass: pass)
    return []
  }

  mutating func timePassed(to time: Duration) -> [Effect] {
    guard case .asking(let container, let limit, _) = state, limit <= time else { return [] }
    return ended(container, isSuspended: false, at: time)
  }

  /// Asks the next container, while too many run.
  private mutating func begin(_ pass: Pass, at time: Duration) -> [Effect] {
    let count = pass.isMemoryLow ? 0 : limit ?? .max
    guard running.count > count, let next = candidates.first(where: { !pass.stayed.contains($0) }) else {
      state = .idle
      return []
    }
    state = .asking(next, limit: time + Self.answerLimit, pass: pass)
    return [.suspend(next)]
  }
}
