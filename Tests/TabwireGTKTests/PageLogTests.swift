import Foundation
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("Page log")
  struct PageLogTests {
    @Test("a message is logged with its outcome")
    func messages() async throws {
      let configuration = TestPage.configuration(active: "home", ["home", "explore"])
      let app = try TestApp(
        server: try TestServer { _ in .init(body: TestPage.html("Home", configuration: configuration)) },
        logsPages: true)
      defer { app.window.close() }
      try await until("it is logged") {
        app.log.lines.contains { $0.contains("message: navigation configure delivered") }
      }
      _ = try await app.evaluate(
        "document.dispatchEvent(new CustomEvent('native-bridge:message', { detail: '{}' })); 0")
      try await until("it is logged") { app.log.lines.contains { $0.contains("message: malformed, refused") } }
    }

    @Test("nothing of a page is logged by default")
    func off() async throws {
      let app = try TestApp(
        server: try TestServer { _ in
          .init(body: TestPage.html("Home", configuration: nil, script: "console.error('x')"))
        })
      defer { app.window.close() }
      try await app.untilLoaded(title: "Home")
      #expect(app.log.lines.allSatisfy { !$0.contains("message:") }, "\(app.log.lines)")
    }
  }
}
