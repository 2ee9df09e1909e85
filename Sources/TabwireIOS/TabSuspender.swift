#if TabwireIOS
  import TabwireClient
  import UIKit

  /// Suspends background tabs over a limit, and all of them when the system warns of low memory, the least recently shown
  /// first. A tab in which the user would lose something, such as typed text, stays alive.
  @MainActor
  final class TabSuspender {
    private typealias ID = TabManager.ContainerID

    private unowned let tabManager: TabManager
    private let limit: Int?
    private let navigator: @MainActor (TabManager.ContainerID) -> LazyNavigator
    private var memoryWarnings: NotificationObservation?
    /// The tabs that were shown, the last one at the end.
    private var shown: [ID]

    /// - Parameters:
    ///   - tabManager: The manager, which must outlive the suspender.
    ///   - limit: The number of background tabs that keep their page running, or `nil` for all.
    ///   - navigator: Returns the navigator of a container.
    init(
      of tabManager: TabManager, limit: Int?, navigator: @escaping @MainActor (TabManager.ContainerID) -> LazyNavigator
    ) {
      self.tabManager = tabManager
      self.limit = limit.map { max(0, $0) }
      self.navigator = navigator
      shown = [tabManager.selectedID]
      memoryWarnings = NotificationObservation(of: UIApplication.didReceiveMemoryWarningNotification) { [weak self] in
        self?.suspend(downTo: 0)
      }
    }

    /// Whether another background tab may run.
    var hasRoom: Bool { limit.map { running.count < $0 } ?? true }

    /// Records that the selected tab is shown, and suspends the tabs over the limit when the client has shown it.
    func didSelect() {
      let id = tabManager.selectedID
      guard shown.last != id else { return }
      let ids = tabManager.tabs.map(\.id)
      shown = shown.filter { $0 != id && ids.contains($0) } + [id]
      guard let limit else { return }
      Task { [weak self] in self?.suspend(downTo: limit) }
    }

    /// The background tabs with web views, the least recently shown first. Eager tabs were never shown.
    private var running: [ID] {
      let ids = tabManager.tabs.map(\.id).filter { $0 != tabManager.selectedID && navigator($0).isRunning }
      return ids.filter { !shown.contains($0) } + shown.filter(ids.contains)
    }

    /// Asks as many tabs as are superfluous, and another one for each that stays alive.
    private func suspend(downTo limit: Int) {
      let running = running
      var candidates = running.makeIterator()
      func suspendNext() {
        guard let id = candidates.next() else { return }
        navigator(id).suspend { [weak self] in
          self.map { $0.running.contains(id) && $0.running.count > limit } ?? false
        } completion: { isSuspended in
          if !isSuspended { suspendNext() }
        }
      }
      for _ in running.dropLast(limit) { suspendNext() }
    }
  }
#endif
