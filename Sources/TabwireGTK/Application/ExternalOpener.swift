#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import Logging

  /// Hands over to the user's other apps what does not belong to this one.
  enum ExternalOpener {
    /// What may be handed over. Any other scheme could start something that the user did not ask for.
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

    /// Whether a URL is handed over at all.
    static func canOpen(_ url: URL) -> Bool {
      url.scheme.map { schemes.contains($0.lowercased()) } ?? false
    }

    /// What a user calls what a URL leads to.
    static func name(of url: URL) -> String {
      switch url.scheme?.lowercased() {
      case "mailto": "your mail app"
      case "tel": "your phone app"
      default: url.host() ?? "your browser"
      }
    }

    /// Opens a URL in the app that the user has chosen for it.
    static func open(_ url: URL, logger: Logger) {
      guard canOpen(url) else {
        return logger.warning("\(url.scheme ?? "a URL without a scheme") is not opened in another app")
      }
      launch(url, logger: logger)
    }

    /// Opens a folder of the user's.
    static func open(folder: URL, logger: Logger) {
      launch(folder, logger: logger)
    }

    private static func launch(_ url: URL, logger: Logger) {
      do {
        _ = try GLibError.check { g_app_info_launch_default_for_uri(url.absoluteString, nil, $0) }
      } catch {
        logger.warning("\(url) cannot be opened: \(error)")
      }
    }
  }
#endif
