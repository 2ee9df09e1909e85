@testable import TabwireServer

/// The end of a broker in a process: the real inbox, outbox and client, over a simulated transport.
final class SimulatedBroker: TabBarBroker, @unchecked Sendable {
  let inbox: TabBarBrokerInbox
  let outbox = TabBarBrokerOutbox()
  private unowned let world: World
  private unowned let process: SimulatedProcess
  private let life: Int

  init(of process: SimulatedProcess, in world: World) {
    self.process = process
    self.world = world
    life = process.life
    inbox = TabBarBrokerInbox(of: "broker") { _ in }
  }

  var changes: AsyncStream<TabBarChange> { inbox.changes }

  func publish(_ change: TabBarChange) async throws {
    guard process.life == life else { return }
    try await outbox.publish(change) {
      process.eventLoop.append { [unowned world, unowned process] in world.advanceBroker(of: process) }
    }
  }

  /// Ends the broker of a process that is gone.
  func end() {
    outbox.close()
    inbox.finish()
  }
}
