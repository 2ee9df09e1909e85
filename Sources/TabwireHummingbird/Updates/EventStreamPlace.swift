#if Hummingbird
  import NIOCore

  /// The place of an event stream in a connection of a server that gives it away: before the handlers of HTTP.
  final class EventStreamPlace: ChannelInboundHandler, RemovableChannelHandler, Sendable {
    typealias InboundIn = NIOAny
  }
#endif
