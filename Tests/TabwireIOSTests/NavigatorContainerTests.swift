import Foundation
import TabwireIOS
import Testing
import UIKit

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
    double.stack.present(modal, animated: false)
    navigator.hideModal()
    container.disappear()
    #expect(double.stack.presentedViewController == nil)
    container.appear()
    #expect(double.stack.presentedViewController === modal)
    #expect(double.stack.failedPresentations == 0)
  }

  @Test("an alert stays until the user answers it", arguments: [false, true])
  func alert(isOverModal: Bool) {
    let container = container()
    container.start()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    let modal = UINavigationController()
    if isOverModal { double.stack.present(modal, animated: false) }
    (isOverModal ? modal : double.stack).present(alert, animated: false)
    navigator.hideModal()
    #expect(alert.presentingViewController === (isOverModal ? modal : double.stack))
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
