/// The changes that a broker has acknowledged in the last minute, which it may lose when another server takes its place.
struct RecentChanges {
  /// The time in milliseconds for which a change is kept.
  private static let time: Int64 = 60_000
  private static let maximumCount = 1000

  private var times: [TabBarChange: Int64] = [:]
  /// The changes to publish again.
  private var repeats: [TabBarChange] = []

  /// The next change to publish again, or `nil`.
  var next: TabBarChange? { repeats.last }

  mutating func insert(_ change: TabBarChange, now: Int64) {
    if times.count >= Self.maximumCount, times[change] == nil { forgetOld(now: now) }
    // Bound the memory: a change for everybody covers all topics.
    if times.count >= Self.maximumCount, times[change] == nil { times = [.everybody: now] } else { times[change] = now }
  }

  /// Records that there is a new connection, maybe to another server.
  mutating func repeatAll(now: Int64) {
    forgetOld(now: now)
    repeats = times[.everybody] == nil ? Array(times.keys) : [.everybody]
  }

  /// Records that the next change is published again.
  mutating func removeNext() {
    _ = repeats.popLast()
  }

  private mutating func forgetOld(now: Int64) {
    times = times.filter { now - $0.value < Self.time }
  }
}
