import HTTPTypes
import NIOCore
import NIOHTTPTypes
import NIOPosix
import NIOSSL

/// Forwards web sockets to the target, byte by byte in both directions. Other requests pass.
final class UpgradeTunnel: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias OutboundOut = HTTPResponsePart

  private enum State {
    /// No web socket has been requested.
    case requests
    /// The rest of the request is ignored.
    case tunnel
  }

  private let proxy: Proxy
  private let security: NIOSSLContext?
  private var state = State.requests

  /// - Parameters:
  ///   - proxy: The proxy that other requests go through.
  ///   - security: The context of TLS, or `nil` if the target has none.
  init(proxy: Proxy, security: NIOSSLContext?) {
    self.proxy = proxy
    self.security = security
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard state == .requests else { return }
    guard case .head(let head) = unwrapInboundIn(data), head.headerFields[.upgrade]?.lowercased() == "websocket",
      head.path?.hasPrefix(Page.path) == false
    else { return context.fireChannelRead(data) }
    state = .tunnel
    do {
      let access = try RequestGuard(listener: proxy.listener).access(of: head)
      guard head.method == .get, case .site(let user) = access.place else { return refuse(context) }
      try open(head, seat: Seat(island: access.island, user: user), context: context)
    } catch {
      refuse(context)
    }
  }

  private func refuse(_ context: ChannelHandlerContext) {
    let head = HTTPResponse(status: .forbidden, headerFields: [.connection: "close", .contentLength: "0"])
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in channel.close(promise: nil) }
  }

  private func open(_ head: HTTPRequest, seat: Seat, context: ChannelHandlerContext) throws {
    var headers = proxy.rewriting.headers(of: head, from: seat, settings: proxy.settings[seat.origin])
    headers.add(name: "Connection", value: "Upgrade")
    headers.add(name: "Upgrade", value: "websocket")
    let lines = headers.map { "\($0.name): \($0.value)\r\n" }.joined()
    let request = ByteBuffer(string: "GET \(head.path ?? "/") HTTP/1.1\r\n\(lines)\r\n")

    let channel = context.channel
    let near = TunnelEnd(expectsSwitch: false)
    let far = TunnelEnd(expectsSwitch: true)
    near.other = far
    far.other = near
    // The first handler of the pipeline keeps all bytes from the others.
    try context.pipeline.syncOperations.addHandler(near, position: .first)
    let ends = NIOLoopBound((near: near, far: far), eventLoop: channel.eventLoop)
    let target = proxy.target
    let security = security
    ClientBootstrap(group: channel.eventLoop)
      .connectTimeout(.seconds(5))
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          guard let security else { return }
          let name = target.isAddress ? nil : target.host
          try channel.pipeline.syncOperations.addHandler(NIOSSLClientHandler(context: security, serverHostname: name))
        }
      }
      .connect(host: target.host, port: target.port)
      .whenComplete { result in
        do {
          let upstream = try result.get()
          // The page may be gone already.
          guard channel.isActive else { return upstream.close(promise: nil) }
          try upstream.pipeline.syncOperations.addHandler(ends.value.far)
          upstream.writeAndFlush(request, promise: nil)
        } catch {
          ends.value.near.refuse(status: "502 Bad Gateway")
        }
      }
  }
}

/// One end of a tunnel. Bytes that come in here go out at the other end, no faster than the other end accepts them.
final class TunnelEnd: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// The end on the other side, until one of them closes.
  var other: TunnelEnd?
  private var context: ChannelHandlerContext?
  /// Bytes that came before the tunnel was open. Sent before the target switches, they could be a request that is not checked.
  private var early: [ByteBuffer] = []
  private var wantsRead = false
  private var isOpen = false
  /// The first bytes of the target's response, until it is known to be a switch of protocols.
  private var response: ByteBuffer?

  /// - Parameter expectsSwitch: Whether the first bytes must be a response that switches protocols. After any other one,
  ///   the connection would carry requests that are not checked.
  init(expectsSwitch: Bool) {
    response = expectsSwitch ? ByteBuffer() : nil
  }

  /// Opens the tunnel, because the target has switched protocols.
  private func start() {
    isOpen = true
    for part in early { other?.send(part) }
    early = []
    other?.context?.flush()
    if wantsRead {
      wantsRead = false
      context?.read()
    }
  }

  /// Responds with an error, and closes the connection.
  func refuse(status: String) {
    guard let context else { return }
    send(ByteBuffer(string: "HTTP/1.1 \(status)\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"))
    context.flush()
    context.close(promise: nil)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    self.context = nil
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let part = unwrapInboundIn(data)
    if response != nil {
      response?.writeImmutableBuffer(part)
      checkResponse()
    } else if !isOpen {
      early.append(part)
    } else {
      other?.send(part)
    }
  }

  private func checkResponse() {
    guard let response, response.readableBytes >= 13 else { return }
    let line = response.getString(at: response.readerIndex, length: 12) ?? ""
    let end = response.getString(at: response.readerIndex + 12, length: 1)
    if line == "HTTP/1.1 101", end == " " || end == "\r" {
      (self.response, isOpen) = (nil, true)
      other?.send(response)
      other?.start()
    } else {
      let digits = line.suffix(3)
      let isStatus = line.hasPrefix("HTTP/1.") && digits.allSatisfy { $0.isASCII && $0.isNumber }
      other?.refuse(status: isStatus ? "\(digits) Refused" : "502 Bad Gateway")
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    other?.context?.flush()
  }

  func channelInactive(context: ChannelHandlerContext) {
    other?.context?.close(promise: nil)
    other = nil
    context.fireChannelInactive()
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if context.channel.isWritable, let other, other.wantsRead {
      other.wantsRead = false
      other.context?.read()
    }
    context.fireChannelWritabilityChanged()
  }

  func read(context: ChannelHandlerContext) {
    // The target's response is read before the tunnel is open.
    if response == nil, !isOpen || other?.context?.channel.isWritable == false {
      wantsRead = true
    } else {
      context.read()
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  private func send(_ part: ByteBuffer) {
    context?.write(wrapOutboundOut(part), promise: nil)
  }
}
