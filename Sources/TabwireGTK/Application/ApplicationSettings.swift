import Foundation
import Logging
import NativeBridge

/// How an app looks and behaves. Each setting has a default.
@MainActor
public struct ApplicationSettings {
  // MARK: The app

  /// The window title until a page has one.
  public var name = ""
  /// The app's bridge components, besides `navigation`. By default those registered with `Hotwire.registerBridgeComponents`.
  public var components: [BridgeComponent.Type] = Hotwire.bridgeComponentTypes
  /// Receives a line for each transition and each error. It becomes the logger of `Hotwire.config`.
  public var logger = Logger(label: "tabwire")
  /// Whether every message of a component is logged. Messages may contain what users typed.
  public var logsPages = false

  // MARK: The window

  /// The color scheme of the app and its pages at its start. ``TabwireApplication/colorScheme`` changes it.
  public var colorScheme = ColorScheme.system
  /// The initial size of the window, in pixels.
  public var windowSize = (width: 400, height: 800)
  /// Symbolic icon names for the names that the server uses, in addition to the built-in ones.
  public var icons: [String: String] = [:]
  /// Returns whether the platform has an icon of a name. By default the icons of every platform are known.
  package var hasIcon: (@Sendable (String) -> Bool)?

  // MARK: What servers and pages see

  /// The text before Hotwire Native's part of the user agent, such as `Trails/2.1;`.
  public var userAgentPrefix: String?
  /// The platform, in the user agent and in `data-bridge-platform`. With another one than
  /// ``ApplicationPlatform/linux``, the app shows what servers send to that platform.
  public var platform = ApplicationPlatform.linux
  /// The permissions that pages are granted without asking the user.
  public var permissions: Permissions = []
  /// Whether the context menu opens the web inspector.
  public var allowsInspector = false
  /// The number of background tabs that keep their page running, such as `.atMost(3)`. By default the memory of the machine
  /// decides.
  public var backgroundTabs = BackgroundTabLimit.automatic

  // MARK: The path configuration

  /// A path configuration that comes with the app, used until the server's is loaded.
  public var pathConfigurationFile: URL?
  /// The path of the server's path configuration, such as `/configurations/linux_v1.json`. It is cached for starts without
  /// network.
  public var pathConfigurationPath: String?

  // MARK: Starts

  /// The URI schemes with which the desktop opens the app, such as `trails` for `trails:/explore/3`. The desktop file of the
  /// app names them as `x-scheme-handler/trails`, and runs the app with `%u`.
  public var uriSchemes: Set<String> = []
  /// Whether each start of the app opens a window of its own, instead of passing its addresses to the running app.
  public var allowsSeveralInstances = false
  /// Distinguishes running apps with the same id: each start joins the one with the same name. Any text.
  public var instanceName: String?

  // MARK: Signing in, and other origins

  /// How users sign in when the server responds with the status 401. By default they see the server's response.
  public var signIn: SignInMethod?
  /// Further origins whose pages the app shows, as addresses of pages: those of services that sign users in. They open in a
  /// modal window, which names their host, and talk to no component. When such a page leads back to the app, the window is
  /// closed, and the visit continues in the tab.
  public var allowedOrigins: [URL] = []

  init() {}
}
