/// The events to come: the soonest first, and of those at the same time the one that was added first.
struct Agenda<Event> {
  private var heap: [(time: Int64, order: Int, event: Event)] = []
  private var count = 0

  mutating func add(_ event: Event, at time: Int64) {
    heap.append((time, count, event))
    count += 1
    var child = heap.count - 1
    while child > 0, precedes(child, (child - 1) / 2) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func next() -> (time: Int64, event: Event)? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return (first.time, first.event) }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && precedes(child, least) { least = child }
      if least == parent { return (first.time, first.event) }
      heap.swapAt(parent, least)
      parent = least
    }
  }

  private func precedes(_ one: Int, _ other: Int) -> Bool {
    (heap[one].time, heap[one].order) < (heap[other].time, heap[other].order)
  }
}
