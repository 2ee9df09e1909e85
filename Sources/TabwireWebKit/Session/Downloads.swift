import CWebKitGTK
import Foundation
import Logging

/// Saves downloads in a folder, under names that are not taken.
@MainActor
package final class Downloads {
  package enum Outcome {
    case saved(URL)
    /// The file was not saved, or only a part of it.
    case failed(name: String)
  }

  /// Called when a download ends.
  package var onOutcome: (@MainActor (Outcome) -> Void)?
  /// Called when pages save more files than the user asked for, with the number of waiting downloads. Call
  /// ``answer(_:)`` with the user's decision.
  package var onQuestion: (@MainActor (_ waitingCount: Int) -> Void)?

  private let folder: URL
  private let logger: Logger
  private var policy = DownloadPolicy()
  /// The downloads that wait for the user's answer, and their web views. Their requests are cancelled until then: an
  /// open request would block others to the same server.
  private var waiting: [(address: String, webView: GObjectReference)] = []
  /// The number of names that are tried before a download fails.
  private static let maximumNumber = 10_000

  /// - Parameters:
  ///   - folder: The download folder. It is created for the first download.
  ///   - logger: Receives a line for each download that fails.
  package init(folder: URL, logger: Logger) {
    self.folder = folder
    self.logger = logger
  }

  /// Handles the downloads of a network session.
  package func watch(_ session: OpaquePointer) {
    SignalHandler.connect(session, "download-started") { [weak self] arguments in
      if let download = arguments.object(1) { self?.follow(download) }
    }
  }

  /// Allows further downloads after a click, a key or a touch.
  package func userActed() {
    policy.userActed()
  }

  /// Requests the waiting downloads again, or discards them.
  package func answer(_ isAllowed: Bool) {
    let answered = waiting
    waiting = []
    guard isAllowed else { return }
    policy.grant(answered.count)
    for (address, webView) in answered {
      let view = webView.pointer.assumingMemoryBound(to: WebKitWebView.self)
      // The network session emits its signal for the new download.
      webkit_web_view_download_uri(view, address).map { g_object_unref($0.rawPointer) }
    }
  }

  private func follow(_ download: OpaquePointer) {
    var file: URL?
    var hasFailed = false
    SignalHandler.handle(download, "decide-destination") { [weak self] arguments in
      guard let self, let download = arguments.object(0) else { return false }
      let suggestion = arguments.string(1) ?? ""
      decide(download, suggestion) { file = $0 }
      return true
    }
    SignalHandler.connect(download, "failed") { [weak self] arguments in
      guard let self else { return }
      hasFailed = true
      let error = arguments.boxed(1).map { GLibError(copying: $0.assumingMemoryBound(to: GError.self)) }
      if let file { try? FileManager.default.removeItem(at: file) }
      // The user declined, or the reason is already logged.
      if let error, error.code == WEBKIT_DOWNLOAD_ERROR_CANCELLED_BY_USER.rawValue, file == nil { return }
      logger.warning("download failed: \(error?.description ?? "unknown error")")
      onOutcome?(.failed(name: file?.lastPathComponent ?? "The file"))
    }
    SignalHandler.connect(download, "finished") { [weak self] _ in
      if !hasFailed, let file { self?.onOutcome?(.saved(file)) }
    }
  }

  private func decide(_ download: OpaquePointer, _ suggestion: String, _ didReserve: (URL) -> Void) {
    switch policy.decide(waitingCount: waiting.count) {
    case .save: save(download, suggestion, didReserve)
    case .ask:
      let request = webkit_download_get_request(download)
      let isRepeatable = webkit_uri_request_get_http_method(request).map { String(cString: $0) } ?? "GET" == "GET"
      if isRepeatable, let address = webkit_uri_request_get_uri(request).map({ String(cString: $0) }),
        let webView = webkit_download_get_web_view(download)
      {
        waiting.append((address, GObjectReference(adopting: g_object_ref(webView.rawPointer))))
        onQuestion?(waiting.count)
      } else {
        logger.notice("download of \(suggestion) cancelled: it cannot be requested again")
      }
      webkit_download_cancel(download)
    case .refuse:
      logger.notice("download of \(suggestion) cancelled: too many without a user action")
      webkit_download_cancel(download)
    }
  }

  private func save(_ download: OpaquePointer, _ suggestion: String, _ didReserve: (URL) -> Void) {
    do {
      let file = try reserve(FileName(suggestion))
      didReserve(file)
      // The reserved file is empty.
      webkit_download_set_allow_overwrite(download, 1)
      webkit_download_set_destination(download, file.path)
    } catch {
      logger.warning("download failed: \(error)")
      webkit_download_cancel(download)
      onOutcome?(.failed(name: FileName(suggestion).numbered(1)))
    }
  }

  /// Creates an empty file with a name that is not taken.
  private func reserve(_ name: FileName) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for number in 1...Self.maximumNumber {
      let file = folder.appending(path: name.numbered(number))
      let descriptor = open(file.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
      if descriptor >= 0 {
        Glibc.close(descriptor)
        return file
      }
      guard errno == EEXIST else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
    throw POSIXError(.EEXIST)
  }
}
