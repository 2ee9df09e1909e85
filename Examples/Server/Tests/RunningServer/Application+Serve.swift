import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

extension ApplicationProtocol {
  /// Serves on a free port until the closure returns, then shuts down.
  public func serve<Value: Sendable>(_ use: @Sendable (RunningServer) async throws -> Value) async throws -> Value {
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let services = ServiceGroup(services: [OnFreePort(base: self, port: port)], logger: logger)
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        defer { port.finish() }
        try await services.run()
      }
      guard let port = await ports.first(where: { _ in true }) else {
        try await group.next()
        throw CancellationError()
      }
      let outcome: Result<Value, any Error>
      do { outcome = .success(try await use(RunningServer(port: port))) } catch { outcome = .failure(error) }
      await services.triggerGracefulShutdown()
      try await group.waitForAll()
      return try outcome.get()
    }
  }
}

/// An application that listens on a free port of this machine, and says which.
private struct OnFreePort<Base: ApplicationProtocol>: ApplicationProtocol {
  let base: Base
  let port: AsyncStream<Int>.Continuation

  var responder: Base.Responder { get async throws { try await base.responder } }
  var server: HTTPServerBuilder { base.server }
  var eventLoopGroup: any EventLoopGroup { base.eventLoopGroup }
  var configuration: ApplicationConfiguration { base.configuration.with(address: .hostname("127.0.0.1", port: 0)) }
  var logger: Logger { base.logger }
  var services: [any Service] { base.services }
  var processesRunBeforeServerStart: [@Sendable () async throws -> Void] { base.processesRunBeforeServerStart }

  @Sendable func onServerRunning(_ channel: any Channel) async {
    await base.onServerRunning(channel)
    if let number = channel.localAddress?.port { port.yield(number) }
    port.finish()
  }
}
