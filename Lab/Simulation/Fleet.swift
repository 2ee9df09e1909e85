import Foundation

@testable import TabwireServer

/// Many streams over many processes, each with the real hub: what a change costs, and how a deploy reconnects the pages.
struct Fleet {
  /// The time in milliseconds after which a page connects again, as servers tell it when they stop.
  private static let reconnection: ClosedRange<Int64> = 500...3_000
  /// The time in milliseconds until a process that is replaced takes streams again.
  private static let downtime: Int64 = 2_000

  private enum Event {
    case replace(process: Int)
    case start(process: Int)
    case connect(stream: Int)
  }

  /// What was counted.
  struct Figures: Codable {
    /// The renderings for a change of everybody.
    var renderingsOfEverybody = 0
    /// The renderings for a change of one user.
    var renderingsOfOne = 0
    /// The messages that processes receive for a change.
    var messagesOfAChange = 0
    /// The pages that connect again in a deploy.
    var reconnections = 0
    /// The pages that connect again in the busiest second of a deploy.
    var reconnectionsASecond = 0
    /// The streams of the process that has the most of them in a deploy.
    var streamsOfAProcess = 0
  }

  private let streamCount: Int
  private var hubs: [TabBarHub]
  private var isRunning: [Bool]
  private var streams: [(process: Int, id: TabBarSubscriberID)] = []
  private var streamsOfProcess: [Set<Int>]
  private var now: Int64 = 0
  private var random = Seeded(1)
  private(set) var figures = Figures()

  init(streams streamCount: Int, processes: Int) {
    self.streamCount = streamCount
    var options = TabBarUpdatesOptions()
    options.maximumSubscriberCount = streamCount
    hubs = Array(repeating: TabBarHub(options: options), count: processes)
    isRunning = Array(repeating: true, count: processes)
    streamsOfProcess = Array(repeating: [], count: processes)
    for stream in 0..<streamCount {
      guard let id = subscribe(stream, to: stream % processes) else { continue }
      streams.append((stream % processes, id))
      streamsOfProcess[stream % processes].insert(stream)
    }
    _ = render()
  }

  /// Runs a change of everybody, a change of one user, and a deploy that replaces one process after another.
  mutating func run(secondsBetweenProcesses: Int64) -> Figures {
    figures.renderingsOfEverybody = change(.everybody)
    figures.renderingsOfOne = change(.topic("user:1"))
    deploy(pause: secondsBetweenProcesses * 1000)
    return figures
  }

  private mutating func subscribe(_ stream: Int, to process: Int) -> TabBarSubscriberID? {
    hubs[process].subscribe(to: [TabBarTopic("user:\(stream)")], now: now)
  }

  /// - Returns: The number of renderings.
  private mutating func change(_ change: TabBarChange) -> Int {
    figures.messagesOfAChange = hubs.count
    for process in hubs.indices { hubs[process].publish(change, now: now) }
    now += 50
    return render()
  }

  private mutating func render() -> Int {
    var count = 0
    for process in hubs.indices {
      for effect in hubs[process].advance(to: now) {
        guard case .render(let id, _) = effect else { continue }
        count += 1
        _ = hubs[process].rendered(id, as: TabBarEventID(revision: now, digest: UInt64(now)), now: now)
      }
    }
    return count
  }

  private mutating func deploy(pause: Int64) {
    var agenda = Agenda<Event>()
    for process in hubs.indices { agenda.add(.replace(process: process), at: now + Int64(process + 1) * pause) }
    var times: [Int64] = []
    while let (time, event) = agenda.next() {
      now = time
      switch event {
      case .replace(let process):
        figures.streamsOfAProcess = max(figures.streamsOfAProcess, streamsOfProcess[process].count)
        for stream in streamsOfProcess[process].sorted() {
          hubs[process].unsubscribe(streams[stream].id)
          agenda.add(.connect(stream: stream), at: now + random.time(Self.reconnection))
        }
        (streamsOfProcess[process], isRunning[process]) = ([], false)
        agenda.add(.start(process: process), at: now + Self.downtime)
      case .start(let process): isRunning[process] = true
      case .connect(let stream):
        var process = random.number(below: hubs.count)
        while !isRunning[process] { process = random.number(below: hubs.count) }
        guard let id = subscribe(stream, to: process) else { continue }
        streams[stream] = (process, id)
        streamsOfProcess[process].insert(stream)
        times.append(now)
      }
    }
    figures.reconnections = times.count
    var first = 0
    for (last, time) in times.enumerated() {
      while times[first] <= time - 1000 { first += 1 }
      figures.reconnectionsASecond = max(figures.reconnectionsASecond, last - first + 1)
    }
  }
}
