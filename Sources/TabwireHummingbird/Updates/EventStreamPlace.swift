#if Hummingbird
  import NIOCore

  /// The place of an event stream in a connection of a server that gives it away: before the handlers of HTTP.
  final class EventStreamPlace: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny

    /// Whether the client has closed its end, maybe before its stream opens.
    private(set) var isInputClosed = false

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      if event as? ChannelEvent == .inputClosed { isInputClosed = true }
      context.fireUserInboundEventTriggered(event)
    }
  }
#endif
