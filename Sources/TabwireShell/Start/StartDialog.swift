import CWebKitGTK
import Foundation
import TabwireWebKit

/// The dialog of a start without a URL: a field for the address of a site.
@MainActor
final class StartDialog: WidgetOwner {
  private static let open = "open"
  private static let cancel = "cancel"

  /// Called with the start URL when the user opens a site, or with `nil` when the user cancels.
  var onChoice: (@MainActor (URL?) -> Void)?
  let reference: GObjectReference
  private let widget: Widget
  private let entry = gtk_entry_new()!
  private var dialog: UnsafeMutablePointer<AdwMessageDialog> { cast(widget) }

  init() {
    widget = adw_message_dialog_new(nil, "Open a Site", nil)
    reference = GObjectReference(retaining: widget)
    gtk_window_set_title(cast(widget), "Tabwire Shell")
    gtk_entry_set_input_purpose(cast(entry), GTK_INPUT_PURPOSE_URL)
    gtk_entry_set_activates_default(cast(entry), 1)
    tw_object_set_string(entry, "placeholder-text", "http://localhost:3000")
    tw_accessible_set_label(entry, "Address of the site")
    adw_message_dialog_set_extra_child(dialog, entry)
    adw_message_dialog_add_response(dialog, Self.cancel, "Cancel")
    adw_message_dialog_add_response(dialog, Self.open, "Open")
    adw_message_dialog_set_response_appearance(dialog, Self.open, ADW_RESPONSE_SUGGESTED)
    adw_message_dialog_set_default_response(dialog, Self.open)
    adw_message_dialog_set_close_response(dialog, Self.cancel)
    SignalHandler.connect(entry, "changed") { [weak self] _ in self?.checkAddress() }
    SignalHandler.connect(widget, "response") { [weak self] arguments in
      guard let self else { return }
      onChoice?(arguments.string(1) == Self.open ? try? SiteAddress.url(of: address) : nil)
    }
    checkAddress()
  }

  /// The address in the field.
  var address: String { gtk_editable_get_text(OpaquePointer(entry)).map { String(cString: $0) } ?? "" }

  /// The text above the field, which says why its address cannot be opened.
  var text: String { adw_message_dialog_get_body(dialog).map { String(cString: $0) } ?? "" }

  private func checkAddress() {
    var text = "Use a Hotwire Native site as an app"
    var isValid = true
    do {
      _ = try SiteAddress.url(of: address)
    } catch {
      isValid = false
      text = error.description
    }
    adw_message_dialog_set_body(dialog, text)
    adw_message_dialog_set_response_enabled(dialog, Self.open, isValid ? 1 : 0)
    tw_accessible_set_description(entry, text)
  }

  func present() {
    gtk_window_present(cast(widget))
    gtk_widget_grab_focus(entry)
  }

  /// Waits until the user opens a site or cancels.
  ///
  /// - Returns: The start URL, or `nil` if the user cancelled.
  func choose() -> URL? {
    MainLoop.install()
    let loop = g_main_loop_new(nil, 0)
    defer { g_main_loop_unref(loop) }
    var chosen: URL?
    onChoice = {
      chosen = $0
      g_main_loop_quit(loop)
    }
    present()
    g_main_loop_run(loop)
    return chosen
  }
}
