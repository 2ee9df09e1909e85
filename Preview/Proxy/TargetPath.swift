import NIOCore
import NIOHTTP1

/// Sends the path and query of a request to the site exactly as the browser wrote them. URLs would change some, such as
/// `/a|b`, and refuse others, such as `/100%`.
final class TargetPath: ChannelOutboundHandler {
  typealias OutboundIn = HTTPClientRequestPart
  typealias OutboundOut = HTTPClientRequestPart

  /// The header that carries the path and query within this program; it never leaves it.
  static let header = "x-tabwire-path"

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard case .head(var head) = unwrapOutboundIn(data), let path = head.headers.first(name: Self.header) else {
      return context.write(data, promise: promise)
    }
    head.uri = path
    head.headers.remove(name: Self.header)
    context.write(wrapOutboundOut(.head(head)), promise: promise)
  }

  /// Adds the handler to a connection.
  ///
  /// - Parameter position: Returns the place behind the handler that encodes requests.
  static func add(
    to channel: any Channel,
    position:
      @escaping @Sendable (ChannelPipeline.SynchronousOperations) throws ->
      ChannelPipeline.SynchronousOperations.Position
  ) -> EventLoopFuture<Void> {
    channel.eventLoop.submit {
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(TargetPath(), position: position(pipeline))
    }
  }
}
