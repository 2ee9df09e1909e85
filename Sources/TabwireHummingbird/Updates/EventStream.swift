#if Hummingbird
  import Foundation
  import Hummingbird
  import HummingbirdCore
  import NIOCore
  import NIOHTTP1
  import NIOHTTPTypes
  import NIOHTTPTypesHTTP1
  import TabwireServer

  /// The connection of a stream, written on its event loop: a task for each of ten thousand streams would cost more.
  ///
  /// It takes the connection from a server that gives it away (``EventStreamPlace``), so that the task of the request ends.
  /// Otherwise it is the first handler of its channel: the handlers of the server do not pass on the events about the
  /// connection. All its state belongs to the event loop.
  final class EventStream: ChannelDuplexHandler, TabBarConnection, @unchecked Sendable {
    typealias InboundIn = NIOAny
    typealias OutboundIn = NIOAny
    typealias OutboundOut = ByteBuffer

    private enum State {
      /// The handler is not in its channel yet, or there was no room.
      case closed
      case open(TabBarSubscriberID)
    }

    /// Who has the connection.
    private enum Owner {
      /// The server, whose handlers write the response.
      case server
      /// The stream, but the server has yet to close the connection, which ends the task of the request.
      case streamBeforeServerCloses
      case stream
    }

    /// The time that a client has for the end of its stream: one that does not read keeps the server from ending.
    private static let endTimeout = TimeAmount.seconds(2)

    private let channel: any Channel
    private let updates: TabBarUpdates
    private var state = State.closed
    private var owner = Owner.server
    /// Whether the client has closed its end before its stream opens.
    private var isInputClosed = false
    private var context: ChannelHandlerContext?

    init(on channel: any Channel, from updates: TabBarUpdates) {
      self.channel = channel
      self.updates = updates
    }

    /// Opens the stream, and returns when the connection has ended.
    ///
    /// - Throws: A ``ConnectionTaken`` if the server gives the connection away.
    func run(_ subscription: TabBarSubscription, for page: TabBarPage) async throws {
      try await setOptions()
      let isTaken = try await channel.eventLoop.submit { [self] in
        let isTaken = try enterChannel()
        if isInputClosed {
          closeConnection()
          return isTaken
        }
        guard let id = updates.open(subscription, for: page, on: self) else {
          end(.noRoom)
          return isTaken
        }
        state = .open(id)
        write([updates.heartbeat])
        return isTaken
      }.get()
      if isTaken { throw ConnectionTaken() }
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

    /// - Returns: Whether the server gives the connection away.
    private func enterChannel() throws -> Bool {
      let pipeline = channel.pipeline.syncOperations
      guard let place = try? pipeline.handler(type: EventStreamPlace.self) else {
        try pipeline.addHandler(self, position: .first)
        return false
      }
      try pipeline.addHandler(self, position: .before(place))
      isInputClosed = place.isInputClosed
      owner = .streamBeforeServerCloses
      // The server reads no more.
      context?.read()
      return true
    }

    // MARK: The server

    func send(_ event: TabBarEvent) {
      channel.eventLoop.execute { [self] in
        if case .open = state { write(event.parts) }
      }
    }

    func sendHeartbeat(_ event: String) {
      channel.eventLoop.execute { [self] in
        if case .open = state { write([event]) }
      }
    }

    func close(_ reason: TabBarCloseReason?) {
      channel.eventLoop.execute { [self] in
        guard case .open = state else { return }
        state = .closed
        switch reason {
        case .unread: closeConnection()
        case .replaced: end(.noRoom)
        case .expired, .renderingTimeout, nil: end(.soon)
        }
      }
    }

    private func write(_ texts: [String]) {
      switch owner {
      case .server: channel.writeAndFlush(HTTPResponsePart.body(ByteBuffer(string: texts.joined())), promise: nil)
      case .streamBeforeServerCloses, .stream:
        context?.writeAndFlush(wrapOutboundOut(ByteBuffer(chunk: texts)), promise: nil)
      }
    }

    /// Ends the response, and closes the connection.
    private func end(_ reconnection: Reconnection) {
      leave()
      write([reconnection.text])
      let written = channel.eventLoop.makePromise(of: Void.self)
      written.futureResult.whenComplete { [self] _ in closeConnection() }
      let timeout = channel.eventLoop.scheduleTask(in: Self.endTimeout) { [self] in closeConnection() }
      channel.closeFuture.whenComplete { _ in timeout.cancel() }
      switch owner {
      case .server: channel.writeAndFlush(HTTPResponsePart.end(nil), promise: written)
      case .streamBeforeServerCloses, .stream:
        context?.writeAndFlush(wrapOutboundOut(ByteBuffer(chunk: [])), promise: written)
      }
    }

    private func closeConnection() {
      switch owner {
      case .server: channel.close(promise: nil)
      case .streamBeforeServerCloses, .stream: context?.close(promise: nil)
      }
    }

    private func leave() {
      guard case .open(let id) = state else { return }
      state = .closed
      updates.close(id)
    }

    // MARK: The channel

    func handlerAdded(context: ChannelHandlerContext) {
      self.context = context
    }

    func handlerRemoved(context: ChannelHandlerContext) {
      self.context = nil
      leave()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      // A client has nothing to say on a stream.
      if case .server = owner { context.fireChannelRead(data) }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
      if case .server = owner { context.fireChannelReadComplete() } else { context.read() }
    }

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

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      // The server's next response would break the stream.
      if case .server = owner {
        context.write(data, promise: promise)
      } else {
        promise?.fail(ChannelError.ioOnClosedChannel)
      }
    }

    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
      guard case .streamBeforeServerCloses = owner else { return context.close(mode: mode, promise: promise) }
      // The server closes its output first.
      if case .all = mode {
        owner = .stream
        removeServerHandlers(from: context.pipeline.syncOperations)
      }
      promise?.succeed()
    }

    /// Removes the handlers of HTTP, with what they keep of the request.
    private func removeServerHandlers(from pipeline: ChannelPipeline.SynchronousOperations) {
      func remove(_ handler: (some RemovableChannelHandler).Type) {
        if let context = try? pipeline.context(handlerType: handler) {
          pipeline.removeHandler(context: context, promise: nil)
        }
      }
      remove(ByteToMessageHandler<HTTPRequestDecoder>.self)
      remove(HTTPResponseEncoder.self)
      remove(RequestLineHandler.self)
      remove(HTTP1ToHTTPServerCodec.self)
      remove(HTTPConnectionStateHandler.self)
      remove(GracefulClose.self)
    }
  }

  /// The error that ends the task of a request whose connection a stream has taken.
  struct ConnectionTaken: Error, CustomStringConvertible {
    var description: String { "an event stream took the connection" }
  }

  /// The delay before a client reconnects, as the field `retry` of an event stream. It differs between clients.
  enum Reconnection {
    /// After a second or two: there is another server, or another session.
    case soon
    /// After half a minute, when there may be room.
    case noRoom

    var text: String {
      let milliseconds =
        switch self {
        case .soon: Int.random(in: 500...3_000)
        case .noRoom: 30_000
        }
      return "retry: \(milliseconds)\n\n"
    }
  }
#endif
