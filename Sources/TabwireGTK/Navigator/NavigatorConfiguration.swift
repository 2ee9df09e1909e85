#if canImport(CWebKitGTK)
  import Foundation
  import Logging
  import NativeBridge
  import TabwireClient
  import TabwireIcons
  import WebAddress

  /// The settings that all navigators of an app share.
  struct NavigatorConfiguration {
    /// The component types that pages can use.
    var componentTypes: [BridgeComponent.Type]
    /// The bridge's scripts.
    let scripts: BridgeScripts
    /// The name of the app.
    let applicationName: String
    /// The permissions that pages are granted.
    let permissions: Permissions
    /// The time after which a load counts as slow, and the user is offered to stop it.
    var slowLoadDelay = Duration.seconds(8)
    /// The way users sign in when the server responds with the status 401, or `nil` to show its response.
    var signIn: SignIn?
    /// The origins besides the app's whose pages are shown, in a modal window: those of services that sign users in.
    var allowedOrigins: Set<Origin> = []
    /// The icons for the names that servers use.
    var icons = IconNames()
    /// Applies the color scheme that a page wants for the whole app, or the app's own (`nil`).
    var applyColorScheme: @MainActor (TabwireApplication.ColorScheme?) -> Void = { ($0 ?? .system).apply() }
    /// Shows a number on the app's icon; 0 removes it (P26.1).
    var showAppBadge: @MainActor (Int64) -> Void = { _ in }
    /// Opens a URL that does not belong to the app: a page of another origin, a mail address, a phone number. Returns
    /// `false` if no app can open it.
    let openExternally: @MainActor (URL) -> Bool
    /// Opens a file or a folder in another app. Returns `false` if no app can open it.
    let openFile: @MainActor (URL) -> Bool
    let logger: Logger

    /// The settings for modal windows, whose pages do not configure the tab bar.
    var forModals: NavigatorConfiguration {
      var configuration = self
      configuration.componentTypes = componentTypes.map {
        $0 == NavigationComponent.self ? ModalNavigationComponent.self : $0
      }
      return configuration
    }
  }
#endif
