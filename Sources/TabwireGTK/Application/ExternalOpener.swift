import CWebKitGTK
import Foundation
import Logging
import TabwirePaths
import TabwireWebKit

/// Opens URLs in the user's other apps.
enum ExternalOpener {
  /// The schemes that may be opened. Other schemes could start a program that the user did not ask for.
  private static let schemes: Set<String> = ["http", "https", "mailto", "sms", "tel"]

  /// The text for users whose desktop has no app for a link.
  static let failureText = localized("No app can open this link")

  /// Whether a URL has a scheme that may be opened.
  static func canOpen(_ url: URL) -> Bool {
    url.scheme.map { schemes.contains($0.lowercased()) } ?? false
  }

  /// Returns the name of a URL's target, for questions to the user.
  static func name(of url: URL) -> String {
    switch url.scheme?.lowercased() {
    case "mailto": localized("your mail app")
    case "tel": localized("your phone app")
    case "sms": localized("your messages app")
    default: url.host() ?? localized("your browser")
    }
  }

  /// Opens a URL in the user's default app for its scheme.
  ///
  /// - Returns: `false` if no app can open it. A link that may not be opened is ignored, which is not a failure.
  static func open(_ url: URL, logger: Logger) -> Bool {
    guard canOpen(url) else {
      logger.warning(
        "\(url.scheme.map { "\($0): link" } ?? "link without a scheme") not opened: only \(schemes.sorted().joined(separator: ", ")) links open in other apps"
      )
      return true
    }
    do {
      _ = try GLibError.check { g_app_info_launch_default_for_uri(url.absoluteString, nil, $0) }
      return true
    } catch {
      logger.warning("\(url.loggable) cannot be opened in another app: \(error)")
      return false
    }
  }
}
