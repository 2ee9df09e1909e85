import CWebKitGTK
import TabwireWebKit

/// The bar over a page that asks the user for permissions, such as the camera.
@MainActor
final class PermissionBar {
  let widget: Widget
  private let label = gtk_label_new(nil)!
  private var onAnswer: (@MainActor (Bool?) -> Void)?

  init() {
    widget = gtk_info_bar_new()
    gtk_widget_set_valign(widget, GTK_ALIGN_START)
    gtk_label_set_wrap(OpaquePointer(label), 1)
    gtk_label_set_xalign(OpaquePointer(label), 0)
    gtk_widget_set_hexpand(label, 1)
    gtk_info_bar_add_child(OpaquePointer(widget), label)
    gtk_info_bar_add_button(OpaquePointer(widget), localized("Deny"), GTK_RESPONSE_NO.rawValue)
    gtk_info_bar_add_button(OpaquePointer(widget), localized("Allow"), GTK_RESPONSE_YES.rawValue)
    gtk_widget_set_visible(widget, 0)
    SignalHandler.connect(widget, "response") { [weak self] arguments in
      self?.answer(arguments.integer(1) == GTK_RESPONSE_YES.rawValue)
    }
  }

  /// Asks the user.
  ///
  /// - Parameters:
  ///   - onAnswer: Called with the answer, or with `nil` if the page goes away.
  /// - Returns: `false` if users are not asked about one of the permissions, or another question is open.
  func ask(about kinds: Set<PermissionKind>, onAnswer: @escaping @MainActor (Bool?) -> Void) -> Bool {
    let names = PermissionKind.allCases.filter { kinds.contains($0) }.map(\.question)
    guard self.onAnswer == nil, !names.contains(nil) else { return false }
    self.onAnswer = onAnswer
    let text = localized("May this page use %@?", names.compactMap(\.self).joined(separator: ", "))
    gtk_label_set_text(OpaquePointer(label), text)
    gtk_widget_set_visible(widget, 1)
    if let window = gtk_widget_get_root(widget) { Announcer(window: cast(window)).say(text) }
    return true
  }

  func answer(_ isAllowed: Bool?) {
    let answered = onAnswer
    onAnswer = nil
    gtk_widget_set_visible(widget, 0)
    answered?(isAllowed)
  }
}

extension PermissionKind {
  /// The name in a question, or `nil` for a permission that only the app can grant.
  fileprivate var question: String? {
    switch self {
    case .location: localized("your location")
    case .notifications: localized("notifications")
    case .microphone: localized("your microphone")
    case .camera: localized("your camera")
    case .screen: localized("a picture of your screen")
    case .devices, .clipboard, .pointerLock, .protectedMedia: nil
    }
  }
}
