import CWebKitGTK
import Foundation
import TabwireWebKit

/// The native dialogs and menus that a page opened. They are closed with the page.
@MainActor
final class DialogGroup {
  private var open: [(id: UUID, close: @MainActor () -> Void)] = []

  /// Adds an open dialog until it is closed.
  func add(_ dialog: MessageDialog) {
    add(dialog.reference, until: "response") { dialog.close() }
  }

  /// Adds an open menu until it is closed.
  func add(menu popover: GObjectReference) {
    add(popover, until: "closed") { popover.withPointer { gtk_popover_popdown($0) } }
  }

  private func add(_ reference: GObjectReference, until signal: String, close: @escaping @MainActor () -> Void) {
    let id = UUID()
    open.append((id, close))
    reference.withPointer { (pointer: OpaquePointer) -> Void in
      SignalHandler.connect(pointer, signal) { [weak self] _ in self?.open.removeAll { $0.id == id } }
    }
  }

  /// Closes all dialogs and menus without an answer.
  func closeAll() {
    let closed = open
    open = []
    for dialog in closed { dialog.close() }
  }
}
