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

  @Test("the tab bar gets the scroll view of the page")
  func scrollView() {
    let container = container()
    #expect(container.contentScrollView(for: .bottom) == nil)
    container.start()
    let page = UIScrollView(frame: .zero)
    double.stack.view.addSubview(page)
    #expect(container.contentScrollView(for: .bottom) === page)
  }
}
