import CWebKitGTK
import Foundation
import TabwirePaths

/// Fetches a small file from a server, bounded in size and time.
///
/// Redirects are followed within the origin only.
@MainActor
package final class BoundedFetch {
  package enum FetchError: Error, CustomStringConvertible {
    case invalidAddress(URL)
    case otherOrigin(URL)
    case tooManyRedirects
    case status(Int)
    case tooLarge(maximumByteCount: Int)
    case timedOut(Duration)

    package var description: String {
      switch self {
      case .invalidAddress(let url): "\(url) is not an http or https address"
      case .otherOrigin(let url): "the server redirects to another origin, \(url)"
      case .tooManyRedirects: "more than \(maximumRedirectCount) redirects"
      case .status(let status): "the server responded with status \(status)"
      case .tooLarge(let count): "the file is larger than \(count) bytes"
      case .timedOut(let timeout): "no complete response after \(timeout)"
      }
    }
  }

  private nonisolated static let maximumRedirectCount = 5
  private static let redirectStatuses: Set<UInt32> = [301, 302, 303, 307, 308]
  private static let chunkByteCount: gsize = 16 * 1024

  private let url: URL
  private let maximumByteCount: Int
  private let timeout: Duration
  private let headers: @MainActor (URL) async -> [String: String]
  private let session = soup_session_new().map { GObjectReference(adopting: $0.rawPointer) }
  private let cancellable = GObjectReference(adopting: g_cancellable_new().rawPointer)

  /// - Parameters:
  ///   - maximumByteCount: The size limit, in bytes after decompression.
  ///   - timeout: The time limit for the whole fetch.
  ///   - headers: Returns further headers of the request to an address of the origin.
  package init(
    _ url: URL, maximumByteCount: Int, timeout: Duration, userAgent: String? = nil,
    headers: @escaping @MainActor (URL) async -> [String: String] = { _ in [:] }
  ) {
    self.url = url
    self.headers = headers
    self.maximumByteCount = maximumByteCount
    self.timeout = timeout
    if let userAgent { session?.withPointer { soup_session_set_user_agent($0, userAgent) } }
  }

  /// Fetches the file.
  ///
  /// - Throws: A ``FetchError``, or the error that GLib reports.
  package func data() async throws -> Data {
    let timeoutTask = Task { [cancellable, timeout] in
      try await Task.sleep(for: timeout)
      cancellable.withPointer { g_cancellable_cancel($0) }
    }
    defer { timeoutTask.cancel() }
    do {
      var location = url
      for _ in 0...Self.maximumRedirectCount {
        switch try await get(location) {
        case .data(let data): return data
        case .redirect(let next):
          guard Origin(next) == Origin(url) else {
            throw FetchError.otherOrigin(next)
          }
          location = next
        }
      }
      throw FetchError.tooManyRedirects
    } catch let error as GLibError where error.isCancelled {
      throw FetchError.timedOut(timeout)
    }
  }

  private enum Response {
    case data(Data)
    case redirect(URL)
  }

  private func get(_ location: URL) async throws -> Response {
    guard let message = soup_message_new("GET", location.absoluteString), let session else {
      throw FetchError.invalidAddress(location)
    }
    let kept = GObjectReference(adopting: message.rawPointer)
    defer { withExtendedLifetime(kept) {} }
    soup_message_add_flags(message, SOUP_MESSAGE_NO_REDIRECT)
    for (name, value) in await headers(location) {
      soup_message_headers_replace(soup_message_get_request_headers(message), name, value)
    }
    let stream = try await AsyncCall.wait { callback, waiting in
      session.withPointer { session in
        cancellable.withPointer { soup_session_send_async(session, message, G_PRIORITY_DEFAULT, $0, callback, waiting) }
      }
    } finish: { session, result in
      let stream = try GLibError.check { soup_session_send_finish(cast(session), result, $0) }
      return stream.map { GObjectReference(adopting: $0.rawPointer) }
    }
    let status = soup_message_get_status(message).rawValue
    if Self.redirectStatuses.contains(status), let next = redirectTarget(of: message, at: location) {
      return .redirect(next)
    }
    guard status == 200, let stream else {
      throw FetchError.status(Int(status))
    }
    return .data(try await read(stream))
  }

  private func redirectTarget(of message: OpaquePointer, at location: URL) -> URL? {
    soup_message_headers_get_one(soup_message_get_response_headers(message), "Location")
      .flatMap { URL(string: String(cString: $0), relativeTo: location)?.absoluteURL }
  }

  private func read(_ stream: GObjectReference) async throws -> Data {
    var data = Data()
    while true {
      let part = try await AsyncCall.wait { callback, waiting in
        stream.withPointer { stream in
          cancellable.withPointer {
            g_input_stream_read_bytes_async(
              stream, Self.chunkByteCount, G_PRIORITY_DEFAULT, $0, callback, waiting)
          }
        }
      } finish: { stream, result in
        Self.take(try GLibError.check { g_input_stream_read_bytes_finish(cast(stream), result, $0) })
      }
      if part.isEmpty { return data }
      data += part
      guard data.count <= maximumByteCount else {
        throw FetchError.tooLarge(maximumByteCount: maximumByteCount)
      }
    }
  }

  private static func take(_ bytes: OpaquePointer?) -> Data {
    guard let bytes else { return Data() }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    let start = g_bytes_get_data(bytes, &count)
    return start.map { Data(bytes: $0, count: Int(count)) } ?? Data()
  }
}
