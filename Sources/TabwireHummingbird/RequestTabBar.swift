#if Hummingbird
  import TabwireServer

  /// The tab bar of a request, declared once, when it is first needed.
  actor RequestTabBar {
    private let declare: @Sendable () async throws -> TabBar
    private var declaration: Task<TabBar, any Error>?

    /// - Parameter declare: Declares the tab bar.
    init(_ declare: @escaping @Sendable () async throws -> TabBar) {
      self.declare = declare
    }

    /// The tab bar. The first caller declares it; callers at the same time wait for the same result.
    var value: TabBar {
      get async throws {
        let declaration = declaration ?? Task(operation: declare)
        self.declaration = declaration
        return try await withTaskCancellationHandler {
          try await declaration.value
        } onCancel: {
          declaration.cancel()
        }
      }
    }
  }
#endif
