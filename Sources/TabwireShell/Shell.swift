import ArgumentParser
import CWebKitGTK
import Foundation
import Logging
import NativeBridge
import TabwireClient
import TabwireGTK
import TabwireIcons
import TabwireLint
import TabwirePaths

extension ApplicationPlatform: ExpressibleByArgument {}

@main
struct Shell: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tabwire-shell",
    abstract: "Show a Hotwire Native site as an app, with the native tab bar that its server drives.",
    discussion: """
      Runs without Xcode and without a phone. The site needs what any Hotwire Native app needs.

      tabwire-shell http://localhost:3000
      tabwire-shell http://localhost:3000 --log --width 360 --dark
      tabwire-shell http://localhost:3000 --components form,menu --inspector
      tabwire-shell http://localhost:3000 --platform ios

      Without a URL, a dialog asks for the address of a site.
      While a window shows the site, further calls open their URL in it.
      """,
    version: ShellVersion.current)

  @Argument(
    help: "The start URL of the site. Without a scheme, https, or http on this machine and in the local network.",
    transform: startURL)
  var url: URL?

  @Option(help: ArgumentHelp("Text to put at the start of the User-Agent header.", valueName: "text"))
  var userAgent: String?

  @Option(help: ArgumentHelp("The bridge components of the app, besides navigation.", valueName: "names"))
  var components: ComponentList = .all

  @Option(
    help: ArgumentHelp(
      "The platform that the server and its pages see: linux, ios or android. With ios, only SF Symbols have an icon.",
      valueName: "platform"))
  var platform = ApplicationPlatform.linux

  @Option(help: ArgumentHelp("The path of the path configuration on the site.", valueName: "path"))
  var pathConfiguration: String?

  @Option(
    help: ArgumentHelp(
      "The path of the page where users sign in. It opens modally when the server responds with the status 401.",
      valueName: "path"))
  var signIn: String?

  @Option(
    help: ArgumentHelp(
      "A further origin whose pages open in the app, in a modal window, such as that of a service that signs users in. Can be repeated.",
      valueName: "url"), transform: startURL)
  var allowOrigin: [URL] = []

  @Option(help: ArgumentHelp("The width of the window, in pixels.", valueName: "pixels"))
  var width = 400

  @Option(help: ArgumentHelp("The height of the window, in pixels.", valueName: "pixels"))
  var height = 800

  @Option(
    help: ArgumentHelp(
      "The number of background tabs that keep their web view. Further ones are suspended and restored when selected. By default as many as the machine has gigabytes of memory, from 2 to 8.",
      valueName: "number"))
  var backgroundTabs: Int?

  @Option(
    help: ArgumentHelp(
      "The permissions that pages are granted without asking the user. By default none.", valueName: "names"))
  var permissions = PermissionList()

  @Flag(help: "Open a new window, even if one already shows the site.")
  var newWindow = false

  @Flag(help: "Use the dark color scheme.")
  var dark = false

  @Flag(help: "Print transitions of the tabs and messages of components, each on a line.")
  var log = false

  @Flag(help: "Add the web inspector to the context menu.")
  var inspector = false

  func validate() throws {
    guard (240...10_000).contains(width), (240...10_000).contains(height) else {
      throw ValidationError("--width and --height must be 240 to 10000.")
    }
    try validatePathConfiguration()
    guard backgroundTabs ?? 0 >= 0 else {
      throw ValidationError("--background-tabs must be 0 or greater.")
    }
  }

  private func validatePathConfiguration() throws {
    guard let pathConfiguration else { return }
    guard let url else {
      throw ValidationError("--path-configuration needs the URL of a site, such as http://localhost:3000.")
    }
    if (try? AppLocation(startURL: url))?.resolve(pathConfiguration) == nil {
      throw ValidationError(
        "--path-configuration: \(pathConfiguration) is not on \(Origin(url)?.description ?? "the site") (use a path like /configurations/linux_v1.json)."
      )
    }
  }

  func run() throws {
    // ArgumentParser calls `run()` on the main thread.
    MainActor.assumeIsolated { show() }
  }

  private static let applicationID = "dev.tabwire.Shell"

  /// Shows the site, and ends the program with its window.
  @MainActor
  private func show() {
    let logLevel: Logger.Level = log ? .info : .warning
    let logger = Logger(label: "tabwire") { _ in LineLogHandler(logLevel: logLevel) }
    guard let url = url ?? askForSite() else { Foundation.exit(EXIT_SUCCESS) }
    let application = TabwireApplication(id: Self.applicationID, startURL: url) { settings in
      settings.name = url.host() ?? "Tabwire"
      settings.components = components.types
      settings.permissions = permissions.value
      settings.pathConfigurationPath = pathConfiguration
      settings.colorScheme = dark ? .dark : .system
      settings.logger = logger
      settings.logsPages = log
      settings.userAgentPrefix = userAgent
      settings.signIn = signIn.map { .page($0) }
      settings.allowsInspector = inspector
      settings.platform = platform
      if platform == .ios { settings.hasIcon = { IconCatalogue.sfSymbols.contains($0) } }
      settings.allowedOrigins = allowOrigin
      settings.windowSize = (width, height)
      settings.allowsSeveralInstances = newWindow
      settings.instanceName = Origin(url)?.description
      if let backgroundTabs { settings.backgroundTabs = .atMost(backgroundTabs) }
    }
    application.run(opening: [url.absoluteString])
  }

  @MainActor
  private func askForSite() -> URL? {
    // The desktop finds the app's name and icon by this name.
    g_set_prgname(Self.applicationID)
    guard gtk_init_check() != 0 else {
      Console.printError("no display can be opened (set DISPLAY or WAYLAND_DISPLAY)")
      Foundation.exit(EXIT_FAILURE)
    }
    adw_init()
    gtk_window_set_default_icon_name(Self.applicationID)
    (dark ? ColorScheme.dark : .system).apply()
    return StartDialog.choose()
  }

  @Sendable
  private static func startURL(_ text: String) throws -> URL {
    do {
      return try SiteAddress.url(of: text)
    } catch {
      throw ValidationError("\"\(text)\" is not the URL of a site (use one like http://localhost:3000).")
    }
  }
}
