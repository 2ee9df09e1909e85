/// The loads of eager tabs ahead of the user (section P18): one at a time, when the page in front has loaded and nothing happens.
struct LoadAhead<ID: Hashable & Sendable>: Sendable, Equatable {
  typealias Effect = Conduct<ID>.Effect

  /// The time without an event after which a tab is loaded.
  static var quietTime: Duration { .seconds(1) }
  /// The maximum duration of a load.
  static var limit: Duration { .seconds(30) }

  private enum State: Equatable {
    /// There is nothing to load, or it may not load now.
    case idle
    /// Nothing may happen until then.
    case quiet(until: Duration)
    case loading(ID, limit: Duration)
    /// The tabs are not on the screen.
    case away
    /// Memory was low. Nothing is loaded ahead any more.
    case ended
  }

  private var state = State.idle
  /// The eager tabs that are not started, in the order of the tab bar.
  private var tabs: [ID] = []
  private var mayLoad = false
  /// The containers whose load failed: they start when the user selects them.
  private var failed: Set<ID> = []

  /// The time at which something is due, or `nil`.
  var deadline: Duration? {
    switch state {
    case .quiet(let time): time
    case .loading(_, let limit): limit
    case .idle, .away, .ended: nil
    }
  }

  var isWaiting: Bool { if case .quiet = state { true } else { false } }
  var isLoading: Bool { if case .loading = state { true } else { false } }

  private var next: ID? { mayLoad ? tabs.first { !failed.contains($0) } : nil }

  /// The eager tabs, or the conditions, changed.
  mutating func situation(_ tabs: [ID], mayLoad: Bool, at time: Duration) -> [Effect] {
    (self.tabs, self.mayLoad) = (tabs, mayLoad)
    switch state {
    case .idle: becomeQuiet(at: time)
    case .quiet: if next == nil { state = .idle }
    case .loading, .away, .ended: break
    }
    return []
  }

  /// Something happened: the quiet begins anew.
  mutating func activity(at time: Duration) -> [Effect] {
    if case .quiet = state { becomeQuiet(at: time) }
    return []
  }

  private mutating func becomeQuiet(at time: Duration) {
    state = next == nil ? .idle : .quiet(until: time + Self.quietTime)
  }

  mutating func loadEnded(_ container: ID, isLoaded: Bool, at time: Duration) -> [Effect] {
    guard case .loading(container, _) = state else { return [] }
    if !isLoaded { failed.insert(container) }
    tabs.removeAll { $0 == container }
    becomeQuiet(at: time)
    return isLoaded ? [.loadedAhead(container)] : [.stopLoading(container)]
  }

  /// The container cannot load now, because the user would lose something. It is tried again after another event.
  mutating func loadPostponed(_ container: ID) -> [Effect] {
    if case .loading(container, _) = state { state = .idle }
    return []
  }

  /// A container was selected or disposed, so its load belongs to the user, or to nobody.
  mutating func gone(_ container: ID, at time: Duration) -> [Effect] {
    tabs.removeAll { $0 == container }
    if case .loading(container, _) = state { becomeQuiet(at: time) }
    return []
  }

  /// The tabs left the screen: a load is stopped, and tried again when they are back.
  mutating func leftScreen() -> [Effect] {
    stop(.away)
  }

  mutating func returned(at time: Duration) -> [Effect] {
    if state == .away { becomeQuiet(at: time) }
    return []
  }

  mutating func memoryIsLow() -> [Effect] {
    stop(.ended)
  }

  private mutating func stop(_ next: State) -> [Effect] {
    guard state != .ended else { return [] }
    defer { state = next }
    guard case .loading(let container, _) = state else { return [] }
    return [.stopLoading(container)]
  }

  mutating func timePassed(to time: Duration) -> [Effect] {
    switch state {
    case .quiet(let end) where end <= time:
      guard let next else {
        state = .idle
        return []
      }
      state = .loading(next, limit: time + Self.limit)
      return [.loadAhead(next)]
    case .loading(let container, let limit) where limit <= time:
      return loadEnded(container, isLoaded: false, at: time)
    default: return []
    }
  }
}
