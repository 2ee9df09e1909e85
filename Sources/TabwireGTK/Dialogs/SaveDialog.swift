import CWebKitGTK
import Foundation
import TabwireWebKit

/// The desktop's dialog that asks where to save a file. In a sandbox it is the portal, which gives access to that file.
@MainActor
enum SaveDialog {
  static func show(_ name: String, over window: Widget?, completion: @escaping @MainActor (URL?) -> Void) {
    guard
      let dialog = gtk_file_chooser_native_new(
        nil, window.map { cast($0) }, GTK_FILE_CHOOSER_ACTION_SAVE, nil, nil)
    else { return completion(nil) }
    gtk_file_chooser_set_current_name(dialog, fileName(name))
    if let folder = g_get_user_special_dir(G_USER_DIRECTORY_DOWNLOAD) {
      let file = GObjectReference(adopting: g_file_new_for_path(folder).rawPointer)
      file.withPointer { _ = gtk_file_chooser_set_current_folder(dialog, $0, nil) }
    }
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

  /// Returns the name that the dialog suggests. A server may suggest a path.
  static func fileName(_ suggestion: String) -> String {
    suggestion.displayText.split(separator: "/").last.map(String.init) ?? ""
  }
}
