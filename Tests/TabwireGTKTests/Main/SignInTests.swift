import Foundation
import TabwirePaths
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

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

    @Test("signing in as in Hotwire Native's demo, whose root clears all pages, ends on the refreshed root")
    func demo() async throws {
      var user = "nobody"
      let server = try TestServer { path in
        switch path {
        case "/session":
          user = "ann"
          return .init(status: 302, location: "/")
        case "/protected" where user == "nobody": return .init(status: 401, body: "Unauthorized")
        default:
          let body = """
            <a id="protected" href="/protected">protected</a>
            <form id="form" method="post" action="/session" enctype="multipart/form-data"></form>
            """
          return .init(body: TestPage.html("\(user) \(path)", configuration: nil, body: body))
        }
      }
      let app = try TestApp(server: server, signInPath: "/signin")
      defer { app.window.close() }
      app.window.apply(PathConfiguration { PathRule("^/$").presentation(.clearAll) })
      try await app.untilLoaded(title: "nobody /")
      _ = try await app.evaluate("document.getElementById('protected').click()")
      try await until("the sign-in page opens") { app.window.modals.shown?.navigator.title == "nobody /signin" }
      let modal = try #require(app.window.modals.shown?.navigator)
      try await until("the sign-in page has loaded") { !modal.isLoading }
      _ = try await modal.evaluateJavaScript("document.getElementById('form').requestSubmit()")
      try await app.untilLoaded(title: "ann /")
      #expect(app.window.modals.shown == nil)
      #expect(!app.window.selectedNavigator.isShowingError)
      #expect(!app.window.selectedNavigator.canGoBack && !app.window.selectedNavigator.canGoForward)
      _ = try await app.evaluate("document.getElementById('protected').click()")
      try await app.untilLoaded(title: "ann /protected")
    }

    @Test("the error page of a refused page offers to sign in again after the sign-in page was closed")
    func closed() async throws {
      let site = try Site()
      let app = try TestApp(server: site.server, signInPath: "/sign-in")
      defer { app.window.close() }
      try await app.untilLoaded(title: "Home")
      _ = try await app.evaluate("next.click()")
      try await until("the sign-in page opens") { app.window.modals.shown?.navigator.title == "Sign In" }
      app.window.modals.shown?.chrome.header.clickClose()
      try await until("the sign-in page closes") { app.window.modals.shown == nil }
      #expect(app.window.offeredAction == "Sign In")
      app.window.clickOfferedAction()
      try await until("the sign-in page opens again") { app.window.modals.shown?.navigator.title == "Sign In" }
    }

    // MARK: Other origins

    /// A service at another origin that signs users in, and a site that uses it.
    func siteWithService(
      isAllowed: Bool = true, site: String = "<a id='sign-in' href='/auth'>sign in</a>"
    ) throws -> (app: TestApp, service: TestServer) {
      var user: String?
      var siteURL: URL?
      let service = try TestServer { path in
        switch path {
        case "/authorize":
          .init(
            body: """
              <title>Service</title>
              <a id="help" href="/help" target="_blank">help</a><a id="out" href="http://127.0.0.2/">out</a>
              <form id="form" method="post" action="/consent"></form>
              """)
        case "/consent":
          .init(status: 302, location: siteURL.map { "\($0.absoluteString)callback?code=1" })
        default: .init(body: "<title>Help</title>")
        }
      }
      let server = try TestServer { path in
        switch path {
        case "/auth": return .init(status: 303, location: service.url("/authorize").absoluteString)
        case "/callback?code=1":
          user = "ann"
          return .init(status: 303, location: "/account")
        default:
          return .init(body: TestPage.html("\(user ?? "nobody") \(path)", configuration: nil, body: site))
        }
      }
      siteURL = server.url("/").absoluteURL
      return (try TestApp(server: server, allowedOrigins: isAllowed ? [service] : []), service)
    }

    @Test(
      "a service of an allowed origin signs the user in, in a modal window, and leads back to the tab",
      arguments: [true, false])
    func allowedOrigin(withTurbo: Bool) async throws {
      let (app, service) = try siteWithService()
      defer { app.window.close() }
      try await app.untilLoaded(title: "nobody /")
      _ = try await app.evaluate(
        "document.getElementById('sign-in').dataset.turbo = '\(withTurbo)'; document.getElementById('sign-in').click()"
      )
      try await until("the service is shown") {
        app.window.modals.shown?.navigator.title == "Service" && app.window.modals.shown?.navigator.isLoading == false
      }
      let modal = try #require(app.window.modals.shown)
      #expect(modal.chrome.header.shownSubtitle == service.host)
      #expect(try await modal.navigator.evaluateJavaScript("nativeBridge.supportedComponents") == "[]")
      #expect(app.window.headerTitle == "nobody /")
      _ = try await modal.navigator.evaluateJavaScript("void setTimeout(() => alert('Hello'))")
      try await until("the dialog opens") { app.window.dialogText == "Hello" }
      #expect(app.window.dialogTitle == service.host)
      app.window.clickDialogButton("OK")
      try await until("the dialog closes") { app.window.dialogWindow == nil }

      _ = try await modal.navigator.evaluateJavaScript("document.getElementById('form').submit()")
      try await app.untilLoaded(title: "ann /account")
      #expect(app.window.modals.shown == nil)
      #expect(app.server.hits["/callback?code=1"] == 1)
      #expect(app.opened.isEmpty)
      #expect(app.window.chrome.header.shownSubtitle.isEmpty)
    }

    @Test("links of an allowed origin stay in the modal window, and those of others open in the browser")
    func linksOfAllowedOrigin() async throws {
      let (app, _) = try siteWithService()
      defer { app.window.close() }
      try await app.untilLoaded(title: "nobody /")
      _ = try await app.evaluate("location.href = '/auth'")
      try await until("the service is shown") { app.window.modals.shown?.navigator.title == "Service" }
      let modal = try #require(app.window.modals.shown?.navigator)
      _ = try await modal.evaluateJavaScript("document.getElementById('out').click()")
      try await until("the browser opens") { app.opened.map(\.host) == ["127.0.0.2"] }
      _ = try await modal.evaluateJavaScript("document.getElementById('help').click()")
      try await until("the link is followed") { modal.title == "Help" }
      #expect(app.window.modals.shown?.navigator === modal)
    }

    @Test("another origin that is not allowed opens in the browser")
    func originThatIsNotAllowed() async throws {
      let (app, service) = try siteWithService(isAllowed: false)
      defer { app.window.close() }
      try await app.untilLoaded(title: "nobody /")
      _ = try await app.evaluate("location.href = '/auth'")
      try await until("the browser opens") { app.opened.map(\.port) == [Int(service.port)] }
      #expect(app.window.modals.shown == nil)
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
