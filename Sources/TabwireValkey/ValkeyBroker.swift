#if Valkey
  public import NIOCore
  import NIOPosix
  public import TabwireServer

  /// Connects the processes of a server by publish and subscribe of Valkey, or of Redis from version 6 on.
  ///
  ///     let broker = ValkeyBroker(host: "cache") { logger.error("\($0)") }
  ///     let updates = TabBarUpdates(renderer: renderer, broker: broker) { logger.error("\($0)") }
  ///
  /// It keeps one connection per process. If the connection is lost, it is opened again, and all tab bars are rendered again.
  ///
  /// Any program may publish a change: `PUBLISH tabwire user:7`, or `PUBLISH tabwire ""` for everybody.
  public final class ValkeyBroker: TabBarBroker {
    private let inbox: TabBarBrokerInbox
    private let outbox = TabBarBrokerOutbox()
    private let client: ValkeyClient

    /// Creates a broker. It connects in the background.
    ///
    /// - Parameters:
    ///   - host: The name or address of the server.
    ///   - port: The port of the server.
    ///   - username: The name of a user with the permissions `+subscribe +publish +ping &CHANNEL`, or `nil` for the default user.
    ///   - password: The password, or `nil` for none.
    ///   - channel: The name of the channel. Servers that share a broker need different ones.
    ///   - eventLoopGroup: The event loops that run the connection.
    ///   - configureChannel: Adds handlers before all others, such as `NIOSSLClientHandler` for TLS.
    ///   - onError: Called with the first error of each outage, and with the first message of another program.
    public init(
      host: String = "127.0.0.1", port: Int = 6379, username: String? = nil, password: String? = nil,
      channel: String = "tabwire", eventLoopGroup: any EventLoopGroup = MultiThreadedEventLoopGroup.singleton,
      configureChannel: @escaping @Sendable (any Channel) throws -> Void = { _ in },
      onError: @escaping @Sendable (any Error) -> Void
    ) {
      inbox = TabBarBrokerInbox(of: "Valkey", onError: onError)
      let credentials = password.map { ["AUTH", username ?? "default", $0] } ?? []
      client = ValkeyClient(
        eventLoop: eventLoopGroup.next(), host: host, port: port, hello: ["HELLO", "3"] + credentials, channel: channel,
        inbox: inbox, outbox: outbox, configureChannel: configureChannel)
      client.wake()
    }

    deinit {
      outbox.close()
      client.stop()
    }

    public var changes: AsyncStream<TabBarChange> { inbox.changes }

    /// Publishes a change. While the broker is down, it waits until it is back.
    public func publish(_ change: TabBarChange) async throws {
      try await outbox.publish(change) { client.wake() }
    }
  }
#endif
