import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes a connection if a request and its response take too long.
///
/// The server closes idle connections itself. This handler is for clients that keep a connection busy with one byte at a
/// time, also after the response, when nobody reads the rest of the request.
final class RequestTimeout: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let timeout: TimeAmount
  private var isReading = false
  /// Whether a response is an event stream, which has no end. Clients that do not read it are closed by its heartbeats.
  private var isStreaming = false
  private var pendingResponses = 0
  private var timeoutTask: Scheduled<Void>?

  /// - Parameter timeout: The time that a request and its response may take.
  init(timeout: TimeAmount) {
    self.timeout = timeout
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      isReading = true
      pendingResponses += 1
      if timeoutTask == nil && !isStreaming { start(on: context.channel) }
    case .body: break
    case .end:
      isReading = false
      if pendingResponses == 0 { stop() }
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(let head):
      // The server has read the whole request of a stream; another that follows it is never answered.
      isStreaming = head.headerFields[.contentType] == "text/event-stream"
      if isStreaming { stop() }
    case .body: break
    case .end:
      pendingResponses -= 1
      stop()
      if isReading || pendingResponses > 0 { start(on: context.channel) }
    }
    context.write(data, promise: promise)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    stop()
  }

  private func start(on channel: any Channel) {
    timeoutTask = channel.eventLoop.scheduleTask(in: timeout) { channel.close(promise: nil) }
  }

  private func stop() {
    timeoutTask?.cancel()
    timeoutTask = nil
  }
}
