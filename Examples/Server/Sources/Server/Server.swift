import ArgumentParser
import Foundation
import Hummingbird
import NIOCore

/// Waymark, a demo app of trails whose server decides which tabs its apps show.
@main
struct Server: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves Waymark, a demo app of trails whose server decides which tabs its apps show.",
    discussion: """
      The environment variable TABWIRE_SECRET holds the key that sessions are encrypted with, of 32 bytes at least. All
      processes behind one address share it. In development one is made up if it is missing.
      """)

  @Option(help: "The address to listen on.")
  var hostname = "127.0.0.1"

  @Option(help: "The port to listen on; 0 takes a free one.")
  var port: UInt16 = 8080

  @Option(help: "The folder with Tabwire's JavaScript. By default the folder Web of the repository.")
  var webRoot: String?

  @Flag(help: "Serve real users: over HTTPS (behind a proxy), with TABWIRE_SECRET, and forgiving mistakes in tab bars.")
  var production = false

  @Flag(
    help: ArgumentHelp("Leave the tab bar out of every page, to measure what it costs.", visibility: .hidden))
  var withoutTabBar = false

  func run() async throws {
    let site: Site
    do {
      let secret = try Secret(environment: ProcessInfo.processInfo.environment, isProduction: production)
      if secret.isMadeUp {
        log("TABWIRE_SECRET is not set: sessions are encrypted with a key made up now, and end with this process.")
      }
      site = try Site(
        secret: secret, webRoot: try WebRoot(webRoot), isProduction: production, hasTabBar: !withoutTabBar)
    } catch let problem as StartProblem {
      throw ValidationError(problem.description)
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
      throw ValidationError("port \(port) of \(hostname) is taken; give another one with --port, or 0 for any")
    }
  }

  private func log(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}

/// Why the server cannot start, and what to do about it.
struct StartProblem: Error, CustomStringConvertible {
  let description: String
}
