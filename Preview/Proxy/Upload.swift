import HummingbirdCore
import NIOConcurrencyHelpers
import NIOCore

/// The body of a request on its way to the site.
///
/// AsyncHTTPClient reads it in a task of its own, which can outlive the response: a site may respond before it has received
/// everything. The server then discards the rest, and a second reader at the same time would end the program.
final class Upload: AsyncSequence, Sendable {
  private enum State {
    case idle
    case reading
    /// A read is under way, and `close()` waits for it.
    case closing(CheckedContinuation<Void, Never>)
    case closed
  }

  private let body: RequestBody
  private let state = NIOLockedValueBox(State.idle)

  init(_ body: RequestBody) {
    self.body = body
  }

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(upload: self, iterator: body.makeAsyncIterator())
  }

  struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let upload: Upload
    fileprivate var iterator: RequestBody.AsyncIterator

    /// Returns the next part, or `nil` at the end and after the upload was closed.
    mutating func next() async throws -> ByteBuffer? {
      guard upload.beginReading() else { return nil }
      defer { upload.endReading() }
      return try await iterator.next()
    }
  }

  /// Ends the upload, and waits until no task reads it.
  func close() async {
    await withCheckedContinuation { continuation in
      let isReading = state.withLockedValue { state in
        guard case .reading = state else {
          state = .closed
          return false
        }
        state = .closing(continuation)
        return true
      }
      if !isReading { continuation.resume() }
    }
  }

  private func beginReading() -> Bool {
    state.withLockedValue { state in
      guard case .idle = state else { return false }
      state = .reading
      return true
    }
  }

  private func endReading() {
    let waiting = state.withLockedValue { state -> CheckedContinuation<Void, Never>? in
      guard case .closing(let continuation) = state else {
        state = .idle
        return nil
      }
      state = .closed
      return continuation
    }
    waiting?.resume()
  }
}
