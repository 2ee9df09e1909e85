#if Hummingbird
  import HTTPTypes
  import NIOCore
  import NIOHTTPTypes

  /// Closes a keep-alive connection at shutdown without losing a request that the client is sending.
  ///
  /// By default the server closes idle connections at once, and requests on their way meet a closed connection. With this
  /// handler a connection gets one more response, with `Connection: close`.
  final class GracefulClose: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private enum State {
      case open
      /// The server is shutting down, and the next response is the last one.
      case closing
      /// The last response has begun.
      case lastResponse
    }

    private let timeout: TimeAmount
    private var state = State.open
    private var pendingResponses = 0
    private var timeoutTask: Scheduled<Void>?

    /// - Parameter timeout: The time that a connection stays open for one more request.
    init(timeout: TimeAmount) {
      self.timeout = timeout
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      guard event is ChannelShouldQuiesceEvent else { return context.fireUserInboundEventTriggered(event) }
      state = .closing
      if pendingResponses == 0 { startTimeout(on: context.channel) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      if case .head = unwrapInboundIn(data) {
        pendingResponses += 1
        timeoutTask?.cancel()
      }
      context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      switch (unwrapOutboundIn(data), state) {
      case (.head(var head), .closing) where pendingResponses == 1:
        state = .lastResponse
        head.headerFields[.connection] = "close"
        context.write(wrapOutboundOut(.head(head)), promise: promise)
      case (.end, .lastResponse):
        context.writeAndFlush(data, promise: promise)
        context.close(promise: nil)
      case (.end, _):
        pendingResponses -= 1
        // This response began before the shutdown, without the header.
        if state == .closing && pendingResponses == 0 { startTimeout(on: context.channel) }
        context.write(data, promise: promise)
      default:
        context.write(data, promise: promise)
      }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
      timeoutTask?.cancel()
    }

    private func startTimeout(on channel: any Channel) {
      timeoutTask = channel.eventLoop.scheduleTask(in: timeout) { channel.close(promise: nil) }
    }
  }
#endif
