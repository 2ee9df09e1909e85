import Observation
import Synchronization

/// Shows a tab view as SwiftUI does: in a tab bar controller with one view controller for each tab. Its content is created
/// when the tab is first shown, kept while the tab's identity stays, and dismantled when the tab is removed.
@MainActor
package final class Screen {
  package let tabBarController = UITabBarController(nibName: nil, bundle: nil)
  /// The number of evaluations of the body.
  package private(set) var renderCount = 0
  package private(set) var page = Page()
  /// Whether an update of the tabs sets the selection: first to its own value, then to the first tab.
  package var losesSelection = false
  /// Whether a tab that the user has tapped stays on the screen until the value of the selection changes, although its setter
  /// has declined the tap. SwiftUI does not document it.
  package var keepsTappedTab = false
  private var lastSelection: AnyHashable?
  /// The selections that were the value of no tab. With the SDK of iOS 27, SwiftUI may end the app.
  package private(set) var straySelections: [AnyHashable] = []
  private var root: any View
  private let states = StateStore()
  private let isEager: Bool
  private var hosts: [AnyHashable: TabHost] = [:]
  private var isStale = StaleFlag()

  /// - Parameter isEager: Whether the content of a tab is created before it is shown. SwiftUI may do either.
  package init(_ root: some View, isEager: Bool = false) {
    self.root = root
    self.isEager = isEager
    tabBarController.appear()
    render()
  }

  /// The view controllers of the representables, in the order of the tabs.
  package var contents: [UIViewController?] {
    page.tabs.map { hosts[identity(of: $0)]?.content }
  }

  /// Shows another value of the root view, as when the view around it is evaluated again.
  package func replaceRoot(_ root: some View) {
    self.root = root
    render()
    update()
  }

  /// Evaluates the body again if observed values changed, as SwiftUI does before the next frame.
  package func update() {
    while isStale.isSet { render() }
  }

  /// The user taps a tab.
  package func tap(_ value: AnyHashable) {
    guard let tab = page.tabs.first(where: { $0.value == value }), !tab.isDisabled else { return }
    guard let host = hosts[identity(of: tab)] else { return }
    if keepsTappedTab {
      host.update(tab.content.representable, isNeeded: true)
      tabBarController.tap(host)
      page.selection?.select(value)
    } else {
      page.selection?.select(value)
      if page.selection?.value == value { tabBarController.tap(host) }
    }
    update()
  }

  /// Replaces the content of a tab, as SwiftUI may do when tabs are reordered. The new view controller appears before the
  /// old one disappears.
  package func recreate(_ value: AnyHashable) {
    guard let tab = page.tabs.first(where: { $0.value == value }), let host = hosts[identity(of: tab)] else { return }
    host.recreate(tab.content.representable)
  }

  private func render() {
    let last = page.changeHandlers
    let stale = StaleFlag()
    isStale = stale
    renderCount += 1
    var page = Page(states: states)
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
    if let value = page.selection?.value, !page.tabs.contains(where: { $0.value == value }) {
      straySelections.append(value)
    }
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
    let isSelectionOld = keepsTappedTab && lastSelection == page.selection?.value
    lastSelection = page.selection?.value
    for tab in page.tabs {
      let isSelected = tab.value == page.selection?.value
      hosts[identity(of: tab)]?.update(tab.content.representable, isNeeded: isEager || isSelected)
      if isSelected, !isSelectionOld, let host = hosts[identity(of: tab)],
        tabBarController.selectedViewController !== host
      {
        tabBarController.selectedViewController = host
      }
    }
    // SwiftUI dismantles removed content after it has shown the rest.
    for host in gone.values { host.dismantle() }
  }

  private func identity(of tab: ShownTab) -> AnyHashable { tab.identity ?? tab.value }
}

/// The view controller that hosts the content of a tab.
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
