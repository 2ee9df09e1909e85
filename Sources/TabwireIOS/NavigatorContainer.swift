#if canImport(UIKit)
  import TabwireClient
  import UIKit

  /// The view controller of a tab. It holds the navigator's own, and can be thrown away without harm to that.
  ///
  /// Why there is one between the tab bar and the navigator:
  /// - SwiftUI may make another one for a container that it moves. What it still tells the old one, such as that it
  ///   disappears, must not reach the navigator, whose web view would stop working.
  /// - The list *More* of the system cannot hold navigation controllers, but it can hold this.
  /// - The title of a page, which a navigation controller takes over, must not become the title of the tab.
  public final class NavigatorContainer: UIViewController {
    /// The container of the tab bar that this shows.
    public let id: TabManager.ContainerID
    /// What it holds.
    public let navigator: LazyNavigator
    /// Called when the user opened it from the list *More*, which the system reports in no other way.
    public var onOpenFromMore: (@MainActor (TabManager.ContainerID) -> Void)?

    /// - Parameters:
    ///   - id: the container of the tab bar that this shows.
    ///   - navigator: what it holds.
    public init(id: TabManager.ContainerID, navigator: LazyNavigator) {
      self.id = id
      self.navigator = navigator
      super.init(nibName: nil, bundle: nil)
    }

    /// There are no such containers in storyboards.
    public required init?(coder: NSCoder) {
      nil
    }

    /// Starts the navigator, if it is not, and shows it.
    public func start() {
      navigator.start()
      // In place before the container appears, the navigator hears of that like any other child.
      loadViewIfNeeded()
      embed()
    }

    /// Lets go of the navigator, unless another container has taken it over.
    public func letGo() {
      guard let content, content.parent === self else { return }
      remove(content)
    }

    /// Whether the user opened it from the list *More*.
    public var isOpenFromMore: Bool { more != nil }

    public override func viewDidLoad() {
      super.viewDidLoad()
      embed()
    }

    public override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      embed()
      guard let more else { return }
      // The navigator has a navigation bar of its own.
      more.setNavigationBarHidden(true, animated: animated)
      onOpenFromMore?(id)
    }

    public override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      more?.setNavigationBarHidden(false, animated: animated)
    }

    public override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
      content?.contentScrollView(for: edge)
    }

    private var content: UIViewController? { navigator.navigator?.rootViewController }

    /// The list *More*, if this was opened from it.
    private var more: UINavigationController? {
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
    }

    private func remove(_ content: UIViewController) {
      content.willMove(toParent: nil)
      content.viewIfLoaded?.removeFromSuperview()
      content.removeFromParent()
    }
  }
#endif
