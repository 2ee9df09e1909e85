#if TabwireIOS
  import TabwireClient
  import UIKit

  /// The view controller of a tab. It embeds the navigation controller of the tab's navigator and can be replaced.
  ///
  /// It stands between the tab bar and the navigation controller for three reasons:
  /// - SwiftUI may replace the view controller of a container that moves. A late `viewDidDisappear` of the replaced one
  ///   must not reach the navigator, which would deactivate its web view.
  /// - The system's More list cannot hold navigation controllers.
  /// - The title of a page, which its navigation controller takes over, must not become the title of the tab.
  final class NavigatorContainer: UIViewController, BarScreen {
    /// The container that this shows.
    let id: TabManager.ContainerID
    var entryID: BarEntry.ID { .tab(id) }
    /// The navigator of the container.
    let navigator: LazyNavigator
    /// Called when the user opens this from the More list. UIKit reports it in no other way.
    var onOpenFromMore: (@MainActor (TabManager.ContainerID) -> Void)?

    /// Creates the view controller of a container.
    ///
    /// - Parameters:
    ///   - id: The container.
    ///   - navigator: The navigator of the container.
    init(id: TabManager.ContainerID, navigator: LazyNavigator) {
      self.id = id
      self.navigator = navigator
      super.init(nibName: nil, bundle: nil)
      navigator.onVisit = { [weak self] in self?.embed() }
    }

    /// Storyboards are not supported.
    required init?(coder: NSCoder) {
      nil
    }

    /// Starts the navigator unless it is started, and embeds it.
    func start() {
      navigator.start()
      // A child embedded before its parent appears gets UIKit's usual callbacks.
      loadViewIfNeeded()
      embed()
    }

    /// Removes the navigation controller, unless another view controller has embedded it.
    func releaseNavigator() {
      guard let content, content.parent === self else { return }
      remove(content)
    }

    /// Whether this is on the screen in the More list's navigation stack. It stays in that stack when another tab is selected.
    var isOpenFromMore: Bool { isOnScreen && moreNavigationController != nil }

    private var isOnScreen = false

    /// Whether nothing of the pages is visible, because they may be those of a former user (P15.5).
    var isCovered = false {
      didSet { content?.viewIfLoaded?.isHidden = isCovered }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      embed()
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      isOnScreen = true
      embed()
      guard let moreNavigationController else { return }
      // The navigator has a navigation bar of its own.
      moreNavigationController.setNavigationBarHidden(true, animated: animated)
      navigationBarOwner = moreNavigationController
      onOpenFromMore?(id)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      navigator.chooseContentScrollView()
      navigator.presentHiddenModal()
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      navigationBarOwner?.setNavigationBarHidden(false, animated: animated)
      navigationBarOwner = nil
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      isOnScreen = false
    }

    /// Tells the tab bar to follow the scroll view of the screen in front.
    func updateContentScrollView() {
      let screen = navigator.navigator?.rootViewController.topViewController
      for edge in [NSDirectionalRectEdge.top, .bottom] {
        setContentScrollView(screen?.contentScrollView(for: edge), for: edge)
      }
    }

    // MARK: System appearance

    override var childForStatusBarStyle: UIViewController? { content }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      content?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
    override var childForStatusBarHidden: UIViewController? { content }
    override var childForHomeIndicatorAutoHidden: UIViewController? { content }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { content }

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
      content.view.isHidden = isCovered
      view.addSubview(content.view)
      content.didMove(toParent: self)
      navigator.chooseContentScrollView()
      updateSystemAppearance()
    }

    private func remove(_ content: UIViewController) {
      content.willMove(toParent: nil)
      content.viewIfLoaded?.removeFromSuperview()
      content.removeFromParent()
    }
  }
#endif
