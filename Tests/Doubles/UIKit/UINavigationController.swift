/// A double of UIKit's class. Appearance callbacks follow a push or a pop later, when UIKit lays the stack out: at
/// ``finishTransition()``, before the next push or pop, or when the controller itself appears or disappears.
open class UINavigationController: UIViewController {
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var isNavigationBarHidden = false
  private var onScreen: UIViewController?

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { children.last }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    show(viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    show(children + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let popped = topViewController else { return nil }
    show(children.dropLast(), animated: animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(children.dropFirst())
    show(Array(children.prefix(1)), animated: animated)
    return popped
  }

  // MARK: Transitions

  private func show(_ new: [UIViewController], animated: Bool) {
    precondition(
      !new.contains { $0 is UINavigationController }, "UIKit: pushing a navigation controller is not supported")
    finishTransition()
    for child in children where !new.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    for child in new where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    children = new
    if let topViewController, topViewController !== onScreen {
      delegate?.navigationController(self, willShow: topViewController, animated: animated)
    }
  }

  /// Sends the appearance callbacks of the last push or pop.
  package func finishTransition() {
    guard isShown, let top = topViewController, top !== onScreen else { return }
    let old = onScreen
    onScreen = top
    old?.willDisappear()
    top.willAppear()
    old?.didDisappear()
    top.didAppear()
    delegate?.navigationController(self, didShow: top, animated: true)
  }

  package override func willAppear() {
    onScreen = topViewController
    super.willAppear()
  }

  package override func willDisappear() {
    finishTransition()
    super.willDisappear()
  }

  package override func didDisappear() {
    super.didDisappear()
    onScreen = nil
  }

  package override var shownChildren: [UIViewController] {
    onScreen.map { [$0] } ?? []
  }
}

/// A double of UIKit's protocol. All methods are optional.
@MainActor
@preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}
