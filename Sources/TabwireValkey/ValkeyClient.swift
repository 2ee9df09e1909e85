#if Valkey
  import Foundation
  import NIOCore
  import NIOPosix
  import TabwireServer

  /// Does over connections to a server what a ``BrokerClient`` says. Its state belongs to the event loop.
  final class ValkeyClient: @unchecked Sendable {
    private let eventLoop: any EventLoop
    private let host: String
    private let port: Int
    private let hello: [String]
    private let channel: String
    private let inbox: TabBarBrokerInbox
    private let outbox: TabBarBrokerOutbox
    private let configureChannel: @Sendable (any Channel) throws -> Void

    private var client: BrokerClient
    private var connection: ValkeyConnection?
    private var timer: (task: Scheduled<Void>, deadline: Int64)?
    private var isStopped = false

    init(
      eventLoop: any EventLoop, host: String, port: Int, hello: [String], channel: String, inbox: TabBarBrokerInbox,
      outbox: TabBarBrokerOutbox, configureChannel: @escaping @Sendable (any Channel) throws -> Void
    ) {
      self.eventLoop = eventLoop
      self.host = host
      self.port = port
      self.hello = hello
      self.channel = channel
      self.inbox = inbox
      self.outbox = outbox
      self.configureChannel = configureChannel
      client = BrokerClient(inbox: inbox, outbox: outbox)
    }

    /// Does what is due, and comes back when more is.
    func wake() {
      eventLoop.execute { [self] in advance() }
    }

    func stop() {
      eventLoop.execute { [self] in
        isStopped = true
        timer?.task.cancel()
        connection?.close()
        inbox.finish()
      }
    }

    private var now: Int64 { Int64(NIODeadline.now().uptimeNanoseconds / 1_000_000) }

    private func advance() {
      guard !isStopped else { return }
      while let command = client.next(now: now) { run(command) }
      schedule(at: client.deadline)
    }

    private func schedule(at deadline: Int64) {
      // A timer that fires too early costs less than a new one for each message.
      if let timer, timer.deadline <= deadline { return }
      timer?.task.cancel()
      let task = eventLoop.scheduleTask(in: .milliseconds(max(1, deadline - now))) { [weak self] in
        self?.timer = nil
        self?.advance()
      }
      timer = (task, deadline)
    }

    private func run(_ command: BrokerClient.Command) {
      switch command {
      case .connect: connect()
      case .subscribe: connection?.send(["SUBSCRIBE", channel])
      case .publish(let change): connection?.send(["PUBLISH", channel, change.message])
      case .ping: connection?.send(["PING"])
      case .disconnect:
        connection?.close()
        connection = nil
      }
    }

    private func receiveMessage(_ message: UnsafeBufferPointer<UInt8>) {
      client.noteSign(now: now)
      inbox.receive(message)
    }

    private func connect() {
      let connection = ValkeyConnection(
        onOpen: { [weak self] in self?.noteOpening() }, onValue: { [weak self] in self?.receive($0) },
        onEnd: { [weak self] in self?.fail($0) })
      self.connection = connection
      ClientBootstrap(group: eventLoop)
        .connectTimeout(.seconds(5))
        .channelInitializer { [configureChannel] channel in
          channel.eventLoop.makeCompletedFuture {
            try configureChannel(channel)
            let decoder = RESPDecoder { [weak self, weak connection] message in
              if connection?.isClosed == false { self?.receiveMessage(message) }
            }
            try channel.pipeline.syncOperations.addHandlers(
              [ByteToMessageHandler(decoder), connection] as [any ChannelHandler])
          }
        }
        .connect(host: host, port: port)
        .whenFailure { error in
          connection.end(Self.reason(of: error))
        }
    }

    private func noteOpening() {
      connection?.send(hello)
      client.succeeded(now: now)
      advance()
    }

    private func receive(_ value: RESPValue) {
      client.noteSign(now: now)
      switch (value, client.command) {
      case (.error(let reason), _): return fail(reason)
      case (.push(let parts), let command):
        if parts.first?.text == "subscribe", command == .subscribe { client.succeeded(now: now) }
      case (.number, .publish?), (.text, .ping?): client.succeeded(now: now)
      default: break  // The answer to HELLO.
      }
      advance()
    }

    private func fail(_ reason: String) {
      client.failed("\(host):\(port): \(reason)")
      advance()
    }

    /// Returns the reason for a failed connection in a few words.
    private static func reason(of error: any Error) -> String {
      let causes = (error as? NIOConnectionError)?.connectionErrors.map(\.error) ?? []
      guard let cause = (causes.first ?? error) as? IOError else { return "\(causes.first ?? error)" }
      return String(cString: strerror(cause.errnoCode))
    }
  }
#endif
