#if Valkey
  import NIOCore
  import TabwireServer

  /// A connection that subscribes to a channel, and publishes one change at a time.
  final class ValkeyConnection: ChannelInboundHandler, @unchecked Sendable {
    typealias InboundIn = RESPValue
    typealias OutboundOut = ByteBuffer

    /// The time between pings. A server that does not respond until the next ping counts as lost.
    private static let pingInterval = TimeAmount.seconds(15)

    private enum State {
      case connecting
      case subscribed
      /// A change was sent, and is not acknowledged yet.
      case publishing
      case ended
    }

    private let hello: [String]
    private let channelName: String
    private let inbox: TabBarBrokerInbox
    private let outbox: TabBarBrokerOutbox
    private let onSubscribed: () -> Void
    private let onEnd: (String) -> Void

    private var state = State.connecting
    private var channel: (any Channel)?
    private var ping: RepeatedTask?
    private var hasHeard = true

    init(
      hello: [String], channel: String, inbox: TabBarBrokerInbox, outbox: TabBarBrokerOutbox,
      onSubscribed: @escaping () -> Void,
      onEnd: @escaping (String) -> Void
    ) {
      self.hello = hello
      channelName = channel
      self.inbox = inbox
      self.outbox = outbox
      self.onSubscribed = onSubscribed
      self.onEnd = onEnd
    }

    func close() {
      channel?.close(promise: nil)
    }

    /// Publishes the next change, unless one is being published.
    func publishNext() {
      guard state == .subscribed, let change = outbox.first else { return }
      state = .publishing
      send(["PUBLISH", channelName, change.message])
    }

    private func send(_ words: [String]) {
      channel?.writeAndFlush(RESPValue.command(words), promise: nil)
    }

    // MARK: The channel

    func channelActive(context: ChannelHandlerContext) {
      channel = context.channel
      send(hello)
      send(["SUBSCRIBE", channelName])
      ping = context.eventLoop.scheduleRepeatedTask(initialDelay: Self.pingInterval, delay: Self.pingInterval) {
        [weak self] _ in self?.beat()
      }
    }

    private func beat() {
      guard hasHeard else { return end("the server does not answer") }
      hasHeard = false
      send(["PING"])
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      hasHeard = true
      switch unwrapInboundIn(data) {
      case .push(let parts): receive(parts)
      case .error(let reason): end(reason)
      case .number where state == .publishing:
        state = .subscribed
        outbox.removeFirst()
        publishNext()
      default: break  // The answers to HELLO and PING.
      }
    }

    private func receive(_ parts: [RESPValue]) {
      switch parts.first?.text {
      case "subscribe" where state == .connecting:
        state = .subscribed
        onSubscribed()
        inbox.noteConnected()
        publishNext()
      case "message" where parts.count == 3:
        // A value that is not a text is not a message: the inbox reports it.
        inbox.receive(parts[2].text ?? " ")
      default: break
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      end("\(error)")
    }

    func channelInactive(context: ChannelHandlerContext) {
      end("the connection is lost")
      context.fireChannelInactive()
    }

    /// Ends the connection, or the attempt to open it.
    func end(_ reason: String) {
      guard state != .ended else { return }
      state = .ended
      ping?.cancel()
      close()
      onEnd(reason)
    }
  }
#endif
