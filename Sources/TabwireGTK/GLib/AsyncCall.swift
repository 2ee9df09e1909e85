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

  /// Waits for something that may never come.
  ///
  /// - Parameters:
  ///   - limit: how long.
  ///   - body: what comes. It goes on when the time is over; nobody hears of it then.
  /// - Returns: what came; nothing if it was too late or failed.
  @MainActor
  func answer<Value: Sendable>(
    within limit: Duration, _ body: @escaping @MainActor () async throws -> Value
  ) async -> Value? {
    let (answers, hearer) = AsyncStream.makeStream(of: Value?.self)
    Task { hearer.yield(try? await body()) }
    let alarm = Task {
      try? await Task.sleep(for: limit)
      hearer.yield(nil)
    }
    defer { alarm.cancel() }
    for await answer in answers { return answer }
    return nil
  }
#endif
