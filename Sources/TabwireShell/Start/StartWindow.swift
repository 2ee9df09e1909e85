import CWebKitGTK
import Foundation
import TabwireGTK
import TabwireWebKit

/// The window of a start without a URL: a field for the address of a site.
@MainActor
final class StartWindow: WidgetOwner {
  private let window: Widget
  /// Called with the start URL when the user opens a site.
  var onOpen: (@MainActor (URL) -> Void)?
  /// Called when the user closes the window.
  var onClose: (@MainActor () -> Void)?

  let reference: GObjectReference
  private let address: Widget
  private let problem: OpaquePointer

  init() {
    window = adw_window_new()
    reference = GObjectReference(sinking: window)
    address = gtk_entry_new()
    problem = OpaquePointer(gtk_label_new(nil))
    gtk_window_set_title(cast(window), "Tabwire Shell")
    layOut()
    SignalHandler.connect(address, "activate") { [weak self] _ in self?.openAddress() }
    SignalHandler.connect(address, "changed") { [weak self] _ in self?.show(nil) }
    SignalHandler.handle(window, "close-request") { [weak self] _ in
      self?.onClose?()
      return true
    }
    let close: @MainActor () -> Bool = { [weak self] in
      self?.onClose?()
      return true
    }
    Shortcuts.install([("<Control>w|<Control>q", close)], on: window)
  }

  /// Shows the window.
  ///
  /// - Parameters:
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  func present(width: Int, height: Int) {
    gtk_window_set_default_size(cast(window), Int32(clamping: width), Int32(clamping: height))
    gtk_window_present(cast(window))
    gtk_widget_grab_focus(address)
  }

  /// Waits until the user opens a site or closes the window. The window stays.
  ///
  /// - Returns: The start URL, or `nil` if the user closed the window.
  func choose() -> URL? {
    MainLoop.install()
    let loop = g_main_loop_new(nil, 0)
    defer { g_main_loop_unref(loop) }
    var chosen: URL?
    onOpen = {
      chosen = $0
      g_main_loop_quit(loop)
    }
    onClose = { g_main_loop_quit(loop) }
    g_main_loop_run(loop)
    onOpen = nil
    onClose = nil
    return chosen
  }

  /// Destroys the window.
  func close() {
    gtk_window_destroy(cast(window))
  }

  /// The address in the field.
  var addressText: String {
    get { gtk_editable_get_text(OpaquePointer(address)).map { String(cString: $0) } ?? "" }
    set { gtk_editable_set_text(OpaquePointer(address), newValue) }
  }

  /// The text below the field that says why its address cannot be opened, or `nil`.
  var problemText: String? {
    gtk_widget_get_visible(cast(problem)) == 0 ? nil : gtk_label_get_text(problem).map { String(cString: $0) }
  }

  private func openAddress() {
    do {
      onOpen?(try SiteAddress.url(of: addressText))
    } catch {
      show(error)
    }
  }

  private func show(_ error: SiteAddress.Problem?) {
    gtk_label_set_text(problem, error?.description ?? "")
    gtk_widget_set_visible(cast(problem), error == nil ? 0 : 1)
    tw_accessible_set_invalid(address, error == nil ? 0 : 1)
    tw_accessible_set_description(address, error?.description ?? "")
    guard let error else { return gtk_widget_remove_css_class(address, "error") }
    gtk_widget_add_css_class(address, "error")
    gtk_widget_grab_focus(address)
    Announcer(window: window).say(error.description)
  }

  private func layOut() {
    let open = gtk_button_new_with_label("Open")!
    for style in ["pill", "suggested-action"] { gtk_widget_add_css_class(open, style) }
    gtk_widget_set_halign(open, GTK_ALIGN_CENTER)
    SignalHandler.connect(open, "clicked") { [weak self] _ in self?.openAddress() }
    gtk_entry_set_input_purpose(cast(address), GTK_INPUT_PURPOSE_URL)
    tw_object_set_string(address, "placeholder-text", "http://localhost:3000")
    tw_accessible_set_label(address, "Address of the site")
    gtk_label_set_wrap(problem, 1)
    gtk_label_set_wrap_mode(problem, PANGO_WRAP_WORD_CHAR)
    gtk_widget_add_css_class(cast(problem), "error")
    gtk_widget_set_visible(cast(problem), 0)
    let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)!
    for child in [address, cast(problem), open] { gtk_box_append(cast(column), child) }
    let clamp = adw_clamp_new()!
    adw_clamp_set_maximum_size(OpaquePointer(clamp), 400)
    adw_clamp_set_child(OpaquePointer(clamp), column)
    let status = adw_status_page_new()!
    adw_status_page_set_title(OpaquePointer(status), "Open a Site")
    adw_status_page_set_description(OpaquePointer(status), "Use a Hotwire Native site as an app")
    adw_status_page_set_child(OpaquePointer(status), clamp)
    gtk_widget_set_vexpand(status, 1)
    let page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    for child in [adw_header_bar_new(), status] { gtk_box_append(cast(page), child) }
    adw_window_set_content(cast(window), page)
    // The narrowest phone.
    gtk_widget_set_size_request(window, 320, 240)
  }
}
