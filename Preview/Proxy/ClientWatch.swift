import NIOConcurrencyHelpers
import NIOCore
import NIOHTTPTypes

/// Ends the request of a client that closes its connection, so that the site need not answer for nobody, and the
/// connection to it is free.
final class ClientWatch: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart

  let client = Client()

  func channelInactive(context: ChannelHandlerContext) {
    client.leave()
    context.fireChannelInactive()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case ChannelEvent.inputClosed? = event as? ChannelEvent { client.leave() }
    context.fireUserInboundEventTriggered(event)
  }
}

/// The client of a connection.
final class Client: Sendable {
  private enum State {
    case idle
    case waiting(UnsafeCurrentTask)
    case gone
  }

  /// The lock keeps a task from being used after its operation has ended.
  private final class Box: @unchecked Sendable {
    private let lock = NIOLock()
    private var state = State.idle

    func change(_ body: (inout State) -> Void) {
      lock.withLock { body(&state) }
    }
  }

  private let box = Box()

  /// Returns the client of a connection.
  static func of(_ channel: any Channel) async throws -> Client {
    try await channel.eventLoop.submit {
      try channel.pipeline.syncOperations.handler(type: ClientWatch.self).client
    }.get()
  }

  /// Runs an operation, and cancels its task when the client leaves.
  func waits(for operation: () async throws -> Void) async rethrows {
    try await withUnsafeCurrentTask { task in
      guard let task else { return try await operation() }
      box.change { state in
        if case .gone = state { task.cancel() } else { state = .waiting(task) }
      }
      defer {
        box.change { state in
          if case .waiting = state { state = .idle }
        }
      }
      try await operation()
    }
  }

  func leave() {
    box.change { state in
      if case .waiting(let task) = state { task.cancel() }
      state = .gone
    }
  }
}
