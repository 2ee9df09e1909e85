import Foundation
import TabwireWebKit

/// Tells the user what became of downloads, and asks about those that nobody asked for.
@MainActor
struct DownloadToasts {
  private static let questionToast = "downloads"

  let downloads: Downloads
  /// Returns the toasts of the window in front.
  let toasts: @MainActor () -> ToastOverlay?
  /// Opens a folder in the user's file manager. Returns `false` if no app can open it.
  let openFolder: @MainActor (URL) -> Bool

  /// Follows the downloads.
  func begin() {
    downloads.onOutcome = { tell($0) }
    downloads.onQuestion = { ask($0) }
  }

  private func tell(_ outcome: Downloads.Outcome) {
    switch outcome {
    case .saved(let file):
      toasts()?.show(
        "“\(file.lastPathComponent)” downloaded", action: ("Show", { show(folder: file.deletingLastPathComponent()) }))
    case .failed(let name):
      toasts()?.show("“\(name)” could not be downloaded")
    }
  }

  private func show(folder: URL) {
    if !openFolder(folder) { toasts()?.show("No app can open this folder") }
  }

  private func ask(_ count: Int) {
    // The downloads own this closure's owner.
    toasts()?.show(
      count == 1 ? "This page wants to download another file" : "This page wants to download \(count) more files",
      id: Self.questionToast, stays: true,
      action: ("Download", { [weak downloads] in downloads?.answer(true) }),
      onDismiss: { [weak downloads] in downloads?.answer(false) })
  }
}
