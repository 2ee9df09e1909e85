/// The changes that were published since the last rendering.
struct CollectedChanges: Sendable {
  private(set) var topics: Set<TabBarTopic> = []
  private(set) var concernEverybody = false
  /// The time at which the subscribers are rendered, or `nil` if there are no changes.
  private(set) var deadline: Int64?

  mutating func insert(_ change: TabBarChange, deadline: Int64) {
    switch change {
    case .topic(let topic): topics.insert(topic)
    case .everybody: concernEverybody = true
    }
    self.deadline = self.deadline ?? deadline
  }
}
