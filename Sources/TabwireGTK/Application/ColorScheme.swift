import CWebKitGTK

/// The color scheme of an app and its pages.
public enum ColorScheme: Sendable {
  /// The system's color scheme.
  case system
  case light
  case dark

  /// Applies the color scheme to all windows and their pages.
  @MainActor
  package func apply() {
    let scheme =
      switch self {
      case .system: ADW_COLOR_SCHEME_DEFAULT
      case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
      case .dark: ADW_COLOR_SCHEME_FORCE_DARK
      }
    adw_style_manager_set_color_scheme(adw_style_manager_get_default(), scheme)
  }
}
