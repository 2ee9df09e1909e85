import CWebKitGTK
import Foundation
import TabwireGTK
import TabwireWebKit

/// The dialog of a start without a URL: a field for the address of a site.
///
/// It is a window of its own, because GTK expects that a message dialog belongs to another window.
@MainActor
final class StartDialog: WidgetOwner {
  /// Called when the dialog closes, with the start URL or with `nil` when the user cancels.
  var onChoice: (@MainActor (URL?) -> Void)?
  let reference: GObjectReference
  /// The reason why the address cannot be opened, or `nil` until the user submits it or leaves the field.
  private(set) var problem: SiteAddress.Problem?

  private static let width: gint = 400
  private static let height: gint = 420
  private let widget: Widget
  private let entry = gtk_entry_new()!
  private let problemLabel = gtk_label_new(nil)!
  private let exampleLabel = gtk_label_new(nil)!

  init() {
    widget = adw_window_new()
    reference = GObjectReference(sinking: widget)
    gtk_window_set_title(cast(widget), "Tabwire Shell")
    gtk_window_set_default_size(cast(widget), Self.width, Self.height)
    setUpField()
    layOut()
    showProblem()
    let cancel = Shortcuts.always { [weak self] in self?.close(opening: nil) }
    Shortcuts.install([("Escape|<Control>w|<Control>q", cancel)], on: widget)
    SignalHandler.handle(widget, "close-request") { [weak self] _ in
      self?.close(opening: nil)
      return true
    }
  }

  private func setUpField() {
    gtk_entry_set_input_purpose(cast(entry), GTK_INPUT_PURPOSE_URL)
    gtk_entry_set_activates_default(cast(entry), 1)
    tw_accessible_set_label(entry, "Address of the site")
    SignalHandler.connect(entry, "changed") { [weak self] _ in
      // A problem goes as soon as it is solved, and comes only with the next attempt.
      if let self, problem != nil { checkAddress() }
    }
    let focus = gtk_event_controller_focus_new()!
    SignalHandler.connect(focus, "leave") { [weak self] _ in
      if let self, !address.isEmpty { checkAddress() }
    }
    gtk_widget_add_controller(entry, focus)
  }

  private func layOut() {
    let buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)!
    gtk_box_set_homogeneous(cast(buttons), 1)
    let open = button("Open") { [weak self] in self?.submit() }
    gtk_widget_add_css_class(open, "suggested-action")
    for child in [button("Cancel") { [weak self] in self?.close(opening: nil) }, open] {
      gtk_box_append(cast(buttons), child)
    }
    for label in [problemLabel, exampleLabel] {
      gtk_label_set_xalign(OpaquePointer(label), 0)
      gtk_label_set_wrap(OpaquePointer(label), 1)
    }
    gtk_label_set_wrap_mode(OpaquePointer(problemLabel), PANGO_WRAP_WORD_CHAR)
    gtk_label_set_markup(
      OpaquePointer(exampleLabel), "For example <span allow_breaks=\"false\">\(SiteAddress.example)</span>")
    gtk_widget_add_css_class(problemLabel, "error")
    gtk_widget_set_margin_bottom(exampleLabel, 12)
    let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)!
    for child in [entry, problemLabel, exampleLabel, buttons] { gtk_box_append(cast(column), child) }
    let clamp = adw_clamp_new()!
    adw_clamp_set_maximum_size(OpaquePointer(clamp), Self.width)
    adw_clamp_set_child(OpaquePointer(clamp), column)
    let page = adw_status_page_new()!
    gtk_widget_add_css_class(page, "compact")
    gtk_widget_set_vexpand(page, 1)
    adw_status_page_set_title(OpaquePointer(page), "Open a Site")
    adw_status_page_set_description(
      OpaquePointer(page), "Use a Hotwire Native site as an app, with the tab bar that its server drives.")
    adw_status_page_set_child(OpaquePointer(page), clamp)
    let content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    for child in [adw_header_bar_new()!, page] { gtk_box_append(cast(content), child) }
    adw_window_set_content(cast(widget), content)
    gtk_window_set_default_widget(cast(widget), open)
  }

  private func button(_ title: String, onClick: @escaping @MainActor () -> Void) -> Widget {
    let button = gtk_button_new_with_label(title)!
    // A click leaves the focus in the field.
    gtk_widget_set_focus_on_click(button, 0)
    SignalHandler.connect(button, "clicked") { _ in onClick() }
    return button
  }

  /// The address in the field.
  var address: String { gtk_editable_get_text(OpaquePointer(entry)).map { String(cString: $0) } ?? "" }

  /// Opens the site, or says why it cannot be opened.
  private func submit() {
    if let url = checkAddress() { return close(opening: url) }
    gtk_widget_grab_focus(entry)
  }

  /// Shows the problem of the address.
  ///
  /// - Returns: The URL of the site if there is no problem.
  @discardableResult
  private func checkAddress() -> URL? {
    let shown = problem?.description
    defer {
      showProblem()
      if let problem, problem.description != shown { Announcer(window: widget).say(problem.description) }
    }
    do {
      let url = try SiteAddress.url(of: address)
      problem = nil
      return url
    } catch {
      problem = error
      return nil
    }
  }

  private func showProblem() {
    let text = problem?.description ?? ""
    gtk_label_set_text(OpaquePointer(problemLabel), text)
    gtk_widget_set_visible(problemLabel, problem == nil ? 0 : 1)
    entry.setStyle("error", problem != nil)
    tw_accessible_set_invalid(entry, problem == nil ? 0 : 1)
    let example = gtk_label_get_text(OpaquePointer(exampleLabel)).map { String(cString: $0) } ?? ""
    tw_accessible_set_description(entry, problem == nil ? example : "\(text) \(example)")
  }

  func present() {
    gtk_widget_grab_focus(entry)
    gtk_window_present(cast(widget))
  }

  private func close(opening url: URL?) {
    let choice = onChoice
    onChoice = nil
    gtk_window_destroy(cast(widget))
    choice?(url)
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
