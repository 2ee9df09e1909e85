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
    var cancellation: Cancellation?
  }

  /// Why the app cancelled a download.
  private enum Cancellation { case byUser, stalled }

  /// The downloads that users see.
  package private(set) var list = DownloadList()
  /// Called when the list has changed. Received data is reported a few times a second.
  package var onChange: (@MainActor () -> Void)?
  /// Called when a download ends.
  package var onOutcome: (@MainActor (Outcome) -> Void)?
  /// Called when pages save more files than the user asked for, with the number of waiting downloads. Call
  /// ``answer(_:)`` with the user's decision.
  package var onQuestion: (@MainActor (_ waitingCount: Int) -> Void)?

  /// Asks the user where to save a file of a name, because the app has no access to the download folder: in a sandbox. `nil` saves
  /// without asking.
  package var chooseFile: (@MainActor (_ name: String, _ completion: @escaping @MainActor (URL?) -> Void) -> Void)?

  private let folder: URL
  private let logger: Logger
  private var policy = DownloadPolicy()
  private var running: [Int: Running] = [:]
  private var lastID = 0
  private var isReporting = false
  /// The time after which a download fails whose server sends nothing. Time in which the machine sleeps does not count.
  var stallTimeout = Duration.seconds(60)
  /// The time between two reports of received data.
  private static let interval = Duration.milliseconds(200)
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
      // The network session emits its signal for the new download.
      webView.withPointer { webkit_web_view_download_uri($0, address).map { g_object_unref($0.rawPointer) } }
    }
  }

  // MARK: For users

  /// Ends a download. Nothing of its file stays.
  package func cancel(_ id: Int) {
    guard let download = running[id]?.download else { return }
    running[id]?.cancellation = .byUser
    download.withPointer { webkit_download_cancel($0) }
  }

  /// Removes the downloads that ended from the list. Their files stay.
  package func clear() {
    list.removeEnded()
    onChange?()
  }

  /// Ends all downloads, because the app ends. Nothing of their files stays.
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
    SignalHandler.connect(download, "received-data") { [weak self] arguments in
      guard let self, let download = arguments.object(0) else { return }
      list.receive(UInt64(webkit_download_get_received_data_length(download)), of: id)
      reportSoon()
    }
    SignalHandler.connect(download, "failed") { [weak self] arguments in
      let error = arguments.boxed(1).map { GLibError(copying: $0.assumingMemoryBound(to: GError.self)) }
      self?.downloadDidFail(id, error)
    }
    SignalHandler.connect(download, "finished") { [weak self] _ in
      guard let self, let file = running.removeValue(forKey: id)?.file else { return }
      list.end(id, as: .saved(file))
      onChange?()
      onOutcome?(.saved(file))
    }
    watchForStall(of: id, after: 0)
  }

  /// Cancels a download that receives nothing more for the timeout, because WebKit would wait for ever.
  private func watchForStall(of id: Int, after byteCount: UInt64) {
    Task { [weak self, stallTimeout] in
      try? await Task.sleep(for: stallTimeout, clock: .suspending)
      guard let self, let download = running[id]?.download else { return }
      let received = UInt64(download.withPointer { webkit_download_get_received_data_length($0) })
      if received > byteCount { return watchForStall(of: id, after: received) }
      running[id]?.cancellation = .stalled
      download.withPointer { webkit_download_cancel($0) }
    }
  }

  private func downloadDidFail(_ id: Int, _ error: GLibError?) {
    guard let download = running.removeValue(forKey: id) else { return }
    removeFile(of: download)
    switch download.cancellation {
    case .byUser:
      list.remove(id)
      onChange?()
    case .stalled:
      let name = download.file?.lastPathComponent ?? Self.name(of: download)
      logger.warning("download of \(name) failed: nothing received for \(stallTimeout)")
      fail(id, name, localized("the server stopped sending"))
    case nil:
      // The user declined, or the reason is already told.
      guard let file = download.file else { return }
      logger.warning("download failed: \(error?.description ?? "unknown error")")
      fail(id, file.lastPathComponent, Self.reason(for: error))
    }
  }

  /// Returns the name of a file for which no place was chosen yet.
  private static func name(of download: Running) -> String {
    let url = download.download.withPointer {
      webkit_uri_request_get_uri(webkit_download_get_request($0)).flatMap { URL(string: String(cString: $0)) }
    }
    return FileName(url?.lastPathComponent ?? "").numbered(1)
  }

  private func fail(_ id: Int, _ name: String, _ reason: String) {
    list.end(id, as: .failed(reason: reason))
    onChange?()
    onOutcome?(.failed(name: name, reason: reason))
  }

  private static func reason(for error: GLibError?) -> String {
    guard let error, error.domain == webkit_download_error_quark() else { return localized("the connection failed") }
    return error.code == WEBKIT_DOWNLOAD_ERROR_DESTINATION.rawValue
      ? localized("the file cannot be written") : localized("the connection failed")
  }

  /// Removes what was saved of a file. WebKit adds a suffix to its name until it is complete.
  private func removeFile(of download: Running) {
    guard let file = download.file else { return }
    for path in [file.path, file.path + ".wkdownload"] { unlink(path) }
  }

  /// Reports received data, which comes thousands of times a second, a few times a second.
  private func reportSoon() {
    guard !isReporting else { return }
    isReporting = true
    Task { [weak self] in
      try? await Task.sleep(for: Self.interval)
      self?.isReporting = false
      self?.onChange?()
    }
  }

  // MARK: Destinations

  private func decide(_ download: OpaquePointer, _ suggestion: String, _ id: Int) {
    switch policy.decide(waitingCount: waiting.count) {
    case .save: save(download, suggestion, id)
    case .ask:
      let request = webkit_download_get_request(download)
      let isRepeatable = webkit_uri_request_get_http_method(request).map { String(cString: $0) } ?? "GET" == "GET"
      if isRepeatable, let address = webkit_uri_request_get_uri(request).map({ String(cString: $0) }),
        let webView = webkit_download_get_web_view(download)
      {
        waiting.append((address, GObjectReference(retaining: webView)))
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

  private func save(_ download: OpaquePointer, _ suggestion: String, _ id: Int) {
    let response = webkit_download_get_response(download)
    let status = response.map { webkit_uri_response_get_status_code($0) } ?? 0
    let byteCount = response.map { UInt64(webkit_uri_response_get_content_length($0)) } ?? 0
    let add: @MainActor (String) -> Void = { [self] name in
      list.add(.init(id: id, name: name, byteCount: byteCount > 0 ? byteCount : nil))
      onChange?()
    }
    let name = FileName(suggestion)
    do {
      guard status < 400 else { throw ResponseError(status: status) }
      let begin: @MainActor (URL) -> Void = { [self] file in
        running[id]?.file = file
        add(file.lastPathComponent)
        // A reserved file is empty.
        webkit_download_set_allow_overwrite(download, 1)
        webkit_download_set_destination(download, file.path)
      }
      guard let chooseFile else { return begin(try reserve(name)) }
      let kept = GObjectReference(retaining: download)
      chooseFile(name.numbered(1)) { [weak self] file in
        withExtendedLifetime(kept) {
          guard self?.running[id] != nil else { return }
          if let file { begin(file) } else { self?.cancel(id) }
        }
      }
    } catch {
      logger.warning("download failed: \(error)")
      webkit_download_cancel(download)
      add(name.numbered(1))
      fail(
        id, name.numbered(1), (error as? ResponseError)?.reason ?? localized("it cannot be saved in %@", folder.path))
    }
  }

  /// A response that is an error page, not the file.
  private struct ResponseError: Error, CustomStringConvertible {
    let status: guint

    var reason: String { localized("the server responded with status %@", "\(status)") }
    var description: String { "the server responded with status \(status)" }
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
