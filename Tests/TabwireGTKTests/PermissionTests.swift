import CWebKitGTK
import Foundation
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  /// Pages that ask for what only the user can allow.
  @MainActor
  @Suite("Permissions")
  struct PermissionTests {
    func app(permissions: Permissions = []) async throws -> TestApp {
      let server = try TestServer { path in .init(body: TestPage.html(path, configuration: nil)) }
      let app = try TestApp(server: server, permissions: permissions)
      try await app.untilLoaded(title: "/")
      return app
    }

    /// Asks for the place, and waits for nothing.
    func ask(in app: TestApp) async throws {
      _ = try await app.evaluate(
        """
        window.outcome = "waits"
        void navigator.geolocation.getCurrentPosition(() => outcome = "there", error => outcome = `error ${error.code}`)
        """)
    }

    func question(in app: TestApp) -> String? { app.window.selectedNavigator.view.permissionBar.question }

    @Test("the user is asked in a bar, and the answer is kept for the run", arguments: [true, false])
    func asked(isAllowed: Bool) async throws {
      let app = try await app()
      defer { app.window.close() }
      try await ask(in: app)
      try await until("the user is asked") { question(in: app) == "May this page use your location?" }
      try await until("the bar is there") { app.labels.contains("May this page use your location?") }
      app.clickButton(isAllowed ? "Allow" : "Deny")
      try await until("the bar is gone") { question(in: app) == nil }
      #expect(app.window.configuration.environment.permissionAnswers == [.location: isAllowed])
      // Error 1 is a refusal. Without a service for places, there is another one.
      if !isAllowed { try await until("it is refused") { try await app.evaluate("outcome") == #""error 1""# } }
      _ = try await app.evaluate("next.click()")
      try await app.untilLoaded(title: "/next")
      try await ask(in: app)
      try await until("the page has an answer, or may wait for one") {
        try await app.evaluate("outcome") != #""waits""# || isAllowed
      }
      #expect(question(in: app) == nil)
    }

    @Test("what the app grants is not asked, and a page that goes away leaves no answer")
    func granted() async throws {
      let granting = try await app(permissions: .location)
      try await ask(in: granting)
      _ = try await granting.evaluate("0")
      #expect(question(in: granting) == nil)
      granting.window.close()
      let app = try await app()
      defer { app.window.close() }
      try await ask(in: app)
      try await until("the user is asked") { question(in: app) != nil }
      _ = try await app.evaluate("next.dataset.turbo = 'false'; next.click()")
      try await app.untilLoaded(title: "/next")
      #expect(question(in: app) == nil)
      #expect(app.window.configuration.environment.permissionAnswers.isEmpty)
    }
  }
}
