#if Hummingbird
  import Hummingbird
  import HummingbirdCore
  import Logging
  import NIOConcurrencyHelpers
  import NIOCore
  import NIOHTTPTypes
  import NIOHTTPTypesHTTP1

  /// The connections of a server, which event streams can take, and each of which is handled even if the server drops it.
  ///
  /// A server that is closing drops connections that it has accepted, and a connection that is dropped unused traps.
  struct GracefulHTTP1Channel: ServerChildChannel {
    let http1: HTTP1Channel

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Connection> {
      // A connection keeps its first buffer while it is open. Most requests fit into this one, of half the usual size.
      let allocator = AdaptiveRecvByteBufferAllocator(minimum: 64, initial: 1024, maximum: 65_536)
      return channel.setOption(.recvAllocator, value: allocator)
        .flatMapThrowing { try channel.pipeline.syncOperations.addHandler(EventStreamPlace()) }
        .flatMap { http1.setup(channel: channel, logger: logger) }
        .flatMapThrowing { connection in
          let pipeline = channel.pipeline.syncOperations
          let codec = try pipeline.handler(type: HTTP1ToHTTPServerCodec.self)
          try pipeline.addHandler(RequestLineHandler(), position: .before(codec))
          return connection
        }
        .map { Connection($0, of: http1, logger: logger) }
    }

    func handle(value: Connection, logger: Logger) async {
      await value.handle()
    }

    /// A connection, which is handled once.
    final class Connection: ServerChildChannelValue {
      let channel: any Channel
      private let http1: HTTP1Channel
      private let logger: Logger
      private let unhandled: NIOLockedValueBox<HTTP1Channel.Value?>

      init(_ connection: HTTP1Channel.Value, of http1: HTTP1Channel, logger: Logger) {
        channel = connection.channel
        self.http1 = http1
        self.logger = logger
        unhandled = NIOLockedValueBox(connection)
      }

      deinit {
        guard let connection = take() else { return }
        Task { [http1, logger] in await http1.handle(value: connection, logger: logger) }
      }

      func handle() async {
        await handleRequests()
        // A stream may have taken the connection.
        try? await channel.closeFuture.get()
      }

      /// Handles the requests in a task of its own: its memory is freed when a stream takes the connection.
      private func handleRequests() async {
        guard let connection = take() else { return }
        async let requests: Void = http1.handle(value: connection, logger: logger)
        await requests
      }

      private func take() -> HTTP1Channel.Value? {
        unhandled.withLockedValue { unhandled in
          defer { unhandled = nil }
          return unhandled
        }
      }
    }
  }
#endif
