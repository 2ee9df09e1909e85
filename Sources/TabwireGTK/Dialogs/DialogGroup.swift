import CWebKitGTK
import TabwireWebKit

/// The native dialogs and menus that a page opened. They are closed with the page.
@MainActor
final class DialogGroup {
  private var dialogs: [MessageDialog] = []

  /// Adds an open dialog until it is closed.
  func add(_ dialog: MessageDialog) {
    dialogs.append(dialog)
    SignalHandler.connect(dialog.reference, "response") { [weak self] _ in
      self?.dialogs.removeAll { $0.reference === dialog.reference }
    }
  }

  /// Closes all dialogs with their closing response.
  func closeAll() {
    let open = dialogs
    dialogs = []
    for dialog in open { dialog.close() }
  }
}
