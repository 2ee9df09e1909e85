import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import NIOSSL
import ServiceLifecycle

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The web server of one socket of a listener.
struct Server: Service {
  static let logger = Logger(label: "tabwire-preview") { _ in SwiftLogNoOpLogHandler() }

  /// The port to listen on, or 0 for a free one.
  let port: Int
  /// The context of TLS for web sockets, or `nil` if the target has none.
  let tunnelSecurity: NIOSSLContext?
  /// The event loop of all connections, those to the site as well, so that a response need not change threads.
  let eventLoop: any EventLoop
  let proxy: Proxy
  /// Receives the port when the server listens.
  let onRunning: @Sendable (Int) -> Void

  func run() async throws {
    let (proxy, onRunning, tunnelSecurity) = (proxy, onRunning, tunnelSecurity)
    let tunnel: @Sendable () -> UpgradeTunnel = {
      UpgradeTunnel(proxy: proxy, security: tunnelSecurity)
    }
    let server = try HTTPServerBuilder.http1(configuration: .init(additionalChannelHandlers: [tunnel()])).buildServer(
      configuration: ServerConfiguration(address: .hostname(proxy.listener.address, port: port)),
      eventLoopGroup: eventLoop, logger: Self.logger
    ) { request, writer, _ in
      let upload = Upload(request.body)
      let response = await proxy.respond(to: request, upload: upload)
      try await writer.write(response: response.head, body: response.body)
      await upload.close()
    } onServerRunning: { channel in
      onRunning(channel.localAddress?.port ?? 0)
    }
    do {
      if #available(macOS 15, *) {
        try await withTaskExecutorPreference(EventLoopTaskExecutor(eventLoop)) { try await server.run() }
      } else {
        try await server.run()
      }
    } catch let error as IOError {
      throw ListenError(address: proxy.listener.address, port: port, code: error.errnoCode)
    }
  }
}

struct ListenError: PreviewError {
  let address: String
  let port: Int
  let code: CInt

  var description: String {
    let remedy = code == EADDRNOTAVAIL ? "this machine has no such address" : "choose another port with --port"
    return "\(address):\(port) cannot be listened on: \(String(cString: strerror(code))) (\(remedy))"
  }
}
