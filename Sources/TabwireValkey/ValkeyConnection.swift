#if Valkey
  import NIOCore

  /// A connection, which passes on what happens to it. Its state belongs to its event loop.
  final class ValkeyConnection: ChannelInboundHandler, @unchecked Sendable {
    typealias InboundIn = RESPValue

    private let onOpen: () -> Void
    private let onValue: (RESPValue) -> Void
    private let onEnd: (String) -> Void
    private var channel: (any Channel)?
    private(set) var isClosed = false

    init(onOpen: @escaping () -> Void, onValue: @escaping (RESPValue) -> Void, onEnd: @escaping (String) -> Void) {
      self.onOpen = onOpen
      self.onValue = onValue
      self.onEnd = onEnd
    }

    func send(_ words: [String]) {
      channel?.writeAndFlush(RESPValue.command(words), promise: nil)
    }

    /// Closes the connection, or gives up opening it. Nothing is passed on any more.
    func close() {
      isClosed = true
      channel?.close(promise: nil)
    }

    /// Passes on that the connection is lost, once.
    func end(_ reason: String) {
      guard !isClosed else { return }
      close()
      onEnd(reason)
    }

    func channelActive(context: ChannelHandlerContext) {
      channel = context.channel
      if isClosed { close() } else { onOpen() }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      if !isClosed { onValue(unwrapInboundIn(data)) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      end("\(error)")
    }

    func channelInactive(context: ChannelHandlerContext) {
      end("the connection is lost")
      context.fireChannelInactive()
    }
  }
#endif
