import CWebKitGTK
import TabwireWebKit

/// Tells the user that a page loads slowly, and offers to stop it.
@MainActor
final class SlowNotice {
  let widget: Widget
  var onStop: (@MainActor () -> Void)?

  private let label: OpaquePointer
  private var waiting: Task<Void, Never>?

  init() {
    widget = gtk_revealer_new()
    label = OpaquePointer(gtk_label_new(nil))
    let button = gtk_button_new_with_label(localized("Stop"))!
    let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)!
    gtk_widget_add_css_class(row, "slow-notice")
    gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_MIDDLE)
    for child in [cast(label), button] { gtk_box_append(cast(row), child) }
    gtk_revealer_set_transition_type(OpaquePointer(widget), GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
    gtk_revealer_set_child(OpaquePointer(widget), row)
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(widget, GTK_ALIGN_END)
    SignalHandler.connect(button, "clicked") { [weak self] _ in self?.onStop?() }
  }

  isolated deinit {
    waiting?.cancel()
  }

  /// Shows the notice after a delay, unless it is hidden before.
  func schedule(host: String, after delay: Duration) {
    waiting?.cancel()
    waiting = Task { [weak self] in
      try? await Task.sleep(for: delay)
      if !Task.isCancelled { self?.show(host) }
    }
  }

  func hide() {
    waiting?.cancel()
    waiting = nil
    gtk_revealer_set_reveal_child(OpaquePointer(widget), 0)
  }

  private func show(_ host: String) {
    gtk_label_set_text(label, host.isEmpty ? localized("Still waiting…") : localized("Still waiting for %@…", host))
    gtk_revealer_set_reveal_child(OpaquePointer(widget), 1)
  }
}
