#if Hummingbird
  import TabwireServer

  /// The tab bar of a request, declared once, when it is first needed.
  actor RequestTabBar {
    private enum State {
      case undeclared
      /// The first caller declares the tab bar; others wait.
      case declaring([CheckedContinuation<TabBar, any Error>])
      case declared(Result<TabBar, any Error>)
    }

    private let declare: @Sendable () async throws -> TabBar
    private var state = State.undeclared

    /// - Parameter declare: Declares the tab bar.
    init(_ declare: @escaping @Sendable () async throws -> TabBar) {
      self.declare = declare
    }

    /// The tab bar. The first caller declares it in its own task; callers at the same time wait for the same result.
    var value: TabBar {
      get async throws {
        switch state {
        case .undeclared:
          state = .declaring([])
          return try await declaration().get()
        case .declaring:
          return try await withCheckedThrowingContinuation(wait)
        case .declared(let result):
          return try result.get()
        }
      }
    }

    private func declaration() async -> Result<TabBar, any Error> {
      let result: Result<TabBar, any Error>
      do {
        result = .success(try await declare())
      } catch {
        result = .failure(error)
      }
      if case .declaring(let waiting) = state {
        for caller in waiting { caller.resume(with: result) }
      }
      state = .declared(result)
      return result
    }

    private func wait(_ caller: CheckedContinuation<TabBar, any Error>) {
      guard case .declaring(let waiting) = state else { return }
      state = .declaring(waiting + [caller])
    }
  }
#endif
