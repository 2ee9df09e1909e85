#if Hummingbird
  import NIOConcurrencyHelpers
  import TabwireServer

  /// The tab bar of a request, declared once, when it is first needed.
  ///
  /// It uses a lock instead of an actor, so that the task of a request does not switch to an actor and back.
  struct RequestTabBar: Sendable {
    private enum State {
      case undeclared
      /// The first caller declares the tab bar; others wait.
      case declaring([CheckedContinuation<TabBar, any Error>])
      case declared(Result<TabBar, any Error>)
    }

    private let declare: @Sendable () async throws -> TabBar
    private let state = NIOLockedValueBox(State.undeclared)

    /// - Parameter declare: Declares the tab bar.
    init(_ declare: @escaping @Sendable () async throws -> TabBar) {
      self.declare = declare
    }

    /// The tab bar. The first caller declares it in its own task; callers at the same time wait for the same result.
    var value: TabBar {
      get async throws {
        switch start() {
        case .undeclared: return try await declaration().get()
        case .declaring: return try await withCheckedThrowingContinuation(wait)
        case .declared(let result): return try result.get()
        }
      }
    }

    /// Makes this caller declare the tab bar if it is the first one.
    ///
    /// - Returns: The state before.
    private func start() -> State {
      state.withLockedValue { state in
        let previous = state
        if case .undeclared = previous { state = .declaring([]) }
        return previous
      }
    }

    private func declaration() async -> Result<TabBar, any Error> {
      let result: Result<TabBar, any Error>
      do {
        result = .success(try await declare())
      } catch {
        result = .failure(error)
      }
      for caller in finish(result) { caller.resume(with: result) }
      return result
    }

    /// Stores the result.
    ///
    /// - Returns: The callers that wait for the result.
    private func finish(_ result: Result<TabBar, any Error>) -> [CheckedContinuation<TabBar, any Error>] {
      state.withLockedValue { state in
        defer { state = .declared(result) }
        guard case .declaring(let callers) = state else { return [] }
        return callers
      }
    }

    private func wait(_ caller: CheckedContinuation<TabBar, any Error>) {
      let result: Result<TabBar, any Error>? = state.withLockedValue { state in
        switch state {
        case .undeclared: return nil
        case .declaring(let callers):
          state = .declaring(callers + [caller])
          return nil
        case .declared(let result): return result
        }
      }
      if let result { caller.resume(with: result) }
    }
  }
#endif
