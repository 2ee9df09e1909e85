import Foundation
import TabwireWebKit

/// Tells the user of downloads in toasts: those that take long, what became of them, and those that nobody asked for.
@MainActor
final class DownloadPresenter {
  /// The time after which a download takes long.
  private static let delay = Duration.seconds(1)
  private static let questionToast = "downloads"
  private static let progressToast = "download progress"

  private let downloads: Downloads
  /// Returns the toasts of the window in front.
  private let toasts: @MainActor () -> ToastOverlay?
  /// Opens a file or a folder in another app. Returns `false` if no app can open it.
  private let openFile: @MainActor (URL) -> Bool
  /// Waits until the running downloads take long.
  private var waiting: Task<Void, Never>?
  /// The toasts that show the progress, and its text.
  private weak var shown: ToastOverlay?
  private var shownText = ""

  init(
    _ downloads: Downloads, toasts: @escaping @MainActor () -> ToastOverlay?,
    openFile: @escaping @MainActor (URL) -> Bool
  ) {
    self.downloads = downloads
    self.toasts = toasts
    self.openFile = openFile
    downloads.onOutcome = { [weak self] in self?.tell($0) }
    downloads.onQuestion = { [weak self] in self?.ask($0) }
    downloads.onProgress = { [weak self] in self?.progressDidChange() }
  }

  private func progressDidChange() {
    guard !downloads.names.isEmpty else {
      waiting?.cancel()
      waiting = nil
      shown?.dismiss(Self.progressToast)
      shownText = ""
      return
    }
    if !shownText.isEmpty { return showProgress() }
    guard waiting == nil else { return }
    waiting = Task { [weak self] in
      try? await Task.sleep(for: Self.delay)
      if !Task.isCancelled { self?.showProgress() }
    }
  }

  /// Shows the names and every tenth of the progress. A toast that the user dismissed stays away.
  private func showProgress() {
    let names = downloads.names
    guard let name = names.first else { return }
    let tenths = Int(downloads.progress * 10)
    let text =
      (names.count == 1
        ? localized("Downloading “%@”", name) : localized("Downloading %@ files", "\(names.count)"))
      + (tenths > 0 ? " · \(tenths * 10) %" : "")
    guard text != shownText, shown != nil || shownText.isEmpty else { return }
    if shownText.isEmpty { shown = toasts() }
    shownText = text
    shown?.show(
      text, id: Self.progressToast, stays: true,
      action: (localized("Cancel"), { [weak downloads] in downloads?.cancelAll() }),
      onDismiss: { [weak self] in self?.shown = nil })
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
    if !openFile(folder) { toasts()?.show(localized("No app can open this folder")) }
  }

  private func ask(_ count: Int) {
    toasts()?.show(
      count == 1
        ? localized("This page wants to download another file")
        : localized("This page wants to download %@ more files", "\(count)"),
      id: Self.questionToast, stays: true,
      action: (localized("Download"), { [weak downloads] in downloads?.answer(true) }),
      onDismiss: { [weak downloads] in downloads?.answer(false) })
  }
}
