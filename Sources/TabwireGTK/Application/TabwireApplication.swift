#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import Logging
  import NativeBridge
  import TabwireClient
  import TabwireIcons
  import WebAddress

  /// A Linux app whose pages and tab bar a server drives.
  ///
  /// ```swift
  /// TabwireApplication(id: "org.example.Trails", startURL: url).run()
  /// ```
  @MainActor
  public final class TabwireApplication {
    /// The color scheme of the app.
    public enum ColorScheme: Sendable {
      /// The system's color scheme.
      case system
      case light
      case dark
    }

    /// The platform that servers and pages see.
    public enum Platform: String, Sendable, CaseIterable {
      case linux
      case ios
      case android
    }

    /// Called when the window was created, before it is shown.
    public var onWindow: (@MainActor (TabbedNavigator) -> Void)?
    /// Called before the process ends, because the last window was closed or the process received a signal.
    public var onEnd: (@MainActor () -> Void)?
    /// The color scheme of the app and its pages.
    public var colorScheme: ColorScheme {
      didSet { applyColorScheme() }
    }

    /// The text before Hotwire Native's part of the user agent, such as `Trails/2.1;`.
    public var userAgentPrefix: String?
    /// The platform that servers and pages see, in the user agent and in `data-bridge-platform`. With another platform
    /// than ``Platform/linux``, the app shows what servers send to that platform. Set it before `run()`.
    public var platform = Platform.linux
    /// Whether the context menu opens the web inspector.
    public var allowsInspector = false
    /// The initial size of the window, in pixels.
    public var windowSize = (width: 400, height: 800)
    /// The window width from which tabs are in a sidebar, in pixels, such as 1,000. By default they never are.
    public var sidebarWidth: Int?
    /// The number of background tabs that keep their page running, such as `.atMost(3)`. Set it before `run()`.
    public var backgroundTabs = BackgroundTabLimit.unlimited
    /// Whether each start of the app opens a window of its own, instead of passing its addresses to the running app.
    public var allowsSeveralInstances = false
    /// Distinguishes running apps with the same id: each start joins the one with the same name. Any text.
    public var instanceName: String?
    /// The URI schemes with which the desktop opens the app, such as `trails` for `trails:/explore/3`. The desktop file of the
    /// app names them as `x-scheme-handler/trails`, and runs the app with `%u`.
    public var uriSchemes: Set<String> = []

    /// The path of the page where users sign in. It opens modally when the server responds with the status 401. A redirect
    /// after signing in is followed in the tab, and `/recede_historical_location` requests the refused page again. Without a
    /// path users see the server's response.
    public var signInPath: String?
    /// Called instead of opening ``signInPath``, with the address of the refused page. Open it again when the user is signed
    /// in, with ``open(_:)``.
    public var onSignInRequired: (@MainActor (URL) -> Void)?

    /// Further origins whose pages the app shows, as addresses of pages: those of services that sign users in. They open in a
    /// modal window, which names their host, and talk to no component. When such a page leads back to the app, the window is
    /// closed, and the visit continues in the tab.
    public var allowedOrigins: [URL] = []
    /// A file with a certificate that the app trusts for the host of the start URL, such as that of a server in development.
    /// PEM or DER. Set it before `run()`.
    public var trustedCertificateFile: URL?

    /// Whether errors of pages and every message of a component are logged. Messages may contain what users typed.
    public var logsPages = false

    let id: String
    private let name: String
    let startURL: URL
    private let components: [BridgeComponent.Type]
    private let iconAdditions: [String: String]
    /// Returns whether the platform has an icon of a name. By default the icons of every platform are known.
    package var hasIcon: (@Sendable (String) -> Bool)?
    /// The color scheme that a page chose, or `nil`.
    private var pageColorScheme: ColorScheme? {
      didSet { applyColorScheme() }
    }
    private let permissions: Permissions
    private let pathConfigurationFile: URL?
    private let pathConfigurationPath: String?
    private let logger: Logger
    private(set) var window: TabbedNavigator?
    /// Creates a window whose cookies and caches are in a folder, or in memory. `nil` before the app runs.
    private var openWindow: (@MainActor (URL?) -> TabbedNavigator)?
    private(set) var application: UnsafeMutablePointer<AdwApplication>?

    /// Creates an app.
    ///
    /// - Parameters:
    ///   - id: The application id, such as `org.example.Trails`. Cookies are stored under it.
    ///   - startURL: The first page. Every page of its origin belongs to the app.
    ///   - name: The window title until a page has one.
    ///   - components: The app's bridge components, besides `navigation`. Defaults to those registered with
    ///     `Hotwire.registerBridgeComponents`.
    ///   - icons: Symbolic icon names for the names that the server uses, in addition to the built-in ones.
    ///   - permissions: The permissions that pages are granted.
    ///   - pathConfigurationFile: A path configuration that comes with the app, used until the server's is loaded.
    ///   - pathConfigurationPath: The path of the server's path configuration, such as `/configurations/linux_v1.json`. It is
    ///     cached for starts without network.
    ///   - colorScheme: The color scheme of the app and its pages.
    ///   - logger: Receives a line for each transition and each error. It becomes the logger of `Hotwire.config`.
    public init(
      id: String, startURL: URL, name: String = "", components: [BridgeComponent.Type] = Hotwire.bridgeComponentTypes,
      icons: [String: String] = [:], permissions: Permissions = [],
      pathConfigurationFile: URL? = nil, pathConfigurationPath: String? = nil, colorScheme: ColorScheme = .system,
      logger: Logger = Logger(label: "tabwire")
    ) {
      self.id = id
      self.name = name
      self.startURL = startURL
      self.components = [NavigationComponent.self] + components
      iconAdditions = icons
      self.permissions = permissions
      self.pathConfigurationFile = pathConfigurationFile
      self.pathConfigurationPath = pathConfigurationPath
      self.colorScheme = colorScheme
      self.logger = logger
      Hotwire.config.logger = logger
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
        scripts = try BridgeScripts(platform: platform.rawValue)
      } catch {
        logger.critical("\(error)")
        exit(EX_USAGE)
      }
      let certificate = trustedCertificate()
      guard g_application_id_is_valid(id) != 0,
        let application = adw_application_new(
          runningID,
          GApplicationFlags(
            G_APPLICATION_HANDLES_COMMAND_LINE.rawValue
              | (allowsSeveralInstances ? G_APPLICATION_NON_UNIQUE.rawValue : 0)))
      else {
        logger.critical("\"\(id)\" is not a valid application id (use one like org.example.App)")
        exit(EX_USAGE)
      }
      if !name.isEmpty { g_set_application_name(name) }
      // The desktop finds the app's name and icon by this name.
      g_set_prgname(id)
      gtk_window_set_default_icon_name(id)
      SignalHandler.connect(application, "activate") { [weak self] _ in
        self?.activate(application, location: location, scripts: scripts, certificate: certificate)
      }
      SignalHandler.connect(application, "command-line") { [weak self] arguments in
        self?.receive(commandLine: arguments.object(1))
      }
      self.application = application
      addOpenAction(to: application)
      return application
    }

    /// Reads the certificate that the app trusts. Ends the process if that is impossible.
    private func trustedCertificate() -> Certificate? {
      guard let file = trustedCertificateFile else { return nil }
      do {
        return try Certificate(contentsOf: file)
      } catch {
        logger.critical("\(file.path): not a certificate (use a PEM or DER file): \(error)")
        exit(EX_NOINPUT)
      }
    }

    private func activate(
      _ application: UnsafeMutablePointer<AdwApplication>, location: AppLocation, scripts: BridgeScripts,
      certificate: Certificate?
    ) {
      // A second start shows the existing window.
      if let window { return window.present() }
      Stylesheet.install()
      IconTheme.install(logger: logger)
      if let dataDirectory { PrivateFolder.create(dataDirectory, logger: logger) }
      let openWindow: @MainActor (URL?) -> TabbedNavigator = { [unowned self] directory in
        makeWindow(
          of: application, location: location, scripts: scripts, certificate: certificate, directory: directory)
      }
      self.openWindow = openWindow
      let window = openWindow(dataDirectory)
      self.window = window
      applyColorScheme()
      onWindow?(window)
      window.present()
    }

    /// Opens another window of the app for another user, with its own cookies and caches in memory. The caller keeps
    /// and closes it.
    @_spi(Testing)
    public func openWindowOfAnotherUser() -> TabbedNavigator? {
      let window = openWindow?(nil)
      window?.present()
      return window
    }

    private func makeWindow(
      of application: UnsafeMutablePointer<AdwApplication>, location: AppLocation, scripts: BridgeScripts,
      certificate: Certificate?, directory: URL?
    ) -> TabbedNavigator {
      let agent = UserAgent.build(
        platform: platform.displayName, applicationPrefix: userAgentPrefix, componentTypes: components)
      let environment = WebEnvironment(
        directory: directory, downloads: Downloads(folder: downloadsFolder, logger: logger),
        applicationName: agent, allowsInspector: allowsInspector, backgroundTabs: backgroundTabs,
        pageLogger: logsPages ? logger : nil, trustedCertificate: certificate)
      let icons = IconNames(adding: iconAdditions, where: hasIcon)
      let window = TabbedNavigator(
        tabManager: TabManager(location: location, logger: logger), application: application, icons: icons,
        environment: environment,
        configuration: NavigatorConfiguration(
          componentTypes: components, scripts: scripts, applicationName: name,
          permissions: permissions, signIn: signIn(at: location),
          allowedOrigins: Set(allowedOrigins.compactMap { Origin($0) }), icons: icons,
          applyColorScheme: { [weak self] in self?.pageColorScheme = $0 },
          openExternally: { [logger] in ExternalOpener.open($0, logger: logger) },
          openFolder: { [logger] in ExternalOpener.open(folder: $0, logger: logger) }, logger: logger))
      window.sidebarWidth = sidebarWidth
      window.resize(width: windowSize.width, height: windowSize.height)
      PathConfigurationLoader(
        bundled: pathConfigurationFile, server: pathConfigurationPath.flatMap { location.resolve($0) },
        cache: directory?.appending(path: "path-configurations"), userAgent: environment.userAgent,
        trustedCertificate: certificate, logger: logger
      ).load { [weak window] in window?.apply($0) }
      return window
    }

    private func signIn(at location: AppLocation) -> SignIn? {
      if let onSignInRequired { return .app(onSignInRequired) }
      guard let signInPath else { return nil }
      guard let url = location.resolve(signInPath) else {
        logger.error("sign-in path \"\(signInPath)\" is not on the app's origin (use one like /sign-in)")
        return nil
      }
      return .page(url)
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

    private var downloadsFolder: URL {
      if let folder = g_get_user_special_dir(G_USER_DIRECTORY_DOWNLOAD) {
        return URL(filePath: String(cString: folder))
      }
      // Foundation ignores HOME.
      return URL(filePath: String(cString: g_get_home_dir())).appending(path: "Downloads")
    }

    private func applyColorScheme() {
      if window != nil { (pageColorScheme ?? colorScheme).apply() }
    }
  }

  extension TabwireApplication.ColorScheme {
    /// Applies the color scheme to all windows and their pages.
    @MainActor
    func apply() {
      let scheme =
        switch self {
        case .system: ADW_COLOR_SCHEME_DEFAULT
        case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
        case .dark: ADW_COLOR_SCHEME_FORCE_DARK
        }
      adw_style_manager_set_color_scheme(adw_style_manager_get_default(), scheme)
    }
  }

  extension TabwireApplication.Platform {
    /// The name in the user agent.
    fileprivate var displayName: String {
      switch self {
      case .linux: "Linux"
      case .ios: "iOS"
      case .android: "Android"
      }
    }
  }
#endif
