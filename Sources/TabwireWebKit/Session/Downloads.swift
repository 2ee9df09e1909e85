import CWebKitGTK
import Foundation
import Logging

/// Saves downloads in a folder, under names that are not taken.
@MainActor
package final class Downloads {
  package enum Outcome {
    case saved(URL)
    /// The file was not saved, or only a part of it. The reason completes the sentence "could not be downloaded: …".
    case failed(name: String, reason: String)
  }

  /// A download that WebKit is carrying out.
  private struct Running {
    let download: GObjectReference
    var file: URL?
    /// The time at which the server sent something, or the request began; `nil` while the user chooses a file.
    var lastActivity: ContinuousClock.Instant? = .now
  }

  /// The time without a byte from the server after which a download fails. Servers may take a while to make a file.
  package var silenceLimit = Duration.seconds(120)
  /// Called when a download has begun, when more of it is there, and when it ends.
  package var onProgress: (@MainActor () -> Void)?
  /// Called when a download ends, unless the user cancelled it.
  package var onOutcome: (@MainActor (Outcome) -> Void)?
  /// Called when pages save more files than the user asked for, with the number of waiting downloads. Call
  /// ``answer(_:)`` with the user's decision.
  package var onQuestion: (@MainActor (_ waitingCount: Int) -> Void)?

  /// Asks the user where to save a file of a name, because the app has no access to the download folder: in a sandbox. `nil` saves
  /// without asking.
  package var chooseFile: (@MainActor (_ name: String, _ completion: @escaping @MainActor (URL?) -> Void) -> Void)?

  private let folder: URL
  private let logger: Logger
  private var running: [Int: Running] = [:]
  private var lastID = 0
  /// The number of files that are saved for each user action.
  private static let freeCount = 3
  /// The number of downloads that wait for the user's answer at most.
  private static let maximumWaitingCount = 100
  /// The number of files that pages may save without a question.
  private var allowance = Downloads.freeCount
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
    allowance = max(allowance, Self.freeCount)
  }

  /// Requests the waiting downloads again, or discards them.
  package func answer(_ isAllowed: Bool) {
    let answered = waiting
    waiting = []
    guard isAllowed else { return }
    allowance += answered.count
    for (address, webView) in answered {
      // The network session emits its signal for the new download.
      webView.withPointer { webkit_web_view_download_uri($0, address).map { g_object_unref($0.rawPointer) } }
    }
  }

  /// The names of the files that are being downloaded, also if the server has not responded yet.
  package var names: [String] {
    running.filter { $0.value.lastActivity != nil }.sorted { $0.key < $1.key }.map { Self.name(of: $0.value) }
  }

  /// The part of the running downloads that is there, from 0 to 1; 0 if it is unknown.
  package var progress: Double {
    let parts = running.values.map { $0.download.withPointer { webkit_download_get_estimated_progress($0) } }
    return parts.reduce(0, +) / Double(max(1, parts.count))
  }

  /// Ends all downloads. Nothing of their files stays.
  package func cancelAll() {
    for download in running.values { download.download.withPointer { webkit_download_cancel($0) } }
  }

  /// Removes the files of the running downloads, because the app ends.
  package func stop() {
    for download in running.values { removeFile(of: download) }
  }

  // MARK: Progress

  private func follow(_ download: OpaquePointer) {
    lastID += 1
    let id = lastID
    running[id] = Running(download: GObjectReference(retaining: download))
    SignalHandler.handle(download, "decide-destination") { [weak self] arguments in
      guard let self, let download = arguments.object(0) else { return false }
      decide(download, arguments.string(1) ?? "", id)
      return true
    }
    SignalHandler.connect(download, "notify::estimated-progress") { [weak self] _ in self?.onProgress?() }
    SignalHandler.connect(download, "received-data") { [weak self] _ in self?.running[id]?.lastActivity = .now }
    SignalHandler.connect(download, "failed") { [weak self] arguments in
      let error = arguments.boxed(1).map { GLibError(copying: $0.assumingMemoryBound(to: GError.self)) }
      self?.downloadDidFail(id, error)
    }
    SignalHandler.connect(download, "finished") { [weak self] _ in
      guard let self, let file = running.removeValue(forKey: id)?.file else { return }
      onProgress?()
      onOutcome?(.saved(file))
    }
    failIfSilent(id)
    onProgress?()
  }

  /// Fails a download once the server has sent nothing for ``silenceLimit``.
  private func failIfSilent(_ id: Int) {
    Task { [weak self] in
      while let rest = self?.timeLeft(for: id) {
        if rest <= .zero {
          self?.failForSilence(id)
          return
        }
        try await Task.sleep(for: rest)
      }
    }
  }

  /// The time within which the server has to send something, or `nil` if the download has ended.
  private func timeLeft(for id: Int) -> Duration? {
    running[id].map { $0.lastActivity.map { silenceLimit - (.now - $0) } ?? silenceLimit }
  }

  private func failForSilence(_ id: Int) {
    guard let download = running[id] else { return }
    let name = Self.name(of: download)
    logger.warning("download failed: the server sent nothing for \(silenceLimit)")
    let reason = localized("the server sent nothing for %@ seconds", "\(silenceLimit.components.seconds)")
    download.download.withPointer { refuse($0, name, reason) }
  }

  private func downloadDidFail(_ id: Int, _ error: GLibError?) {
    guard let download = running.removeValue(forKey: id) else { return }
    removeFile(of: download)
    onProgress?()
    let isOfWebKit = error?.domain == webkit_download_error_quark()
    if isOfWebKit, error?.code == Int32(WEBKIT_DOWNLOAD_ERROR_CANCELLED_BY_USER.rawValue) { return }
    logger.warning("download failed: \(error?.description ?? "unknown error")")
    onOutcome?(.failed(name: Self.name(of: download), reason: Self.reason(for: error)))
  }

  /// Returns the reason in words of the user.
  package static func reason(for error: GLibError?) -> String {
    guard let error, error.domain == webkit_download_error_quark(),
      error.code == Int32(WEBKIT_DOWNLOAD_ERROR_DESTINATION.rawValue)
    else { return localized("the connection failed") }
    // WebKit has one code for all errors of a file, and the system's text for each.
    let isDiskFull = error.description.contains(String(cString: g_strerror(ENOSPC)))
    return isDiskFull ? localized("the disk is full") : localized("the file cannot be written")
  }

  /// Returns the name of a file. Its address has it until a place is chosen.
  private static func name(of download: Running) -> String {
    if let file = download.file { return file.lastPathComponent }
    let url = download.download.withPointer {
      webkit_uri_request_get_uri(webkit_download_get_request($0)).flatMap { URL(string: String(cString: $0)) }
    }
    return FileName(url?.lastPathComponent ?? "").numbered(1)
  }

  /// Removes what was saved of a file. WebKit adds a suffix to its name until it is complete.
  private func removeFile(of download: Running) {
    guard let file = download.file else { return }
    for path in [file.path, file.path + ".wkdownload"] { unlink(path) }
  }

  // MARK: Destinations

  private func decide(_ download: OpaquePointer, _ suggestion: String, _ id: Int) {
    if allowance > 0 {
      allowance -= 1
      return save(download, FileName(suggestion), id)
    }
    let request = webkit_download_get_request(download)
    let isRepeatable = webkit_uri_request_get_http_method(request).map { String(cString: $0) } ?? "GET" == "GET"
    if isRepeatable, waiting.count < Self.maximumWaitingCount, let webView = webkit_download_get_web_view(download),
      let address = webkit_uri_request_get_uri(request).map({ String(cString: $0) })
    {
      waiting.append((address, GObjectReference(retaining: webView)))
      onQuestion?(waiting.count)
    } else {
      logger.notice("download of \(suggestion) cancelled: too many without a user action")
    }
    webkit_download_cancel(download)
  }

  private func save(_ download: OpaquePointer, _ name: FileName, _ id: Int) {
    let status = webkit_download_get_response(download).map { webkit_uri_response_get_status_code($0) } ?? 0
    // The response is an error page, not the file.
    if status >= 400 {
      return refuse(download, name.numbered(1), localized("the server responded with status %@", "\(status)"))
    }
    if let chooseFile {
      running[id]?.lastActivity = nil
      onProgress?()
      let kept = GObjectReference(retaining: download)
      return chooseFile(name.numbered(1)) { [weak self] file in
        kept.withPointer { (download: OpaquePointer) -> Void in
          if let file { self?.begin(download, file, id) } else { webkit_download_cancel(download) }
        }
      }
    }
    do {
      begin(download, try reserve(name), id)
    } catch {
      logger.warning("download failed: \(error)")
      refuse(download, name.numbered(1), localized("it cannot be saved in %@", folder.path))
    }
  }

  private func begin(_ download: OpaquePointer, _ file: URL, _ id: Int) {
    guard running[id] != nil else { return }
    running[id]?.file = file
    running[id]?.lastActivity = .now
    // A reserved file is empty.
    webkit_download_set_allow_overwrite(download, 1)
    webkit_download_set_destination(download, file.path)
    onProgress?()
  }

  private func refuse(_ download: OpaquePointer, _ name: String, _ reason: String) {
    webkit_download_cancel(download)
    onOutcome?(.failed(name: name, reason: reason))
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
