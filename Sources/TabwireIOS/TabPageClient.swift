#if TabwireIOS
  import Foundation
  import Tabwire
  import TabwireClient
  import UIKit

  /// Changes the pages of containers according to a manager's transitions. It is the whole client of SwiftUI, whose tab bar
  /// observes the manager, and a part of UIKit's client.
  @MainActor
  final class TabPageClient: TabClient {
    private unowned let tabManager: TabManager
    private let navigator: @MainActor (TabManager.ContainerID) -> LazyNavigator
    package let backgroundTabs: BackgroundNavigators
    private let leaveAlert: LeaveAlert
    private let popsToRootOnReselect: Bool
    let lastTabBar: LastTabBarKeeper
    /// The images of the tab bar.
    let images: BarImages
    /// The actions whose page is loading.
    let loadingActions: LoadingActions
    private var screenObservations: [NotificationObservation] = []
    /// The action that is about to visit its path.
    private var performed: TabID?
    /// Called with the address of the page in front when it has loaded. It is `nil` for a page of another site.
    var onPage: (@MainActor (URL?) -> Void)?

    /// Called with the container that waits for the session of the page in front, or `nil` if none waits any more.
    var onWait: (@MainActor (TabManager.ContainerID?) -> Void)?

    /// Creates a client for the pages of a manager.
    ///
    /// - Parameters:
    ///   - tabManager: The manager, which must outlive the client.
    ///   - images: The images of the tab bar.
    ///   - loadingActions: The actions whose page is loading.
    ///   - options: Options of the tab bar.
    ///   - navigator: Returns the navigator of a container.
    init(
      of tabManager: TabManager, images: BarImages, loadingActions: LoadingActions, options: TabBarOptions,
      navigator: @escaping @MainActor (TabManager.ContainerID) -> LazyNavigator
    ) {
      self.tabManager = tabManager
      self.navigator = navigator
      self.images = images
      self.loadingActions = loadingActions
      leaveAlert = LeaveAlert(options.leaveQuestion)
      popsToRootOnReselect = options.popsToRootOnReselect
      lastTabBar = LastTabBarKeeper(in: options.showsLastTabBar ? LastTabBarKeeper.file(for: tabManager.location) : nil)
      backgroundTabs = BackgroundNavigators(of: tabManager, options: options, navigator: navigator)
      if let number = tabManager.appBadge { AppBadge.show(number, logger: tabManager.logger) }
      screenObservations = [
        NotificationObservation(of: UIApplication.didEnterBackgroundNotification) { [weak tabManager] in
          tabManager?.didLeaveScreen()
        },
        NotificationObservation(of: UIApplication.willEnterForegroundNotification) { [weak tabManager] in
          tabManager?.didReturnToScreen()
        },
      ]
    }

    func apply(_ transition: Transition<TabManager.ContainerID>) {
      images.apply(transition)
      applyToPages(transition)
      if transition.kind == .reselected, popsToRootOnReselect { navigator(tabManager.selectedID).reselect() }
    }

    /// Reloads and forgets the pages of the selected container, before it is shown, and sets the number on the app's icon.
    func applyToPages(_ transition: Transition<TabManager.ContainerID>) {
      if let number = transition.appBadge { AppBadge.show(number, logger: tabManager.logger) }
      if transition.selected != nil || transition.isStructural { loadingActions.endAll() }
      performed = transition.performed?.id
      let navigator = navigator(tabManager.selectedID)
      if transition.promoted != nil || transition.morphed != nil { navigator.navigator?.startURLDidChange() }
      if transition.forgetsHistory { navigator.forgetHistory() }
      // Conduct answers when the container counts as selected.
      if transition.selected != nil, navigator.navigator?.needsRefresh == true {
        tabManager.reloadWasPostponed(tabManager.selectedID)
      }
      switch (transition.refreshed, transition.visits) {
      case (_?, nil): navigator.navigator?.refresh()
      case (_?, _?): navigator.navigator?.discardCachedPages()
      case (nil, _): break
      }
      backgroundTabs.pause()
    }

    func visit(_ url: URL, in container: TabManager.ContainerID) {
      guard let action = performed else { return navigator(container).visit(url) }
      performed = nil
      if !loadingActions.ids.contains(action) {
        navigator(container).perform(url, completion: loadingActions.begin(action))
      }
    }

    func willSelect(_ container: TabManager.ContainerID?) {
      onWait?(container)
    }

    func discardPages(of container: TabManager.ContainerID) {
      navigator(container).discardPages()
    }

    func askAgain() {
      navigator(tabManager.selectedID).navigator?.tellPage(PageScripts.askAgain)
    }

    func pageDidConfigure() {
      lastTabBar.pageDidLoad(tabManager.barEntries)
      navigator(tabManager.selectedID).chooseContentScrollView()
      backgroundTabs.resume()
      let url = navigator(tabManager.selectedID).navigator?.pageURL
      onPage?(url.flatMap { tabManager.location.contains($0) ? $0 : nil })
    }

    func findInput(in container: TabManager.ContainerID, completion: @escaping @MainActor (Bool) -> Void) {
      guard let navigator = navigator(container).navigator else { return completion(false) }
      navigator.checkInput(completion: completion)
    }

    func askToLeave(_ container: TabManager.ContainerID, completion: @escaping @MainActor (Bool) -> Void) {
      guard let navigator = navigator(container).navigator else { return completion(true) }
      leaveAlert.show(over: navigator.rootViewController, completion: completion)
    }

    /// Other schemes could lead back to this app.
    func openExternally(_ address: String) {
      guard let url = URL(string: address, encodingInvalidCharacters: false),
        ["http", "https"].contains(url.scheme?.lowercased())
      else { return tabManager.logger.warning("external link not opened: it is no http or https URL") }
      let navigator = navigator(tabManager.selectedID)
      navigator.start()
      navigator.navigator?.openExternally(url)
    }
  }
#endif
