import CWebKitGTK
import TabwireClient
import TabwireWebKit

/// The containers of a window, one above the other, with their navigators.
@MainActor
final class ContainerStack {
  typealias ID = TabManager.ContainerID

  let widget = gtk_stack_new()!
  var onAdd: (@MainActor (Navigator) -> Void)?

  private let tabManager: TabManager
  private let store: NavigatorStore<Navigator>

  init(_ tabManager: TabManager, configuration: NavigatorConfiguration) {
    self.tabManager = tabManager
    store = NavigatorStore { Navigator(id: $0, tabManager: tabManager, configuration: configuration) }
  }

  /// The navigators of the tabs that were selected or loaded, in the order of the tab bar.
  var navigators: [Navigator] { tabManager.tabs.compactMap { existing($0.id) } }

  /// Returns the navigator of a container, or `nil` if its tab was never selected.
  func existing(_ id: ID) -> Navigator? { store.existingNavigator(for: id) }

  /// Returns the navigator of a container, which may be new.
  subscript(id: ID) -> Navigator {
    let navigator = store.navigator(for: id)
    let isNew = navigator.withWidget { child in
      guard gtk_widget_get_parent(child) == nil else { return false }
      gtk_stack_add_child(OpaquePointer(widget), child)
      return true
    }
    if isNew { onAdd?(navigator) }
    return navigator
  }

  /// Shows a container, and deselects the others.
  ///
  /// - Parameter starts: Whether its first page is loaded.
  func show(_ id: ID, starts: Bool) {
    let navigator = self[id]
    for other in navigators where other.id != id { other.setSelected(false) }
    navigator.setSelected(true)
    if starts { navigator.start() }
    navigator.withWidget { gtk_stack_set_visible_child(OpaquePointer(widget), $0) }
  }

  /// Removes containers.
  ///
  /// - Returns: Their navigators.
  func remove(_ ids: [ID]) -> [Navigator] {
    store.remove(ids)
  }

  /// Removes the widget of a navigator that was removed.
  func detach(_ navigator: Navigator) {
    navigator.withWidget { gtk_stack_remove(OpaquePointer(widget), $0) }
  }
}
