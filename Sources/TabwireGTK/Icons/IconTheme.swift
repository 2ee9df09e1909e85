#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import Logging
  import TabwireIcons

  /// The icons that GTK can show.
  @MainActor
  enum IconTheme {
    private static var isInstalled = false

    /// Adds our own drawings to the display's icons. Further calls do nothing.
    ///
    /// GTK reads icons from files only, so they are kept in the user's cache.
    static func install(logger: Logger) {
      guard !isInstalled, let display = gdk_display_get_default() else { return }
      isInstalled = true
      let cache = g_get_user_cache_dir().map { URL(filePath: String(cString: $0)) } ?? .temporaryDirectory
      let icons = cache.appending(path: "tabwire/icons")
      let folder = icons.appending(path: "hicolor/scalable/actions")
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, drawing) in IconDrawings.all {
          let file = folder.appending(path: "\(name).svg")
          if (try? String(contentsOf: file, encoding: .utf8)) != drawing {
            try Data(drawing.utf8).write(to: file, options: .atomic)
          }
        }
      } catch {
        logger.warning("some icons cannot be shown, since \(folder.path) cannot be written: \(error)")
      }
      gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), icons.path)
    }

    /// Whether there is an icon of a name.
    static func hasIcon(_ name: String) -> Bool {
      gdk_display_get_default().map { gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display($0), name) != 0 } ?? false
    }
  }
#endif
