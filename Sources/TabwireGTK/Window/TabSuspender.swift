#if canImport(CWebKitGTK)
  /// Suspends background tabs over the budget, the least recently selected first.
  @MainActor
  final class TabSuspender {
    private let budget: TabBudget
    private let navigators: @MainActor () -> [Navigator]
    /// Whether a pass is running.
    var isAtWork: Bool { pass != nil }
    private var pass: Task<Void, Never>?
    /// The limit of the next pass, or `nil` if none is due.
    private var next: Int?

    /// - Parameters:
    ///   - budget: How many background tabs keep their page running.
    ///   - navigators: Returns the navigators of the tabs.
    init(_ budget: TabBudget, of navigators: @escaping @MainActor () -> [Navigator]) {
      self.budget = budget
      self.navigators = navigators
    }

    isolated deinit {
      pass?.cancel()
    }

    /// Enforces the budget. Call it when a tab moves to the background, or a background page has loaded.
    func keepBudget() {
      if let limit = budget.limit { keep(limit) }
    }

    /// Suspends every background tab that is not busy.
    func handleLowMemory() {
      keep(0)
    }

    private var live: [Navigator] {
      navigators().filter(\.isLiveInBackground).sorted { $0.lastShown < $1.lastShown }
    }

    private func keep(_ limit: Int) {
      guard live.count > limit else { return }
      next = min(limit, next ?? limit)
      guard pass == nil else { return }
      pass = Task { [weak self] in
        while let limit = self?.next, !Task.isCancelled {
          self?.next = nil
          await self?.suspend(downTo: limit)
        }
        self?.pass = nil
      }
    }

    private func suspend(downTo limit: Int) async {
      for navigator in live where live.count > limit { await navigator.suspend() }
    }
  }
#endif
