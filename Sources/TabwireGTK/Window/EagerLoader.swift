import CWebKitGTK
import TabwireClient
import TabwireWebKit

/// Loads eager tabs in the background, one at a time, when the page in front has loaded and the app is idle (P18.1).
@MainActor
final class EagerLoader {
  /// The time without an event after which a tab is loaded.
  static let quietTime = Duration.seconds(1)
  /// The maximum duration of a load.
  static let timeout = Duration.seconds(30)

  /// Whether battery and network allow a load that the user did not ask for.
  var isAllowed: @MainActor () -> Bool = { !SystemConditions.savesPower && !SystemConditions.isNetworkMetered }

  /// Whether it waits for quiet, after which it may load a tab.
  var isWaiting: Bool { quiet != nil }
  /// Whether a tab is loading.
  var isLoading: Bool { load != nil }

  private let tabManager: TabManager
  private let containers: ContainerStack
  private let modals: ModalPresenter
  private let limit: BackgroundTabLimit
  /// Called to remove the page of a container that was loaded in the background.
  var onFailure: (@MainActor (TabManager.ContainerID) -> Void)?
  private var quiet: Task<Void, Never>?
  private var load: (container: TabManager.ContainerID, timeout: Task<Void, Never>)?
  /// The containers whose load has failed. They start when the user selects them.
  private var failed: Set<TabManager.ContainerID> = []
  private var isStopped = false

  /// - Parameters:
  ///   - tabManager: The manager of the tabs.
  ///   - containers: The containers of the tabs.
  ///   - modals: The modal page over them. No tab is loaded while it loads.
  ///   - limit: The number of background tabs that keep their page running.
  init(
    of tabManager: TabManager, in containers: ContainerStack, under modals: ModalPresenter, limit: BackgroundTabLimit
  ) {
    self.tabManager = tabManager
    self.containers = containers
    self.modals = modals
    self.limit = limit
  }

  /// Restarts the wait for an idle app. Call it when something happens.
  func waitForQuiet() {
    quiet?.cancel()
    quiet = nil
    guard load == nil, next != nil else { return }
    quiet = Task { [weak self] in
      try? await Task.sleep(for: Self.quietTime)
      guard !Task.isCancelled, let self else { return }
      quiet = nil
      loadNext()
    }
  }

  /// Stops managing a container, because the user selected it or it is disposed.
  func release(_ id: TabManager.ContainerID) {
    guard load?.container == id else { return }
    load?.timeout.cancel()
    load = nil
  }

  /// Loads no further tab, because memory is low or the window is closed.
  func stop() {
    isStopped = true
    quiet?.cancel()
    quiet = nil
    if let load { end(load.container, .failed) }
  }

  /// Ends the load of a navigator if its page has loaded, or cannot be loaded.
  func check(_ navigator: Navigator) {
    guard load?.container == navigator.id, let outcome = navigator.loadOutcome else { return }
    // The web view must not be removed while WebKit emits a signal.
    Task { [weak self, id = navigator.id] in self?.end(id, outcome) }
  }

  private func end(_ id: TabManager.ContainerID, _ outcome: Navigator.LoadOutcome) {
    guard load?.container == id else { return }
    release(id)
    switch outcome {
    case .loaded: tabManager.didLoad(id)
    case .failed:
      failed.insert(id)
      onFailure?(id)
    }
    waitForQuiet()
  }

  /// The next container to load, in the order of the tab bar.
  private var next: TabManager.ContainerID? {
    guard !isStopped else { return nil }
    return tabManager.tabs.first {
      $0.represents?.isEager == true && $0.id != tabManager.selectedID && containers.existing($0.id) == nil
        && !failed.contains($0.id)
    }?.id
  }

  /// Whether the page in front has loaded, and the tabs leave room for another page.
  private var hasRoom: Bool {
    guard containers.existing(tabManager.selectedID)?.loadOutcome == .loaded,
      modals.shown.map({ $0.navigator.loadOutcome != nil }) ?? true
    else { return false }
    return containers.navigators.count(where: \.suspension.isLiveInBackground) < limit.count ?? .max
  }

  private func loadNext() {
    guard load == nil, let id = next, hasRoom, isAllowed() else { return }
    let timeout = Task { [weak self] in
      try? await Task.sleep(for: Self.timeout)
      if !Task.isCancelled { self?.end(id, .failed) }
    }
    load = (id, timeout)
    containers[id].shown.startInBackground()
  }
}
