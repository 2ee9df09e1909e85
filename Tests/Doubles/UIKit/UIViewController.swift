public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}

/// A double of UIKit's class with containment and appearance. Its callbacks come in UIKit's order.
@MainActor
@preconcurrency
open class UIViewController {
  private var loadedView: UIView?
  private var barItem: UITabBarItem?
  private let attached = (navigation: UINavigationItem(), popover: UIPopoverPresentationController())
  open package(set) var children: [UIViewController] = []
  open package(set) weak var parent: UIViewController?
  open var title: String?
  open var navigationItem: UINavigationItem { attached.navigation }
  open var popoverPresentationController: UIPopoverPresentationController? { attached.popover }
  private var ownModal: UIViewController?
  /// The view controller that presents it, or `nil`.
  private weak var presenter: UIViewController?
  /// As in UIKit, that of the nearest ancestor if it presents none itself.
  open var presentedViewController: UIViewController? { ownModal ?? parent?.presentedViewController }
  open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }
  open var isBeingPresented: Bool { transition?.isPresentation ?? false }
  open var isBeingDismissed: Bool { transition.map { !$0.isPresentation } ?? false }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { transition }
  private var transition: Transition?
  /// Whether an animated presentation or dismissal of it lasts until ``endTransition()``.
  package var hasLongTransitions = false
  open var hidesBottomBarWhenPushed = false
  /// Whether it is on the screen.
  package private(set) var isShown = false
  /// Values that other classes keep with it, like associated objects of the Objective-C runtime.
  package nonisolated(unsafe) var associatedValues: [AnyHashable: Any] = [:]

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Its view

  open var view: UIView! {
    get {
      if loadedView == nil {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.controller = self
        loadedView = view
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }

  open func loadViewIfNeeded() {
    _ = view
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// Makes the view controller appear, with the children that it shows. Its container calls this method.
  package func appear() {
    guard !isShown else { return }
    willAppear()
    didAppear()
  }

  package func disappear() {
    guard isShown else { return }
    willDisappear()
    didDisappear()
  }

  package func willAppear() {
    guard !isShown else { return }
    _ = view
    viewWillAppear(false)
    isShown = true
    for child in shownChildren { child.willAppear() }
  }

  package func didAppear() {
    for child in shownChildren { child.didAppear() }
    viewDidAppear(false)
  }

  package func willDisappear() {
    guard isShown else { return }
    viewWillDisappear(false)
    for child in shownChildren { child.willDisappear() }
  }

  package func didDisappear() {
    guard isShown else { return }
    isShown = false
    for child in shownChildren { child.didDisappear() }
    viewDidDisappear(false)
  }

  /// The children that are on the screen whenever this is.
  package var shownChildren: [UIViewController] {
    children.filter { $0.viewIfLoaded?.superview != nil }
  }

  // MARK: Containment

  open func addChild(_ childController: UIViewController) {
    // UIKit removes a child from its old parent.
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open var navigationController: UINavigationController? { ancestor() }
  open var tabBarController: UITabBarController? { ancestor() }

  private func ancestor<Controller>() -> Controller? {
    sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? Controller }.first
  }

  private var contentScrollViews: [UInt: UIScrollView] = [:]

  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews[edge.rawValue] = scrollView
  }

  /// As in UIKit, without a choice only the view itself or its first subview.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge.rawValue] ?? viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }

  // MARK: Presentation

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, isShown, viewControllerToPresent.presenter == nil else {
      failedPresentations += 1
      return
    }
    ownModal = viewControllerToPresent
    viewControllerToPresent.presenter = self
    if flag { viewControllerToPresent.begin(isPresentation: true) }
    if viewControllerToPresent.coversPresenter { root.disappear() }
    viewControllerToPresent.appear()
    completion?()
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let modal = ownModal else {
      if presentedViewController != nil {
        parent?.dismiss(animated: flag, completion: completion)
      } else {
        presentingViewController?.dismiss(animated: flag, completion: completion)
      }
      return
    }
    // UIKit dismisses nothing during its presentation.
    if modal.transition != nil { return }
    if flag, modal.hasLongTransitions {
      modal.begin(isPresentation: false) { [weak self] in self?.dismiss(animated: false, completion: completion) }
      return
    }
    // UIKit dismisses what is in front of it, too.
    if modal.ownModal != nil { modal.dismiss(animated: false) }
    modal.disappear()
    modal.presenter = nil
    ownModal = nil
    if modal.coversPresenter { root.appear() }
    completion?()
  }

  private final func begin(isPresentation: Bool, end: @escaping @MainActor () -> Void = {}) {
    if hasLongTransitions { transition = Transition(isPresentation: isPresentation, end: end) }
  }

  /// Ends the presentation or dismissal that is under way.
  package func endTransition() {
    let ended = transition
    transition = nil
    ended?.complete()
  }

  private final class Transition: NSObject, UIViewControllerTransitionCoordinator {
    let isPresentation: Bool
    private let end: @MainActor () -> Void
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    init(isPresentation: Bool, end: @escaping @MainActor () -> Void) {
      (self.isPresentation, self.end) = (isPresentation, end)
    }

    func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
      if let completion { completions.append(completion) }
      return true
    }

    func complete() {
      end()
      for completion in completions { completion(self) }
    }
  }

  /// Whether the screens behind it disappear while it is presented, as behind one of full size. A sheet does not.
  package var coversPresenter = false

  private var root: UIViewController { sequence(first: self) { $0.parent }.reduce(self) { $1 } }

  /// The number of presentations that UIKit refused, because the presenting view controller was not on the screen or
  /// presented another one, or the presented one was presented already.
  package private(set) var failedPresentations = 0

  // MARK: System appearance

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() { systemUpdates.append("status bar") }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { systemUpdates.append("home indicator") }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { systemUpdates.append("screen edges") }
  /// The updates of the system's appearance that were requested, in order.
  package private(set) var systemUpdates: [String] = []

  // MARK: Its tab

  open var tabBarItem: UITabBarItem! {
    get {
      let item = barItem ?? UITabBarItem(title: title, image: nil, tag: 0)
      barItem = item
      return item
    }
    set { barItem = newValue }
  }
}

@MainActor
@preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

/// A double of UIKit's protocol: the presentation or dismissal that is under way.
@MainActor
@preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}
