#if canImport(CWebKitGTK)
  import ArgumentParser
  import Foundation
  import Logging
  import NativeBridge
  import TabwireGTK

  @main
  struct Shell: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "tabwire-shell",
      abstract: "Shows a Hotwire Native site as an app, with the native tab bar that its server drives.",
      discussion: """
        It needs neither Xcode nor a phone, and nothing in the site but what any Hotwire Native app needs.

        tabwire-shell http://localhost:3000
        tabwire-shell http://localhost:3000 --log --width 360 --dark
        tabwire-shell http://localhost:3000 --components form,menu --inspector
        tabwire-shell http://localhost:3000 --screenshot home.png
        tabwire-shell http://localhost:3000 --timeline session.svg
        """)

    @Argument(help: "Where the site starts; https:// or http://.", transform: startURL)
    var url: URL

    @Option(help: ArgumentHelp("Put this in front of the user agent's words for Hotwire Native.", valueName: "text"))
    var userAgent: String?

    @Option(help: ArgumentHelp("The components that the app has, besides the tabs.", valueName: "names"))
    var components: ComponentList = .all

    @Option(help: ArgumentHelp("Where the site has its path configuration.", valueName: "path"))
    var pathConfiguration: String?

    @Option(help: ArgumentHelp("How wide the window is, in pixels.", valueName: "pixels"))
    var width = 400

    @Option(help: ArgumentHelp("How high the window is, in pixels.", valueName: "pixels"))
    var height = 800

    @Option(
      help: ArgumentHelp(
        "How many tabs in the background keep their page running; the others come back when they are selected. All, without it, until memory runs short.",
        valueName: "number"))
    var backgroundTabs: Int?

    @Flag(help: "Dark, whatever the system is.")
    var dark = false

    @Flag(help: "Print what becomes of the tabs, one line each time.")
    var log = false

    @Flag(help: "Let the menu of the other mouse button open the web inspector.")
    var inspector = false

    @Option(help: ArgumentHelp("Write a picture of the window once it is there, and end.", valueName: "file.png"))
    var screenshot: String?

    @Option(
      help: ArgumentHelp(
        "When the window is closed, draw the lifelines of the session; or keep it as a scenario, if the file ends with .json.",
        valueName: "file.svg"))
    var timeline: String?

    func validate() throws {
      guard (240...10_000).contains(width), (240...10_000).contains(height) else {
        throw ValidationError("A window is 240 to 10000 pixels wide and high.")
      }
      guard backgroundTabs ?? 0 >= 0 else {
        throw ValidationError("So few tabs there cannot be in the background; --background-tabs is 0 or more.")
      }
      for file in [screenshot, timeline].compactMap(\.self) {
        let folder = URL(filePath: file).deletingLastPathComponent().path
        var isFolder = ObjCBool(false)
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
          throw ValidationError("\(file) cannot be written: there is no folder \(folder).")
        }
      }
      // Nobody wants to hear of it when the session is over.
      if let timeline, !SessionRecorder.canWrite(URL(filePath: timeline)) {
        throw ValidationError(
          "The command tabwire, which draws the lifelines, is neither beside tabwire-shell nor on the PATH. A file that ends with .json needs no drawing."
        )
      }
    }

    func run() throws {
      // It is called on the main thread, by the runtime's own main function.
      MainActor.assumeIsolated { show() }
    }

    @MainActor
    private func show() {
      let printing = log
      let application = TabwireApplication(
        id: "dev.tabwire.Shell", startURL: url, name: url.host() ?? "Tabwire", components: components.types,
        pathConfigurationPath: pathConfiguration, colorScheme: dark ? .dark : .system,
        logger: Logger(label: "tabwire") { _ in LineLogHandler(logLevel: printing ? .info : .warning) })
      application.userAgentPrefix = userAgent
      application.allowsInspector = inspector
      application.windowSize = (width, height)
      application.allowsSeveralInstances = true
      if let backgroundTabs { application.backgroundTabs = .atMost(backgroundTabs) }
      let recorder = timeline.map { SessionRecorder(file: URL(filePath: $0), name: url.absoluteString) }
      application.onWindow = { window in
        if let recorder { window.tabManager.onStep = { recorder.record($0) } }
        if let screenshot { Task { await Self.picture(window, to: URL(filePath: screenshot), recorder) } }
      }
      application.onEnd = { recorder?.finish() }
      application.run()
    }

    /// Writes the picture and ends the program.
    @MainActor
    private static func picture(_ window: TabbedNavigator, to file: URL, _ recorder: SessionRecorder?) async {
      do {
        try await window.untilSettled()
        try window.writeScreenshot(to: file)
        recorder?.finish()
        // The picture shows why.
        Foundation.exit(window.selectedNavigator.isShowingError ? EXIT_FAILURE : EXIT_SUCCESS)
      } catch {
        Console.complain("\(error)")
        Foundation.exit(EXIT_FAILURE)
      }
    }

    @Sendable
    private static func startURL(_ text: String) throws -> URL {
      let text = text.contains("://") ? text : "http://\(text)"
      guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host()?.isEmpty == false else {
        throw ValidationError("\"\(text)\" is no address of a site; one like http://localhost:3000 is needed.")
      }
      return url
    }
  }
#else
  @main
  struct Shell {
    static func main() {
      print("tabwire-shell was built without GTK 4, libadwaita and WebKitGTK 6.0, and can show nothing.")
    }
  }
#endif
