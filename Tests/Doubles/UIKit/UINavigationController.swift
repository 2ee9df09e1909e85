open class UINavigationController: UIViewController {
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
    set {
      for child in children where !newValue.contains(where: { $0 === child }) { drop(child) }
      for child in newValue where child.parent !== self { take(child) }
    }
  }

  open var topViewController: UIViewController? { children.last }
  open var isNavigationBarHidden = false

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let covered = topViewController
    take(viewController)
    covered?.disappear()
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(children.dropFirst())
    for child in popped { drop(child) }
    if isShown { topViewController?.appear() }
    return popped
  }

  package override var shownChildren: [UIViewController] {
    topViewController.map { [$0] } ?? []
  }

  private func take(_ child: UIViewController) {
    precondition(!(child is UINavigationController), "UIKit: pushing a navigation controller is not supported")
    addChild(child)
    if isShown { child.appear() }
    child.didMove(toParent: self)
  }

  private func drop(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.disappear()
    child.removeFromParent()
  }
}
