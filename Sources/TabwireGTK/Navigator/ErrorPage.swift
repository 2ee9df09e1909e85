#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// What stands in a tab's place when its page cannot be shown: what happened, and a way forward.
  @MainActor
  final class ErrorPage {
    /// What happened.
    enum Reason: Equatable {
      /// The server at this host cannot be reached, or does not answer.
      case unreachable(host: String)
      /// The connection to this host is not safe.
      case insecure(host: String)
      /// The server at this host has a problem of its own: it answered with this status.
      case serverFailed(host: String, status: Int)
      /// The server at this host sends the user around in circles.
      case redirectLoop(host: String)
      /// The user gave up waiting for the first page.
      case stopped
      /// The page stopped working more than once.
      case crashed
      /// The page is there and does not answer.
      case unresponsive
    }

    let widget: Widget
    /// Called when the user wants to try again.
    var onRetry: (@MainActor () -> Void)?
    /// Why it is shown; nothing while it is not.
    private(set) var reason: Reason?
    private let page: OpaquePointer
    private let button: Widget

    init() {
      widget = adw_status_page_new()
      page = OpaquePointer(widget)
      button = gtk_button_new()
      for style in ["background", "compact"] { gtk_widget_add_css_class(widget, style) }
      for style in ["pill", "suggested-action"] { gtk_widget_add_css_class(button, style) }
      gtk_widget_set_halign(button, GTK_ALIGN_CENTER)
      adw_status_page_set_child(page, button)
      gtk_widget_set_visible(widget, 0)
      SignalHandler.connect(button, "clicked") { [weak self] _ in self?.onRetry?() }
    }

    /// The way forward that the button offers.
    var action: String { gtk_button_get_label(cast(button)).map { String(cString: $0) } ?? "" }

    /// What it says below its title.
    var text: String { adw_status_page_get_description(page).map { String(cString: $0) } ?? "" }

    var isShown: Bool { gtk_widget_get_visible(widget) != 0 }

    /// Clicks the button.
    func click() {
      tw_button_click(button)
    }

    func show(_ reason: Reason) {
      self.reason = reason
      let (icon, title, description, action) =
        switch reason {
        case .unreachable(let host):
          (
            "network-offline-symbolic", "Can’t Connect",
            "\(host) doesn’t answer. Check your connection and try again.", "Retry"
          )
        case .insecure(let host):
          (
            "channel-insecure-symbolic", "Connection Not Secure",
            "\(host) can’t prove that it is who it says it is, so nothing was sent to it.", "Retry"
          )
        case .serverFailed(let host, let status):
          (
            "dialog-warning-symbolic", "Something Went Wrong",
            "\(host) has a problem (\(status)). Nothing is wrong on your side; try again in a while.", "Retry"
          )
        case .redirectLoop(let host):
          (
            "dialog-warning-symbolic", "Page Can’t Be Reached",
            "\(host) sends this page around in circles.", "Retry"
          )
        case .stopped:
          ("view-refresh-symbolic", "Nothing Here Yet", "The page was stopped before it was there.", "Load")
        case .unresponsive:
          (
            "view-refresh-symbolic", "This Page Doesn’t Respond",
            "It may do so again if you wait. Your other tabs are fine.", "Reload"
          )
        case .crashed:
          (
            "view-refresh-symbolic", "This Page Stopped Working",
            "It stopped more than once. Your other tabs are fine.", "Reload"
          )
        }
      adw_status_page_set_icon_name(page, icon)
      adw_status_page_set_title(page, title)
      adw_status_page_set_description(page, markupEscaped(description))
      gtk_button_set_label(cast(button), action)
      // The focus goes to the button: who hears what it says hears what happened, too.
      tw_accessible_set_description(button, "\(title). \(description)")
      gtk_widget_set_visible(widget, 1)
      if gtk_widget_get_mapped(widget) != 0 { gtk_widget_grab_focus(button) }
    }

    func hide() {
      reason = nil
      gtk_widget_set_visible(widget, 0)
    }

    /// A status page reads its description as markup; a host's name must not become any.
    private func markupEscaped(_ text: String) -> String {
      takeString(g_markup_escape_text(text, -1)) ?? ""
    }
  }
#endif
