#if canImport(CWebKitGTK)
  /// Suspends tabs in the background that are over the budget: the one that the user looked at the longest ago first.
  @MainActor
  final class TabSuspender {
    private let budget: TabBudget
    private let navigators: @MainActor () -> [Navigator]
    /// Whether tabs are being asked and suspended.
    var isAtWork: Bool { pass != nil }
    private var pass: Task<Void, Never>?
    /// How many tabs may stay when the pass that runs is over; nothing if that is good enough.
    private var next: Int?

    /// - Parameters:
    ///   - budget: how many tabs stay as they are.
    ///   - navigators: what the tabs hold at the time.
    init(_ budget: TabBudget, of navigators: @escaping @MainActor () -> [Navigator]) {
      self.budget = budget
      self.navigators = navigators
    }

    isolated deinit {
      pass?.cancel()
    }

    /// Keeps the budget. To be called when a tab comes to the background, or a page there has settled.
    func keepBudget() {
      if let limit = budget.limit { keep(limit) }
    }

    /// Suspends every tab that loses nothing by it.
    func memoryRunsShort() {
      keep(0)
    }

    private var live: [Navigator] {
      navigators().filter(\.isLiveInBackground).sorted { $0.lastSeen < $1.lastSeen }
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
