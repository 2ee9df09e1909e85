import CWebKitGTK
import Foundation
import TabwireGTK
import TabwireWebKit

/// The dialog of a start without a URL: a field for the address of a site.
@MainActor
enum StartDialog {
  private static let introduction = """
    Use a Hotwire Native site as an app, with the tab bar that its server drives. For example \(SiteAddress.example)
    """

  /// A window that is never shown: libadwaita expects one below each message dialog.
  private static let parent = adw_window_new()!

  /// Waits until the user opens a site or cancels.
  ///
  /// - Returns: The start URL, or `nil` if the user cancelled.
  static func choose() -> URL? {
    MainLoop.install()
    let loop = g_main_loop_new(nil, 0)
    defer { g_main_loop_unref(loop) }
    var chosen: URL?
    ask {
      chosen = $0
      g_main_loop_quit(loop)
    }
    g_main_loop_run(loop)
    return chosen
  }

  /// Asks for the address of a site, and again if the text in the field is none.
  ///
  /// - Parameters:
  ///   - address: The text in the field.
  ///   - problem: The reason why it is not the address of a site, or `nil` at first.
  ///   - onChoice: Called with the start URL, or with `nil` when the user cancels.
  static func ask(
    _ address: String = "", problem: SiteAddress.Problem? = nil, onChoice: @escaping @MainActor (URL?) -> Void
  ) {
    let field = gtk_entry_new()!
    gtk_editable_set_text(OpaquePointer(field), address)
    gtk_entry_set_input_purpose(cast(field), GTK_INPUT_PURPOSE_URL)
    gtk_entry_set_activates_default(cast(field), 1)
    tw_accessible_set_label(field, "Address of the site")
    tw_accessible_set_invalid(field, problem == nil ? 0 : 1)
    let dialog = MessageDialog(
      over: parent, title: "Open a Site", text: problem?.description ?? introduction,
      responses: [
        .init(id: "cancel", title: "Cancel"),
        .init(id: "open", title: "Open", appearance: ADW_RESPONSE_SUGGESTED),
      ], closing: "cancel")
    dialog.add(field)
    dialog.withWidget { gtk_window_set_title(cast($0), "Tabwire Shell") }
    dialog.present { response in
      guard response == "open" else { return onChoice(nil) }
      let address = gtk_editable_get_text(OpaquePointer(field)).map { String(cString: $0) } ?? ""
      do throws(SiteAddress.Problem) {
        onChoice(try SiteAddress.url(of: address))
      } catch {
        ask(address, problem: error, onChoice: onChoice)
      }
    }
    gtk_widget_grab_focus(field)
  }
}
