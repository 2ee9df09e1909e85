import CWebKitGTK
import TabwireWebKit

/// Shows toasts over the pages.
@MainActor
package final class ToastOverlay {
  package typealias Action = (title: String, perform: @MainActor () -> Void)

  /// The id of the toast that offers a reload.
  static let offer = "offer"

  /// A toast with an id.
  private struct Shown {
    let toast: GObjectReference
    let label: GObjectReference
    var action: Action?
  }

  package let widget: Widget
  private var shown: [String: Shown] = [:]
  /// The number of toasts without an id that are shown or wait. A page could add toasts without end.
  private(set) var count = 0
  static let maximumCount = 10
  /// The widths of a toast's text at which it wraps, in characters.
  private static let textWidths: ClosedRange<Double> = 12...48
  /// The width of the margins and the close button of a toast, in pixels.
  private static let marginWidth = 124.0

  package init() {
    widget = adw_toast_overlay_new()
  }

  /// The widget below the toasts.
  package var content: Widget? {
    get { adw_toast_overlay_get_child(OpaquePointer(widget)) }
    set { adw_toast_overlay_set_child(OpaquePointer(widget), newValue) }
  }

  /// Shows a toast.
  ///
  /// - Parameters:
  ///   - id: Updates an earlier toast with the same id. A toast without an id waits for the earlier ones. It is dropped if
  ///     too many wait.
  ///   - stays: Whether the toast stays until it is dismissed.
  ///   - duration: The time that the toast stays otherwise, or `nil` for the default.
  ///   - action: The button, or `nil`.
  package func show(
    _ text: String, id: String? = nil, stays: Bool = false, duration: Duration? = nil, action: Action? = nil
  ) {
    if id == nil, count >= Self.maximumCount { return }
    defer { if let window = gtk_widget_get_root(widget) { Announcer(window: cast(window)).say(text) } }
    // libadwaita 1.2 aborts if a toast is replaced while an animation runs, so the text changes in place.
    if let id, let existing = shown[id] {
      existing.label.withPointer { gtk_label_set_text($0, text) }
      shown[id]?.action = action
      return
    }
    let toast = adw_toast_new("")!
    if id == nil {
      count += 1
      SignalHandler.connect(toast, "dismissed") { [weak self] _ in self?.count -= 1 }
    }
    let label = label(text, besides: action)
    adw_toast_set_custom_title(toast, label)
    if let action {
      adw_toast_set_button_label(toast, action.title)
      SignalHandler.connect(toast, "button-clicked") { [weak self] _ in
        let current = id.flatMap { self?.shown[$0]?.action } ?? action
        current.perform()
      }
    }
    adw_toast_set_timeout(toast, stays ? 0 : duration.map { guint($0.components.seconds) } ?? (id == nil ? 5 : 2))
    if let id {
      if !stays { adw_toast_set_priority(toast, ADW_TOAST_PRIORITY_HIGH) }
      shown[id] = Shown(
        toast: GObjectReference(retaining: toast), label: GObjectReference(retaining: label), action: action)
      SignalHandler.connect(toast, "dismissed") { [weak self] _ in self?.shown[id] = nil }
    }
    adw_toast_overlay_add_toast(OpaquePointer(widget), toast)
  }

  /// Returns a label that wraps beside a button. The title of a toast does not wrap.
  private func label(_ text: String, besides action: Action?) -> Widget {
    let label = gtk_label_new(text)!
    gtk_widget_add_css_class(label, "heading")
    gtk_label_set_wrap(OpaquePointer(label), 1)
    gtk_label_set_wrap_mode(OpaquePointer(label), PANGO_WRAP_WORD_CHAR)
    gtk_label_set_xalign(OpaquePointer(label), 0)
    let width = textWidth(of: label, besides: action)
    gtk_label_set_max_width_chars(OpaquePointer(label), width)
    // Without a minimum width, the label would wrap although there is room. Letters of a heading are wider than GTK's
    // average character.
    gtk_label_set_width_chars(OpaquePointer(label), min(width, gint(text.count + text.count / 4 + 1)))
    return label
  }

  /// The number of characters that fit on a line of a label. A toast overlay cuts off wider content, or makes the window wider.
  private func textWidth(of label: Widget, besides action: Action?) -> gint {
    let sample: gint = 10
    gtk_label_set_width_chars(OpaquePointer(label), sample)
    gtk_label_set_max_width_chars(OpaquePointer(label), sample)
    var minimum: gint = 0
    gtk_widget_measure(label, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
    let character = Double(minimum) / Double(sample)
    guard character > 0 else { return gint(Self.textWidths.lowerBound) }
    let button = action.map { Double($0.title.count + 4) * character } ?? 0
    let room = (Double(gtk_widget_get_width(widget)) - Self.marginWidth - button) / character
    return gint(min(max(room, Self.textWidths.lowerBound), Self.textWidths.upperBound))
  }

  package func dismiss(_ id: String) {
    if let shown = shown[id] { shown.toast.withPointer { adw_toast_dismiss($0) } }
  }
}
