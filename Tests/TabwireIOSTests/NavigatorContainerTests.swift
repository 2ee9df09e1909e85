import Foundation
import Testing
import UIKit

@testable import TabwireIOS

@MainActor
@Suite("Navigator container")
struct NavigatorContainerTests {
  let double = NavigatorDouble()
  let navigator: LazyNavigator

  init() {
    navigator = LazyNavigator { [double] in double }
  }

  func container(isShown: Bool = true) -> NavigatorContainer {
    let container = NavigatorContainer(id: UUID(), navigator: navigator)
    if isShown { container.appear() }
    return container
  }

  // P19.3
  @Test("creates and starts its navigator once, on start")
  func startsOnce() {
    let container = container()
    #expect(!navigator.isStarted)
    container.start()
    container.start()
    #expect(double.startCount == 1)
  }

  @Test("embeds its navigator with UIKit's callbacks in order")
  func embeds() {
    let container = container()
    container.start()
    #expect(double.stack.log == ["will move in", "will appear", "moved in"])
    #expect(double.stack.view.frame == container.view.bounds)
    #expect(double.stack.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test("a navigator started before the container appears with it")
  func startedEarly() {
    let container = container(isShown: false)
    container.start()
    #expect(double.stack.log == ["will move in", "moved in"])
    container.appear()
    #expect(double.stack.log == ["will move in", "moved in", "will appear"])
  }

  @Test("embeds its navigator again when it reappears")
  func embedsAgain() {
    let old = container()
    old.start()
    let new = container()
    old.disappear()
    new.disappear()
    old.appear()
    #expect(double.stack.parent === old)
    #expect(double.stack.isShown)
  }

  @Test("late callbacks of a replaced container do not reach the navigator")
  func lateCallbacks() {
    let old = container()
    old.start()
    double.stack.log = []
    let new = container()
    #expect(double.stack.log == ["will leave", "disappeared", "left", "will move in", "moved in", "will appear"])
    double.stack.log = []
    old.disappear()
    old.releaseNavigator()
    #expect(double.stack.log == [])
    #expect(double.stack.parent === new)
    #expect(double.stack.isShown)
  }

  @Test("a released navigator is removed")
  func release() {
    let container = container()
    container.start()
    double.stack.log = []
    container.releaseNavigator()
    #expect(double.stack.log == ["will leave", "disappeared", "left"])
    #expect(double.stack.parent == nil)
    #expect(container.children.isEmpty)
  }

  @Test("status bar, home indicator and screen edges follow the page")
  func systemAppearance() {
    let container = container()
    #expect(container.childForStatusBarStyle == nil)
    container.start()
    #expect(container.childForStatusBarStyle === double.stack)
    #expect(container.childForStatusBarHidden === double.stack)
    #expect(container.childForHomeIndicatorAutoHidden === double.stack)
    #expect(container.childForScreenEdgesDeferringSystemGestures === double.stack)
    #expect(container.systemUpdates == ["status bar", "home indicator", "screen edges"])
  }

  @Test("a hidden modal page is presented again when the container reappears")
  func modal() {
    let container = container()
    container.start()
    let modal = UINavigationController()
    double.modalViewController = modal
    double.stack.present(modal, animated: false)
    navigator.hideModal()
    container.disappear()
    #expect(double.stack.presentedViewController == nil)
    container.appear()
    #expect(double.stack.presentedViewController === modal)
    #expect(double.stack.failedPresentations == 0)
  }

  @Test("an alert is hidden and presented again with the modal page below it", arguments: [false, true])
  func alert(isOverModal: Bool) {
    let container = container()
    container.start()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    let modal = UINavigationController()
    double.modalViewController = modal
    if isOverModal { double.stack.present(modal, animated: false) }
    (isOverModal ? modal : double.stack).present(alert, animated: false)
    navigator.hideModal()
    container.disappear()
    #expect(double.stack.presentedViewController == nil)
    #expect(alert.presentingViewController == nil)
    container.appear()
    #expect(alert.presentingViewController === (isOverModal ? modal : double.stack))
    #expect(double.stack.presentedViewController === (isOverModal ? modal : alert))
  }

  @Test("a hidden alert of a web page is not freed without an answer")
  func hiddenAlert() {
    let container = container()
    container.start()
    weak var alert: UIAlertController?
    do {
      let shown = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      double.stack.present(shown, animated: false)
      navigator.hideModal()
      alert = shown
    }
    navigator.forgetHistory()
    #expect(alert != nil)
  }

  @Test("a modal that the app presents itself stays, also above an alert's tab")
  func modalOfTheApp() {
    let window = UIViewController()
    window.appear()
    let container = container()
    window.addChild(container)
    window.view.addSubview(container.view)
    container.start()
    let modal = UIViewController()
    window.present(modal, animated: false)
    // UIKit reports it for every screen of the window.
    #expect(double.stack.presentedViewController === modal)
    navigator.hideModal()
    #expect(window.presentedViewController === modal)
    #expect(modal.isShown)
  }

  @Test("the orientations of the navigation stack apply")
  func orientations() {
    final class Stack: UINavigationController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    final class PortraitNavigator: TabNavigator {
      let rootViewController: UINavigationController = Stack()
      func start() {}
      func visit(_ url: URL) {}
      func refresh() {}
    }
    let container = NavigatorContainer(id: UUID(), navigator: LazyNavigator { PortraitNavigator() })
    #expect(container.supportedInterfaceOrientations == .allButUpsideDown)
    container.start()
    #expect(container.supportedInterfaceOrientations == .portrait)
  }

  @Test("the bars follow the scroll view inside the web view of the screen in front, which UIKit does not find")
  func scrollView() throws {
    let container = container()
    #expect(container.contentScrollView(for: .bottom) == nil)
    container.start()
    double.stack.finishTransition()
    let first = try #require(double.stack.topViewController)
    #expect(first.contentScrollView(for: .top) != nil)
    #expect(container.contentScrollView(for: .bottom) === first.contentScrollView(for: .bottom))
    let page = double.push()
    double.stack.finishTransition()
    #expect(double.stack.topViewController?.contentScrollView(for: .top) === page)
    #expect(container.contentScrollView(for: .bottom) === page)
  }

  @Test("a scroll view that the app has chosen stays")
  func chosenScrollView() throws {
    let container = container()
    container.start()
    let screen = UIViewController()
    let (header, list) = (UIScrollView(frame: .zero), UIScrollView(frame: .zero))
    for view in [header, list] { screen.view.addSubview(view) }
    screen.setContentScrollView(list, for: .bottom)
    double.stack.pushViewController(screen, animated: false)
    double.stack.finishTransition()
    #expect(container.contentScrollView(for: .bottom) === list)
    #expect(container.contentScrollView(for: .top) === header)
  }

  @Test(
    "a modal page that is being presented is hidden when it is there, unless its tab is back by then",
    arguments: [false, true])
  func presentation(isBack: Bool) async {
    let container = container()
    container.start()
    let modal = UINavigationController()
    modal.hasLongTransitions = true
    double.modalViewController = modal
    double.stack.present(modal, animated: true)
    navigator.hideModal()
    container.disappear()
    if isBack { container.appear() }
    modal.endTransition()
    await settle()
    #expect((double.stack.presentedViewController === modal) == isBack)
    if !isBack { container.appear() }
    #expect(double.stack.presentedViewController === modal)
    #expect(double.stack.failedPresentations == 0)
  }

  @Test("a hidden modal page waits until another one that is being dismissed is gone")
  func dismissal() async {
    let container = container()
    container.start()
    let modal = UINavigationController()
    double.modalViewController = modal
    double.stack.present(modal, animated: false)
    navigator.hideModal()
    let other = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    other.hasLongTransitions = true
    double.stack.present(other, animated: false)
    double.stack.dismiss(animated: true)
    #expect(other.isBeingDismissed)
    navigator.presentHiddenModal()
    other.endTransition()
    await settle()
    #expect(double.stack.presentedViewController === modal)
    #expect(double.stack.failedPresentations == 0)
  }

  @Test("the question before leaving waits until an alert that is being dismissed is gone")
  func leaveAlert() async {
    let screen = UIViewController()
    screen.appear()
    let other = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    other.hasLongTransitions = true
    screen.present(other, animated: false)
    screen.dismiss(animated: true)
    let question = LeaveAlert(LeaveQuestion(title: "Leave?"))
    question.show(over: screen) { _ in }
    other.endTransition()
    await settle()
    #expect((screen.presentedViewController as? UIAlertController)?.title == "Leave?")
    #expect(screen.failedPresentations == 0 && other.failedPresentations == 0)
  }
}
