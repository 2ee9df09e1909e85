@testable import TabwireServer

/// A topic with ten thousand subscribers that changes a thousand times a second, for ten seconds.
enum Load {
  static let subscriberCount = 10_000
  static let seconds: Int64 = 10

  /// - Returns: The number of renderings of each subscriber.
  static func run() -> Int {
    var hub = TabBarHub()
    for _ in 0..<subscriberCount { _ = hub.subscribe(to: ["team:1"], now: 0) }
    var renderings = 0
    var digest: UInt64 = 0
    for now in 0..<seconds * 1000 {
      hub.publish(.topic("team:1"), now: now)
      digest += 1
      while let deadline = hub.nextDeadline, deadline <= now {
        for effect in hub.advance(to: now) {
          guard case .render(let id, _) = effect else { continue }
          renderings += 1
          _ = hub.rendered(id, as: TabBarEventID(revision: now, digest: digest), now: now)
        }
      }
    }
    return renderings / subscriberCount
  }
}
