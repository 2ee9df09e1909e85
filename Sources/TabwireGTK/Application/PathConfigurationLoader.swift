import CWebKitGTK
import Foundation
import Logging
import TabwirePaths
import TabwireWebKit

/// Loads the path configuration: first the cached or the bundled file, then the server's. A server that does not respond is asked
/// again, with growing delays and when the network returns.
@MainActor
final class PathConfigurationLoader {
  private let bundled: URL?
  private let server: URL?
  private let cache: URL?
  private let logger: Logger
  private let timeout: Duration
  private let userAgent: String?
  /// The delays before the server is asked again: the first one, and the longest.
  private let delays: (first: Duration, longest: Duration)
  private var asking: Task<Void, Never>?
  private var apply: (@MainActor (PathConfiguration) -> Void)?

  /// - Parameters:
  ///   - bundled: The file that comes with the app, or `nil`.
  ///   - server: The address of the server's path configuration, or `nil`.
  ///   - cache: The cache folder. Each address has a file of its own.
  ///   - logger: Receives a line for each file that cannot be used.
  init(
    bundled: URL?, server: URL?, cache: URL?, userAgent: String? = nil, logger: Logger,
    timeout: Duration = .seconds(15),
    delays: (first: Duration, longest: Duration) = (.seconds(10), .seconds(300))
  ) {
    self.delays = delays
    self.bundled = bundled
    self.server = server
    self.cache = server.flatMap { server in
      let name = takeString(g_compute_checksum_for_string(G_CHECKSUM_SHA256, server.absoluteString, -1))
      return name.flatMap { cache?.appending(path: "\($0).json") }
    }
    self.logger = logger
    self.timeout = timeout
    self.userAgent = userAgent
  }

  /// Loads the path configuration.
  ///
  /// - Parameter apply: Called at once if a file is available, and again when the server has responded.
  func load(_ apply: @escaping @MainActor (PathConfiguration) -> Void) {
    if let configuration = read(cache) ?? read(bundled) { apply(configuration) }
    self.apply = apply
    ask()
  }

  /// Asks a server at once that has not responded yet.
  func networkDidReturn() {
    guard asking != nil else { return }
    asking?.cancel()
    ask()
  }

  /// Asks no more.
  func stop() {
    asking?.cancel()
    asking = nil
  }

  private func ask() {
    guard let server else { return }
    asking = Task {
      var delay = delays.first
      while await !hasAnswer(of: server) {
        try? await Task.sleep(for: delay)
        if Task.isCancelled { return }
        delay = min(delay * 2, delays.longest)
      }
      if !Task.isCancelled { asking = nil }
    }
  }

  /// Asks the server once.
  ///
  /// - Returns: Whether it has responded, also with something that is no path configuration.
  private func hasAnswer(of server: URL) async -> Bool {
    do {
      let json = try await BoundedFetch(
        server, maximumByteCount: PathConfiguration.maximumByteCount, timeout: timeout, userAgent: userAgent
      ).data()
      let configuration = try PathConfiguration(json: json)
      guard !Task.isCancelled else { return true }
      apply?(configuration)
      keep(json)
      return true
    } catch {
      logger.notice("path configuration at \(server.loggable) not used: \(error)")
      return !Self.isTemporary(error)
    }
  }

  /// Whether the server may respond later: it was not reached, took too long or has a problem.
  private static func isTemporary(_ error: any Error) -> Bool {
    switch error {
    case BoundedFetch.FetchError.timedOut: true
    case BoundedFetch.FetchError.status(let status): status >= 500
    default: error is GLibError
    }
  }

  private func read(_ file: URL?) -> PathConfiguration? {
    guard let file, FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      return try PathConfiguration(json: Data(contentsOf: file))
    } catch {
      logger.notice("path configuration in \(file.path) not used: \(error)")
      return nil
    }
  }

  private func keep(_ json: Data) {
    guard let cache else { return }
    do {
      try FileManager.default.createDirectory(
        at: cache.deletingLastPathComponent(), withIntermediateDirectories: true)
      try json.write(to: cache, options: .atomic)
    } catch {
      logger.notice("path configuration cannot be cached in \(cache.path): \(error)")
    }
  }
}
