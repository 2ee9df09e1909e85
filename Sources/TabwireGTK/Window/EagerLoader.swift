import CWebKitGTK
import TabwireClient
import TabwireWebKit

/// The tabs that an ``EagerLoader`` loads: those of a window.
@MainActor
protocol EagerTabs: AnyObject {
  /// Whether the page in front has loaded, and the tabs leave room for another page.
  var mayLoadEagerTab: Bool { get }
  /// The containers to load, in the order of the tab bar.
  var unstartedEagerTabs: [TabManager.ContainerID] { get }
  /// Loads the first page of a container without showing it.
  func startInBackground(_ id: TabManager.ContainerID)
  /// Removes the page of a container that was loaded in the background.
  func stopInBackground(_ id: TabManager.ContainerID)
}

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
  private weak var tabs: (any EagerTabs)?
  private var quiet: Task<Void, Never>?
  private var load: (container: TabManager.ContainerID, timeout: Task<Void, Never>)?
  /// The containers whose load has failed. They start when the user selects them.
  private var failed: Set<TabManager.ContainerID> = []
  private var isStopped = false

  /// - Parameters:
  ///   - tabManager: The manager of the tabs.
  ///   - tabs: The window of the tabs.
  init(of tabManager: TabManager, in tabs: any EagerTabs) {
    self.tabManager = tabManager
    self.tabs = tabs
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
      tabs?.stopInBackground(id)
    }
    waitForQuiet()
  }

  private var next: TabManager.ContainerID? {
    isStopped ? nil : tabs?.unstartedEagerTabs.first { $0 != tabManager.selectedID && !failed.contains($0) }
  }

  private func loadNext() {
    guard load == nil, let id = next, let tabs, tabs.mayLoadEagerTab, isAllowed() else { return }
    let timeout = Task { [weak self] in
      try? await Task.sleep(for: Self.timeout)
      if !Task.isCancelled { self?.end(id, .failed) }
    }
    load = (id, timeout)
    tabs.startInBackground(id)
  }
}
