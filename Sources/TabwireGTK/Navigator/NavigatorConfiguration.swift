import Foundation
import Logging
import NativeBridge
import TabwireIcons
import TabwireWebKit

/// What all navigators of an app share: the web views' environment with its settings, and the app's part.
@MainActor
struct NavigatorConfiguration {
  let environment: WebEnvironment
  var componentTypes: [BridgeComponent.Type]
  var backgroundTabs = BackgroundTabLimit.unlimited
  /// How users sign in when the server responds with the status 401, or `nil` to show its response.
  var signIn: SignInMethod?
  var icons = IconNames()
  /// Applies the color scheme that a page wants for the whole app, or the app's own (`nil`).
  var applyColorScheme: @MainActor (ColorScheme?) -> Void = { ($0 ?? .system).apply() }
  /// Shows a number on the app's icon; 0 removes it (P26.1).
  var showAppBadge: @MainActor (Int64) -> Void = { _ in }
  /// Opens a URL that does not belong to the app: a page of another origin, a mail address, a phone number. Returns
  /// `false` if no app can open it.
  let openExternally: @MainActor (URL) -> Bool
  var logger: Logger { environment.settings.logger }
}
