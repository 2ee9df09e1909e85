@testable import TabwireServer

/// The connection of a stream at the end of its server.
///
/// As in a server, it is written on an event loop, after the task that writes has gone on.
final class SimulatedConnection: TabBarConnection, @unchecked Sendable {
  private unowned let world: World
  private unowned let process: SimulatedProcess
  private let life: Int
  let number: ConnectionNumber

  init(_ number: ConnectionNumber, of process: SimulatedProcess, in world: World) {
    self.number = number
    self.process = process
    self.world = world
    life = process.life
  }

  func send(_ event: TabBarEvent) {
    perform { world, connection, process in world.send(event, on: connection, of: process) }
  }

  func sendHeartbeat(_ event: String) {
    perform { world, connection, process in world.sendHeartbeat(on: connection, of: process) }
  }

  func close(_ reason: TabBarCloseReason?) {
    perform { world, connection, process in world.close(connection, of: process, reason) }
  }

  private func perform(_ work: @escaping (World, ConnectionNumber, SimulatedProcess) -> Void) {
    guard process.life == life else { return }
    process.eventLoop.append { [unowned world, unowned process, number] in work(world, number, process) }
  }
}
