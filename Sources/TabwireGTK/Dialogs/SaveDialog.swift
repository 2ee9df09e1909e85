import CWebKitGTK
import Foundation
import TabwireWebKit

/// The desktop's dialog that asks where to save a file. In a sandbox it is the portal, which gives access to that file.
@MainActor
enum SaveDialog {
  /// Whether the app runs in a sandbox, without access to the user's folders.
  static var isNeeded: Bool { FileManager.default.fileExists(atPath: "/.flatpak-info") }

  /// - Parameters:
  ///   - window: The window to show it over, or `nil`.
  ///   - completion: Called with the file, or with `nil` if the user cancels.
  static func show(_ name: String, over window: Widget?, completion: @escaping @MainActor (URL?) -> Void) {
    guard
      let dialog = gtk_file_chooser_native_new(
        nil, window.map { cast($0) }, GTK_FILE_CHOOSER_ACTION_SAVE, nil, nil)
    else { return completion(nil) }
    gtk_file_chooser_set_current_name(dialog, name)
    SignalHandler.connect(dialog, "response") { arguments in
      let isAccepted = arguments.integer(1) == GTK_RESPONSE_ACCEPT.rawValue
      let file = isAccepted ? gtk_file_chooser_get_file(dialog) : nil
      defer {
        if let file { g_object_unref(file.rawPointer) }
        Task { g_object_unref(dialog.rawPointer) }
      }
      completion(file.flatMap { takeString(g_file_get_path($0)) }.map { URL(filePath: $0) })
    }
    gtk_native_dialog_show(cast(dialog))
  }
}
