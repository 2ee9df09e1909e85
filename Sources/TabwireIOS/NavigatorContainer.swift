#if canImport(UIKit)
  import TabwireClient
  import UIKit

  /// The view controller of a tab. It embeds the navigation controller of the tab's navigator and can be replaced.
  ///
  /// It stands between the tab bar and the navigation controller for three reasons:
  /// - SwiftUI may replace the view controller of a container that moves. A late `viewDidDisappear` of the replaced one
  ///   must not reach the navigator, which would deactivate its web view.
  /// - The system's More list cannot hold navigation controllers.
  /// - The title of a page, which its navigation controller takes over, must not become the title of the tab.
  package final class NavigatorContainer: UIViewController {
    /// The container that this shows.
    package let id: TabManager.ContainerID
    /// The navigator of the container.
    package let navigator: LazyNavigator
    /// Called when the user opens this from the More list. UIKit reports it in no other way.
    package var onOpenFromMore: (@MainActor (TabManager.ContainerID) -> Void)?

    /// Creates the view controller of a container.
    ///
    /// - Parameters:
    ///   - id: The container.
    ///   - navigator: The navigator of the container.
    package init(id: TabManager.ContainerID, navigator: LazyNavigator) {
      self.id = id
      self.navigator = navigator
      super.init(nibName: nil, bundle: nil)
      navigator.onVisit = { [weak self] in self?.embed() }
    }

    /// Storyboards are not supported.
    package required init?(coder: NSCoder) {
      nil
    }

    /// Starts the navigator unless it is started, and embeds it.
    package func start() {
      navigator.start()
      // A child embedded before its parent appears gets UIKit's usual callbacks.
      loadViewIfNeeded()
      embed()
    }

    /// Removes the navigation controller, unless another view controller has embedded it.
    package func releaseNavigator() {
      guard let content, content.parent === self else { return }
      remove(content)
    }

    /// Whether this is on the screen in the More list's navigation stack. It stays in that stack when another tab is selected.
    package var isOpenFromMore: Bool { isOnScreen && moreNavigationController != nil }

    private var isOnScreen = false

    package override func viewDidLoad() {
      super.viewDidLoad()
      embed()
    }

    package override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      isOnScreen = true
      embed()
      guard let moreNavigationController else { return }
      // The navigator has a navigation bar of its own.
      moreNavigationController.setNavigationBarHidden(true, animated: animated)
      navigationBarOwner = moreNavigationController
      onOpenFromMore?(id)
    }

    package override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      navigator.presentHiddenModal()
    }

    package override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      navigationBarOwner?.setNavigationBarHidden(false, animated: animated)
      navigationBarOwner = nil
    }

    package override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      isOnScreen = false
    }

    package override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
      content?.contentScrollView(for: edge)
    }

    // MARK: System appearance

    package override var childForStatusBarStyle: UIViewController? { content }
    package override var childForStatusBarHidden: UIViewController? { content }
    package override var childForHomeIndicatorAutoHidden: UIViewController? { content }
    package override var childForScreenEdgesDeferringSystemGestures: UIViewController? { content }

    private func updateSystemAppearance() {
      setNeedsStatusBarAppearanceUpdate()
      setNeedsUpdateOfHomeIndicatorAutoHidden()
      setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    }

    // MARK: Embedding

    private var content: UIViewController? { navigator.navigator?.rootViewController }

    /// The navigation controller whose navigation bar this has hidden.
    private weak var navigationBarOwner: UINavigationController?

    /// The navigation controller of the More list, if this was opened from it.
    private var moreNavigationController: UINavigationController? {
      guard let navigationController, navigationController === tabBarController?.moreNavigationController else {
        return nil
      }
      return navigationController
    }

    private func embed() {
      guard let content, content.parent !== self, let view = viewIfLoaded else { return }
      if content.parent != nil { remove(content) }
      addChild(content)
      content.view.frame = view.bounds
      content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content.view)
      content.didMove(toParent: self)
      updateSystemAppearance()
    }

    private func remove(_ content: UIViewController) {
      content.willMove(toParent: nil)
      content.viewIfLoaded?.removeFromSuperview()
      content.removeFromParent()
    }
  }
#endif
