#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import Logging
  import NativeBridge
  import TabwireClient
  import TabwireIcons

  @testable @_spi(Testing) import TabwireGTK

  /// A real window on a server of the test's own.
  @MainActor
  final class TestApp {
    let server: TestServer
    let window: TabbedNavigator
    let log = LogRecorder()
    private let opener = Opener()

    /// What was handed over to other apps.
    var opened: [URL] { opener.opened }

    @MainActor
    private final class Opener {
      var opened: [URL] = []
      var folders: [URL] = []
    }

    /// Where downloads go.
    let downloads = FileManager.default.temporaryDirectory.appending(path: "tabwire-tests-\(UUID().uuidString)")
    /// The folders that were shown to the user.
    var shownFolders: [URL] { opener.folders }

    init(
      server: TestServer, components: [BridgeComponent.Type] = [], permissions: Permission = [],
      patience: Duration = .seconds(8), backgroundTabs: TabBudget = .untilMemoryRunsShort, width: Int = 400,
      height: Int = 800
    ) throws {
      self.server = server
      let components = [NavigationComponent.self] + components
      let logger = log.logger
      Hotwire.config.logger = logger
      window = TabbedNavigator(
        tabManager: TabManager(location: try AppLocation(startURL: server.url("/").absoluteURL), logger: logger),
        application: nil, icons: IconNames(),
        environment: WebEnvironment(
          directory: nil, downloads: Downloads(folder: downloads, logger: logger),
          applicationName: UserAgent.build(platform: "Linux", componentTypes: components),
          allowsInspector: false, backgroundTabs: backgroundTabs),
        configuration: NavigatorConfiguration(
          componentTypes: components, scripts: try BridgeScripts(platform: "linux"), applicationName: "Test",
          permissions: permissions, patience: patience,
          openExternally: { [opener] in opener.opened.append($0) },
          openFolder: { [opener] in opener.folders.append($0) },
          logger: logger))
      Stylesheet.install()
      IconTheme.install(logger: logger)
      window.resize(width: width, height: height)
      window.present()
    }

    isolated deinit {
      try? FileManager.default.removeItem(at: downloads)
    }

    var tabManager: TabManager { window.tabManager }

    /// The server's names of the tabs on the bar, as they stand there.
    var bar: [String] {
      window.visibleTabs.map { visible in
        tabManager.tabs.first { $0.id == visible.container }?.represents?.id.rawValue ?? "?"
      }
    }

    /// What the selected page says to a script, as JSON text.
    func evaluate(_ script: String) async throws -> String? {
      try await window.selectedNavigator.evaluateJavaScript(script)
    }

    /// Lets the selected page send a message as a component would.
    ///
    /// - Parameter data: a JavaScript expression.
    func send(_ data: String, component: String = "navigation", event: String = "configure") async throws {
      _ = try await evaluate(
        """
        HotwireNative.web.send({ component: "\(component)", event: "\(event)",
          data: Object.assign(\(data), { metadata: { url: location.href } }) })
        """)
    }

    /// Waits until the bar shows tabs of these names.
    func untilBar(_ ids: [String]) async throws {
      do {
        try await until("the bar shows \(ids)") { bar == ids }
      } catch {
        throw TimedOut(description: "\(error); it shows \(bar); log: \(log.lines)")
      }
    }

    /// Waits until the selected page is there, with all its scripts.
    func untilLoaded(title: String) async throws {
      try await until("the page \(title) is shown") {
        guard window.headerTitle == title, !window.selectedNavigator.isLoading else { return false }
        return try await evaluate("document.readyState") == "\"complete\""
      }
    }
  }

  /// Keeps the lines of a log.
  final class LogRecorder: Sendable {
    private let recorded = Recorded()

    var lines: [String] { recorded.lines }

    var logger: Logger {
      Logger(label: "test") { [recorded] _ in Handler(recorded: recorded) }
    }

    /// The lines that tell of something that was turned down.
    var warnings: [String] { lines.filter { $0.hasPrefix("warning") } }

    private final class Recorded: @unchecked Sendable {
      private let lock = NSLock()
      private var kept: [String] = []

      var lines: [String] { lock.withLock { kept } }

      func append(_ line: String) { lock.withLock { kept.append(line) } }
    }

    private struct Handler: LogHandler {
      let recorded: Recorded
      var metadata: Logger.Metadata = [:]
      var logLevel = Logger.Level.info
      subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
      }

      func log(event: LogEvent) {
        recorded.append("\(event.level) \(event.message)")
      }
    }
  }
#endif
