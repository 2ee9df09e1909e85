import CWebKitGTK
import Foundation
import Logging
import TabwireIcons
import TabwireWebKit

/// The icon theme of the display.
@MainActor
enum IconTheme {
  private static var isInstalled = false

  /// Adds the client's icons to the icon theme. Further calls have no effect.
  ///
  /// GTK reads icons only from files, so they are written to the user's cache.
  ///
  /// - Parameter logger: Receives a warning if the cache cannot be written.
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
      logger.warning("icons: \(folder.path) cannot be written, some icons are missing: \(error)")
    }
    gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), icons.path)
  }
}
