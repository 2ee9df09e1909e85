import CWebKitGTK
import Foundation
import NativeBridge
import TabwirePaths
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("Page lifecycle")
  struct PageLifecycleTests {
    static let body = ComponentTests.body + "<form id='typed'><input id='text'></form>"

    func app(body: String = Self.body, script: String = ComponentTests.script) async throws -> TestApp {
      let server = try TestServer { path in
        .init(
          body: TestPage.html(
            path == "/" ? "Form" : path, configuration: TestPage.configuration(active: "a", ["a", "b"]),
            script: script, body: body))
      }
      let app = try TestApp(
        server: server, components: [FormComponent.self, MenuComponent.self, AlertComponent.self])
      app.window.apply(PathConfiguration { PathRule("^/modal").context(.modal) })
      try await app.untilLoaded(title: "Form")
      try await app.untilBar(["a", "b"])
      return app
    }

    // MARK: Clicks

    @Test("a click gives the page user activation, even if the pointer was already there")
    func activation() async throws {
      let app = try await app(
        body: """
          <button id="all" style="position: fixed; inset: 0" onclick="
            document.title += ' ' + (navigator.userActivation?.isActive ?? null)">click</button>
          """)
      defer { app.window.close() }
      let user = TestUser(app: app)
      // The page reports by its title, because a script that the app evaluates would end the activation.
      var title = "Form"
      for count in 1...12 {
        try await user.click(1)
        try await until("click \(count) arrives") { app.window.headerTitle.count > title.count }
        title += " true"
        #expect(app.window.headerTitle == title)
      }
    }

    // MARK: Screens

    @Test(
      "another address of the same document keeps the components of the page",
      arguments: [
        "history.replaceState(null, '', '?q=a')", "history.pushState(null, '', '/other')", "location.hash = 'a'",
      ])
    func sameDocument(change: String) async throws {
      let app = try await app()
      defer { app.window.close() }
      try await until("the button is there") { app.window.headerButtons.map(\.title) == ["Send it"] }
      let screen = app.window.selectedNavigator.screen
      _ = try await app.evaluate("\(change); 0")
      let address = try #require(try await app.evaluate("location.href"))
      try await until("the address changes") {
        "\"\(app.window.selectedNavigator.url?.absoluteString ?? "")\"" == address.replacing("\\/", with: "/")
      }
      #expect(app.window.selectedNavigator.screen === screen)
      #expect(app.window.headerButtons.map(\.title) == ["Send it"])
      // The page still sends messages to its components.
      _ = try await app.evaluate("document.getElementById('disable').click()")
      try await until("the button is disabled") { app.window.headerButtons.first?.isEnabled == false }
    }

    @Test("a Turbo visit starts the components afresh")
    func turboVisit() async throws {
      let app = try await app()
      defer { app.window.close() }
      let screen = app.window.selectedNavigator.screen
      _ = try await app.evaluate("Turbo.visit('/next')")
      try await app.untilLoaded(title: "/next")
      try await until("the button is there") { app.window.headerButtons.map(\.title) == ["Send it"] }
      #expect(app.window.selectedNavigator.screen !== screen)
    }

    @Test("visits of a document that the page wrote anew follow the path configuration")
    func visitOfWrittenDocument() async throws {
      let app = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate(
        "void (document.open(), document.write('<title>New</title><p>New'), document.close())")
      try await until("the new document is there") { app.window.headerTitle == "New" }
      let event =
        "new CustomEvent('turbo:before-visit', { bubbles: true, cancelable: true, detail: { url: '/modal' } })"
      #expect(try await app.evaluate("document.documentElement.dispatchEvent(\(event))") == "false")
      try await until("the modal page opens") { app.window.modals.shown?.navigator.title == "/modal" }
    }

    @Test("the visible page can send messages while the next one loads, and after the load was stopped")
    func provisional() async throws {
      let app = try await app()
      defer { app.window.close() }
      let answer = app.server.answer
      app.server.answer = { $0 == "/slow" ? .init(isHeld: true) : answer($0) }
      _ = try await app.evaluate("location.href = '/slow'")
      try await until("the request arrives") { app.server.hits["/slow"] == 1 }
      try await app.send(TestPage.configuration(active: "a", ["a", "b", "c"]))
      try await app.untilBar(["a", "b", "c"])
      app.window.selectedNavigator.stopLoading()
      try await until("the load ends") { !app.window.selectedNavigator.isLoading }
      try await app.send(TestPage.configuration(active: "a", ["a", "d"]))
      try await app.untilBar(["a", "d"])
    }

    @Test("dialogs and menus close with their page", arguments: ["alert", "menu"])
    func dialogs(id: String) async throws {
      let app = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate("document.getElementById('\(id)').click()")
      let isOpen = { app.window.dialogWindow != nil || app.window.menu != nil }
      try await until("the dialog opens") { isOpen() }
      _ = try await app.evaluate("location.href = '/next'")
      try await app.untilLoaded(title: "/next")
      try await until("the dialog closes") { !isOpen() }
    }

    // MARK: New windows

    @Test("a link to a new window of the own origin opens in the app, and of another one in the browser")
    func newWindow() async throws {
      let otherServer = try TestServer { _ in .init(body: "elsewhere") }
      let app = try await app(
        body: """
          <style>.out { display: block; position: fixed; left: 0; width: 400px; height: 100px }</style>
          <a class="out" style="top: 100px" target="_blank" href="\(otherServer.url("/").absoluteString)">out</a>
          <a class="out" style="top: 200px" target="_blank" href="/next">in</a>
          <a class="out" style="top: 300px" onclick="window.open('/opened')">open</a>
          """)
      defer { app.window.close() }
      let user = TestUser(app: app)
      try await user.click(1, y: 200)
      try await until("the browser opens") { app.opened.count == 1 }
      try await user.click(1, y: 300)
      try await app.untilLoaded(title: "/next")
      try await user.click(1, y: 390)
      try await app.untilLoaded(title: "/opened")
      #expect(app.opened.map(\.port) == [Int(otherServer.port)])
      #expect(app.window.selectedNavigator.backList.map(\.path) == ["/next", "/"])
    }

    // MARK: Closing

    private func openModal(in app: TestApp) async throws -> ModalWindow {
      _ = try await app.evaluate("Turbo.visit('/modal')")
      try await until("the modal page is there") {
        guard let navigator = app.window.modals.shown?.navigator else { return false }
        return navigator.title == "/modal" && !navigator.isLoading
      }
      return try #require(app.window.modals.shown)
    }

    @Test("a modal page with typed text is closed only after a question", arguments: ["Escape", "button", "alt+F4"])
    func closingModal(way: String) async throws {
      let app = try await app()
      defer { app.window.close() }
      let user = TestUser(app: app)
      let modal = try await openModal(in: app)
      modal.navigator.webView?.focus()
      _ = try await modal.navigator.evaluateJavaScript("document.getElementById('text').focus()")
      try await user.type("draft", in: modal.window)
      try await until("the text is typed") {
        try await modal.navigator.evaluateJavaScript("document.getElementById('text').value") == "\"draft\""
      }
      func close() async throws {
        switch way {
        case "Escape": try await user.press("Escape", in: modal.window)
        case "button": modal.chrome.header.clickClose()
        default: gtk_window_close(cast(modal.window))
        }
        try await until("the question is asked") { app.window.dialogTitle == "Close This Page?" }
      }
      try await close()
      app.window.clickDialogButton("Cancel")
      try await until("the question is gone") { app.window.dialogWindow == nil }
      #expect(app.window.modals.shown === modal)
      try await close()
      app.window.clickDialogButton("Close")
      try await until("the modal page closes") { app.window.modals.shown == nil }
    }

    @Test("a modal page gets Escape first")
    func escape() async throws {
      let app = try await app()
      defer { app.window.close() }
      let modal = try await openModal(in: app)
      modal.navigator.webView?.focus()
      _ = try await modal.navigator.evaluateJavaScript(
        "window.escapes = 0; addEventListener('keydown', event => { if (++escapes == 1) event.preventDefault() }); 0")
      let user = TestUser(app: app)
      try await user.press("Escape", in: modal.window)
      try await until("the page gets the key") { try await modal.navigator.evaluateJavaScript("escapes") == "1" }
      #expect(app.window.modals.shown === modal)
      try await user.press("Escape", in: modal.window)
      try await until("the modal page closes") { app.window.modals.shown == nil }
    }

    @Test("the window is closed only after a question if something was typed", arguments: [true, false])
    func closingWindow(isSelected: Bool) async throws {
      let app = try await app()
      defer { app.window.close() }
      let user = TestUser(app: app)
      app.window.selectedNavigator.webView?.focus()
      _ = try await app.evaluate("document.getElementById('text').focus()")
      try await user.type("draft")
      try await until("the text is typed") {
        guard app.window.selectedNavigator.shown.hasInput else { return false }
        return try await app.evaluate("document.getElementById('text').value") == "\"draft\""
      }
      if !isSelected {
        app.window.click(tab: "b")
        try await app.untilLoaded(title: "/b")
      }
      gtk_window_close(cast(app.window.window))
      try await until("the question is asked") { app.window.dialogTitle?.hasPrefix("Close") == true }
      app.window.clickDialogButton("Cancel")
      try await until("the question is gone") { app.window.dialogWindow == nil }
      #expect(gtk_widget_get_visible(app.window.window) != 0)
    }

    // MARK: Suspension

    @Test("session storage survives suspension")
    func sessionStorage() async throws {
      let app = try await app()
      defer { app.window.close() }
      let first = app.window.selectedNavigator
      _ = try await app.evaluate("sessionStorage.setItem('step', '3 </script>\\u2028'); 0")
      app.window.click(tab: "b")
      try await app.untilLoaded(title: "/b")
      await first.suspension.suspend()
      #expect(first.isSuspended)
      app.window.click(tab: "a")
      try await app.untilLoaded(title: "Form")
      #expect(try await app.evaluate("sessionStorage.getItem('step') === '3 </script>\\u2028'") == "true")
    }

    @Test("components that connect in a tab that is not selected appear when it is")
    func connectingInBackground() async throws {
      let app = try await app()
      defer { app.window.close() }
      let answer = app.server.answer
      app.server.answer = { $0 == "/slow" ? .init(isHeld: true) : answer($0) }
      _ = try await app.evaluate("location.href = '/slow'")
      try await until("the request arrives") { app.server.hits["/slow"] == 1 }
      let slow = app.window.selectedNavigator
      app.window.click(tab: "b")
      try await app.untilLoaded(title: "/b")
      app.server.answer = answer
      app.server.release()
      try await until("the page is there") { slow.title == "/slow" && !slow.isLoading }
      app.window.click(tab: "a")
      try await until("the button appears") { app.window.headerButtons.map(\.title) == ["Send it"] }
    }
  }
}
