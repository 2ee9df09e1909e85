#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import NativeBridge

  /// A small file that a server has, of which no more is read than it may have, and no longer.
  ///
  /// A server can lead to another address of its own, and not to another origin.
  @MainActor
  final class Download {
    /// Why there is no file.
    struct Failure: Error, CustomStringConvertible {
      let description: String
    }

    private static let mostRedirects = 5
    private static let redirects: Set<UInt32> = [301, 302, 303, 307, 308]
    private static let step: gsize = 16 * 1024

    private let url: URL
    private let mostBytes: Int
    private let limit: Duration
    private let session = soup_session_new().map { GObjectReference(adopting: $0.rawPointer) }
    private let cancellable = GObjectReference(adopting: g_cancellable_new().rawPointer)

    /// - Parameters:
    ///   - url: where it is.
    ///   - mostBytes: more is not read, unpacked.
    ///   - limit: how long it may take altogether.
    init(of url: URL, atMost mostBytes: Int, within limit: Duration) {
      self.url = url
      self.mostBytes = mostBytes
      self.limit = limit
    }

    /// Gets it.
    ///
    /// - Throws: a ``Failure`` with the reason, or what GLib says.
    func data() async throws -> Data {
      let alarm = Task { [cancellable, limit] in
        try await Task.sleep(for: limit)
        g_cancellable_cancel(cancellable.pointer.assumingMemoryBound(to: GCancellable.self))
      }
      defer { alarm.cancel() }
      do {
        var place = url
        for _ in 0...Self.mostRedirects {
          switch try await get(place) {
          case .data(let data): return data
          case .redirect(let next):
            guard Origin(next) == Origin(url) else {
              throw Failure(description: "the server leads to another origin, \(next)")
            }
            place = next
          }
        }
        throw Failure(description: "the server leads from one address to the next")
      } catch let error as GLibError where error.isCancelled {
        throw Failure(description: "it took longer than \(limit)")
      }
    }

    private enum Answer {
      case data(Data)
      case redirect(URL)
    }

    private func get(_ place: URL) async throws -> Answer {
      guard let message = soup_message_new("GET", place.absoluteString), let session else {
        throw Failure(description: "\(place) is no address of a server")
      }
      let kept = GObjectReference(adopting: message.rawPointer)
      defer { withExtendedLifetime(kept) {} }
      soup_message_add_flags(message, SOUP_MESSAGE_NO_REDIRECT)
      let stream = try await AsyncCall.wait { [cancel] callback, waiting in
        soup_session_send_async(
          session.pointer.assumingMemoryBound(to: SoupSession.self), message, G_PRIORITY_DEFAULT, cancel, callback,
          waiting)
      } finish: { session, result in
        let stream = try GLibError.check { soup_session_send_finish(cast(session), result, $0) }
        return stream.map { GObjectReference(adopting: $0.rawPointer) }
      }
      let status = soup_message_get_status(message).rawValue
      if Self.redirects.contains(status), let next = location(of: message, at: place) { return .redirect(next) }
      guard status == 200, let stream else { throw Failure(description: "the server answered \(status)") }
      return .data(try await read(stream))
    }

    private func location(of message: OpaquePointer, at place: URL) -> URL? {
      soup_message_headers_get_one(soup_message_get_response_headers(message), "Location")
        .flatMap { URL(string: String(cString: $0), relativeTo: place)?.absoluteURL }
    }

    private func read(_ stream: GObjectReference) async throws -> Data {
      var data = Data()
      while true {
        let part = try await AsyncCall.wait { [cancel] callback, waiting in
          g_input_stream_read_bytes_async(
            stream.pointer.assumingMemoryBound(to: GInputStream.self), Self.step, G_PRIORITY_DEFAULT, cancel, callback,
            waiting)
        } finish: { stream, result in
          Self.take(try GLibError.check { g_input_stream_read_bytes_finish(cast(stream), result, $0) })
        }
        if part.isEmpty { return data }
        data += part
        guard data.count <= mostBytes else { throw Failure(description: "it has more than \(mostBytes) bytes") }
      }
    }

    private var cancel: UnsafeMutablePointer<GCancellable> {
      cancellable.pointer.assumingMemoryBound(to: GCancellable.self)
    }

    private static func take(_ bytes: OpaquePointer?) -> Data {
      guard let bytes else { return Data() }
      defer { g_bytes_unref(bytes) }
      var count: gsize = 0
      let start = g_bytes_get_data(bytes, &count)
      return start.map { Data(bytes: $0, count: Int(count)) } ?? Data()
    }
  }
#endif
