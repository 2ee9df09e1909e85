import CWebKitGTK
import Foundation
import Logging
import TabwireGTK
import TabwireWebKit

/// The window of a start without a URL: a field for the address of a site, and the sites that were opened last.
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
  let list = RecentSiteList()
  private let toasts = ToastOverlay()
  private let file: RecentSitesFile?
  private let logger: Logger

  /// - Parameters:
  ///   - file: The recent sites, or `nil` if none are kept.
  ///   - logger: Receives a line if the file cannot be written.
  init(_ file: RecentSitesFile?, logger: Logger) {
    self.file = file
    self.logger = logger
    window = adw_window_new()
    reference = GObjectReference(sinking: window)
    address = gtk_entry_new()
    problem = OpaquePointer(gtk_label_new(nil))
    gtk_window_set_title(cast(window), "Tabwire Shell")
    layOut()
    list.onOpen = { [weak self] in self?.onOpen?($0) }
    list.onRemove = { [weak self] in self?.remove($0) }
    list.onRemoveAll = { [weak self] in self?.removeAll() }
    SignalHandler.connect(address, "activate") { [weak self] _ in self?.openAddress() }
    SignalHandler.connect(address, "changed") { [weak self] _ in self?.show(nil) }
    SignalHandler.handle(window, "close-request") { [weak self] _ in
      self?.onClose?()
      return true
    }
    installShortcuts()
    list.show(file?.read() ?? RecentSites())
    list.withWidget { gtk_widget_set_visible($0, file == nil ? 0 : 1) }
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

  // MARK: Opening

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

  // MARK: Recent sites

  private func remove(_ url: URL) {
    change("\(url.hostAndPort) removed") { $0.remove(url) }
  }

  private func removeAll() {
    change("Recent sites cleared") { $0.removeAll() }
  }

  /// Changes the recent sites and offers to undo it.
  private func change(_ text: String, _ change: (inout RecentSites) -> Void) {
    let before = list.sites
    update(change)
    if list.sites.urls.isEmpty { gtk_widget_grab_focus(address) }
    toasts.show(text, id: "undo", duration: .seconds(8), action: ("Undo", { [weak self] in self?.restore(before) }))
  }

  private func restore(_ sites: RecentSites) {
    toasts.dismiss("undo")
    update { $0 = RecentSites(sites.urls + $0.urls.filter { !sites.urls.contains($0) }) }
  }

  private func update(_ change: (inout RecentSites) -> Void) {
    do {
      if let sites = try file?.update(change) { list.show(sites) }
    } catch {
      logger.warning("the recent sites cannot be changed: \(error)")
      toasts.show("The list cannot be saved")
    }
  }

  // MARK: Layout

  private func installShortcuts() {
    let close: @MainActor () -> Bool = { [weak self] in
      self?.onClose?()
      return true
    }
    let focusAddress: @MainActor () -> Bool = { [weak self] in
      guard let self else { return false }
      return gtk_widget_grab_focus(address) != 0
    }
    Shortcuts.install([("<Control>w|<Control>q", close), ("<Control>l", focusAddress)], on: window)
  }

  private func layOut() {
    let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 24)!
    for child in [heading(), form()] { gtk_box_append(cast(column), child) }
    list.withWidget { gtk_box_append(cast(column), $0) }
    for set in [gtk_widget_set_margin_top, gtk_widget_set_margin_bottom] { set(column, 24) }
    for set in [gtk_widget_set_margin_start, gtk_widget_set_margin_end] { set(column, 12) }
    let clamp = adw_clamp_new()!
    adw_clamp_set_maximum_size(OpaquePointer(clamp), 560)
    adw_clamp_set_child(OpaquePointer(clamp), column)
    let scroller = tw_scrolled_window_new("Sites")!
    gtk_widget_set_vexpand(scroller, 1)
    gtk_scrolled_window_set_policy(OpaquePointer(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(OpaquePointer(scroller), clamp)
    toasts.content = scroller
    let page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    for child in [adw_header_bar_new(), toasts.widget] { gtk_box_append(cast(page), child) }
    adw_window_set_content(cast(window), page)
    // The narrowest phone.
    gtk_widget_set_size_request(window, 320, 240)
  }

  private func heading() -> Widget {
    let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)!
    for (text, style) in [
      ("Open a Site", "title-1"), ("Use a Hotwire Native site as an app", "body"),
    ] {
      let label = gtk_label_new(text)!
      gtk_widget_add_css_class(label, style)
      gtk_label_set_wrap(OpaquePointer(label), 1)
      gtk_label_set_justify(OpaquePointer(label), GTK_JUSTIFY_CENTER)
      gtk_box_append(cast(column), label)
    }
    return column
  }

  private func form() -> Widget {
    let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)!
    let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!
    let open = gtk_button_new_with_label("Open")!
    gtk_widget_add_css_class(open, "suggested-action")
    SignalHandler.connect(open, "clicked") { [weak self] _ in self?.openAddress() }
    gtk_widget_set_hexpand(address, 1)
    gtk_entry_set_input_purpose(cast(address), GTK_INPUT_PURPOSE_URL)
    tw_object_set_string(address, "placeholder-text", "http://localhost:3000")
    tw_accessible_set_label(address, "Address of the site")
    for child in [address, open] { gtk_box_append(cast(row), child) }
    gtk_label_set_wrap(problem, 1)
    gtk_label_set_wrap_mode(problem, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_xalign(problem, 0)
    gtk_widget_add_css_class(cast(problem), "error")
    gtk_widget_set_visible(cast(problem), 0)
    for child in [row, cast(problem)] as [Widget] { gtk_box_append(cast(column), child) }
    return column
  }
}
