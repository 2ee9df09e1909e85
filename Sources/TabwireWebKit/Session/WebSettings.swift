import Foundation
import Logging
import NativeBridge
import TabwirePaths

/// The settings that the web views and the navigators of an app share.
@MainActor
package struct WebSettings {
  package let applicationName: String
  /// The start URL of the app. Pages of its origin are the app's.
  package let startURL: URL
  /// The text that is added to WebKit's user agent.
  package let userAgent: String
  package let scripts: BridgeScripts
  package var permissions: Set<PermissionKind> = []
  /// Whether a status 401 of Turbo's visits leads to the sign-in.
  package var signsIn = false
  /// The origins besides the app's whose pages are shown, in a modal window: those of services that sign users in.
  package var allowedOrigins: Set<Origin> = []
  /// The time after which a load counts as slow, and the user is offered to stop it.
  package var slowLoadDelay = Duration.seconds(8)
  package var allowsInspector = false
  /// The logger for messages of pages, or `nil` to log none.
  package var pageLogger: Logger?
  package let logger: Logger

  package init(applicationName: String, startURL: URL, userAgent: String, scripts: BridgeScripts, logger: Logger) {
    self.applicationName = applicationName
    self.startURL = startURL
    self.userAgent = userAgent
    self.scripts = scripts
    self.logger = logger
  }
}
