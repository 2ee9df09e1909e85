import CWebKitGTK
import Foundation
import Logging
import NativeBridge
import TabwireClient
import TabwireIcons
import TabwirePages
import TabwirePaths
import TabwireWebKit

/// A Linux app whose pages and tab bar a server drives.
///
/// ```swift
/// TabwireApplication(id: "org.example.Trails", startURL: url).run()
/// ```
@MainActor
public final class TabwireApplication {
  let settings: ApplicationSettings
  /// Called when the window was created, before it is shown.
  public var onWindow: (@MainActor (TabbedNavigator) -> Void)?
  /// Called before the process ends, because the last window was closed or the process received a signal.
  public var onEnd: (@MainActor () -> Void)?
  /// The color scheme of the app and its pages.
  public var colorScheme: ColorScheme {
    didSet { applyColorScheme() }
  }

  let id: String
  let startURL: URL
  private let components: [BridgeComponent.Type]
  /// The color scheme that a page chose, or `nil`.
  private var pageColorScheme: ColorScheme? {
    didSet { applyColorScheme() }
  }
  private var logger: Logger { settings.logger }
  private(set) var window: TabbedNavigator?
  /// Creates a window whose cookies and caches are in a folder, or in memory. `nil` before the app runs.
  package private(set) var openWindow: (@MainActor (URL?) -> TabbedNavigator)?
  private(set) var application: UnsafeMutablePointer<AdwApplication>?

  /// Creates an app.
  ///
  /// - Parameters:
  ///   - id: The application id, such as `org.example.Trails`. Cookies are stored under it.
  ///   - startURL: The first page. Every page of its origin belongs to the app.
  ///   - change: Changes the settings that differ from their defaults.
  public init(id: String, startURL: URL, settings change: (inout ApplicationSettings) -> Void = { _ in }) {
    var settings = ApplicationSettings()
    change(&settings)
    self.settings = settings
    self.id = id
    self.startURL = startURL
    components = [NavigationComponent.self] + settings.components
    colorScheme = settings.colorScheme
    Hotwire.config.logger = settings.logger
  }

  /// Runs the app until its last window is closed or the process is interrupted, such as by Ctrl+C. Then ends the process.
  ///
  /// If the app is already running, the running app opens the addresses, and this process ends.
  ///
  /// - Parameter addresses: The addresses to open. By default the arguments of the program that are URIs, such as those that
  ///   the desktop passes: other arguments are the app's own.
  public func run(opening addresses: [String]? = nil) -> Never {
    let addresses = addresses ?? Self.addresses(in: CommandLine.arguments)
    MainLoop.install()
    let application = makeApplication()
    for signal in [SIGINT, SIGTERM] {
      g_unix_signal_add(
        signal,
        { application in
          g_application_quit(application?.assumingMemoryBound(to: GApplication.self))
          return 1
        }, application)
    }
    let status = run(application, opening: addresses)
    onEnd?()
    window = nil
    g_object_unref(application)
    exit(status)
  }

  /// Creates the application, which opens the window when it is activated. Ends the process if a setting is invalid.
  func makeApplication() -> UnsafeMutablePointer<AdwApplication> {
    let location: AppLocation
    let scripts: BridgeScripts
    do {
      location = try AppLocation(startURL: startURL)
      scripts = try BridgeScripts(platform: settings.platform.rawValue)
    } catch {
      logger.critical("\(error)")
      exit(EX_USAGE)
    }
    guard g_application_id_is_valid(id) != 0,
      let application = adw_application_new(
        runningID,
        GApplicationFlags(
          G_APPLICATION_HANDLES_COMMAND_LINE.rawValue
            | (settings.allowsSeveralInstances ? G_APPLICATION_NON_UNIQUE.rawValue : 0)))
    else {
      logger.critical("\"\(id)\" is not a valid application id (use one like org.example.App)")
      exit(EX_USAGE)
    }
    if !settings.name.isEmpty { g_set_application_name(settings.name) }
    // The desktop finds the app's name and icon by this name.
    g_set_prgname(id)
    gtk_window_set_default_icon_name(id)
    SignalHandler.connect(application, "activate") { [weak self] _ in
      self?.activate(application, location: location, scripts: scripts)
    }
    SignalHandler.connect(application, "command-line") { [weak self] arguments in
      self?.receive(commandLine: arguments.object(1))
    }
    self.application = application
    addOpenAction(to: application)
    return application
  }

  private func activate(
    _ application: UnsafeMutablePointer<AdwApplication>, location: AppLocation, scripts: BridgeScripts
  ) {
    // A second start shows the existing window.
    if let window { return window.present() }
    do {
      try RuntimeFolder.check()
    } catch {
      logger.critical("\(error)")
      exit(EX_CANTCREAT)
    }
    Stylesheet.install()
    IconTheme.install(logger: logger)
    if let dataDirectory { PrivateFolder.create(dataDirectory, logger: logger) }
    let openWindow: @MainActor (URL?) -> TabbedNavigator = { [unowned self] directory in
      makeWindow(of: application, location: location, scripts: scripts, directory: directory)
    }
    self.openWindow = openWindow
    let window = openWindow(dataDirectory)
    self.window = window
    applyColorScheme()
    onWindow?(window)
    window.present()
  }

  private func makeWindow(
    of application: UnsafeMutablePointer<AdwApplication>, location: AppLocation, scripts: BridgeScripts,
    directory: URL?
  ) -> TabbedNavigator {
    let agent = UserAgent.build(
      platform: settings.platform.displayName, applicationPrefix: settings.userAgentPrefix, componentTypes: components
    )
    var web = WebSettings(
      applicationName: settings.name, startURL: location.startURL, userAgent: agent, scripts: scripts, logger: logger)
    web.permissions = Set(settings.permissions.kinds)
    web.signsIn = settings.signIn != nil
    web.allowedOrigins = Set(settings.allowedOrigins.compactMap { Origin($0) })
    web.allowsInspector = settings.allowsInspector
    web.pageLogger = settings.logsPages ? logger : nil
    let environment = WebEnvironment(web, directory: directory)
    let window = TabbedNavigator(
      tabManager: TabManager(location: location, logger: logger), application: application,
      configuration: NavigatorConfiguration(
        environment: environment, componentTypes: components, backgroundTabs: settings.backgroundTabs,
        signIn: settings.signIn, icons: IconNames(adding: settings.icons, where: settings.hasIcon),
        applyColorScheme: { [weak self] in self?.pageColorScheme = $0 },
        showAppBadge: { [weak self] in self?.showAppBadge($0) },
        openExternally: { [logger] in ExternalOpener.open($0, logger: logger) }))
    window.resize(width: settings.windowSize.width, height: settings.windowSize.height)
    if let path = settings.pathConfigurationPath, location.resolve(path) == nil {
      logger.error(
        "path configuration \"\(path)\" is not on the app's origin (use one like /configurations/linux_v1.json)")
    }
    if case .page(let path) = settings.signIn, location.resolve(path) == nil {
      logger.error("sign-in path \"\(path)\" is not on the app's origin (use one like /sign-in)")
    }
    window.addPrimaryMenu(id: id)
    let loader = PathConfigurationLoader(
      bundled: settings.pathConfigurationFile,
      server: settings.pathConfigurationPath.flatMap { location.resolve($0) },
      cache: directory?.appending(path: "path-configurations"), userAgent: environment.userAgent,
      logger: logger)
    window.pathConfigurationLoader = loader
    loader.load { [weak window] in window?.apply($0) }
    return window
  }

  private func run(_ application: UnsafeMutablePointer<AdwApplication>, opening addresses: [String]) -> Int32 {
    var arguments = ([CommandLine.arguments.first ?? id] + addresses).map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    return g_application_run(cast(application), Int32(arguments.count), &arguments)
  }

  /// The folder for cookies and caches, or `nil` to keep them in memory.
  lazy var dataDirectory: URL? = g_get_user_data_dir().map {
    URL(filePath: String(cString: $0)).appending(path: id)
  }

  private func applyColorScheme() {
    if window != nil { (pageColorScheme ?? colorScheme).apply() }
  }
}
