#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import Logging
  import TabwirePaths

  /// Gets the path configuration: what was kept last time or came with the app at once, what the server has soon after.
  @MainActor
  final class PathConfigurationLoader {
    private let bundled: URL?
    private let server: URL?
    private let cache: URL?
    private let logger: Logger
    private let patience: Duration

    /// - Parameters:
    ///   - bundled: a file that came with the app.
    ///   - server: where the server has its own.
    ///   - cache: the folder to keep the server's in. What one server said counts for no other.
    ///   - logger: gets a line for what cannot be read.
    ///   - patience: how long the server may take for all of it.
    init(bundled: URL?, server: URL?, cache: URL?, logger: Logger, patience: Duration = .seconds(15)) {
      self.bundled = bundled
      self.server = server
      self.cache = server.flatMap { server in
        let name = takeString(g_compute_checksum_for_string(G_CHECKSUM_SHA256, server.absoluteString, -1))
        return name.flatMap { cache?.appending(path: "\($0).json") }
      }
      self.logger = logger
      self.patience = patience
    }

    /// Gets it.
    ///
    /// - Parameter apply: called at once if something is there, and again when the server has answered.
    func load(_ apply: @escaping @MainActor (PathConfiguration) -> Void) {
      if let configuration = read(cache) ?? read(bundled) { apply(configuration) }
      guard let server else { return }
      Task {
        do {
          let json = try await Download(of: server, atMost: PathConfiguration.maximumByteCount, within: patience).data()
          apply(try PathConfiguration(json: json))
          keep(json)
        } catch {
          logger.notice("the path configuration at \(server) is not used: \(error)")
        }
      }
    }

    private func read(_ file: URL?) -> PathConfiguration? {
      guard let file, FileManager.default.fileExists(atPath: file.path) else { return nil }
      do {
        return try PathConfiguration(json: Data(contentsOf: file))
      } catch {
        logger.notice("the path configuration in \(file.path) is not used: \(error)")
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
        logger.notice("the path configuration cannot be kept in \(cache.path): \(error)")
      }
    }
  }
#endif
