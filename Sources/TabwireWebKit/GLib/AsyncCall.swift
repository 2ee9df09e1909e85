import CWebKitGTK

/// An asynchronous GLib call, completed on the main thread.
@MainActor
package enum AsyncCall {
  package typealias Source = UnsafeMutablePointer<GObject>

  /// Starts a call and waits for its result.
  ///
  /// - Parameters:
  ///   - start: Starts the call with a callback and the callback's data.
  ///   - finish: Reads the result. Called while the callback runs.
  /// - Returns: The value that `finish` returns.
  /// - Throws: The error that `finish` throws.
  package static func wait<Value: Sendable>(
    start: (GAsyncReadyCallback, UnsafeMutableRawPointer) -> Void,
    finish: @escaping @MainActor (Source, OpaquePointer?) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let callback = Box<Callback> { source, result in
        continuation.resume(with: Result { try finish(source, result) })
      }
      start(
        { source, result, data in
          guard let source, let data else { return }
          nonisolated(unsafe) let arguments = (source, result)
          let call = Unmanaged<Box<Callback>>.fromOpaque(data).takeRetainedValue().value
          MainActor.assumeIsolated { call(arguments.0, arguments.1) }
        }, Unmanaged.passRetained(callback).toOpaque())
    }
  }

  private typealias Callback = @MainActor (Source, OpaquePointer?) -> Void
}

/// Runs an operation with a timeout.
///
/// - Parameters:
///   - timeout: The time to wait at most.
///   - operation: The operation. It keeps running after the timeout; its result is discarded.
/// - Returns: The result, or `nil` after the timeout or an error.
@MainActor
package func withTimeout<Value: Sendable>(
  _ timeout: Duration, _ operation: @escaping @MainActor () async throws -> Value
) async -> Value? {
  let (results, continuation) = AsyncStream.makeStream(of: Value?.self)
  Task { continuation.yield(try? await operation()) }
  let timeoutTask = Task {
    try? await Task.sleep(for: timeout)
    continuation.yield(nil)
  }
  defer { timeoutTask.cancel() }
  for await result in results { return result }
  return nil
}
