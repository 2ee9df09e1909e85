import Observation
import Synchronization

/// What SwiftUI does with a tab view: a tab bar controller with a controller for each tab, whose content is made when the
/// tab is first shown, kept while the tab's identity stays, and dismantled when it goes.
@MainActor
package final class Screen {
  package let tabBarController = UITabBarController(nibName: nil, bundle: nil)
  /// How often the body was asked for.
  package private(set) var renderCount = 0
  package private(set) var page = Page()
  /// Whether taking over other tabs sets the selection: once as it is, and then to the first tab.
  package var losesSelection = false
  private let root: any View
  private let isEager: Bool
  private var hosts: [AnyHashable: TabHost] = [:]
  private var isStale = StaleFlag()

  /// - Parameter isEager: whether the content of tabs is made before they are shown, which SwiftUI may do.
  package init(_ root: some View, isEager: Bool = false) {
    self.root = root
    self.isEager = isEager
    tabBarController.appear()
    render()
  }

  /// The controllers that representables made, in the order of the tabs.
  package var contents: [UIViewController?] {
    page.tabs.map { hosts[identity(of: $0)]?.content }
  }

  /// Shows what has changed since the last time, as SwiftUI does before the next frame.
  package func update() {
    while isStale.isSet { render() }
  }

  /// The user taps a tab.
  package func tap(_ value: AnyHashable) {
    guard let tab = page.tabs.first(where: { $0.value == value }) else { return }
    if let host = hosts[identity(of: tab)] { tabBarController.tap(host) }
    page.selection?.select(value)
    update()
  }

  /// Makes the content of a tab anew, as SwiftUI may do when tabs change places: the new controller appears before the
  /// old one hears that it disappears.
  package func recreate(_ value: AnyHashable) {
    guard let tab = page.tabs.first(where: { $0.value == value }), let host = hosts[identity(of: tab)] else { return }
    host.recreate(tab.content.representable)
  }

  private func render() {
    let last = page.changeHandlers
    let stale = StaleFlag()
    isStale = stale
    renderCount += 1
    var page = Page()
    withObservationTracking {
      root.show(in: &page)
    } onChange: {
      stale.set()
    }
    self.page = page
    arrange()
    for (index, handler) in page.changeHandlers.enumerated() {
      handler.action(last.indices.contains(index) ? last[index].value : nil)
    }
  }

  private func arrange() {
    var kept: [AnyHashable: TabHost] = [:]
    for tab in page.tabs { kept[identity(of: tab)] = hosts[identity(of: tab)] ?? TabHost() }
    let gone = hosts.filter { kept[$0.key] == nil }
    hosts = kept
    let controllers = page.tabs.compactMap { hosts[identity(of: $0)] }
    if !controllers.elementsEqual(tabBarController.viewControllers ?? [], by: { $0 === $1 }) {
      if losesSelection, let selection = page.selection, let first = page.tabs.first {
        selection.select(selection.value)
        selection.select(first.value)
      }
      tabBarController.setViewControllers(controllers, animated: false)
    }
    for tab in page.tabs {
      let isSelected = tab.value == page.selection?.value
      hosts[identity(of: tab)]?.update(tab.content.representable, isNeeded: isEager || isSelected)
      if isSelected, let host = hosts[identity(of: tab)], tabBarController.selectedViewController !== host {
        tabBarController.selectedViewController = host
      }
    }
    // SwiftUI lets go of what is gone after it has shown what is there.
    for host in gone.values { host.dismantle() }
  }

  private func identity(of tab: ShownTab) -> AnyHashable { tab.identity ?? tab.value }
}

/// The controller in which SwiftUI shows the content of a tab.
private final class TabHost: UIViewController {
  private(set) var content: UIViewController?
  private var representable: (any RepresentableHost)?

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func update(_ representable: (any RepresentableHost)?, isNeeded: Bool) {
    self.representable = representable
    if content == nil, isNeeded, let new = representable?.make() { embed(new) }
    if let content { representable?.update(content) }
  }

  func recreate(_ representable: (any RepresentableHost)?) {
    guard let old = content, let new = representable?.make() else { return }
    embed(new)
    representable?.update(new)
    old.willMove(toParent: nil)
    old.view.removeFromSuperview()
    old.removeFromParent()
    representable?.dismantle(old)
  }

  func dismantle() {
    guard let content else { return }
    representable?.dismantle(content)
    self.content = nil
  }

  private func embed(_ new: UIViewController) {
    content = new
    addChild(new)
    view.addSubview(new.view)
    new.didMove(toParent: self)
  }
}

private final class StaleFlag: Sendable {
  private let flag = Mutex(false)
  var isSet: Bool { flag.withLock { $0 } }
  func set() { flag.withLock { $0 = true } }
}
