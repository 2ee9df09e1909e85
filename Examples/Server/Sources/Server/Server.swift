import ArgumentParser
import Foundation
import Hummingbird
import NIOCore
import TabwirePostgres
import TabwireServer
import TabwireValkey

/// Waymark, a demo app of trails whose server decides which tabs its apps show.
@main
struct Server: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves Waymark, a demo app of trails whose server decides which tabs its apps show.",
    discussion: """
      The environment variable TABWIRE_SECRET holds the secret that encrypts sessions, of at least 32 bytes. All processes \
      of one site share it. In development it is generated if it is missing.
      """)

  @Option(help: "The address to listen on.")
  var hostname = "127.0.0.1"

  @Option(help: "The port to listen on; 0 selects a free one.")
  var port: UInt16 = 8080

  @Option(help: "The folder with Tabwire's JavaScript. (default: the folder Web of the repository)")
  var webRoot: String?

  @Option(help: "The file with what users share, if the site has several processes. (default: in memory)")
  var sharedFile: String?

  @Option(
    help: ArgumentHelp(
      "Connects the processes of the site: postgresql://… or valkey://HOST:PORT. (default: a single process)",
      valueName: "url"))
  var broker: String?

  @Option(
    help: ArgumentHelp(
      "A host name of the site, repeatable. Requests for others are rejected. (default: any)", valueName: "name"))
  var allowedHost: [String] = []

  @Option(
    help: ArgumentHelp(
      "An app for iOS that links to the site open, repeatable: ABCDE12345.com.example.trails", valueName: "app"))
  var appleApp: [String] = []

  @Option(
    help: ArgumentHelp(
      "The same for Android, with the fingerprint of the app's certificate: com.example.trails=14:6D:E9:…",
      valueName: "app=fingerprint"),
    transform: { AndroidApp(argument: $0) })
  var androidApp: [AndroidApp] = []

  @Flag(help: "Run in production: behind an HTTPS proxy, with TABWIRE_SECRET. Invalid tabs are omitted and logged.")
  var production = false

  @Flag(
    help: ArgumentHelp("Render pages without the tab bar, for benchmarks.", visibility: .hidden))
  var withoutTabBar = false

  func run() async throws {
    let site: Site
    do {
      let secret = try Secret(environment: ProcessInfo.processInfo.environment, isProduction: production)
      if secret.isGenerated {
        log("TABWIRE_SECRET is not set: using a generated secret; sessions end with this process.")
      }
      site = try Site(
        secret: secret, webRoot: try WebRoot(webRoot), isProduction: production, hasTabBar: !withoutTabBar,
        allowedHosts: allowedHost.isEmpty ? nil : Set(allowedHost.map { $0.lowercased() }),
        sharedFile: sharedFile.map { URL(fileURLWithPath: $0) }, broker: try broker.map { try makeBroker($0) },
        appleApps: appleApp, androidApps: androidApp)
    } catch let error as StartupError {
      throw ValidationError(error.description)
    } catch let error as AppLinksError {
      throw ValidationError(error.description)
    } catch let error as TabBarBrokerError {
      throw ValidationError(error.description)
    }
    let (hostname, port) = (hostname, Int(port))
    let application = try site.application(hostname: hostname, port: port) { port in
      // Scripts wait for this line.
      print("listening on http://\(hostname):\(port)")
      fflush(nil)
    }
    do {
      try await application.runService()
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      throw ValidationError(
        "port \(port) of \(hostname) is in use; choose another one with --port, or 0 for any free port")
    }
  }

  private func makeBroker(_ text: String) throws -> any TabBarBroker {
    let url = URLComponents(string: text)
    let report: @Sendable (any Error) -> Void = { log("\($0)") }
    switch url?.scheme {
    case "postgres", "postgresql": return try PostgresBroker(text, onError: report)
    case "valkey", "redis":
      return ValkeyBroker(
        host: url?.host ?? "127.0.0.1", port: url?.port ?? 6379, username: url?.user, password: url?.password,
        onError: report)
    default:
      throw StartupError(description: "--broker \(text) is not the URL of a broker (use postgresql://… or valkey://…)")
    }
  }

  private func log(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}

extension AndroidApp {
  /// - Parameter argument: The identifier of an app and a fingerprint, with `=` between them.
  fileprivate init(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    self.init(parts.first ?? "", certificates: Array(parts.dropFirst()))
  }
}

/// The reason why the server cannot start, and how to fix it.
struct StartupError: Error, CustomStringConvertible {
  let description: String
}
