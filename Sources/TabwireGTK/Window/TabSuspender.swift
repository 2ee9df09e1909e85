/// Suspends background tabs over the limit, the least recently selected first.
@MainActor
package final class TabSuspender {
  private let limit: BackgroundTabLimit
  private let navigators: @MainActor () -> [Navigator]
  /// Whether a pass over the background tabs is running.
  package var isRunning: Bool { pass != nil }
  private var pass: Task<Void, Never>?
  /// The number of background tabs that the next pass keeps, or `nil` if none is due.
  private var next: Int?

  /// - Parameters:
  ///   - limit: The maximum number of background tabs that keep their page running.
  ///   - navigators: Returns the navigators of the tabs.
  init(_ limit: BackgroundTabLimit, of navigators: @escaping @MainActor () -> [Navigator]) {
    self.limit = limit
    self.navigators = navigators
  }

  isolated deinit {
    pass?.cancel()
  }

  /// Suspends the tabs over the limit. Call it when a tab moves to the background, or a background page has loaded.
  func enforceLimit() {
    if let count = limit.count { suspend(over: count) }
  }

  /// Suspends every background tab that is not busy.
  func handleLowMemory() {
    suspend(over: 0)
  }

  private var live: [Navigator] {
    navigators().filter(\.suspension.isLiveInBackground).sorted { $0.shown.lastShown < $1.shown.lastShown }
  }

  private func suspend(over count: Int) {
    guard live.count > count else { return }
    next = min(count, next ?? count)
    guard pass == nil else { return }
    pass = Task { [weak self] in
      while let count = self?.next, !Task.isCancelled {
        self?.next = nil
        await self?.suspend(downTo: count)
      }
      self?.pass = nil
    }
  }

  private func suspend(downTo count: Int) async {
    for navigator in live where live.count > count { await navigator.suspension.suspend() }
  }
}
