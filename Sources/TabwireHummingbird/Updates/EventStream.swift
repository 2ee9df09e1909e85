#if Hummingbird
  import Foundation
  import Hummingbird
  import NIOCore
  import NIOHTTPTypes
  import TabwireServer

  /// The connection of a stream, written on its event loop: a task for each of ten thousand streams would cost more.
  ///
  /// It is the first handler of its channel: the handlers of the server do not pass on the events about the connection. All
  /// its state belongs to the event loop.
  final class EventStream: ChannelInboundHandler, TabBarConnection, @unchecked Sendable {
    typealias InboundIn = NIOAny

    private static let heartbeat = ByteBuffer(string: ":\n\n")

    private enum State {
      /// The handler is not in its channel yet, or there was no room.
      case closed
      case open(TabBarSubscriberID)
    }

    private let channel: any Channel
    private let updates: TabBarUpdates
    private var state = State.closed

    init(on channel: any Channel, from updates: TabBarUpdates) {
      self.channel = channel
      self.updates = updates
    }

    /// Opens the stream, and returns when the connection has ended.
    func run(_ subscription: TabBarSubscription, for page: TabBarPage) async throws {
      try await setOptions()
      try await channel.eventLoop.submit { [self] in
        try channel.pipeline.syncOperations.addHandler(self, position: .first)
        if let id = updates.open(subscription, for: page, on: self) { state = .open(id) } else { end(.noRoom) }
      }.get()
      try await channel.closeFuture.get()
    }

    /// Limits the system's buffer for a client that does not read, and detects a client whose network is gone.
    private func setOptions() async throws {
      try await channel.setOption(.writeBufferWaterMark, value: .init(low: 4 * 1024, high: 16 * 1024)).get()
      // The channels of HTTP/2 have no socket.
      try? await channel.setOption(.socketOption(.so_sndbuf), value: 16 * 1024).get()
      #if os(Linux)
        let timeout = ChannelOptions.Types.SocketOption(
          level: .tcp, name: NIOBSDSocket.Option(rawValue: TCP_USER_TIMEOUT))
        try? await channel.setOption(timeout, value: 30_000).get()
      #endif
    }

    // MARK: The server

    func send(_ event: TabBarEvent) {
      channel.eventLoop.execute { [self] in write(ByteBuffer(string: event.text)) }
    }

    func sendHeartbeat() {
      channel.eventLoop.execute { [self] in write(Self.heartbeat) }
    }

    func close(_ reason: TabBarCloseReason?) {
      channel.eventLoop.execute { [self] in
        guard case .open = state else { return }
        state = .closed
        switch reason {
        case .unread: channel.close(promise: nil)
        case .replaced: end(.noRoom)
        case .expired, .renderingTimeout, nil: end(.soon)
        }
      }
    }

    private func write(_ text: ByteBuffer) {
      guard case .open = state else { return }
      channel.writeAndFlush(HTTPResponsePart.body(text), promise: nil)
    }

    /// Ends the response, and closes the connection.
    private func end(_ reconnection: Reconnection) {
      leave()
      channel.write(HTTPResponsePart.body(reconnection.text), promise: nil)
      channel.writeAndFlush(HTTPResponsePart.end(nil)).whenComplete { [channel] _ in channel.close(promise: nil) }
    }

    private func leave() {
      guard case .open(let id) = state else { return }
      state = .closed
      updates.close(id)
    }

    // MARK: The channel

    func channelWritabilityChanged(context: ChannelHandlerContext) {
      if case .open(let id) = state { updates.connection(of: id, isWritable: context.channel.isWritable) }
      context.fireChannelWritabilityChanged()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      context.fireUserInboundEventTriggered(event)
      if event as? ChannelEvent == .inputClosed {
        // The server allows half-closed connections: the connection stays open after the client has closed its end.
        leave()
        context.close(promise: nil)
      } else if event is ChannelShouldQuiesceEvent {
        // A graceful shutdown waits for open responses.
        end(.soon)
      }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
      leave()
    }
  }

  /// The delay before a client reconnects, as the field `retry` of an event stream. It differs between clients.
  enum Reconnection {
    /// After a second or two: there is another server, or another session.
    case soon
    /// After half a minute, when there may be room.
    case noRoom

    var text: ByteBuffer {
      let milliseconds =
        switch self {
        case .soon: Int.random(in: 500...3_000)
        case .noRoom: 30_000
        }
      return ByteBuffer(string: "retry: \(milliseconds)\n\n")
    }
  }
#endif
