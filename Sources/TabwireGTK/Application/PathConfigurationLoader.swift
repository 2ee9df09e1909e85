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

    /// - Parameters:
    ///   - bundled: a file that came with the app.
    ///   - server: where the server has its own.
    ///   - cache: the file to keep the server's in.
    ///   - logger: gets a line for what cannot be read.
    init(bundled: URL?, server: URL?, cache: URL?, logger: Logger) {
      self.bundled = bundled
      self.server = server
      self.cache = cache
      self.logger = logger
    }

    /// Gets it.
    ///
    /// - Parameter apply: called at once if something is there, and again when the server has answered.
    func load(_ apply: @escaping @MainActor (PathConfiguration) -> Void) {
      if let configuration = read(cache) ?? read(bundled) { apply(configuration) }
      guard let server else { return }
      Task {
        do {
          let json = try await fetch(server)
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

    private struct NoAnswer: Error, CustomStringConvertible {
      let description: String
    }

    private func fetch(_ url: URL) async throws -> Data {
      guard let message = soup_message_new("GET", url.absoluteString), let session = soup_session_new() else {
        throw NoAnswer(description: "it is no address of a server")
      }
      let kept = [
        GObjectReference(adopting: message.rawPointer), GObjectReference(adopting: session.rawPointer),
      ]
      defer { withExtendedLifetime(kept) {} }
      let data: Data = try await withCheckedThrowingContinuation { continuation in
        let waiting = Unmanaged.passRetained(Waiting(continuation)).toOpaque()
        soup_session_send_and_read_async(
          session, message, G_PRIORITY_DEFAULT, nil,
          { source, result, waiting in
            guard let source, let waiting else { return }
            let continuation = Unmanaged<Waiting>.fromOpaque(waiting).takeRetainedValue().continuation
            continuation.resume(
              with: Result {
                let session = UnsafeMutableRawPointer(source).assumingMemoryBound(to: SoupSession.self)
                let bytes = try GLibError.check { soup_session_send_and_read_finish(session, result, $0) }
                defer { g_bytes_unref(bytes) }
                var count: gsize = 0
                let start = g_bytes_get_data(bytes, &count)
                return start.map { Data(bytes: $0, count: Int(count)) } ?? Data()
              })
          }, waiting)
      }
      let status = soup_message_get_status(message).rawValue
      guard status == 200 else { throw NoAnswer(description: "the server answered \(status)") }
      return data
    }

    private final class Waiting: Sendable {
      let continuation: CheckedContinuation<Data, any Error>

      init(_ continuation: CheckedContinuation<Data, any Error>) {
        self.continuation = continuation
      }
    }
  }
#endif
