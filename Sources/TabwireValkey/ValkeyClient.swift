#if Valkey
  import Foundation
  import NIOCore
  import NIOPosix
  import TabwireServer

  /// Keeps a connection to the server, and opens another one whenever it is lost. Its state belongs to the event loop.
  final class ValkeyClient: @unchecked Sendable {
    private let eventLoop: any EventLoop
    private let host: String
    private let port: Int
    private let hello: [String]
    private let channel: String
    private let inbox: TabBarBrokerInbox
    private let outbox: TabBarBrokerOutbox
    private let configureChannel: @Sendable (any Channel) throws -> Void

    private var delay = TabBarBrokerReconnectionDelay()
    private var connection: ValkeyConnection?
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
    }

    func start() {
      eventLoop.execute { self.connect() }
    }

    func stop() {
      eventLoop.execute { [self] in
        isStopped = true
        connection?.close()
        inbox.finish()
      }
    }

    /// Publishes what is in the outbox, unless there is no connection yet.
    func wake() {
      eventLoop.execute { self.connection?.publishNext() }
    }

    private func connect() {
      guard !isStopped else { return }
      let connection = ValkeyConnection(
        hello: hello, channel: channel, inbox: inbox, outbox: outbox,
        onSubscribed: { [weak self] in self?.delay.reset() }, onEnd: { [weak self] in self?.reconnect(after: $0) })
      self.connection = connection
      ClientBootstrap(group: eventLoop)
        .connectTimeout(.seconds(5))
        .channelInitializer { [configureChannel] channel in
          channel.eventLoop.makeCompletedFuture {
            try configureChannel(channel)
            try channel.pipeline.syncOperations.addHandlers(
              [ByteToMessageHandler(RESPDecoder()), connection] as [any ChannelHandler])
          }
        }
        .connect(host: host, port: port)
        .whenFailure { error in
          connection.end(Self.reason(of: error))
        }
    }

    /// Returns the reason for a failed connection in a few words.
    private static func reason(of error: any Error) -> String {
      let causes = (error as? NIOConnectionError)?.connectionErrors.map(\.error) ?? []
      guard let cause = (causes.first ?? error) as? IOError else { return "\(causes.first ?? error)" }
      return String(cString: strerror(cause.errnoCode))
    }

    private func reconnect(after reason: String) {
      connection = nil
      guard !isStopped else { return }
      inbox.noteOutage("\(host):\(port): \(reason)")
      eventLoop.scheduleTask(in: .milliseconds(Int64(delay.milliseconds()))) { [weak self] in self?.connect() }
    }
  }
#endif
