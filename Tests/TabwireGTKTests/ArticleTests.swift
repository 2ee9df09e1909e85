#if canImport(CWebKitGTK)
  import Foundation
  import NativeBridge
  import Testing

  @testable @_spi(Testing) import TabwireGTK

  // The Swift code for Linux of the article "Write a bridge component", as it stands there.

  final class ShareComponent: BridgeComponent {
    override nonisolated class var name: String { "share" }

    private var button: HeaderButton?

    override func onReceive(message: Message) {
      guard message.event == "connect", let screen = delegate?.destination as? Screen else { return }
      // The page may connect again, as after a preview.
      if let button { screen.removeHeaderButton(button) }
      button = screen.addHeaderButton("Share") { [weak self] in
        self?.reply(to: "connect")
      }
    }
  }

  extension AllWindowTests {
    @MainActor
    @Suite("The article's component for Linux")
    struct ArticleTests {
      @Test("stands in the article as it is here")
      func isInTheArticle() throws {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
        let article = "Sources/NativeBridge/NativeBridge.docc/Write-a-bridge-component.md"
        let text = try String(contentsOf: root.appending(path: article), encoding: .utf8)
        let code = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        let snippets = text.split(separator: "```swift\n").dropFirst().compactMap { $0.split(separator: "```").first }
        let component = try #require(snippets.first { $0.contains("ShareComponent") })
        let indented = component.split(separator: "\n", omittingEmptySubsequences: false).map {
          $0.isEmpty ? "" : "  \($0)"
        }
        #expect(code.contains(indented.joined(separator: "\n")))
      }

      @Test("shows its button and replies when it is clicked")
      func share() async throws {
        let server = try TestServer { _ in
          .init(
            body: TestPage.html(
              "Page", configuration: nil,
              script: """
                application.register("bridge--share", class extends BridgeComponent {
                  static component = "share"
                  connect() { this.send("connect", {}, () => window.isShared = true) }
                })
                """,
              body: "<p data-controller='bridge--share'>Share me</p>"))
        }
        let app = try TestApp(server: server, components: [ShareComponent.self])
        defer { app.window.close() }
        try await until("the button is there") { app.window.headerButtons.map(\.title) == ["Share"] }
        app.window.clickHeaderButton("Share")
        try await until("the page is told") { try await app.evaluate("window.isShared ?? false") == "true" }
      }
    }
  }
#endif
