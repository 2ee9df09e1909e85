/// A double of UIKit's class, filled either with view controllers or with tabs.
///
/// Where UIKit's behavior is not documented, it chooses the one that is hardest for a client. It reports selections from code to its
/// delegate, and if a test asks for it, it selects the first tab whenever tabs are set.
open class UITabBarController: UIViewController {
  @available(iOS 26.0, *)
  public enum MinimizeBehavior: Int, Sendable {
    case automatic = 0
    case never, onScrollDown, onScrollUp
  }

  open weak var delegate: (any UITabBarControllerDelegate)?
  public let tabBar = UITabBar(frame: .zero)
  private lazy var more = UINavigationController(nibName: nil, bundle: nil)
  open var customizableViewControllers: [UIViewController]?
  @available(iOS 18.0, *)
  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  @available(iOS 26.0, *)
  open var tabBarMinimizeBehavior: MinimizeBehavior {
    get { minimizing.flatMap { MinimizeBehavior(rawValue: $0) } ?? .automatic }
    set { minimizing = newValue.rawValue }
  }

  /// The identifier of the tab that is shown apart.
  package private(set) var prominentIdentifier: String?

  @available(iOS 27.0, *)
  open func setProminentTabIdentifier(_ identifier: String?, animated: Bool) {
    prominentIdentifier = identifier
  }

  @available(iOS 18.0, *)
  public enum Mode: Int, Sendable {
    case automatic = 0
    case tabBar, tabSidebar
  }

  @available(iOS 18.0, *)
  open var mode: Mode {
    get { modeValue.flatMap { Mode(rawValue: $0) } ?? .automatic }
    set { modeValue = newValue.rawValue }
  }

  private var modeValue: Int?

  /// The number of times that view controllers or tabs were set.
  package private(set) var arrangementCount = 0
  /// The number of taps on the selected tab that the delegate let UIKit handle.
  package private(set) var reselectCount = 0
  /// Whether setting tabs selects the first one.
  package var losesSelection = false
  /// For each change of the tab bar's visibility, whether it was animated.
  package private(set) var barAnimations: [Bool] = []
  private var isBarHidden = false
  private var minimizing: Int?
  private var controllers: [UIViewController] = []
  private var selected: UIViewController?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    // UIKit loads the view in the initializer.
    _ = view
  }

  public required init?(coder: NSCoder) {
    nil
  }

  open var moreNavigationController: UINavigationController { more }

  package override var shownChildren: [UIViewController] {
    selected.map { [$0] } ?? []
  }

  // MARK: View controllers

  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    arrangementCount += 1
    customizableViewControllers = viewControllers
    let index = selectedIndex
    install(viewControllers ?? [])
    let kept = controllers.first { $0 === selected }
    turn(to: kept ?? (controllers.indices.contains(index) ? controllers[index] : controllers.first))
  }

  /// `NSNotFound` while no view controller is selected, as seen during the launch of real apps.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
    set { turn(to: controllers[newValue]) }
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      precondition(newValue != nil, "UIKit crashes when nil is selected")
      turn(to: newValue)
    }
  }

  // MARK: Tabs

  @available(iOS 18.0, *)
  open var tabs: [UITab] {
    get { givenTabs }
    set { setTabs(newValue, animated: false) }
  }

  @available(iOS 18.0, *)
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    precondition(Set(tabs.map(\.identifier)).count == tabs.count, "two tabs have one identifier")
    arrangementCount += 1
    let kept = losesSelection ? nil : tabs.first { $0 === selectedTab }
    givenTabs = tabs
    for child in controllers where !tabs.contains(where: { $0.resolved === child }) { release(child) }
    controllers = tabs.compactMap(\.resolved)
    selectedTab = kept ?? tabs.first
  }

  @available(iOS 18.0, *)
  open var selectedTab: UITab? {
    get { givenSelectedTab }
    set {
      let previous = givenSelectedTab
      givenSelectedTab = newValue
      if let controller = newValue?.viewController, !controllers.contains(where: { $0 === controller }) {
        controllers.append(controller)
        adopt(controller)
      }
      turn(to: newValue?.viewController)
      if let newValue, newValue !== previous {
        delegate?.tabBarController(self, didSelectTab: newValue, previousTab: previous)
      }
    }
  }

  private var givenTabs: [UITab] = []
  private var givenSelectedTab: UITab?

  @available(iOS 18.0, *)
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    barAnimations.append(animated)
  }

  // MARK: The user

  /// The user taps a tab.
  @available(iOS 18.0, *)
  package func tap(_ tab: UITab) {
    guard tab.isTappable, delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
    let previous = selectedTab
    if tab === previous {
      reselectCount += 1
      delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
    } else {
      selectedTab = tab
    }
  }

  /// The user taps the item of a view controller.
  package func tap(_ controller: UIViewController) {
    guard controller.tabBarItem?.isEnabled ?? true else { return }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if controller === selected { reselectCount += 1 }
    turn(to: controller)
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// The user taps More and then a row of the More list. UIKit reports the tap on More to the delegate, but not the row.
  package func tapMore(then controller: UIViewController) {
    let more = moreNavigationController
    if more.parent == nil { adopt(more) }
    guard delegate?.tabBarController(self, shouldSelect: more) ?? true else { return }
    let list = UIViewController(nibName: nil, bundle: nil)
    more.viewControllers = [list]
    turn(to: more)
    delegate?.tabBarController(self, didSelect: more)
    controller.parent = nil
    more.pushViewController(controller, animated: true)
    more.finishTransition()
    selected = controller
    if #available(iOS 18.0, *) { givenSelectedTab = givenTabs.first { $0.resolved === controller } }
  }

  /// The user taps More while a tab from the More list is open, to return to the list. With `UITab`, UIKit asks the delegate
  /// whether it should select the open tab.
  package func tapMoreAgain() {
    let more = moreNavigationController
    if #available(iOS 18.0, *), let tab = givenTabs.first(where: { $0.resolved === selected }) {
      guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
    } else {
      guard delegate?.tabBarController(self, shouldSelect: more) ?? true else { return }
    }
    more.popToRootViewController(animated: true)
    more.finishTransition()
  }

  /// Resizes the window. As in UIKit, a narrow one moves the tabs from the fifth on to the More list, with the selected one
  /// open in it, and a wide one moves them back.
  package func resize(to size: CGSize) {
    view.frame = CGRect(origin: .zero, size: size)
    for child in shownChildren { child.viewIfLoaded?.frame = view.bounds }
    let all: [UIViewController] =
      if #available(iOS 18.0, *), !givenTabs.isEmpty { givenTabs.compactMap(\.resolved) } else { controllers }
    let count = if #available(iOS 18.0, *), !givenTabs.isEmpty { givenTabs.count } else { controllers.count }
    if size.width >= 600 {
      for child in all where child.parent === more && child !== selected { adopt(child) }
    }
    guard let selected, all.contains(where: { $0 === selected }) else { return }
    let position =
      if #available(iOS 18.0, *), !givenTabs.isEmpty {
        givenTabs.firstIndex { $0.resolved === selected }
      } else {
        controllers.firstIndex { $0 === selected }
      }
    let isInMore = size.width < 600 && count > 5 && (position ?? 0) >= 4
    guard isInMore != (selected.parent === more) else { return }
    selected.disappear()
    if isInMore {
      if more.parent == nil { adopt(more) }
      more.viewControllers = [UIViewController(nibName: nil, bundle: nil)]
      selected.parent = nil
      more.appear()
      more.pushViewController(selected, animated: false)
      more.finishTransition()
    } else {
      more.popToRootViewController(animated: false)
      more.disappear()
      adopt(selected)
      if isShown { selected.appear() }
    }
  }

  // MARK: Appearance

  private func install(_ new: [UIViewController]) {
    for child in controllers where !new.contains(where: { $0 === child }) { release(child) }
    for child in new where !controllers.contains(where: { $0 === child }) { adopt(child) }
    controllers = new
  }

  private func adopt(_ child: UIViewController) {
    addChild(child)
    child.didMove(toParent: self)
  }

  private func release(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.disappear()
    child.removeFromParent()
  }

  private func turn(to controller: UIViewController?) {
    guard controller !== selected else { return }
    selected?.disappear()
    selected = controller
    if isShown { controller?.appear() }
  }
}
