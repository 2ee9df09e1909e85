import CWebKitGTK
import TabwireWebKit

/// The style sheet of the client's widgets.
@MainActor
enum Stylesheet {
  private static var isInstalled = false

  /// Adds the style sheet to the display. Further calls have no effect.
  static func install() {
    guard !isInstalled, let display = gdk_display_get_default() else { return }
    isInstalled = true
    let provider = gtk_css_provider_new()!
    let css = String(decoding: PackageResources.style_css, as: UTF8.self)
    gtk_css_provider_load_from_data(provider, css, -1)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
  }
}
