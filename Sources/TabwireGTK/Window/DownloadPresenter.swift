import Foundation
import TabwireWebKit

/// Shows downloads in the header bars, tells the user what became of them, and asks about those that nobody asked for.
@MainActor
struct DownloadPresenter {
  private static let questionToast = "downloads"

  let downloads: Downloads
  /// Returns the toasts of the window in front.
  let toasts: @MainActor () -> ToastOverlay?
  /// Returns the header bars of the windows.
  let headers: @MainActor () -> [HeaderBar]
  /// Called when the header bars have changed.
  let didUpdate: @MainActor () -> Void
  /// Opens a file or a folder in another app. Returns `false` if no app can open it.
  let openFile: @MainActor (URL) -> Bool

  /// Follows the downloads.
  ///
  /// - Parameter modals: The presenter of the modal windows, whose header bars show the downloads, too.
  func begin(in modals: ModalPresenter) {
    downloads.onOutcome = { tell($0) }
    downloads.onQuestion = { ask($0) }
    downloads.onChange = {
      for header in headers() { header.downloads.update() }
      didUpdate()
    }
    for header in headers() { header.downloads.connect(to: downloads) { open($0) } }
    modals.onPresent = { $0.chrome.header.downloads.connect(to: downloads) { open($0) } }
  }

  private func tell(_ outcome: Downloads.Outcome) {
    switch outcome {
    case .saved(let file):
      toasts()?.show(
        localized("“%@” downloaded", file.lastPathComponent),
        action: (localized("Show"), { open(file.deletingLastPathComponent()) }))
    case .failed(let name, let reason):
      toasts()?.show(localized("“%@” could not be downloaded: %@", name, reason))
    }
  }

  private func open(_ file: URL) {
    guard !openFile(file) else { return }
    toasts()?.show(
      file.hasDirectoryPath ? localized("No app can open this folder") : localized("No app can open this file"))
  }

  private func ask(_ count: Int) {
    // The downloads own this closure's owner.
    toasts()?.show(
      count == 1
        ? localized("This page wants to download another file")
        : localized("This page wants to download %@ more files", "\(count)"),
      id: Self.questionToast, stays: true,
      action: (localized("Download"), { [weak downloads] in downloads?.answer(true) }),
      onDismiss: { [weak downloads] in downloads?.answer(false) })
  }
}
