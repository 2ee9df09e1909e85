import ArgumentParser
import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTP2
import NIOPosix
import NIOSSL
import ServiceLifecycle

@main
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tabwire preview",
    abstract: "Shows a site as an app with a native-looking tab bar, in the browser.",
    discussion: """
      Listens on 127.0.0.1, forwards every request to the site, and shows its pages in a phone. The tab bar is driven by
      the algorithm of the apps. Ctrl-C stops it.

      With --lan, it listens on this machine's address in the network, too, and prints an address with a secret key, as a
      QR code if qrencode is installed. Everybody with the key can use the site. Connections are not encrypted.

      EXAMPLES
        tabwire preview 3000
        tabwire preview localhost:3000/sign-in --port 4100
        tabwire preview https://localhost:3443 --insecure
        tabwire preview http://localhost:3000 --lan

      EXIT CODES
        0  stopped by Ctrl-C
        2  the preview cannot start
       64  the arguments are wrong
      """)

  @Argument(help: ArgumentHelp("The URL of the first page, or the port of localhost, such as 3000.", valueName: "url"))
  var address: String

  @Option(help: "The port to listen on; 0 chooses a free one.")
  var port = 4000

  @Option(help: ArgumentHelp("The path of the site's path configuration.", valueName: "path"))
  var pathConfiguration: String?

  @Flag(help: "Accept a certificate that is not trusted, such as a self-signed one.")
  var insecure = false

  @Flag(help: "Preview a site that is not on this machine.")
  var allowRemote = false

  @Flag(help: "Show pages of a remote site in frames although the site forbids it.")
  var allowFraming = false

  @Flag(help: "Show pages without the sandbox that their Content-Security-Policy asks for.")
  var ignoreSandbox = false

  @Flag(help: "Let other devices in your network use the preview, at an address with a secret key.")
  var lan = false

  @Option(
    help: ArgumentHelp(
      "This machine's IPv4 address in the network, if it has several; implies --lan.", valueName: "address"))
  var lanAddress: String?

  @Flag(inversion: .prefixedNo, help: "Open the preview in the browser.")
  var open = true

  @Option(
    help: ArgumentHelp("The folder of the preview's page, made by scripts/preview-page.", valueName: "folder"),
    completion: .directory)
  var page: String?

  func validate() throws {
    guard (0...65535).contains(port) else { throw ValidationError("--port must be between 0 and 65535.") }
    if let pathConfiguration, !pathConfiguration.hasPrefix("/") || pathConfiguration.hasPrefix("//") {
      throw ValidationError(
        "--path-configuration \"\(pathConfiguration)\" must be a path of the site, such as /configurations/ios_v1.json."
      )
    }
  }

  func run() async throws {
    do {
      try await start()
    } catch let error as any PreviewError {
      Console.writeError("tabwire preview: \(error)")
      throw ExitCode(2)
    }
  }

  private func start() async throws {
    let target = try Target(address)
    guard target.isLoopback || allowRemote else {
      throw TargetError(address: address, reason: "it is not on this machine (use --allow-remote)")
    }
    let allowsFraming = target.isLoopback || allowFraming
    let files = try PageFolder.files(at: page)
    var listeners = [Listener.loopback()]
    if lan || lanAddress != nil { listeners.append(.network(try await LocalNetwork.address(lanAddress))) }
    var security = TLSConfiguration.makeClientConfiguration()
    security.certificateVerification = insecure ? .none : .fullVerification
    let tunnelSecurity = try target.scheme == .https ? NIOSSLContext(configuration: security) : nil

    var configuration = HTTPClient.Configuration()
    configuration.tlsConfiguration = security
    configuration.redirectConfiguration = .disallow
    configuration.timeout.connect = .seconds(5)
    // Some sites with TLS speak nothing but HTTP/2.
    configuration.httpVersion = .automatic
    configuration.connectionPool.retryConnectionEstablishment = false
    // As many as Chromium opens at all: no request waits for another that the site never answers.
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 256
    // With larger reads than SwiftNIO's 64 KiB, large responses take fewer steps.
    configuration.http1_1ConnectionDebugInitializer = { channel in
      channel.setOption(
        .recvAllocator, value: AdaptiveRecvByteBufferAllocator(minimum: 64, initial: 2048, maximum: 256 * 1024)
      ).flatMap { TargetPath.add(to: channel) { try .after($0.handler(type: HTTPRequestEncoder.self)) } }
    }
    configuration.http2StreamChannelDebugInitializer = { channel in
      TargetPath.add(to: channel) { try .after($0.handler(type: HTTP2FramePayloadToHTTP1ClientCodec.self)) }
    }
    let eventLoop = MultiThreadedEventLoopGroup.singleton.next()
    let client = HTTPClient(eventLoopGroupProvider: .shared(eventLoop), configuration: configuration)

    let page = Page(files: files)
    let (settings, visits) = (SettingsStore(), VisitLog())
    let servers = listeners.flatMap { listener in
      let proxy = Proxy(
        listener: listener, target: target, pathConfiguration: pathConfiguration, page: page,
        rewriting: HeaderRewriting(
          target: target, allowsFraming: allowsFraming, ignoresSandbox: ignoreSandbox, isLoopback: listener.key == nil),
        client: client, eventLoop: eventLoop, settings: settings, visits: visits)
      return Listener.places.map { place in
        Server(
          port: place == .page ? port : 0, tunnelSecurity: tunnelSecurity, eventLoop: eventLoop, proxy: proxy,
          onRunning: { if listener.didBind(place, to: $0, target: target) { announce(listener, target: target) } })
      }
    }
    let group = ServiceGroup(
      configuration: ServiceGroupConfiguration(
        services: servers.map { .init(service: $0) }, cancellationSignals: [.sigint, .sigterm], logger: Server.logger))
    do {
      try await group.run()
      try await client.shutdown()
    } catch is CancellationError {
      try await client.shutdown()
    } catch {
      try? await client.shutdown()
      throw error
    }
  }

  private func announce(_ listener: Listener, target: Target) {
    guard let island = listener.islands.first else { return }
    guard let key = listener.key else {
      let others = listener.islands.dropFirst().map { "In a browser that does not find it: \($0.page)\(Page.path)\n" }
      Console.writeLine(
        "The preview of \(target.origin) is at \(island.page)\(Page.path)\n\(others.joined())Ctrl-C stops it.")
      if open { Browser.open(island.page + Page.path) }
      return
    }
    let address = island.page + key.path
    Console.writeLine("Everybody in your network who has this address can use the site, without encryption: \(address)")
    guard Console.isTerminal else { return }
    if !Console.writeQRCode(address) { Console.writeLine("Install qrencode for a QR code of the address.") }
  }
}

/// An error that ends the program, and says what to do.
protocol PreviewError: Error, CustomStringConvertible {}

extension TargetError: PreviewError {}
