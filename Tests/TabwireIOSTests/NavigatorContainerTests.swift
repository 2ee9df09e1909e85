import Foundation
import TabwireIOS
import Testing
import UIKit

@MainActor
@Suite("A navigator's container")
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

  @Test("Nothing is made before the start, and the start happens once")
  func laziness() {
    let container = container()
    #expect(!navigator.isStarted)
    container.start()
    container.start()
    #expect(double.startCount == 1)
  }

  @Test("A navigator moves in as UIKit wants it: told before and after, and shown in between")
  func movingIn() {
    let container = container()
    container.start()
    #expect(double.stack.log == ["will move in", "will appear", "moved in"])
    #expect(double.stack.view.frame == container.view.bounds)
    #expect(double.stack.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test("Started before it is shown, the navigator is in place, and appears with it")
  func startedEarly() {
    let container = container(isShown: false)
    container.start()
    #expect(double.stack.log == ["will move in", "moved in"])
    container.appear()
    #expect(double.stack.log == ["will move in", "moved in", "will appear"])
  }

  @Test("A container that was shown before takes its navigator back as it appears")
  func takingBack() {
    let old = container()
    old.start()
    let new = container()
    old.disappear()
    new.disappear()
    old.appear()
    #expect(double.stack.parent === old)
    #expect(double.stack.isShown)
  }

  @Test("What the old container still hears does not reach a navigator that has moved on to a new one")
  func morph() {
    let old = container()
    old.start()
    double.stack.log = []
    let new = container()
    #expect(double.stack.log == ["will leave", "disappeared", "left", "will move in", "moved in", "will appear"])
    double.stack.log = []
    old.disappear()
    old.letGo()
    #expect(double.stack.log == [])
    #expect(double.stack.parent === new)
    #expect(double.stack.isShown)
  }

  @Test("A container that is released lets go of the navigator that it shows")
  func release() {
    let container = container()
    container.start()
    double.stack.log = []
    container.letGo()
    #expect(double.stack.log == ["will leave", "disappeared", "left"])
    #expect(double.stack.parent == nil)
    #expect(container.children.isEmpty)
  }

  @Test("The bar asks the page in the container what scrolls")
  func scrollView() {
    let container = container()
    #expect(container.contentScrollView(for: .bottom) == nil)
    container.start()
    let page = UIScrollView(frame: .zero)
    double.stack.view.addSubview(page)
    #expect(container.contentScrollView(for: .bottom) === page)
  }
}
