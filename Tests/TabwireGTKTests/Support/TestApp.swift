import CWebKitGTK
import Foundation
import NativeBridge
import TabwireClient
import TabwireIcons
import TabwireLogRecorder
import TabwirePages
import TabwirePaths

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

/// A clock that stands still: nothing that waits for time ends.
@MainActor
final class StoppedClock: ClientClock {
  let now = Duration.zero

  func schedule(_ time: Duration, _ action: @escaping @MainActor () -> Void) {}
}

/// The clock of the system, which a test sets forward.
@MainActor
final class ForwardClock: ClientClock {
  private let clock = SystemClock()
  /// The time that it is ahead of the clock of the system.
  var lead = Duration.zero

  var now: Duration { clock.now + lead }

  func schedule(_ time: Duration, _ action: @escaping @MainActor () -> Void) {
    clock.schedule(time, action)
  }
}

/// A window and the server it loads its pages from.
@MainActor
final class TestApp {
  let server: TestServer
  let window: TabbedNavigator
  let log = LogRecorder()
  private let opener = Opener()

  /// The URLs that were opened in other apps.
  var opened: [URL] { opener.opened }

  @MainActor
  private final class Opener {
    var opened: [URL] = []
    var appBadges: [Int64] = []
    var hasApps = true
  }

  /// The numbers that were shown on the app's icon.
  var appBadges: [Int64] { opener.appBadges }

  /// The folder in which the user saves downloads, if there are any.
  let downloads: URL = FileManager.default.temporaryDirectory.appending(path: "tabwire-tests-\(UUID().uuidString)")
  let downloadModel: Downloads
  /// Whether the desktop has apps that open links.
  var hasOtherApps: Bool {
    get { opener.hasApps }
    set { opener.hasApps = newValue }
  }

  init(
    server: TestServer, components: [BridgeComponent.Type] = [], permissions: Permissions = [],
    slowLoadDelay: Duration = .seconds(8), signInPath: String? = nil, logsPages: Bool = false,
    backgroundTabs: BackgroundTabLimit = .unlimited, allowedOrigins: [TestServer] = [],
    width: Int = 400, height: Int = 800, startURL: URL? = nil, directory: URL? = nil,
    clock: any ClientClock = SystemClock(), hasMenu: Bool = false
  ) throws {
    self.server = server
    let components = [NavigationComponent.self] + components
    let logger = log.logger
    Hotwire.config.logger = logger
    let location = try AppLocation(startURL: startURL ?? server.url("/").absoluteURL)
    var settings = WebSettings(
      applicationName: "Test", startURL: location.startURL,
      userAgent: UserAgent.build(platform: "Linux", componentTypes: components),
      scripts: try BridgeScripts(platform: "linux"), logger: logger)
    settings.permissions = Set(permissions.kinds)
    settings.slowLoadDelay = slowLoadDelay
    settings.signsIn = signInPath != nil
    settings.allowedOrigins = Set(allowedOrigins.compactMap { Origin($0.url("/").absoluteURL) })
    settings.pageLogger = logsPages ? logger : nil
    window = TabbedNavigator(
      tabManager: TabManager(location: location, logger: logger, resolve: location.resolve, clock: clock),
      application: nil,
      configuration: NavigatorConfiguration(
        environment: WebEnvironment(settings, directory: directory),
        componentTypes: components, backgroundTabs: backgroundTabs, signIn: signInPath.map { .page($0) },
        showAppBadge: { [opener] in opener.appBadges.append($0) },
        openExternally: { [opener] in
          opener.opened.append($0)
          return opener.hasApps
        }))
    Stylesheet.install()
    IconTheme.install(logger: logger)
    window.resize(width: width, height: height)
    downloadModel = window.configuration.environment.downloads
    downloadModel.chooseFile = { [downloads] name, completion in
      try? FileManager.default.createDirectory(at: downloads, withIntermediateDirectories: true)
      // The user takes some time.
      Task { completion(downloads.appending(path: name)) }
    }
    if hasMenu { window.addPrimaryMenu(id: "org.example.Test") }
    window.present()
  }

  isolated deinit {
    try? FileManager.default.removeItem(at: downloads)
  }

  var tabManager: TabManager { window.tabManager }

  /// The IDs of the tabs on the tab bar, in order.
  var bar: [String] {
    window.visibleTabs.map { visible in
      tabManager.tabs.first { $0.id == visible.container }?.represents?.id.rawValue ?? "?"
    }
  }

  /// Evaluates a script in the selected page.
  ///
  /// - Returns: The result as JSON text, or `nil` for `undefined`.
  func evaluate(_ script: String) async throws -> String? {
    try await window.selectedNavigator.evaluateJavaScript(script)
  }

  /// Scrolls the selected page as soon as it is painted. WebKit itself scrolls a page to which the user has gone back, in the
  /// first frame after it has loaded.
  ///
  /// - Parameter y: The position, in CSS pixels from the top.
  func scroll(to y: Int) async throws {
    _ = try await evaluate(
      "window.isPainted = false; requestAnimationFrame(() => requestAnimationFrame(() => { isPainted = true }))")
    try await until("the page is painted") { try await evaluate("isPainted") == "true" }
    _ = try await evaluate("scrollTo(0, \(y))")
  }

  /// Sends a message from the selected page.
  ///
  /// - Parameters:
  ///   - data: A JavaScript expression.
  ///   - component: The name of the component.
  ///   - event: The event.
  func send(_ data: String, component: String = "navigation", event: String = "configure") async throws {
    _ = try await evaluate(
      """
      HotwireNative.web.send({ component: "\(component)", event: "\(event)",
        data: Object.assign(\(data), { metadata: { url: location.href } }) })
      """)
  }

  /// Waits until the tab bar shows the tabs with these IDs.
  func untilBar(_ ids: [String]) async throws {
    do {
      try await until("the bar shows \(ids)") { bar == ids }
    } catch {
      throw TestTimeoutError(description: "\(error); it shows \(bar); log: \(log.lines)")
    }
  }

  /// Waits until the selected page and its scripts have loaded.
  func untilLoaded(title: String) async throws {
    try await until("the page \(title) is shown") {
      guard window.headerTitle == title, !window.selectedNavigator.isLoading else { return false }
      return try await evaluate("document.readyState") == "\"complete\""
    }
  }
}
