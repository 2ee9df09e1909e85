#if canImport(CWebKitGTK)
  import Foundation
  import Testing

  @testable @_spi(Testing) import TabwireGTK

  extension AllWindowTests {
    @MainActor
    @Suite("Sign-in")
    struct SignInTests {
      /// A site whose second page requires signing in at `/sign-in`.
      @MainActor
      final class Site {
        var isSignedIn = false
        private(set) var server: TestServer!

        init() throws {
          server = try TestServer { [unowned self] path in
            switch path {
            case "/next" where !isSignedIn: return .init(status: 401, body: "refused")
            case "/session":
              isSignedIn = true
              return .init(status: 303, location: "/recede_historical_location")
            default:
              let title = path == "/" ? "Home" : path == "/next" ? "Next" : "Sign In"
              return .init(
                body: TestPage.html(
                  title, configuration: nil,
                  body: "<form id='form' method='post' action='/session' data-turbo='false'></form>"))
            }
          }
        }
      }

      @Test("a refused page leads to the modal sign-in page and is shown afterwards", arguments: [true, false])
      func signIn(withTurbo: Bool) async throws {
        let site = try Site()
        let app = try TestApp(server: site.server, signInPath: "/sign-in")
        defer { app.window.close() }
        try await app.untilLoaded(title: "Home")
        _ = try await app.evaluate("next.dataset.turbo = '\(withTurbo)'; next.click()")
        try await until("the sign-in page opens") { app.window.modals.shown?.navigator.title == "Sign In" }
        #expect(app.window.offeredAction == "Sign In")
        let modal = try #require(app.window.modals.shown?.navigator)
        try await until("the sign-in page has loaded") { !modal.isLoading }
        _ = try await modal.evaluateJavaScript("document.getElementById('form').submit()")
        try await until("the sign-in page closes") { app.window.modals.shown == nil }
        try await app.untilLoaded(title: "Next")
        #expect(app.window.offeredAction == nil)
      }

      @Test("the error page of a refused page offers to sign in again after the sign-in page was closed")
      func closed() async throws {
        let site = try Site()
        let app = try TestApp(server: site.server, signInPath: "/sign-in")
        defer { app.window.close() }
        try await app.untilLoaded(title: "Home")
        _ = try await app.evaluate("next.click()")
        try await until("the sign-in page opens") { app.window.modals.shown?.navigator.title == "Sign In" }
        app.window.modals.shown?.header.clickClose()
        try await until("the sign-in page closes") { app.window.modals.shown == nil }
        #expect(app.window.offeredAction == "Sign In")
        app.window.clickOfferedAction()
        try await until("the sign-in page opens again") { app.window.modals.shown?.navigator.title == "Sign In" }
      }

      @Test("an app without a sign-in page shows the server's response")
      func none() async throws {
        let site = try Site()
        let app = try TestApp(server: site.server)
        defer { app.window.close() }
        try await app.untilLoaded(title: "Home")
        _ = try await app.evaluate("next.dataset.turbo = 'false'; next.click()")
        try await until("the response is shown") {
          (try? await app.evaluate("document.body.textContent")) == #""refused""#
        }
        #expect(app.window.offeredAction == nil)
      }
    }
  }
#endif
