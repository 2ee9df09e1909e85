import CWebKitGTK
import Foundation
import Tabwire
import TabwireClient
import TabwirePages
import TabwirePaths
import TabwireProof
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  /// Suspended tabs and the state they keep.
  @MainActor
  @Suite("Suspension")
  struct SuspensionTests {
    static let tabs = ["home", "second", "third", "fourth"]

    /// Returns an app with four tabs whose first page has loaded.
    func app(
      _ limit: BackgroundTabLimit, body: String = "", answer: @escaping (String) -> TestServer.Answer? = { _ in nil }
    ) async throws -> TestApp {
      let server = try TestServer { path in
        if let answer = answer(path) { return answer }
        let name = path.dropFirst().prefix { $0 != "?" }
        return .init(body: Self.page(name.isEmpty ? "Home" : name.capitalized, body: body))
      }
      let app = try TestApp(server: server, backgroundTabs: limit)
      try await app.untilBar(Self.tabs)
      try await app.untilLoaded(title: "Home")
      return app
    }

    static func page(_ title: String, body: String = "") -> String {
      TestPage.html(title, configuration: TestPage.configuration(active: "home", Self.tabs), body: body)
    }

    func navigator(_ id: String, in app: TestApp) -> Navigator? {
      app.tabManager.tabs.first { $0.represents?.id.rawValue == id }.flatMap { app.window.navigator(for: $0.id) }
    }

    func select(_ id: String, in app: TestApp) async throws {
      app.window.click(tab: .init(id))
      try await app.untilLoaded(title: id.capitalized)
    }

    func untilSuspended(_ ids: Set<String>, in app: TestApp) async throws {
      do {
        try await until("\(ids) are suspended") { suspended(in: app) == ids }
      } catch {
        throw TestTimeoutError(description: "\(error); it is \(suspended(in: app)); log: \(app.log.lines)")
      }
    }

    func suspended(in app: TestApp) -> Set<String> {
      Set(Self.tabs.filter { navigator($0, in: app)?.isSuspended == true })
    }

    /// Waits until every tab over the limit has been checked.
    func untilAllChecked(in app: TestApp) async throws {
      try await until("every tab is checked") { !app.window.isSuspending }
    }

    @Test("the least recently selected tabs over the limit are suspended")
    func limit() async throws {
      let others = WebProcesses.count
      let app = try await app(.atMost(1))
      defer { app.window.close() }
      try await select("second", in: app)
      try await select("third", in: app)
      try await untilSuspended(["home"], in: app)
      try await select("fourth", in: app)
      try await untilSuspended(["home", "second"], in: app)
      // The selected tab, one in the background, and a process that WebKit prewarms.
      try await until("the web processes end") { WebProcesses.count <= others + 3 }
      #expect(app.bar == Self.tabs)

      try await select("home", in: app)
      try await untilSuspended(["second", "third"], in: app)
      try await select("fourth", in: app)
      #expect(app.server.hits["/fourth"] == 1)
      try await untilAllChecked(in: app)
      #expect(suspended(in: app) == ["second", "third"])
      #expect(app.log.warnings.isEmpty, "\(app.log.warnings)")
    }

    // P27.4
    @Test(
      "by default a machine keeps a background tab for each gigabyte, from 2 to 8",
      arguments: [(512, 2), (2048, 2), (3072, 3), (8192, 8), (65_536, 8)] as [(UInt64, Int)])
    func automaticLimit(megabytes: UInt64, count: Int) {
      #expect(BackgroundTabLimit.count(forMemory: megabytes << 20) == count)
      #expect(ApplicationSettings().backgroundTabs == .automatic)
    }

    @Test("a suspended tab is restored with its history, scroll position and title")
    func history() async throws {
      let app = try await app(.atMost(0))
      defer { app.window.close() }
      _ = try await app.evaluate("next.click()")
      try await app.untilLoaded(title: "Next")
      _ = try await app.evaluate("location.href = '/last?a=1'")
      try await app.untilLoaded(title: "Last")
      app.window.clickBack()
      try await app.untilLoaded(title: "Next")
      try await app.scroll(to: 321)
      let home = app.window.selectedNavigator

      try await select("second", in: app)
      try await untilSuspended(["home"], in: app)
      #expect(home.shown.savedPage?.scrollPosition == ScrollPosition(x: 0, y: 321))
      #expect(home.url?.path == "/next")
      #expect(home.title == "Next")
      #expect(home.backList.map(\.path) == ["/"])
      #expect(home.canGoBack && home.canGoForward && home.isStarted)
      #expect(try await home.evaluateJavaScript("1") == nil)

      app.window.click(tab: "home")
      #expect(app.window.headerTitle == "Next")
      try await app.untilLoaded(title: "Next")
      try await until("the page is scrolled") { try await app.evaluate("Math.round(scrollY)") == "321" }
      #expect(home.backList.map(\.path) == ["/"])
      #expect(app.window.goForward())
      try await app.untilLoaded(title: "Last")
      for title in ["Next", "Home"] {
        app.window.clickBack()
        try await app.untilLoaded(title: title)
      }
      #expect(!home.canGoBack)
    }

    @Test(
      "a restored page that loads slowly stays where the user scrolls it",
      arguments: ["pointerdown", "keydown"])
    func scrolledByUser(event: String) async throws {
      var isHeld = false
      let app = try await app(.atMost(0)) { path in
        switch path {
        case "/": .init(body: Self.page("Home", body: "<img src='/image'><div style='height: 8000px'></div>"))
        case "/image": .init(status: 404, isHeld: isHeld)
        default: nil
        }
      }
      defer { app.window.close() }
      _ = try await app.evaluate("scrollTo(0, 321)")
      try await select("second", in: app)
      try await untilSuspended(["home"], in: app)
      isHeld = true
      app.window.click(tab: "home")
      try await until("the page is scrolled") { try await app.evaluate("Math.round(scrollY)") == "321" }
      _ = try await app.evaluate(
        """
        addEventListener("\(event)", () => { window.hasActed = true })
        addEventListener("load", () => setTimeout(() => { window.isOver = true }, 100))
        document.activeElement.blur()
        """)
      let user = TestUser(app: app)
      if event == "pointerdown" {
        // WebKit sends this event for the scroll bar, too.
        try await user.click(1)
      } else {
        app.window.selectedNavigator.webView?.focus()
        try await user.press("a")
      }
      try await until("the page gets the event") { try await app.evaluate("!!window.hasActed") == "true" }
      _ = try await app.evaluate("scrollTo(0, 2000)")
      isHeld = false
      app.server.release()
      try await until("the page has loaded") { try await app.evaluate("!!window.isOver") == "true" }
      #expect(try await app.evaluate("Math.round(scrollY)") == "2000")
    }

    @Test("a restored page whose script waits for the server keeps its scroll position")
    func scrolledDuringRequest() async throws {
      var isHeld = false
      let app = try await app(.atMost(0)) { path in
        switch path {
        case "/":
          .init(
            body: Self.page(
              "Home",
              body: """
                <div style='height: 8000px'></div>
                <script>fetch("/data").then(() => setTimeout(() => { window.isOver = true }, 100))</script>
                """))
        case "/data": .init(isHeld: isHeld)
        default: nil
        }
      }
      defer { app.window.close() }
      _ = try await app.evaluate("scrollTo(0, 321)")
      try await select("second", in: app)
      try await untilSuspended(["home"], in: app)
      isHeld = true
      app.window.click(tab: "home")
      try await until("the page is scrolled") { try await app.evaluate("Math.round(scrollY)") == "321" }
      try await until("the page has its load event") {
        try await app.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd > 0") == "true"
      }
      isHeld = false
      app.server.release()
      try await until("the script is over") { try await app.evaluate("!!window.isOver") == "true" }
      try await app.untilLoaded(title: "Home")
      #expect(try await app.evaluate("Math.round(scrollY)") == "321")
    }

    @Test(
      "a restored page whose content comes late keeps its scroll position, or starts at the top if its tab is selected again",
      arguments: [false, true])
    func scrolledLate(isReselected: Bool) async throws {
      var isHeld = false
      let app = try await app(.atMost(0)) { path in
        path == "/second" ? .init(body: Self.page("Second"), isBodyHeld: isHeld) : nil
      }
      defer { app.window.close() }
      try await select("second", in: app)
      _ = try await app.evaluate("scrollTo(0, 321)")
      app.window.click(tab: "home")
      try await untilSuspended(["second"], in: app)
      isHeld = true
      app.window.click(tab: "second")
      try await until("the page is restored") { app.window.selectedNavigator.shown.savedPage == nil }
      if isReselected { app.window.click(tab: "second") }
      app.server.release()
      try await app.untilLoaded(title: "Second")
      try await until("the page is scrolled") {
        try await app.evaluate("Math.round(scrollY)") == (isReselected ? "0" : "321")
      }
    }

    @Test("a restored page comes from the server, and no cached script runs")
    func freshness() async throws {
      var version = 1
      let app = try await app(.atMost(0)) { path in
        guard path == "/" else { return nil }
        let body = "<b id='version'>\(version)</b><script>fetch('/ran-\(version)')</script>"
        // The headers that Rails sends.
        return .init(
          body: Self.page("Home", body: body),
          headers: ["Cache-Control": "max-age=0, private, must-revalidate", "ETag": "W/\"\(version)\""])
      }
      defer { app.window.close() }
      _ = try await app.evaluate("location.href = '/next'")
      try await app.untilLoaded(title: "Next")
      app.window.clickBack()
      try await app.untilLoaded(title: "Home")
      try await app.scroll(to: 321)
      let runs = try #require(app.server.hits["/ran-1"])
      try await select("second", in: app)
      try await untilSuspended(["home"], in: app)
      version = 2
      app.window.click(tab: "home")
      try await until("it appears") { try await app.evaluate("window.version?.textContent") == #""2""# }
      try await until("the page is scrolled") { try await app.evaluate("scrollY") == "321" }
      #expect(app.window.headerTitle == "Home")
      #expect(app.server.hits["/ran-1"] == runs)
      #expect(app.server.hits["/ran-2"] == 1)
      #expect(!app.window.selectedNavigator.canGoBack && app.window.selectedNavigator.canGoForward)
    }

    @Test("going back in a suspended tab restores it")
    func goingBack() async throws {
      let app = try await app(.atMost(0))
      defer { app.window.close() }
      _ = try await app.evaluate("location.href = '/last'")
      try await app.untilLoaded(title: "Last")
      let home = app.window.selectedNavigator
      try await select("second", in: app)
      try await untilSuspended(["home"], in: app)
      home.goBack()
      try await until("it appears") { home.title == "Home" && home.canGoForward }
    }

    @Test("a restored tab has the current zoom")
    func zoom() async throws {
      let app = try await app(.atMost(0))
      defer { app.window.close() }
      let width = try #require(Double(try await app.evaluate("innerWidth") ?? ""))
      try await select("second", in: app)
      try await untilSuspended(["home"], in: app)
      app.window.changeZoom { $0.increase() }
      try await select("home", in: app)
      let zoomed = try #require(Double(try await app.evaluate("innerWidth") ?? ""))
      #expect(abs(zoomed * 1.1 - width) < 2)
    }

    // MARK: Unsaved changes

    @Test(
      "a page with unsaved changes is not suspended",
      arguments: [
        "field.value = 'half'", "void (area.value = 'half')", "box.checked = true", "choice.selectedIndex = 2",
        "several.options[0].selected = false", "void (field.type = 'range', field.value = 7)",
        "dialog.showModal()", "document.designMode = 'on'", "document.body.setAttribute('aria-busy', true)",
        "void addEventListener('beforeunload', event => event.preventDefault())",
        "void (onbeforeunload = () => 'Stay?')", sound,
        sound.replacing("film.play()", with: "film.onloadedmetadata = () => film.currentTime = 5"),
        "void setTimeout(() => { for (;;); })", "void (document.querySelectorAll = null, field.value = 'half')",
      ])
    func busy(script: String) async throws {
      let app = try await app(.atMost(0), body: Self.fields)
      defer { app.window.close() }
      let home = app.window.selectedNavigator
      _ = try await app.evaluate(script)
      if script.contains("film") {
        try await until("the sound plays") { try await app.evaluate("film.currentTime > 0") == "true" }
      }
      try await select("second", in: app)
      try await untilAllChecked(in: app)
      #expect(!home.isSuspended)
      try await untilChecked(in: app)
      #expect(!home.isSuspended)
      if script.contains("half") {
        app.window.click(tab: "home")
        #expect(try await app.evaluate("field.value + area.value")?.contains("half") == true)
      }
    }

    @Test("a page with untouched fields is suspended")
    func untouched() async throws {
      let app = try await app(.atMost(0), body: Self.fields)
      defer { app.window.close() }
      try await select("second", in: app)
      try await untilSuspended(["home"], in: app)
    }

    private struct InputCase: Decodable {
      let name, body, script: String
      let hasInput: Bool
    }

    @Test("unsent input is found in the same cases as in Chromium")
    func unsentInput() async throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../Web/test/unsent_input.json")
      let cases = try JSONDecoder().decode([InputCase].self, from: Data(contentsOf: file))
      try #require(!cases.isEmpty)
      let app = try await app(.atMost(0))
      defer { app.window.close() }
      for input in cases {
        let body = String(decoding: try JSONEncoder().encode(input.body), as: UTF8.self)
        _ = try await app.evaluate("document.body.innerHTML = \(body); 0")
        _ = try await app.evaluate("\(input.script); 0")
        let found = try await app.evaluate("(\(PageScripts.unsentInput))(false) != null")
        #expect(found == "\(input.hasInput)", "\(input.name)")
      }
    }

    static let fields = """
      <textarea id="area">given</textarea><input type="checkbox" id="box"><input type="radio" checked>
      <input type="range"><input type="color"><input type="number" value="07"><input type="date"><input type="hidden">
      <input type="file"><select id="choice"><option disabled>Choose<option>One<option>Two</select>
      <select id="several" multiple><option selected>One<option>Two</select><select><option>1<option selected>2</select>
      <dialog id="dialog">open</dialog><div id="editor" contenteditable></div>
      """

    /// Twenty seconds of silence.
    nonisolated static let sound = """
      void (window.film = document.body.appendChild(document.createElement("audio")),
        film.src = "data:audio/wav;base64," + btoa("RIFF" + "\\x24\\x71\\x02\\0WAVEfmt \\x10\\0\\0\\0\\x01\\0\\x01\\0\\x40\\x1f\\0\\0" +
          "\\x40\\x1f\\0\\0\\x01\\0\\x08\\0data\\0\\x71\\x02\\0" + "\\x80".repeat(160000)), film.play())
      """

    @Test(
      "typed text is kept when scripts change or remove it",
      arguments: [
        // Some frameworks write the typed text into the attribute.
        ("field", "field.setAttribute('value', field.value)"),
        // A form returned with errors: a new field replaces the old one.
        ("field", "field.outerHTML = `<input id='field' value='${field.value}'>`"),
        // A form in several steps: a script keeps the text.
        ("field", "field.value = ''"), ("field", "field.remove()"),
        ("field", "history.pushState(null, '', '/step'); field.remove()"),
        ("editor", "1"), ("editor", "editor.textContent = ''"),
        ("editor", "editor.outerHTML = `<div id='editor' contenteditable>${editor.textContent}</div>`"),
        ("own-editor", "1"), ("open", "1"), ("closed", "1"), ("frame", "1"), ("written", "1"),
      ])
    func typed(into place: String, then script: String) async throws {
      let app = try await app(.atMost(0)) { path in
        path == "/" ? .init(body: Self.page("Home", body: Self.fields + Self.components)) : nil
      }
      defer { app.window.close() }
      let home = app.window.selectedNavigator
      let content = try await type(into: place, in: app)
      try await until("the text is typed") { try await app.evaluate(content) == #""half""# }
      _ = try await app.evaluate("void (() => { \(script) })()")
      try await untilChecked(in: app)
      #expect(!home.isSuspended)
    }

    /// Editors, shadow roots and frames in which users can type.
    static let components = """
      <div id="own-editor" contenteditable></div><div id="open"></div><div id="closed"></div>
      <iframe id="frame" srcdoc="<input style='width: 380px; height: 380px'>"></iframe><iframe id="written"></iframe>
      <script>
        const ownEditor = document.getElementById("own-editor")
        ownEditor.addEventListener("beforeinput", event => {
          event.preventDefault()
          ownEditor.append(event.data)
        })
        const inner = {}
        for (const mode of ["open", "closed"]) {
          const root = document.getElementById(mode).attachShadow({ mode })
          root.innerHTML = "<input style='width: 380px; height: 380px'>"
          inner[mode] = root.firstChild
        }
        const page = written.contentDocument
        page.open()
        page.write("<body contenteditable style='height: 380px'></body>")
        page.close()
      </script>
      """

    /// Types a text with the keyboard.
    ///
    /// - Returns: A script that evaluates to the text of the element.
    func type(_ text: String = "half", into place: String, in app: TestApp) async throws -> String {
      let element = "document.getElementById('\(place)')"
      _ = try await app.evaluate(
        "\(element).style = 'position: fixed; left: 0; top: 0; width: 400px; height: 400px'; 0")
      let user = TestUser(app: app)
      try await user.click(1, x: 150, y: 200)
      try await until("the field has the focus") {
        try await app.evaluate("document.hasFocus() && document.activeElement.id") == "\"\(place)\""
      }
      try await user.type(text)
      return switch place {
      case "open", "closed": "inner.\(place).value"
      case "frame": "frame.contentDocument.querySelector('input').value"
      case "written": "written.contentDocument.body.textContent"
      default: "\(element).value ?? \(element).textContent"
      }
    }

    /// Selects other tabs and waits until the first one has been checked for suspension.
    func untilChecked(in app: TestApp) async throws {
      try await select("second", in: app)
      try await select("third", in: app)
      try await untilSuspended(["second"], in: app)
      try await untilAllChecked(in: app)
    }

    @Test("typed text in a frame of another origin is kept")
    func typedElsewhere() async throws {
      let otherServer = try TestServer { _ in
        .init(body: "<input style='width: 380px; height: 380px' oninput='parent.postMessage(value, `*`)'>")
      }
      let body = """
        <iframe id="frame" src="\(otherServer.url("/").absoluteString)"></iframe>
        <script>addEventListener("message", ({ data }) => window.heard = data)</script>
        """
      let app = try await app(.atMost(0), body: body)
      defer { app.window.close() }
      let home = app.window.selectedNavigator
      _ = try await type(into: "frame", in: app)
      try await until("the text is typed") { try await app.evaluate("window.heard") == #""half""# }
      _ = try await app.evaluate("frame.remove()")
      try await untilChecked(in: app)
      #expect(!home.isSuspended)
    }

    @Test("typed text in a document that the page rewrote is kept")
    func typedInWrittenDocument() async throws {
      let app = try await app(.atMost(0))
      defer { app.window.close() }
      let home = app.window.selectedNavigator
      _ = try await app.evaluate(
        """
        void (document.open(), document.write("<div id='editor' contenteditable>&nbsp;</div>"), document.close())
        """)
      _ = try await type(into: "editor", in: app)
      try await until("the text is typed") { try await app.evaluate("editor.textContent.includes('half')") == "true" }
      try await untilChecked(in: app)
      #expect(!home.isSuspended)
    }

    @Test("a half-typed number is kept")
    func halfNumber() async throws {
      let app = try await app(.atMost(0), body: "<input type='number' id='number'>")
      defer { app.window.close() }
      let home = app.window.selectedNavigator
      _ = try await type("1e", into: "number", in: app)
      try await until("the text is typed") { try await app.evaluate("number.validity.badInput") == "true" }
      #expect(try await app.evaluate("number.value") == #""""#)
      try await untilChecked(in: app)
      #expect(!home.isSuspended)
    }

    @Test("text that was typed and deleted does not prevent suspension")
    func takenBack() async throws {
      let app = try await app(.atMost(0))
      defer { app.window.close() }
      let content = try await type("ab", into: "field", in: app)
      try await until("the text is typed") { try await app.evaluate(content) == #""ab""# }
      for _ in 1...2 { try await TestUser(app: app).press("BackSpace") }
      try await until("the text is deleted") { try await app.evaluate(content) == #""""# }
      try await select("second", in: app)
      try await untilSuspended(["home"], in: app)
    }

    @Test("text submitted with Turbo does not prevent suspension, unless the server returns it")
    func sent() async throws {
      var isRefused = false
      let app = try await app(.atMost(0), body: "<form id='form' method='post' action='/sent'></form>") { path in
        guard path == "/sent" else { return nil }
        if isRefused {
          return .init(status: 422, body: Self.page("Refused", body: "<input value='half' name='again'>"))
        }
        return .init(type: "text/vnd.turbo-stream.html", body: "<turbo-stream action='refresh'></turbo-stream>")
      }
      defer { app.window.close() }
      let home = app.window.selectedNavigator
      // As in a chat, the page stays and its field is cleared.
      _ = try await app.evaluate(
        """
        field.setAttribute("form", "form")
        addEventListener("turbo:submit-end", () => field.value = "")
        """)
      let content = try await type(into: "field", in: app)
      try await until("the text is typed") { try await app.evaluate(content) == #""half""# }
      _ = try await app.evaluate("form.requestSubmit()")
      try await until("the form is submitted") { try await app.evaluate(content) == #""""# }
      try await select("second", in: app)
      try await untilSuspended(["home"], in: app)

      isRefused = true
      try await select("home", in: app)
      _ = try await app.evaluate("field.setAttribute('form', 'form'); 0")
      _ = try await type(into: "field", in: app)
      try await until("the text is typed") { try await app.evaluate(content) == #""half""# }
      _ = try await app.evaluate("form.requestSubmit()")
      try await app.untilLoaded(title: "Refused")
      try await untilChecked(in: app)
      #expect(!home.isSuspended)
    }

    @Test(
      "typed text is kept while the user can go back to it",
      arguments: ["next.click()", "location.href = '/next'"])
    func left(script: String) async throws {
      let app = try await app(.atMost(0))
      defer { app.window.close() }
      let home = app.window.selectedNavigator
      let content = try await type(into: "field", in: app)
      try await until("the text is typed") { try await app.evaluate(content) == #""half""# }
      _ = try await app.evaluate(script)
      try await app.untilLoaded(title: "Next")
      try await until("the page has loaded") { try await app.evaluate(content) == #""""# }
      try await untilChecked(in: app)
      #expect(!home.isSuspended)
      app.window.click(tab: "home")
      app.window.clickBack()
      try await app.untilLoaded(title: "Home")
      try await until("the text is still there") { try await app.evaluate(content) == #""half""# }
      #expect(app.server.hits["/"] == 1)
    }

    @Test("text submitted without Turbo does not prevent suspension", arguments: ["get", "post"])
    func sentPlainly(method: String) async throws {
      let app = try await app(
        .atMost(0), body: "<form id='form' method='\(method)' action='/sent' data-turbo='false'></form>"
      ) { $0.hasPrefix("/sent") ? .init(status: 303, location: "/after") : nil }
      defer { app.window.close() }
      _ = try await app.evaluate("field.setAttribute('form', 'form')")
      let content = try await type(into: "field", in: app)
      try await until("the text is typed") { try await app.evaluate(content) == #""half""# }
      _ = try await app.evaluate("form.requestSubmit()")
      try await app.untilLoaded(title: "After")
      try await select("second", in: app)
      try await untilSuspended(["home"], in: app)
    }

    @Test("the response to a form submission is not suspended")
    func formAnswer() async throws {
      let app = try await app(
        .atMost(0), body: "<form id='form' method='post' action='/sent' data-turbo='false'></form>")
      defer { app.window.close() }
      let home = app.window.selectedNavigator
      _ = try await app.evaluate("form.submit()")
      try await app.untilLoaded(title: "Sent")
      _ = try await app.evaluate("location.hash = 'below'")
      try await untilChecked(in: app)
      #expect(!home.isSuspended)
      #expect(app.server.hits["/sent"] == 1)
    }

    @Test("at most as many form responses are remembered as a history has pages")
    func formResponses() throws {
      var answers = PageSet()
      let urls = try (1...1000).map { try #require(URL(string: "https://example.org/\($0)#a")) }
      for url in urls { answers.set(url, isMember: true) }
      #expect(urls.count { answers.contains($0) } == PageSet.maximumCount)
      let last = try #require(URL(string: "https://example.org/1000#b"))
      #expect(answers.contains(last))
      answers.set(last, isMember: false)
      #expect(!answers.contains(last))
    }

    @Test("a form in the history of a restored page is not submitted again")
    func formInHistory() async throws {
      let app = try await app(
        .atMost(0), body: "<form id='form' method='post' action='/sent' data-turbo='false'></form>")
      defer { app.window.close() }
      _ = try await app.evaluate("form.submit()")
      try await app.untilLoaded(title: "Sent")
      _ = try await app.evaluate("location.href = '/after'")
      try await app.untilLoaded(title: "After")
      try await select("second", in: app)
      try await untilSuspended(["home"], in: app)
      app.window.click(tab: "home")
      try await app.untilLoaded(title: "After")
      app.window.clickBack()
      try await app.untilLoaded(title: "Sent")
      #expect(app.server.formCount == 1)
    }

    @Test("a page with an open dialog is not suspended")
    func asking() async throws {
      let app = try await app(.unlimited)
      defer { app.window.close() }
      let home = app.window.selectedNavigator
      _ = try await app.evaluate("void addEventListener('message', () => window.answer = confirm('Sure?'))")
      for id in ["second", "third"] { try await select(id, in: app) }
      _ = try await home.evaluateJavaScript("void setTimeout(() => postMessage(1))")
      try await until("the dialog waits") { home.view.scriptDialogs.isPending }
      tw_memory_monitor_emit_low()
      try await untilSuspended(["second"], in: app)
      try await untilAllChecked(in: app)
      #expect(!home.isSuspended)
      app.window.click(tab: "home")
      try await until("the dialog opens") { app.window.dialogText == "Sure?" }
      app.window.clickDialogButton("OK")
      try await until("the page has the answer") { try await app.evaluate("window.answer") == "true" }
    }

    @Test("a loading page is suspended only after it has loaded")
    func loading() async throws {
      let app = try await app(.atMost(0)) { $0 == "/second" ? .init(isHeld: true) : nil }
      defer { app.window.close() }
      app.window.click(tab: "second")
      let second = app.window.selectedNavigator
      try await untilSuspended(["home"], in: app)
      try await select("third", in: app)
      try await untilAllChecked(in: app)
      #expect(!second.isSuspended)
      app.server.answer = { _ in .init(body: Self.page("Second")) }
      app.server.release()
      try await untilSuspended(["home", "second"], in: app)
    }

    // MARK: Memory

    @Test("low memory suspends every idle tab, whatever the limit")
    func lowMemory() async throws {
      let app = try await app(.unlimited)
      defer { app.window.close() }
      _ = try await app.evaluate("field.value = 'half'")
      for id in ["second", "third", "fourth"] { try await select(id, in: app) }
      try await untilAllChecked(in: app)
      #expect(suspended(in: app) == [])
      tw_memory_monitor_emit_low()
      try await untilSuspended(["second", "third"], in: app)
      try await untilAllChecked(in: app)
      #expect(suspended(in: app) == ["second", "third"])
      app.window.click(tab: "home")
      #expect(try await app.evaluate("field.value") == #""half""#)
    }

    @Test("many suspensions free their web views and processes")
    func rounds() async throws {
      let others = WebProcesses.count
      let app = try await app(.atMost(0))
      defer { app.window.close() }
      var webViews: [Weak<WebView>] = []
      for round in 1...Rounds.count(atNight: 200) {
        let id = Self.tabs[round % Self.tabs.count]
        app.window.click(tab: .init(id))
        webViews.append(Weak(app.window.selectedNavigator.webView))
        // Most tabs are left at once; every seventh loads.
        guard round.isMultiple(of: 7) else { continue }
        try await app.untilLoaded(title: id.capitalized)
        try await untilSuspended(Set(Self.tabs).subtracting([id]), in: app)
      }
      let last = app.window.selectedNavigator.webView
      try await app.untilLoaded(title: app.window.headerTitle)
      try await until("the others are suspended") { suspended(in: app).count == 3 }
      // The selected tab and a process that WebKit prewarms.
      try await until("the web processes end") { WebProcesses.count <= others + 2 }
      try await until("the web views are freed") { webViews.allSatisfy { $0.object == nil || $0.object === last } }
      for id in Self.tabs { #expect(navigator(id, in: app)?.backList.isEmpty == true) }
    }

    // MARK: Changes while suspended

    @Test(
      "a removed tab that is suspended frees everything", arguments: [false, true])
    func removed(isDeprecated: Bool) async throws {
      let app = try await app(.atMost(0))
      defer { app.window.close() }
      weak let home = app.window.selectedNavigator
      try await select("second", in: app)
      try await untilSuspended(["home"], in: app)
      let stay = ["second", "third"].map { TabData(id: .init($0), title: $0, icon: "star", path: "/\($0)") }
      let go = TabData(id: "home", title: "Home", icon: "house", path: "/home", deprecated: .hard)
      app.tabManager.accept(try .init(active: "second", tabs: isDeprecated ? [go] + stay : stay))
      try await until("it is freed") { home == nil }
      #expect(app.bar == ["second", "third"])
    }

    @Test("a soft-deprecated tab stays suspended and can be restored")
    func deprecated() async throws {
      let app = try await app(.atMost(0))
      defer { app.window.close() }
      try await select("second", in: app)
      try await untilSuspended(["home"], in: app)
      let stay = ["second", "third"].map { TabData(id: .init($0), title: $0, icon: "star", path: "/\($0)") }
      let soft = TabData(id: "home", title: "Home", icon: "house", path: "/home", deprecated: .soft)
      app.tabManager.accept(try .init(active: "second", tabs: [soft] + stay))
      #expect(suspended(in: app) == ["home"])
      app.window.click(tab: "home")
      try await until("it is restored") { app.window.selectedNavigator.title == "Home" }
    }

    @Test("a suspended tab starts afresh after a session change")
    func session() async throws {
      func configuration(session: String) -> String {
        TestPage.configuration(active: "home", Self.tabs).dropLast() + #","session":"\#(session)"}"#
      }
      let app = try await app(.atMost(0)) { path in
        .init(
          body: TestPage.html(
            path == "/private" ? "Private" : path == "/second" ? "Second" : "Home",
            configuration: configuration(session: "a")))
      }
      defer { app.window.close() }
      _ = try await app.evaluate("location.href = '/private'")
      try await app.untilLoaded(title: "Private")
      try await select("second", in: app)
      try await untilSuspended(["home"], in: app)
      app.tabManager.accept(try TabConfiguration(json: configuration(session: "b")))
      #expect(navigator("home", in: app) == nil)
      app.window.click(tab: "home")
      try await until("the tab starts at its root") { app.window.selectedNavigator.url?.path == "/home" }
      #expect(app.server.hits["/private"] == 1)
    }

    @Test("a restored tab uses the current path configuration")
    func pathConfiguration() async throws {
      let app = try await app(.atMost(0))
      defer { app.window.close() }
      try await select("second", in: app)
      try await untilSuspended(["home"], in: app)
      app.window.apply(PathConfiguration { PathRule("^/next$").context(.modal) })
      try await select("home", in: app)
      _ = try await app.evaluate("next.click()")
      try await until("the modal window opens") { app.window.modals.shown?.navigator.title == "Next" }
    }

    @Test("reselecting a suspended tab goes to its root")
    func reselection() async throws {
      let app = try await app(.atMost(0))
      defer { app.window.close() }
      _ = try await app.evaluate("location.href = '/next'")
      try await app.untilLoaded(title: "Next")
      try await select("second", in: app)
      try await untilSuspended(["home"], in: app)
      app.window.click(tab: "home")
      app.window.click(tab: "home")
      try await until("the tab is at its root") {
        app.window.selectedNavigator.url?.path == "/home" && !app.window.selectedNavigator.isLoading
      }
    }

    @Test("reselecting a tab while it is restored at its root scrolls to the top")
    func reselectionAtRoot() async throws {
      let app = try await app(.atMost(0))
      defer { app.window.close() }
      let home = app.window.selectedNavigator
      _ = try await app.evaluate("location.href = '/home'")
      try await until("the tab is at its root") {
        let path = try await home.evaluateJavaScript("location.pathname")
        return path == #""/home""# && !home.isLoading
      }
      _ = try await app.evaluate("scrollTo(0, 321)")
      try await select("second", in: app)
      try await untilSuspended(["home"], in: app)
      #expect(home.shown.savedPage?.scrollPosition == ScrollPosition(x: 0, y: 321))
      app.window.click(tab: "home")
      app.window.click(tab: "home")
      try await app.untilLoaded(title: "Home")
      try await until("the page is committed") { home.shown.savedPage == nil }
      #expect(try await app.evaluate("scrollY") == "0")
      #expect(app.server.hits["/home"] == 2)
    }

    @Test("a tab below a modal page is not suspended")
    func modal() async throws {
      let app = try await app(.atMost(0))
      defer { app.window.close() }
      let home = app.window.selectedNavigator
      app.window.apply(PathConfiguration { PathRule("^/next$").context(.modal) })
      // Wait until the page has the path configuration.
      _ = try await app.evaluate("0")
      _ = try await app.evaluate("next.click()")
      try await until("the modal window opens") { app.window.modals.shown?.navigator.title == "Next" }
      try await untilChecked(in: app)
      #expect(!home.isSuspended)
      app.window.modals.dismiss()
      try await select("second", in: app)
      try await untilSuspended(["home", "third"], in: app)
    }

    @Test("a tab removed while it is checked for suspension frees everything")
    func removedWhileAsked() async throws {
      let others = WebProcesses.count
      let app = try await app(.atMost(0))
      defer { app.window.close() }
      weak let home = app.window.selectedNavigator
      _ = try await app.evaluate("void setTimeout(() => { for (;;); })")
      try await select("second", in: app)
      try await until("the check starts") { app.window.isSuspending }
      let stay = ["second", "third"].map { TabData(id: .init($0), title: $0, icon: "star", path: "/\($0)") }
      app.tabManager.accept(try .init(active: "second", tabs: stay))
      try await until("it is freed") { home == nil }
      try await until("its web process ends") { WebProcesses.count <= others + 2 }
    }

    @Test("a suspended tab is relabelled")
    func relabelling() async throws {
      let app = try await app(.atMost(0))
      defer { app.window.close() }
      let home = app.window.selectedNavigator
      try await select("second", in: app)
      try await untilSuspended(["home"], in: app)
      let tabs = Self.tabs.map { TabData(id: .init($0), title: "New", icon: "star", path: "/\($0)", badge: "3") }
      app.tabManager.accept(try .init(active: "second", tabs: tabs))
      #expect(app.window.visibleTabs.allSatisfy { $0.title == "New" && $0.badge == "3" })
      #expect(home.isSuspended && home.title == "Home")
      app.window.click(tab: "home")
      try await until("it is restored") { !home.isLoading && home.url?.path == "/" }
      #expect(app.window.selectedNavigator === home)
    }

    @Test("a tab that cannot be restored offline offers Retry and keeps its state")
    func offline() async throws {
      let app = try await app(.atMost(0))
      defer { app.window.close() }
      _ = try await app.evaluate("location.href = '/next'")
      try await app.untilLoaded(title: "Next")
      _ = try await app.evaluate("scrollTo(0, 200)")
      try await select("second", in: app)
      try await untilSuspended(["home"], in: app)
      app.server.stop()
      app.window.click(tab: "home")
      try await until("Retry is offered") { app.window.offeredAction == "Retry" }
      #expect(app.window.headerTitle == "Next")
      app.window.clickOfferedAction()
      try await until("Retry is offered again") {
        app.window.offeredAction == "Retry" && !app.window.selectedNavigator.isLoading
      }
      try app.server.start()
      tw_network_monitor_emit_changed(1)
      try await app.untilLoaded(title: "Next")
      try await until("the page is scrolled") { try await app.evaluate("scrollY") == "200" }
      #expect(app.window.selectedNavigator.backList.map(\.path) == ["/"])
      #expect(app.window.offeredAction == nil)
    }

    @Test("an error page in the background is suspended and retried when selected")
    func errorPage() async throws {
      var isWell = false
      let app = try await app(.atMost(0)) { $0 == "/second" && !isWell ? .init(status: 500) : nil }
      defer { app.window.close() }
      app.window.click(tab: "second")
      try await until("Retry is offered") { app.window.offeredAction == "Retry" }
      let second = app.window.selectedNavigator
      try await select("third", in: app)
      try await until("it is suspended") { second.isSuspended }
      isWell = true
      try await select("second", in: app)
      #expect(app.window.offeredAction == nil)
    }

    @Test("a crashed background tab is suspended like any other")
    func crashed() async throws {
      let app = try await app(.atMost(1))
      defer { app.window.close() }
      _ = try await app.evaluate("location.href = '/next'")
      try await app.untilLoaded(title: "Next")
      let home = app.window.selectedNavigator
      try await select("second", in: app)
      home.terminateProcess()
      try await until("the crash is logged") { app.log.warnings.contains { $0.contains("ended") } }
      try await select("third", in: app)
      try await untilSuspended(["home"], in: app)
      app.window.click(tab: "home")
      try await app.untilLoaded(title: "Next")
      #expect(home.backList.map(\.path) == ["/"])
      #expect(app.window.offeredAction == nil)
    }

    @Test("a tab that crashes while it is restored is started once more")
    func crashedWhileComingBack() async throws {
      var isHeld = false
      let app = try await app(.atMost(0)) { $0 == "/" && isHeld ? .init(isHeld: true) : nil }
      defer { app.window.close() }
      try await select("second", in: app)
      try await select("home", in: app)
      try await untilSuspended(["second"], in: app)
      try await select("second", in: app)
      try await untilSuspended(["home"], in: app)
      isHeld = true
      app.window.click(tab: "home")
      try await until("the page is requested") { app.server.hits["/"] == 3 }
      isHeld = false
      app.window.selectedNavigator.terminateProcess()
      try await until("it appears") { (try? await app.evaluate("document.title")) == #""Home""# }
    }
  }
}
