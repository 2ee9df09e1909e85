@testable import Tabwire
@testable import TabwireServer

extension World {
  // MARK: The client

  /// Does what the client of a process says.
  func advanceBroker(of process: SimulatedProcess) {
    while let command = process.client?.next(now: now, random: &brokerRandom) { send(command, from: process) }
    guard let deadline = process.client?.deadline, process.brokerWake.map({ deadline < $0 }) ?? true else { return }
    process.brokerWake = deadline
    agenda.add(.brokerWake(process: process.number, life: process.life), at: deadline)
  }

  private func send(_ command: BrokerClient.Command, from process: SimulatedProcess) {
    switch command {
    case .disconnect:
      process.brokerConnection.map { _ = brokers.connections.removeValue(forKey: $0) }
      (process.brokerConnection, process.heldMessages) = (nil, [])
      return
    case .connect:
      brokers.lastConnection += 1
      process.brokerConnection = brokers.lastConnection
      if process.isExhausted { return failBroker(of: process, "too many open files") }
    case .subscribe, .publish, .ping: break
    }
    guard let connection = process.brokerConnection else { return }
    let request = BrokerServers.Request(
      connection: connection, process: process.number, life: process.life, command: command)
    agenda.add(.brokerRequest(request), at: now + brokerDelay())
  }

  private func failBroker(of process: SimulatedProcess, _ reason: String) {
    process.client?.failed(reason)
    advanceBroker(of: process)
  }

  func receive(_ reply: BrokerReply, on connection: Int, by process: SimulatedProcess) {
    guard process.brokerConnection == connection else { return }
    switch reply {
    case .success:
      process.client?.succeeded(now: now)
      let held = process.heldMessages
      process.heldMessages = []
      for change in held { deliver(change, to: process) }
    case .loss: process.client?.failed("the connection is lost")
    case .message(let change):
      if faults.hasWaitingMessages && process.client?.command != nil {
        process.heldMessages.append(change)
      } else {
        deliver(change, to: process)
      }
    }
    advanceBroker(of: process)
  }

  private func deliver(_ change: TabBarChange, to process: SimulatedProcess) {
    process.broker?.inbox.receive(change.message)
    process.client?.noteSign(now: now)
  }

  // MARK: The servers

  private func brokerDelay() -> Int64 { brokerRandom.time(1...(isHealed ? 5 : faults.brokerDelay)) }

  func handle(_ request: BrokerServers.Request) {
    if brokers.heldRequests != nil {
      brokers.heldRequests?.append(request)
      return
    }
    if request.command == .connect, brokers.isUp {
      let primary = brokers.isSplit ? brokerRandom.number(below: 2) : brokers.primary
      brokers.connections[request.connection] = BrokerServers.Connection(
        process: request.process, life: request.life, primary: primary)
    }
    guard let connection = brokers.connections[request.connection] else {
      agenda.add(
        .brokerReply(.loss, request.connection, process: request.process, life: request.life), at: now + brokerDelay())
      return
    }
    guard !connection.isHalfOpen else { return }
    switch request.command {
    case .subscribe: brokers.connections[request.connection]?.isSubscribed = true
    case .publish(let change): publish(change, at: connection.primary)
    case .connect, .ping, .disconnect: break
    }
    reply(.success, on: request.connection)
  }

  private func publish(_ change: TabBarChange, at primary: Int) {
    for (number, connection) in brokers.connections.sorted(by: { $0.key < $1.key })
    where connection.primary == primary && connection.isSubscribed {
      if !isHealed && brokerRandom.isTrue(percent: faults.losing) {
        // The connection to the broker is lost with the message.
        lose(number)
        continue
      }
      for _ in 0..<(brokerRandom.isTrue(percent: faults.doubling) ? 2 : 1) { reply(.message(change), on: number) }
    }
  }

  private func reply(_ reply: BrokerReply, on number: Int) {
    guard let connection = brokers.connections[number], !connection.isHalfOpen else { return }
    let arrival = max(now + brokerDelay(), connection.lastArrival)
    brokers.connections[number]?.lastArrival = arrival
    agenda.add(.brokerReply(reply, number, process: connection.process, life: connection.life), at: arrival)
  }

  private func lose(_ number: Int) {
    reply(.loss, on: number)
    brokers.connections[number] = nil
  }

  private func loseConnections(where isLost: (BrokerServers.Connection) -> Bool) {
    for (number, connection) in brokers.connections.sorted(by: { $0.key < $1.key }) where isLost(connection) {
      lose(number)
    }
  }

  func stopBroker() {
    log("the broker stops")
    brokers.isUp = false
    brokers.heldRequests = nil
    loseConnections { _ in true }
  }

  func startBroker() {
    guard !brokers.isUp else { return }
    log("the broker starts")
    brokers.isUp = true
  }

  func thawBroker() {
    guard let requests = brokers.heldRequests else { return }
    log("the broker goes on")
    brokers.heldRequests = nil
    for request in requests { handle(request) }
  }

  /// Another server becomes the primary, and the old one is still reached by some.
  func splitBroker() {
    log("the broker has two primaries")
    brokers.primary = 1 - brokers.primary
    brokers.isSplit = true
  }

  /// The old primary is shut off.
  func joinBroker() {
    guard brokers.isSplit else { return }
    log("the broker has one primary again")
    brokers.isSplit = false
    loseConnections { $0.primary != brokers.primary }
  }

  func halveConnection(of process: SimulatedProcess) {
    log("the connection of server \(process.number) to the broker is half open")
    process.brokerConnection.map { brokers.connections[$0]?.isHalfOpen = true }
  }
}

/// What a broker sends to a process.
enum BrokerReply {
  /// The command has ended well.
  case success
  case message(TabBarChange)
  /// The connection is lost, or was refused.
  case loss
}
