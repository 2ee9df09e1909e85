#if canImport(CWebKitGTK)
  import CWebKitGTK
  import TabwirePages

  /// The native page that replaces a page that cannot be shown. It explains the error and offers a next step.
  @MainActor
  final class ErrorPage {
    /// The reason why an error page is shown.
    enum Reason: Equatable {
      /// The server at this host cannot be reached, or does not respond.
      case unreachable(host: String)
      /// The connection to this host is not secure.
      case insecure(host: String)
      /// The server at this host responded with this status, 500 or above.
      case serverFailed(host: String, status: Int)
      /// The server at this host refused the page to users who are not signed in.
      case signInRequired(host: String)
      /// The server at this host redirects in a loop.
      case redirectLoop(host: String)
      /// The user stopped the load of the first page.
      case stopped
      /// The web process of the page ended more than once.
      case crashed
      /// The page does not respond.
      case unresponsive
    }

    let widget: Widget
    /// Called when the user clicks the button.
    var onRetry: (@MainActor () -> Void)?
    /// The reason, or `nil` while the error page is hidden.
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

    /// The label of the button.
    var action: String { gtk_button_get_label(cast(button)).map { String(cString: $0) } ?? "" }

    /// The text below the title.
    var text: String { adw_status_page_get_description(page).map { String(cString: $0) } ?? "" }

    /// Whether the keyboard focus is in the error page.
    var hasFocus: Bool { gtk_widget_get_focus_child(widget) != nil || gtk_widget_has_focus(button) != 0 }

    var isShown: Bool { gtk_widget_get_visible(widget) != 0 }

    /// Clicks the button. For tests.
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
            "\(host) doesn’t respond. Check your connection and try again.", "Retry"
          )
        case .insecure(let host):
          (
            "channel-insecure-symbolic", "Connection Not Secure",
            "The certificate of \(host) isn’t trusted, so nothing was sent to it.", "Retry"
          )
        case .serverFailed(let host, let status):
          (
            "dialog-warning-symbolic", "Something Went Wrong",
            "\(host) has a problem (\(status)). Try again later.", "Retry"
          )
        case .signInRequired(let host):
          (
            "dialog-password-symbolic", "Sign In to Continue",
            "\(host) shows this page only to people who are signed in.", "Sign In"
          )
        case .redirectLoop(let host):
          (
            "dialog-warning-symbolic", "Page Can’t Be Reached",
            "\(host) redirects this page in a loop.", "Retry"
          )
        case .stopped:
          ("view-refresh-symbolic", "Nothing Here Yet", "The page was stopped before it loaded.", "Load")
        case .unresponsive:
          (
            "view-refresh-symbolic", "This Page Doesn’t Respond",
            "You can wait, or reload it. Your other tabs still work.", "Reload"
          )
        case .crashed:
          (
            "view-refresh-symbolic", "This Page Stopped Working",
            "It stopped more than once. Your other tabs still work.", "Reload"
          )
        }
      adw_status_page_set_icon_name(page, icon)
      adw_status_page_set_title(page, title)
      adw_status_page_set_description(page, markupEscaped(description))
      gtk_button_set_label(cast(button), action)
      // The button gets the focus, and screen readers read its description.
      tw_accessible_set_description(button, "\(title). \(description)")
      gtk_widget_set_visible(widget, 1)
      if gtk_widget_get_mapped(widget) != 0 { gtk_widget_grab_focus(button) }
    }

    func hide() {
      reason = nil
      gtk_widget_set_visible(widget, 0)
    }

    /// Escapes a text for a status page, which reads its description as markup.
    private func markupEscaped(_ text: String) -> String {
      takeString(g_markup_escape_text(text, -1)) ?? ""
    }
  }

  extension ErrorPage.Reason {
    /// Adds the host that the error page names.
    init(_ reason: PageFailure.Reason, host: String) {
      self =
        switch reason {
        case .unreachable: .unreachable(host: host)
        case .insecure: .insecure(host: host)
        case .serverFailed(let status): .serverFailed(host: host, status: status)
        case .signInRequired: .signInRequired(host: host)
        case .redirectLoop: .redirectLoop(host: host)
        case .stopped: .stopped
        case .crashed: .crashed
        case .unresponsive: .unresponsive
        }
    }
  }
#endif
