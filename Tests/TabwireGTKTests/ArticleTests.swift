import Foundation
import NativeBridge
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

// The Swift code for Linux of the articles "Write a bridge component" and "Make a Linux app".

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

/// The component `toast`, which shows a toast.
final class ToastComponent: BridgeComponent {
  override nonisolated class var name: String { "toast" }

  private struct MessageData: Decodable {
    let text: String
  }

  override func onReceive(message: Message) {
    guard message.event == "show", let data: MessageData = message.data() else { return }
    (delegate?.destination as? Screen)?.showToast(data.text)
  }
}

extension AllWindowTests {
  @MainActor
  @Suite("Components of the articles")
  struct ArticleTests {
    /// Returns the code blocks of an article in a language.
    func snippets(_ language: String, of article: String) throws -> [String] {
      let sources = URL(filePath: #filePath).appending(path: "../../../Sources").standardizedFileURL
      let text = try String(contentsOf: sources.appending(path: article), encoding: .utf8)
      return text.split(separator: "```\(language)\n").dropFirst().compactMap {
        $0.split(separator: "```").first.map(String.init)
      }
    }

    @Test(
      "the articles contain this code",
      arguments: [
        ("NativeBridge/NativeBridge.docc/Write-a-bridge-component.md", "final class ShareComponent"),
        ("TabwireGTK/TabwireGTK.docc/Make-a-Linux-app.md", "/// The component `toast`, which shows a toast."),
      ])
    func isInTheArticle(article: String, start: String) throws {
      let snippet = try #require(try snippets("swift", of: article).first { $0.contains(start) })
      let component = try #require(snippet.range(of: start).map { snippet[$0.lowerBound...] })
      let code = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
      #expect(code.contains(component))
    }

    @Test("ToastComponent shows the toast of the article's page")
    func toast() async throws {
      let article = "TabwireGTK/TabwireGTK.docc/Make-a-Linux-app.md"
      let page = try #require(try snippets("html", of: article).first)
      let controller = try #require(try snippets("js", of: article).first)
      let server = try TestServer { path in
        switch path {
        case "/": .init(body: page)
        case "/toast_controller.js": .init(type: "text/javascript", body: controller)
        case let path where path.hasPrefix("/tabwire/"): .init(status: 301, location: "/web/\(path.dropFirst(9))")
        default: .init(status: 404)
        }
      }
      let app = try TestApp(server: server, components: [ToastComponent.self])
      defer { app.window.close() }
      try await until("the toast appears") { app.window.chrome.toasts.shownText == "Trail saved" }
    }

    @Test("ShareComponent adds a button and replies when it is clicked")
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
      try await until("the button appears") { app.window.headerButtons.map(\.title) == ["Share"] }
      app.window.clickHeaderButton("Share")
      try await until("the reply arrives") { try await app.evaluate("window.isShared ?? false") == "true" }
    }
  }
}
