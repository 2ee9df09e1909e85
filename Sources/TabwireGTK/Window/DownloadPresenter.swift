import CWebKitGTK
import Foundation
import TabwireWebKit

/// Asks the user where to save downloads, and tells in toasts what became of them.
@MainActor
final class DownloadPresenter {
  private let window: Widget
  /// Returns the toasts of the window in front.
  private let toasts: @MainActor () -> ToastOverlay?
  /// Opens a folder in another app. Returns `false` if no app can open it.
  private let openFolder: @MainActor (URL) -> Bool

  init(
    _ downloads: Downloads, over window: Widget, toasts: @escaping @MainActor () -> ToastOverlay?,
    openFolder: @escaping @MainActor (URL) -> Bool
  ) {
    self.window = window
    self.toasts = toasts
    self.openFolder = openFolder
    downloads.chooseFile = { [weak self] in self?.chooseFile($0, completion: $1) }
    downloads.onOutcome = { [weak self] in self?.tell($0) }
  }

  /// Shows the desktop's dialog. In a sandbox it is the portal, which gives access to the chosen file.
  private func chooseFile(_ name: String, completion: @escaping @MainActor (URL?) -> Void) {
    guard
      let dialog = gtk_file_chooser_native_new(nil, cast(window), GTK_FILE_CHOOSER_ACTION_SAVE, nil, nil)
    else { return completion(nil) }
    gtk_file_chooser_set_current_name(dialog, Self.fileName(name))
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

  private func tell(_ outcome: Downloads.Outcome) {
    switch outcome {
    case .saved(let file):
      toasts()?.show(
        localized("“%@” downloaded", file.lastPathComponent),
        action: (localized("Show"), { [weak self] in self?.open(file.deletingLastPathComponent()) }))
    case .failed(let name, let reason):
      toasts()?.show(localized("“%@” could not be downloaded: %@", name, reason))
    }
  }

  private func open(_ folder: URL) {
    if !openFolder(folder) { toasts()?.show(localized("No app can open this folder")) }
  }
}
