import Foundation
import Synchronization
import TabwirePostgres
import TabwireServer
import TabwireValkey

/// The connections of as many server processes as wanted to one broker.
///
///     Brokers URL PROCESSES CHANGES   publishes as many changes, and prints their times
///     Brokers URL TOPIC               waits for a change of the topic
///
/// It prints `ready` when all are subscribed, begins when it reads a line, and ends when it reads another one.
@main
struct Brokers {
  /// The processes that publish, all at the same time.
  static let publisherCount = 4

  static func main() async throws {
    let arguments = CommandLine.arguments
    if arguments.count == 3 {
      let broker = try broker(arguments[1])
      await broker.untilSubscribed()
      say("ready")
      await broker.until(.topic(TabBarTopic(arguments[2])))
      return say("arrived")
    }
    guard arguments.count == 4, let processCount = Int(arguments[2]), let changeCount = Int(arguments[3]) else {
      print("usage: Brokers URL PROCESSES CHANGES, or Brokers URL TOPIC")
      exit(EX_USAGE)
    }
    let brokers = try (0..<processCount).map { _ in try broker(arguments[1]) }
    for broker in brokers { await broker.untilSubscribed() }
    say("ready")
    _ = readLine()
    let times = try await publish(changeCount, by: brokers.prefix(publisherCount), to: brokers)
    say("\(times.total) \(times.delays[times.delays.count / 2]) \(times.delays[times.delays.count * 99 / 100])")
    // PostgreSQL's processes end with the connections: their times are read before.
    withExtendedLifetime(brokers) { _ = readLine() }
  }

  private static func broker(_ url: String) throws -> any TabBarBroker {
    let report: @Sendable (any Error) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
    guard url.hasPrefix("valkey://"), let port = URL(string: url)?.port else {
      return try PostgresBroker(url, onError: report)
    }
    return ValkeyBroker(port: port, onError: report)
  }

  private static func say(_ line: String) {
    print(line)
    fflush(nil)
  }

  /// Publishes changes, each a topic of its own.
  ///
  /// - Returns: The milliseconds until all had all of them, and the sorted milliseconds from each publication to
  ///   each of its arrivals.
  private static func publish(
    _ changeCount: Int, by publishers: ArraySlice<any TabBarBroker>, to listeners: [any TabBarBroker]
  ) async throws -> (total: Double, delays: [Double]) {
    let clock = ContinuousClock()
    let start = clock.now
    let sendTimes = SendTimes()
    let delays = try await withThrowingTaskGroup(of: [Double].self) { group in
      for listener in listeners {
        group.addTask {
          var delays: [Double] = []
          for await change in listener.changes {
            guard let sent = sendTimes[change] else { continue }
            delays.append((clock.now - sent) / .milliseconds(1))
            if delays.count == changeCount { break }
          }
          return delays
        }
      }
      for (number, publisher) in publishers.enumerated() {
        group.addTask {
          for index in stride(from: number, to: changeCount, by: publishers.count) {
            let change = TabBarChange.topic(TabBarTopic("user:\(index)"))
            sendTimes[change] = clock.now
            try await publisher.publish(change)
          }
          return []
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    return ((clock.now - start) / .milliseconds(1), delays.sorted())
  }
}

/// When each change was published.
private final class SendTimes: Sendable {
  private let times = Mutex([TabBarChange: ContinuousClock.Instant]())

  subscript(change: TabBarChange) -> ContinuousClock.Instant? {
    get { times.withLock { $0[change] } }
    set { times.withLock { $0[change] = newValue } }
  }
}

extension TabBarBroker {
  /// Waits for a change.
  func until(_ wanted: TabBarChange) async {
    for await change in changes where change == wanted { return }
  }

  /// A broker delivers a change for everybody as soon as it is connected.
  func untilSubscribed() async {
    await until(.everybody)
  }
}
