import CWebKitGTK
import Foundation
import TabwirePages
import TabwireWebKit

/// The native page that replaces a page that cannot be shown. It explains the error and offers a next step.
@MainActor
package final class ErrorPage {
  /// The reason why an error page is shown.
  enum Reason: Equatable {
    /// The server at this host cannot be reached, or closed the connection without a response.
    case unreachable(host: String)
    /// No server has the name of this host.
    case hostNotFound(host: String)
    /// No server listens at the port of this host.
    case connectionRefused(host: String)
    /// WebKit loads no page from the port of this host.
    case blocked(host: String)
    /// The connection to this host is not secure.
    case insecure(host: String)
    /// The server at this host responded with this status, 500 or above.
    case serverFailed(host: String, status: Int)
    /// The server at this host refused the page to users who are not signed in.
    case signInRequired(host: String)
    /// The server at this host redirects in a loop.
    case redirectLoop(host: String)
    /// The server at this host redirects the page to another one, which does not belong to the app.
    case leavesApp(host: String, other: String)
    /// The server at this host responded with this status, which has no page.
    case empty(host: String, status: Int)
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
  private let details: OpaquePointer

  init() {
    widget = adw_status_page_new()
    page = OpaquePointer(widget)
    button = gtk_button_new()
    for style in ["background", "compact"] { gtk_widget_add_css_class(widget, style) }
    for style in ["pill", "suggested-action"] { gtk_widget_add_css_class(button, style) }
    gtk_widget_set_halign(button, GTK_ALIGN_CENTER)
    details = OpaquePointer(gtk_label_new(nil))
    layOut()
    gtk_widget_set_visible(widget, 0)
    SignalHandler.connect(button, "clicked") { [weak self] _ in self?.onRetry?() }
  }

  private func layOut() {
    let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 18)!
    for style in ["caption", "dim-label"] { gtk_widget_add_css_class(cast(details), style) }
    gtk_label_set_wrap(details, 1)
    gtk_label_set_wrap_mode(details, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_justify(details, GTK_JUSTIFY_CENTER)
    gtk_label_set_selectable(details, 1)
    // The button gets the focus.
    gtk_widget_set_can_focus(cast(details), 0)
    for child in [button, cast(details)] { gtk_box_append(cast(column), child) }
    adw_status_page_set_child(page, column)
  }

  /// The technical details below the button.
  var detailsText: String { String(cString: gtk_label_get_text(details)) }

  /// The label of the button.
  package var action: String { gtk_button_get_label(cast(button)).map { String(cString: $0) } ?? "" }

  /// The title.
  var title: String { adw_status_page_get_title(page).map { String(cString: $0) } ?? "" }

  /// The text below the title.
  package var text: String { adw_status_page_get_description(page).map { String(cString: $0) } ?? "" }

  /// Whether the keyboard focus is in the error page.
  var hasFocus: Bool { gtk_widget_get_focus_child(widget) != nil || gtk_widget_has_focus(button) != 0 }

  package var isShown: Bool { gtk_widget_get_visible(widget) != 0 }

  /// Gives the button the keyboard focus.
  func focus() {
    gtk_widget_grab_focus(button)
  }

  /// Clicks the button. For tests.
  package func click() {
    tw_button_click(button)
  }

  /// - Parameters:
  ///   - reason: The reason.
  ///   - url: The address that failed, or `nil`.
  func show(_ reason: Reason, at url: URL? = nil) {
    self.reason = reason
    let parts = [url.map { Self.shortened($0.absoluteString) }, reason.details].compactMap(\.self)
    gtk_label_set_text(details, parts.joined(separator: "\n"))
    gtk_widget_set_visible(cast(details), parts.isEmpty ? 0 : 1)
    let (icon, title, description, action) =
      switch reason {
      case .unreachable(let host):
        (
          "network-offline-symbolic", localized("Can’t Connect"),
          localized("%@ doesn’t respond. Check your connection and try again.", host), localized("Retry")
        )
      case .hostNotFound(let host):
        (
          "network-offline-symbolic", localized("Server Not Found"),
          localized("There is no server named %@. Check the address and your connection.", host), localized("Retry")
        )
      case .connectionRefused(let host):
        (
          "network-offline-symbolic", localized("Can’t Connect"),
          localized("No server is running at %@. Start it, or try again later.", host), localized("Retry")
        )
      case .blocked(let host):
        (
          "dialog-warning-symbolic", localized("Port Not Allowed"),
          localized("For your safety, no page is loaded from %@. Use another port.", host), ""
        )
      case .insecure(let host):
        (
          "channel-insecure-symbolic", localized("Connection Not Secure"),
          localized("The certificate of %@ isn’t trusted, so nothing was sent to it.", host), localized("Retry")
        )
      case .serverFailed(let host, let status):
        (
          "dialog-warning-symbolic", localized("Something Went Wrong"),
          localized("%@ has a problem (%@). Try again later.", host, "\(status)"), localized("Retry")
        )
      case .signInRequired(let host):
        (
          "dialog-password-symbolic", localized("Sign In to Continue"),
          localized("%@ shows this page only to people who are signed in.", host), localized("Sign In")
        )
      case .redirectLoop(let host):
        (
          "dialog-warning-symbolic", localized("Page Can’t Be Reached"),
          localized("%@ redirects this page in a loop.", host), localized("Retry")
        )
      case .leavesApp(let host, let other):
        (
          "dialog-information-symbolic", localized("Not in This App"),
          localized("%@ leads to %@, which opens in your browser.", host, other), localized("Retry")
        )
      case .empty(let host, let status):
        (
          "dialog-information-symbolic", localized("Nothing to Show"),
          localized("%@ responded without a page (%@).", host, "\(status)"), localized("Retry")
        )
      case .stopped:
        (
          "view-refresh-symbolic", localized("Nothing Here Yet"), localized("The page was stopped before it loaded."),
          localized("Load")
        )
      case .unresponsive:
        (
          "view-refresh-symbolic", localized("This Page Doesn’t Respond"),
          localized("You can wait, or reload it. Your other tabs still work."), localized("Reload")
        )
      case .crashed:
        (
          "view-refresh-symbolic", localized("This Page Stopped Working"),
          localized("It stopped more than once. Your other tabs still work."), localized("Reload")
        )
      }
    adw_status_page_set_icon_name(page, icon)
    adw_status_page_set_title(page, title)
    adw_status_page_set_description(page, markupEscaped(description))
    gtk_button_set_label(cast(button), action)
    gtk_widget_set_visible(button, action.isEmpty ? 0 : 1)
    // The button gets the focus, and screen readers read its description.
    tw_accessible_set_description(button, "\(title). \(description)")
    gtk_widget_set_visible(widget, 1)
    if gtk_widget_get_mapped(widget) != 0 { gtk_widget_grab_focus(button) }
  }

  func hide() {
    reason = nil
    gtk_widget_set_visible(widget, 0)
  }

  /// The length from which an address is cut.
  private static let maximumLength = 200

  private static func shortened(_ address: String) -> String {
    address.count > maximumLength ? address.prefix(maximumLength) + "…" : address
  }

  /// Escapes a text for a status page, which reads its description as markup.
  private func markupEscaped(_ text: String) -> String {
    takeString(g_markup_escape_text(text, -1)) ?? ""
  }
}

extension ErrorPage.Reason {
  /// The reason in the words of the network, for the details, or `nil`.
  fileprivate var details: String? {
    switch self {
    case .unreachable: localized("no response")
    case .hostNotFound: localized("name not found")
    case .connectionRefused: localized("connection refused")
    case .blocked: localized("blocked port")
    case .insecure: localized("untrusted certificate")
    case .serverFailed(_, let status): localized("status %@", "\(status)")
    case .signInRequired: localized("status 401")
    case .redirectLoop: localized("redirect loop")
    case .leavesApp: localized("redirect to another origin")
    case .empty(_, let status): localized("status %@", "\(status)")
    case .stopped, .crashed, .unresponsive: nil
    }
  }

  /// Adds the host that the error page names.
  init(_ reason: PageFailure.Reason, host: String) {
    self =
      switch reason {
      case .unreachable: .unreachable(host: host)
      case .hostNotFound: .hostNotFound(host: host)
      case .connectionRefused: .connectionRefused(host: host)
      case .blocked: .blocked(host: host)
      case .insecure: .insecure(host: host)
      case .serverFailed(let status): .serverFailed(host: host, status: status)
      case .signInRequired: .signInRequired(host: host)
      case .redirectLoop: .redirectLoop(host: host)
      case .leavesApp(let other): .leavesApp(host: host, other: other)
      case .empty(let status): .empty(host: host, status: status)
      case .stopped: .stopped
      case .crashed: .crashed
      case .unresponsive: .unresponsive
      }
  }
}
