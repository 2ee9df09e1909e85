import CWebKitGTK
import Foundation
import Logging

/// Saves downloads where the user chooses.
@MainActor
package final class Downloads {
  /// Asks the user where to save a file with this name. `nil` is the answer of a user who cancels.
  package var chooseFile: (@MainActor (_ name: String, _ completion: @escaping @MainActor (URL?) -> Void) -> Void)?
  /// Called with a text for the user when a download ends, unless the user cancelled it.
  package var onEnd: (@MainActor (String) -> Void)?

  private let logger: Logger
  /// Whether a page may ask where to save a file: once for each action of the user.
  private var isAllowed = true

  /// - Parameter logger: Receives a line for each download that is refused or fails.
  package init(logger: Logger) {
    self.logger = logger
  }

  package func watch(_ session: OpaquePointer) {
    SignalHandler.connect(session, "download-started") { [weak self] arguments in
      if let download = arguments.object(1) { self?.follow(download) }
    }
  }

  /// Allows a further download after a click, a key or a touch.
  package func userActed() {
    isAllowed = true
  }

  private func follow(_ download: OpaquePointer) {
    var name = ""
    var hasFailed = false
    SignalHandler.handle(download, "decide-destination") { [weak self] arguments in
      // A server suggests it.
      name = (arguments.string(1) ?? "").singleLine
      self?.decide(download, name)
      return self != nil
    }
    SignalHandler.connect(download, "failed") { [weak self] arguments in
      hasFailed = true
      let error = arguments.boxed(1).map { GLibError(copying: $0.assumingMemoryBound(to: GError.self)) }
      self?.downloadDidFail(name, error)
    }
    SignalHandler.connect(download, "finished") { [weak self] _ in
      // A download that fails is finished, too.
      guard !hasFailed, let file = webkit_download_get_destination(download) else { return }
      self?.onEnd?(localized("“%@” downloaded", URL(filePath: String(cString: file)).lastPathComponent))
    }
  }

  private func decide(_ download: OpaquePointer, _ name: String) {
    let status = webkit_download_get_response(download).map { webkit_uri_response_get_status_code($0) } ?? 0
    guard status < 400 else {
      // The response is an error page, not the file.
      webkit_download_cancel(download)
      return fail(name, localized("the server responded with status %@", "\(status)"))
    }
    guard isAllowed, let chooseFile else {
      logger.notice("download of \(name) cancelled: no user action caused it")
      return webkit_download_cancel(download)
    }
    isAllowed = false
    let kept = GObjectReference(retaining: download)
    chooseFile(name) { file in
      kept.withPointer { (download: OpaquePointer) -> Void in
        guard let file else { return webkit_download_cancel(download) }
        // The dialog has asked the user whether to replace an existing file.
        webkit_download_set_allow_overwrite(download, 1)
        webkit_download_set_destination(download, file.path)
      }
    }
  }

  private func downloadDidFail(_ name: String, _ error: GLibError?) {
    let isOfWebKit = error?.domain == webkit_download_error_quark()
    if isOfWebKit, error?.code == Int32(WEBKIT_DOWNLOAD_ERROR_CANCELLED_BY_USER.rawValue) { return }
    fail(name, error?.description ?? "")
  }

  private func fail(_ name: String, _ reason: String) {
    logger.warning("download failed: \(reason)")
    onEnd?(localized("“%@” could not be downloaded: %@", name, reason))
  }
}
