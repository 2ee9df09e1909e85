import CWebKitGTK
import Foundation
import TabwirePages
import TabwireWebKit

/// The native page that replaces a page that cannot be shown. It explains the error and offers a next step.
@MainActor
package final class ErrorPage {
  let widget: Widget
  var onRetry: (@MainActor () -> Void)?
  package let page: OpaquePointer
  package let button: Widget
  private let address: OpaquePointer

  init() {
    widget = adw_status_page_new()
    page = OpaquePointer(widget)
    button = gtk_button_new()
    for style in ["background", "compact"] { gtk_widget_add_css_class(widget, style) }
    for style in ["pill", "suggested-action"] { gtk_widget_add_css_class(button, style) }
    gtk_widget_set_halign(button, GTK_ALIGN_CENTER)
    address = OpaquePointer(gtk_label_new(nil))
    layOut()
    gtk_widget_set_visible(widget, 0)
    SignalHandler.connect(button, "clicked") { [weak self] _ in self?.onRetry?() }
  }

  private func layOut() {
    let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 18)!
    for style in ["caption", "dim-label"] { gtk_widget_add_css_class(cast(address), style) }
    gtk_label_set_wrap(address, 1)
    gtk_label_set_wrap_mode(address, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_justify(address, GTK_JUSTIFY_CENTER)
    gtk_label_set_selectable(address, 1)
    // The button gets the focus.
    gtk_widget_set_can_focus(cast(address), 0)
    for child in [button, cast(address)] { gtk_box_append(cast(column), child) }
    adw_status_page_set_child(page, column)
  }

  var hasFocus: Bool { gtk_widget_get_focus_child(widget) != nil || gtk_widget_has_focus(button) != 0 }

  package var isShown: Bool { gtk_widget_get_visible(widget) != 0 }

  func focus() { gtk_widget_grab_focus(button) }

  /// - Parameters:
  ///   - url: The address that failed, or `nil`.
  func show(_ reason: PageFailure.Reason, host: String, at url: URL? = nil) {
    let content = reason.content(at: host)
    gtk_label_set_text(address, url.map { Self.shortened($0.absoluteString) })
    gtk_widget_set_visible(cast(address), url == nil ? 0 : 1)
    adw_status_page_set_icon_name(page, content.icon)
    adw_status_page_set_title(page, content.title)
    // A status page reads its description as markup.
    adw_status_page_set_description(page, takeString(g_markup_escape_text(content.text, -1)))
    gtk_button_set_label(cast(button), content.action)
    gtk_widget_set_visible(button, content.action.isEmpty ? 0 : 1)
    // The button gets the focus, and screen readers read its description.
    tw_accessible_set_description(button, "\(content.title). \(content.text)")
    gtk_widget_set_visible(widget, 1)
    if gtk_widget_get_mapped(widget) != 0 { gtk_widget_grab_focus(button) }
  }

  func hide() { gtk_widget_set_visible(widget, 0) }

  private static let maximumLength = 200

  private static func shortened(_ text: String) -> String {
    text.count > maximumLength ? text.prefix(maximumLength) + "…" : text
  }
}

private struct ErrorContent {
  let icon: String
  let title: String
  let text: String
  /// The label of the button, or empty for none.
  var action = localized("Retry")
}

extension PageFailure.Reason {
  fileprivate func content(at host: String) -> ErrorContent {
    switch self {
    case .unreachable:
      ErrorContent(
        icon: "network-offline-symbolic", title: localized("Can’t Connect"),
        text: localized("%@ doesn’t respond. Check your connection and try again.", host))
    case .hostNotFound:
      ErrorContent(
        icon: "network-offline-symbolic", title: localized("Server Not Found"),
        text: localized("There is no server named %@. Check the address and your connection.", host))
    case .connectionRefused:
      ErrorContent(
        icon: "network-offline-symbolic", title: localized("Can’t Connect"),
        text: localized("No server is running at %@. Start it, or try again later.", host))
    case .blocked:
      ErrorContent(
        icon: "dialog-warning-symbolic", title: localized("Port Not Allowed"),
        text: localized("For your safety, no page is loaded from %@. Use another port.", host), action: "")
    case .insecure:
      ErrorContent(
        icon: "channel-insecure-symbolic", title: localized("Connection Not Secure"),
        text: localized("The certificate of %@ isn’t trusted, so nothing was sent to it.", host))
    case .serverFailed(let status):
      ErrorContent(
        icon: "dialog-warning-symbolic", title: localized("Something Went Wrong"),
        text: localized("%@ has a problem (%@). Try again later.", host, "\(status)"))
    case .signInRequired:
      ErrorContent(
        icon: "dialog-password-symbolic", title: localized("Sign In to Continue"),
        text: localized("%@ shows this page only to people who are signed in.", host),
        action: localized("Sign In"))
    case .redirectLoop:
      ErrorContent(
        icon: "dialog-warning-symbolic", title: localized("Page Can’t Be Reached"),
        text: localized("%@ redirects this page in a loop.", host))
    case .leavesApp(let other):
      ErrorContent(
        icon: "dialog-information-symbolic", title: localized("Not in This App"),
        text: localized("%@ leads to %@, which opens in your browser.", host, other))
    case .empty(let status):
      ErrorContent(
        icon: "dialog-information-symbolic", title: localized("Nothing to Show"),
        text: localized("%@ responded without a page (%@).", host, "\(status)"))
    case .stopped:
      ErrorContent(
        icon: "view-refresh-symbolic", title: localized("Nothing Here Yet"),
        text: localized("The page was stopped before it loaded."), action: localized("Load"))
    case .unresponsive:
      ErrorContent(
        icon: "view-refresh-symbolic", title: localized("This Page Doesn’t Respond"),
        text: localized("You can wait, or reload it. Your other tabs still work."), action: localized("Reload"))
    case .crashed:
      ErrorContent(
        icon: "view-refresh-symbolic", title: localized("This Page Stopped Working"),
        text: localized("It stopped more than once. Your other tabs still work."), action: localized("Reload"))
    }
  }
}
