#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// A call of GLib's that is answered later, on the main thread.
  @MainActor
  enum AsyncCall {
    typealias Source = UnsafeMutablePointer<GObject>

    /// Waits for the answer.
    ///
    /// - Parameters:
    ///   - start: makes the call, with the callback and the data for it.
    ///   - finish: takes the answer out of the result, as long as the callback runs.
    /// - Returns: what `finish` returns.
    /// - Throws: what `finish` throws.
    static func wait<Value: Sendable>(
      start: (GAsyncReadyCallback, UnsafeMutableRawPointer) -> Void,
      finish: @escaping @MainActor (Source, OpaquePointer?) throws -> Value
    ) async throws -> Value {
      try await withCheckedThrowingContinuation { continuation in
        let waiting = Waiting { source, result in
          continuation.resume(with: Result { try finish(source, result) })
        }
        start(
          { source, result, waiting in
            guard let source, let waiting else { return }
            nonisolated(unsafe) let answer = (source, result)
            let call = Unmanaged<Waiting>.fromOpaque(waiting).takeRetainedValue().call
            MainActor.assumeIsolated { call(answer.0, answer.1) }
          }, Unmanaged.passRetained(waiting).toOpaque())
      }
    }

    private final class Waiting: Sendable {
      let call: @MainActor (Source, OpaquePointer?) -> Void

      init(_ call: @escaping @MainActor (Source, OpaquePointer?) -> Void) {
        self.call = call
      }
    }
  }
#endif
