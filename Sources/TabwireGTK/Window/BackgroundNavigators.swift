import TabwireClient
import TabwireWebKit

/// Loads eager tabs in the background, and suspends others, as conduct says (sections P18 and P27).
@MainActor
package final class BackgroundNavigators: BackgroundTabs {
  /// Whether battery and network allow a load that the user did not ask for.
  var isAllowed: @MainActor () -> Bool = { !SystemConditions.savesPower && !SystemConditions.isNetworkMetered }

  /// Called to remove the page of a container.
  var onStop: (@MainActor (TabManager.ContainerID) -> Void)?

  package let limit: Int?
  private let tabManager: TabManager
  private let containers: ContainerStack
  private let modals: ModalPresenter
  private var loading: TabManager.ContainerID?

  /// - Parameters:
  ///   - modals: The modal page over them. No tab is loaded while it loads, and the one below it is not suspended.
  init(
    of tabManager: TabManager, in containers: ContainerStack, under modals: ModalPresenter, limit: BackgroundTabLimit
  ) {
    self.tabManager = tabManager
    self.containers = containers
    self.modals = modals
    self.limit = limit.count
  }

  package func isStarted(_ container: TabManager.ContainerID) -> Bool {
    containers.existing(container) != nil
  }

  package func isRunning(_ container: TabManager.ContainerID) -> Bool {
    containers.existing(container).map { $0.suspension.isLiveInBackground && !modals.covers($0) } ?? false
  }

  /// Whether a tab may load now: the page in front has loaded.
  package var mayLoad: Bool {
    isAllowed() && containers.existing(tabManager.selectedID)?.loadOutcome == .loaded
      && (modals.shown.map { $0.navigator.loadOutcome != nil } ?? true)
  }

  package func load(_ id: TabManager.ContainerID) {
    loading = id
    containers[id].shown.startInBackground()
  }

  package func stop(_ id: TabManager.ContainerID) {
    onStop?(id)
  }

  package func suspend(_ id: TabManager.ContainerID) {
    Task { [weak self, weak navigator = containers.existing(id)] in
      await navigator?.suspension.suspend()
      self?.tabManager.suspendDidEnd(id, isSuspended: navigator?.suspension.isLiveInBackground != true)
    }
  }

  /// Stops managing a container, because the user selected it or it is disposed.
  func release(_ id: TabManager.ContainerID) {
    if loading == id { loading = nil }
  }

  /// Reports the load of a navigator if its page has loaded, or cannot be loaded.
  func check(_ navigator: Navigator) {
    guard loading == navigator.id, let outcome = navigator.loadOutcome else { return }
    // The web view must not be removed while WebKit emits a signal.
    Task { [weak self, id = navigator.id] in
      guard let self, loading == id else { return }
      loading = nil
      tabManager.loadAheadDidEnd(id, isLoaded: outcome == .loaded)
    }
  }
}
