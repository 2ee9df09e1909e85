import NIOCore
import NIOHTTPTypes

/// Ends a connection whose client takes too long to send a request, or to take the answer.
///
/// An idle connection is ended by the server itself. This is for whoever keeps it busy, a byte at a time: also after the
/// answer, when nobody waits for the rest of the request any more.
final class ExchangeDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let patience: TimeAmount
  private var isReading = false
  private var unanswered = 0
  private var deadline: Scheduled<Void>?

  /// - Parameter patience: how long a request and its answer may take.
  init(patience: TimeAmount) {
    self.patience = patience
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      isReading = true
      unanswered += 1
      if deadline == nil { start(on: context.channel) }
    case .body: break
    case .end:
      isReading = false
      if unanswered == 0 { stop() }
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) {
      unanswered -= 1
      stop()
      if isReading || unanswered > 0 { start(on: context.channel) }
    }
    context.write(data, promise: promise)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    stop()
  }

  private func start(on channel: any Channel) {
    deadline = channel.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
  }

  private func stop() {
    deadline?.cancel()
    deadline = nil
  }
}
