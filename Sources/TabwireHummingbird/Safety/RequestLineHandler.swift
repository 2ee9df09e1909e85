#if Hummingbird
  import NIOCore
  import NIOHTTP1

  /// Keeps what the request line says and the types of HTTP do not: the host of an absolute target, and HTTP/1.0.
  ///
  /// - The host of an absolute target becomes a further `Host` header, which ``SafetyMiddleware`` compares with the first one.
  /// - A client of HTTP/1.0 gets no chunks: its response ends with the connection.
  final class RequestLineHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// The versions of the requests whose responses have not ended.
    private var versions: [HTTPVersion] = []

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
      versions.append(head.version)
      if let host = Self.host(of: head.uri) { head.headers.add(name: "Host", value: host) }
      if head.version == .http1_0 {
        head.headers.replaceOrAdd(name: "Connection", value: "close")
        // A stream that takes the connection writes chunks.
        context.pipeline.syncOperations.removeEventStreamPlace()
      }
      context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      switch unwrapOutboundIn(data) {
      case .head(var head) where versions.first == .http1_0:
        head.version = .http1_0
        head.headers.remove(name: "Transfer-Encoding")
        head.headers.replaceOrAdd(name: "Connection", value: "close")
        context.write(wrapOutboundOut(.head(head)), promise: promise)
      case .end:
        if !versions.isEmpty { versions.removeFirst() }
        context.write(data, promise: promise)
      case .head, .body:
        context.write(data, promise: promise)
      }
    }

    /// Returns the host and port of an absolute target, or `nil` for any other.
    private static func host(of target: String) -> String? {
      guard !target.hasPrefix("/"), let start = target.firstRange(of: "://")?.upperBound else { return nil }
      return String(target[start...].prefix { !"/?#".contains($0) })
    }
  }

  extension ChannelPipeline.SynchronousOperations {
    fileprivate func removeEventStreamPlace() {
      if let place = try? context(handlerType: EventStreamPlace.self) { removeHandler(context: place, promise: nil) }
    }
  }
#endif
