/// How often things fail in a world. It differs by seed, so that some worlds are free of a fault and others full of it.
struct Faults {
  /// The percentage of renderings that never end.
  let hanging: Int
  /// The percentage of renderings that fail.
  let failing: Int
  /// The percentage of messages of the broker that are lost with their connection.
  let losing: Int
  /// The percentage of messages that arrive twice.
  let doubling: Int
  /// The percentage of requests for a stream that a proxy sends twice.
  let repeating: Int
  /// The time in milliseconds that a message to or from the broker takes at most.
  let brokerDelay: Int64
  /// The time in milliseconds by which the database that is read may be behind.
  let replicaLag: Int64
  /// Whether messages of the broker wait for the end of a command, as in a client that is a thread.
  let hasWaitingMessages: Bool

  init(_ random: inout Seeded) {
    func percentage(_ random: inout Seeded, _ maximum: Int) -> Int {
      random.isTrue(percent: 40) ? 0 : 1 + random.number(below: maximum)
    }
    hanging = percentage(&random, 3)
    failing = percentage(&random, 8)
    losing = percentage(&random, 8)
    doubling = percentage(&random, 20)
    repeating = percentage(&random, 10)
    brokerDelay = random.isTrue(percent: 20) ? 3_000 : 300
    replicaLag = random.isTrue(percent: 50) ? 0 : random.time(1...2_000)
    hasWaitingMessages = random.isTrue(percent: 50)
  }
}
