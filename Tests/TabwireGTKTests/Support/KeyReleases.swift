import CWebKitGTK

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

/// Counts the keys that are released in a window.
@MainActor
final class KeyReleases {
  private(set) var count = 0
  private let window: Widget
  private let controller: OpaquePointer

  init(of window: Widget) throws {
    guard let controller = gtk_event_controller_key_new() else {
      throw TestTimeoutError(description: "GTK has no event controller")
    }
    self.window = window
    self.controller = controller
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    SignalHandler.connect(controller, "key-released") { [weak self] _ in self?.count += 1 }
    gtk_widget_add_controller(window, controller)
  }

  func stop() {
    gtk_widget_remove_controller(window, controller)
  }
}
