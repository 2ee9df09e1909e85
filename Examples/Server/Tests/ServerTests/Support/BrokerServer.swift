import Foundation
import NIOCore
import NIOPosix
import TabwirePostgres
import TabwireServer
import TabwireValkey
import Testing

/// A real PostgreSQL or Valkey in a temporary folder, reachable from this machine only.
final class BrokerServer: @unchecked Sendable {
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case postgres, valkey

    var testDescription: String { rawValue }

    /// The folder with the programs, or `nil` if they are not installed.
    fileprivate var programs: URL? {
      switch self {
      case .postgres:
        let root = URL(fileURLWithPath: "/usr/lib/postgresql")
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return versions.compactMap(Int.init).max().map { root.appendingPathComponent("\($0)/bin") }
      case .valkey:
        return URL(fileURLWithPath: "/usr/bin")
      }
    }
  }

  /// Whether both servers are installed.
  static var areInstalled: Bool {
    Kind.allCases.allSatisfy { kind in
      kind.serverNames.contains {
        FileManager.default.isExecutableFile(atPath: kind.programs?.appendingPathComponent($0).path ?? "")
      }
    }
  }

  let kind: Kind
  private let folder: URL
  private let port: Int
  private var process: Process?

  /// The number of kills in a test, from the environment, or `nil`.
  static let requestedKillCount = ProcessInfo.processInfo.environment["TABWIRE_KILLS"].flatMap { Int($0) }
  /// The number of kills in a test.
  static let killCount = requestedKillCount ?? 3

  init(_ kind: Kind) throws {
    self.kind = kind
    // The path of a Unix socket is short.
    folder = URL(fileURLWithPath: "/tmp/tabwire-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    port = try Self.freePort()
    if kind == .postgres {
      if getuid() == 0 { try Self.run("/bin/chown", ["postgres", folder.path]) }
      let arguments = ["-D", "\(folder.path)/data", "-U", "tabwire", "-A", "trust", "--no-sync", "-E", "UTF8"]
      let process = try command("initdb", arguments)
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }
  }

  deinit {
    kill()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Starts the server, and waits until it accepts connections.
  func start() async throws {
    let deadline = ContinuousClock.now + .seconds(60)
    repeat {
      try #require(ContinuousClock.now < deadline, "\(kind) does not start")
      // After kill -9, PostgreSQL does not start until all its former processes have ended.
      if process?.isRunning != true { process = try launch() }
      try await Task.sleep(for: .milliseconds(20))
    } while try !isReady
  }

  private func launch() throws -> Process {
    let process =
      switch kind {
      case .postgres:
        try command(
          "postgres",
          ["-D", "\(folder.path)/data", "-k", folder.path, "-c", "listen_addresses=", "-c", "fsync=off"])
      case .valkey:
        try command(
          kind.serverNames.first { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") } ?? "valkey-server",
          ["--port", "\(port)", "--bind", "127.0.0.1", "--save", "", "--dir", folder.path])
      }
    try process.run()
    return process
  }

  private var isReady: Bool {
    get throws {
      switch kind {
      case .postgres:
        try Self.status(of: try #require(kind.programs).path + "/pg_isready", ["-q", "-h", folder.path]) == 0
      case .valkey: try Self.status(of: "/usr/bin/redis-cli", ["-p", "\(port)", "PING"]) == 0
      }
    }
  }

  /// Ends the server at once, as a power cut does.
  func kill() {
    guard let process else { return }
    // One that is frozen could not end its connections.
    send(SIGCONT)
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    self.process = nil
  }

  /// Sends a signal to all processes of the server.
  func send(_ signal: Int32) {
    guard let process else { return }
    let server = process.processIdentifier
    let path = "/proc/\(server)/task/\(server)/children"
    let children = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: " ") ?? []
    for identifier in [server] + children.compactMap({ Int32($0) }) { Foundation.kill(identifier, signal) }
  }

  /// The URL of the server, as for the demo's `--broker`.
  var url: String {
    switch kind {
    case .postgres: "postgresql:///postgres?host=\(folder.path)&user=tabwire"
    case .valkey: "valkey://127.0.0.1:\(port)"
    }
  }

  /// Creates a broker of Tabwire's.
  func broker(onError: @escaping @Sendable (any Error) -> Void) throws -> any TabBarBroker {
    switch kind {
    case .postgres: try PostgresBroker(url, onError: onError)
    case .valkey: ValkeyBroker(port: port, onError: onError)
    }
  }

  /// Publishes a message with the server's own client.
  func publishByHand(_ message: String) throws {
    switch kind {
    case .postgres: try sql("NOTIFY tabwire, '\(message)'")
    case .valkey: try Self.run("/usr/bin/redis-cli", ["-p", "\(port)", "PUBLISH", "tabwire", message])
    }
  }

  /// Publishes many messages that are no changes, at once.
  func flood(_ count: Int) throws {
    switch kind {
    case .postgres: try sql("SELECT pg_notify('tabwire', 'not a topic ' || n) FROM generate_series(1, \(count)) n")
    case .valkey: try evaluate("for n = 1, \(count) do redis.call('publish', 'tabwire', 'not a topic ' .. n) end")
    }
  }

  /// Runs a script in Valkey.
  func evaluate(_ script: String) throws {
    try Self.run("/usr/bin/redis-cli", ["-p", "\(port)", "EVAL", script, "0"])
  }

  /// Runs SQL in PostgreSQL.
  func sql(_ commands: String) throws {
    try Self.run("/usr/bin/psql", ["-qX", "-h", folder.path, "-U", "tabwire", "postgres", "-c", commands])
  }

  /// Returns a process that runs one of the server's programs. PostgreSQL refuses to run as root.
  private func command(_ name: String, _ arguments: [String]) throws -> Process {
    let program = try #require(kind.programs).appendingPathComponent(name).path
    let process = Process()
    if kind == .postgres && getuid() == 0 {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
      process.arguments = ["--reuid=postgres", "--regid=postgres", "--clear-groups", program] + arguments
    } else {
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
    }
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  private static func run(_ program: String, _ arguments: [String]) throws {
    try #require(try status(of: program, arguments) == 0, "\(program) \(arguments)")
  }

  private static func status(of program: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private static func freePort() throws -> Int {
    let channel = try ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton).bind(host: "127.0.0.1", port: 0)
      .wait()
    defer { try? channel.close().wait() }
    return try #require(channel.localAddress?.port)
  }
}

extension BrokerServer.Kind {
  fileprivate var serverNames: [String] {
    switch self {
    case .postgres: ["postgres"]
    case .valkey: ["valkey-server", "redis-server"]
    }
  }
}
