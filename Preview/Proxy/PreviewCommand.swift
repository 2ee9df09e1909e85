import ArgumentParser
import AsyncHTTPClient
import Hummingbird
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

@main
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tabwire preview",
    abstract: "Shows a site as an app with a native-looking tab bar, in the browser.",
    discussion: """
      Listens on 127.0.0.1, forwards every request to the site, and shows its pages in a phone. The tab bar is driven by
      the algorithm of the apps. Ctrl-C stops it.

      EXAMPLES
        tabwire preview http://localhost:3000
        tabwire preview localhost:3000/sign-in --port 4100
        tabwire preview https://localhost:3443 --insecure

      EXIT CODES
        0  stopped by Ctrl-C
        2  the preview cannot start
       64  the arguments are wrong
      """)

  @Argument(help: ArgumentHelp("The URL of the first page, such as http://localhost:3000.", valueName: "url"))
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

  @Flag(inversion: .prefixedNo, help: "Open the preview in the browser.")
  var open = true

  @Option(
    help: ArgumentHelp("The folder of the preview's page, made by scripts/preview-page.", valueName: "folder"),
    completion: .directory)
  var page: String?

  func validate() throws {
    guard (0...65535).contains(port) else { throw ValidationError("--port must be between 0 and 65535.") }
    if let pathConfiguration, !pathConfiguration.hasPrefix("/") || pathConfiguration.hasPrefix("//") {
      throw ValidationError("--path-configuration must be a path, such as /configurations/ios_v1.json.")
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
    let site = try SiteDescription(target: target, pathConfiguration: pathConfiguration).json()
    let files = try PageFolder.files(at: page)
    let rewriting = HeaderRewriting(target: target, allowsFraming: allowsFraming)
    var security = TLSConfiguration.makeClientConfiguration()
    security.certificateVerification = insecure ? .none : .fullVerification
    let tunnelSecurity = try target.scheme == .https ? NIOSSLContext(configuration: security) : nil

    var configuration = HTTPClient.Configuration()
    configuration.tlsConfiguration = security
    configuration.redirectConfiguration = .disallow
    configuration.timeout.connect = .seconds(5)
    configuration.httpVersion = .http1Only
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 64
    let client = HTTPClient(configuration: configuration)

    let opensBrowser = open
    let application = Application(
      responder: Proxy(target: target, page: Page(files: files, site: site), rewriting: rewriting, client: client),
      server: .http1(
        configuration: .init(additionalChannelHandlers: [UpgradeTunnel(rewriting: rewriting, security: tunnelSecurity)])
      ),
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
      onServerRunning: { channel in
        let own = "http://127.0.0.1:\(channel.localAddress?.port ?? 0)\(Page.path)"
        Console.writeLine("The preview of \(target.origin) is at \(own)")
        Console.writeLine("Ctrl-C stops it.")
        if opensBrowser { Browser.open(own) }
      },
      logger: Logger(label: "tabwire-preview") { _ in SwiftLogNoOpLogHandler() })

    let group = ServiceGroup(
      configuration: ServiceGroupConfiguration(
        services: [.init(service: application)], cancellationSignals: [.sigint, .sigterm],
        logger: application.logger))
    do {
      try await group.run()
      try await client.shutdown()
    } catch is CancellationError {
      try await client.shutdown()
    } catch let error as IOError {
      try? await client.shutdown()
      throw ListenError(port: port, code: error.errnoCode)
    } catch {
      try? await client.shutdown()
      throw error
    }
  }
}

/// An error that ends the program, and says what to do.
protocol PreviewError: Error, CustomStringConvertible {}

extension TargetError: PreviewError {}

struct ListenError: PreviewError {
  let port: Int
  let code: CInt

  var description: String {
    "127.0.0.1:\(port) cannot be listened on: \(String(cString: strerror(code))) (choose another port with --port)"
  }
}
