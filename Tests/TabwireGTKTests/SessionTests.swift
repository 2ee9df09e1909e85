import CWebKitGTK
import Foundation
import TabwireClient
import TabwireProof
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("Sessions")
  struct SessionTests {
    /// A site whose pages show who is signed in. Posting to `/sign-in-NAME` or `/sign-out` changes that.
    @MainActor
    final class Site {
      var user = "nobody"
      private(set) var server: TestServer!
      /// The background of ann's pages.
      static let colorOfAnn: UInt32 = 0xFF0102
      /// Whether the scripts of pages are held back.
      var holdsScripts = false
      /// Whether pages are held back.
      var holdsPages = false
      /// A service worker that asks the network first and stores every page.
      private static let worker = """
        addEventListener("install", () => skipWaiting())
        addEventListener("activate", event => event.waitUntil(clients.claim()))
        addEventListener("fetch", event => {
          const { request } = event
          if (request.method !== "GET" || request.mode !== "navigate") return
          const fresh = fetch(request).then(async response => {
            if (response.ok) await (await caches.open("pages")).put(request.url, response.clone())
            return response
          })
          const stored = new Promise(resolve => setTimeout(resolve, 200)).then(() => caches.match(request.url, { ignoreVary: true }))
          event.respondWith(Promise.race([fresh, stored.then(page => page ?? fresh)]).catch(async () => (await stored) ?? Response.error()))
        })
        """
      /// Whether the responses to forms are held back.
      var holdsForms = false
      private var revision = 0
      let usesTurbo: Bool

      /// - Parameters:
      ///   - usesTurbo: Whether Turbo visits pages and submits forms.
      ///   - isCacheable: Whether browsers can keep pages for ten minutes.
      ///   - hasRevisions: Whether configurations have revisions.
      init(usesTurbo: Bool, isCacheable: Bool = true, hasRevisions: Bool = false) throws {
        self.usesTurbo = usesTurbo
        server = try TestServer { [unowned self] path in
          if path == "/stream" {
            return .init(
              type: "text/vnd.turbo-stream.html", body: "<turbo-stream action='remove' target='none'></turbo-stream>")
          }
          if path == "/empty" { return .init(status: 204) }
          if path == "/json" { return .init(type: "application/json", body: "{}") }
          if path.hasPrefix("/frame") { return .init(body: "<turbo-frame id='frame'>Saved</turbo-frame>") }
          if path.hasPrefix("/sign-"), holdsForms { return .init(isHeld: true) }
          if path.hasPrefix("/sign-") {
            user = path == "/sign-out" ? "nobody" : String(path.dropFirst("/sign-in-".count))
            return .init(status: 303, location: "/")
          }
          if path == "/worker.js" { return .init(type: "text/javascript", body: Self.worker) }
          if holdsPages { return .init(isHeld: true) }
          if path == "/slow.js" { return .init(type: "text/javascript", isHeld: holdsScripts) }
          revision += 1
          let slow = holdsScripts ? "<script src='/slow.js'></script>" : ""
          let style =
            user == "ann" ? "<style>html { background: #\(String(Self.colorOfAnn, radix: 16)) }</style>" : ""
          let forms = ["sign-out", "sign-in-ann", "sign-in-bob"].map {
            "<form action='/\($0)' method='post'><button id='\($0)'>\($0)</button></form>"
          }
          let links = ["next", "deep"].map { "<a id='to-\($0)' href='/\($0)'>\($0)</a>" }
          var answer = TestServer.Answer(
            body: TestPage.html(
              "\(user) \(path)", configuration: configuration(revision: hasRevisions ? revision : nil),
              script: usesTurbo ? "" : "document.body.dataset.turbo = 'false'",
              body: "\(style)\(slow)\(forms.joined())\(links.joined())<textarea id='text'></textarea>"))
          if isCacheable { answer.headers = ["Cache-Control": "private, max-age=600"] }
          return answer
        }
      }

      func configuration(revision: Int?) -> String {
        let tabs = ["home", "explore"].map {
          #"{"id":"\#($0)","title":"\#($0) of \#(user)","icon":"star","path":"/\#($0 == "home" ? "" : $0)"}"#
        }
        let revision = revision.map { #","revision":\#($0)"# } ?? ""
        return #"{"active":"home","session":"of \#(user)","tabs":[\#(tabs.joined(separator: ","))]\#(revision)}"#
      }
    }

    /// Whether the page has loaded, and Turbo has completed its visit.
    private static let isIdle = """
      document.body && document.readyState == 'complete' && window.Turbo?.navigator?.currentVisit?.state != 'started'
      """
    private static let users = ["ann", "bob", "nobody"]

    /// Waits until a page of the user is shown, whose configuration was accepted.
    ///
    /// - Parameters:
    ///   - path: The path of the page.
    ///   - isLeaving: Whether the page in front is still the former user's.
    ///   - history: What the user did.
    private func untilShown(
      _ path: String, of site: Site, in app: TestApp, isLeaving: Bool, _ history: [String]
    ) async throws {
      let others = Self.users.filter { $0 != site.user }
      var leaked: String?
      do {
        try await until("\(path) of \(site.user) is shown") {
          let title = app.window.headerTitle
          if !isLeaving, others.contains(where: { title.hasPrefix($0) }) { leaked = title }
          guard title == "\(site.user) \(path)", !app.window.selectedNavigator.isLoading,
            try await app.evaluate(Self.isIdle) == "true"
          else { return false }
          return app.window.visibleTabs.map(\.title) == ["home of \(site.user)", "explore of \(site.user)"]
        }
      } catch {
        throw TestTimeoutError(
          description: """
            \(error): \(app.window.headerTitle) with \(app.window.visibleTabs.map(\.title)) is, after \(history); \
            offers: \(app.window.offeredAction ?? "nothing"), visiting: \(app.window.selectedNavigator.shown.isVisiting), requests: \(site.server.hits), log: \(app.log.lines)
            """)
      }
      #expect(leaked == nil, "after \(history)")
      let text = try await app.evaluate("document.body.innerText") ?? ""
      #expect(!others.contains { text.contains("\($0) /") }, "after \(history)")
    }

    /// Clicks a link, or a button that signs in or out, and waits until the page is shown.
    private func tap(_ id: String, of site: Site, in app: TestApp, _ history: [String]) async throws {
      let formCount = site.server.formCount
      _ = try await app.evaluate("document.getElementById('\(id)').click()")
      let isLink = id.hasPrefix("to-")
      try await until("the form is sent") { isLink || site.server.formCount > formCount }
      try await untilShown(
        isLink ? "/\(id.dropFirst(3))" : "/", of: site, in: app, isLeaving: !isLink, history)
    }

    private func app(on site: Site, clock: any ClientClock = SystemClock()) async throws -> TestApp {
      let app = try TestApp(server: site.server, clock: clock)
      try await untilShown("/", of: site, in: app, isLeaving: false, [])
      return app
    }

    // P15.1
    @Test("after signing out, Back shows nothing of the former user", arguments: [true, false])
    func signOut(usesTurbo: Bool) async throws {
      let site = try Site(usesTurbo: usesTurbo)
      let app = try await app(on: site)
      defer { app.window.close() }
      for id in ["sign-in-ann", "to-next", "to-deep", "sign-out"] { try await tap(id, of: site, in: app, []) }
      #expect(app.window.selectedNavigator.backList.isEmpty)
      #expect(!app.window.chrome.header.offersBack)
      #expect(!app.window.goBack())
      _ = try await app.evaluate("history.back()")
      try await tap("to-next", of: site, in: app, [])
      #expect(app.window.selectedNavigator.backList.map(\.path) == ["/"])
      app.window.clickBack()
      try await untilShown("/", of: site, in: app, isLeaving: false, ["back"])
      #expect(app.window.goForward())
      try await untilShown("/next", of: site, in: app, isLeaving: false, ["back", "forward"])
    }

    // P14.12
    @Test("a stream that gives the next session does not take the place of a form's answer", arguments: [true, false])
    func streamDuringForm(usesTurbo: Bool) async throws {
      let site = try Site(usesTurbo: usesTurbo)
      let app = try await app(on: site)
      defer { app.window.close() }
      for id in ["sign-in-ann", "to-deep"] { try await tap(id, of: site, in: app, []) }
      site.holdsForms = true
      let formCount = site.server.formCount
      _ = try await app.evaluate("document.getElementById('sign-out').click()")
      try await until("the form is sent") { site.server.formCount > formCount }
      let stream = site.configuration(revision: nil).replacing("of ann", with: "of nobody")
      try await app.send("Object.assign(\(stream), { live: true })")
      try await until("the stream's tabs are shown") { app.window.visibleTabs.first?.title == "home of nobody" }
      site.holdsForms = false
      site.server.release()
      try await untilShown("/", of: site, in: app, isLeaving: true, ["sign-out"])
      try await app.window.untilSettled()
      #expect(site.server.hits["/deep"] == 1)
    }

    @Test(
      "Back before the scripts of the new page run shows nothing of the former user",
      arguments: ["button", "alt+Left"])
    func backBeforeScripts(way: String) async throws {
      let site = try Site(usesTurbo: false)
      let app = try await app(on: site, clock: StoppedClock())
      defer { app.window.close() }
      for id in ["sign-in-ann", "to-next"] { try await tap(id, of: site, in: app, []) }
      site.holdsScripts = true
      _ = try await app.evaluate("document.getElementById('sign-out').click()")
      try await until("the new page is shown") {
        app.window.headerTitle == "nobody /" && site.server.hits["/slow.js"] == 1
      }
      #expect(app.window.visibleTabs.first?.title == "home of ann")
      if way == "button" { app.window.clickBack() } else { try await TestUser(app: app).press(way) }
      let deadline = ContinuousClock.now + .seconds(1)
      var titles: Set<String> = []
      try await until("nothing else is shown") {
        titles.insert(app.window.headerTitle)
        return ContinuousClock.now > deadline
      }
      #expect(titles == ["nobody /"])
      site.holdsScripts = false
      site.server.release()
      try await untilShown("/", of: site, in: app, isLeaving: false, [way])
      #expect(!app.window.selectedNavigator.canGoBack)
    }

    @Test("Back before the scripts of the new page run goes back if the session is the same")
    func backInSameSession() async throws {
      let site = try Site(usesTurbo: false)
      let app = try await app(on: site, clock: StoppedClock())
      defer { app.window.close() }
      for id in ["sign-in-ann", "to-next"] { try await tap(id, of: site, in: app, []) }
      site.holdsScripts = true
      _ = try await app.evaluate("document.getElementById('sign-in-ann').click()")
      try await until("the new page is shown") {
        app.window.headerTitle == "ann /" && site.server.hits["/slow.js"] == 1
      }
      app.window.clickBack()
      site.holdsScripts = false
      site.server.release()
      try await untilShown("/next", of: site, in: app, isLeaving: false, ["back"])
    }

    // MARK: Taps before the session is known

    /// Signs ann in, who has a page in each tab and typed something in explore. The page of home is in front.
    private func annsTabs(on site: Site, clock: any ClientClock = SystemClock()) async throws -> TestApp {
      let app = try await app(on: site, clock: clock)
      try await tap("sign-in-ann", of: site, in: app, [])
      app.window.click(tab: "explore")
      try await untilShown("/explore", of: site, in: app, isLeaving: false, ["explore"])
      _ = try await app.evaluate("window.marker = 7; text.focus({ preventScroll: true })")
      try await TestUser(app: app).type("half")
      let explore = app.window.selectedNavigator
      try await until("the text is typed") {
        try await app.evaluate("text.value") == "\"half\"" && explore.shown.hasInput
      }
      app.window.click(tab: "home")
      try await untilShown("/", of: site, in: app, isLeaving: false, ["explore", "home"])
      return app
    }

    /// Holds back the configurations of the pages that follow: with Turbo the page waits for Cache Storage, else for its scripts.
    private func holdConfigurations(of site: Site, in app: TestApp) async throws {
      guard site.usesTurbo else {
        site.holdsScripts = true
        return
      }
      _ = try await app.evaluate(
        "window.held = []; CacheStorage.prototype.keys = () => new Promise(resolve => { held.push(() => resolve([])) }); 0"
      )
    }

    private func releaseConfigurations(of site: Site, in app: TestApp) async throws {
      site.holdsScripts = false
      site.server.release()
      guard site.usesTurbo else { return }
      _ = try await app.evaluate("delete CacheStorage.prototype.keys; held.forEach(release => release())")
    }

    /// Submits a form, whose page holds back its configuration.
    private func submit(_ id: String, of site: Site, in app: TestApp) async throws {
      try await holdConfigurations(of: site, in: app)
      let hits = site.server.hits["/"] ?? 0
      _ = try await app.evaluate("document.getElementById('\(id)').click()")
      try await until("the new page is shown") {
        guard app.window.headerTitle == "\(site.user) /", (site.server.hits["/"] ?? 0) > hits else { return false }
        return site.usesTurbo ? true : site.server.hits["/slow.js"] == 1
      }
    }

    /// What the user sees, for a while.
    private func titles(in app: TestApp, for duration: Duration) async throws -> Set<String> {
      let deadline = ContinuousClock.now + duration
      var titles: Set<String> = []
      try await until("the time is over") {
        titles.insert(app.window.headerTitle)
        return ContinuousClock.now > deadline
      }
      return titles
    }

    nonisolated static let ways = ["click", "ctrl+2", "ctrl+Tab", "open"]

    // P15.5
    @Test(
      "a tab that is selected before the new page gives its session shows nothing of the former user",
      arguments: [true, false], ways)
    func tapBeforeSession(usesTurbo: Bool, way: String) async throws {
      let site = try Site(usesTurbo: usesTurbo)
      let app = try await annsTabs(on: site, clock: StoppedClock())
      defer { app.window.close() }
      try await submit("sign-out", of: site, in: app)
      switch way {
      case "click": app.window.click(tab: "explore")
      case "open": app.window.open("/explore")
      default: try await TestUser(app: app).press(way)
      }
      #expect(try await titles(in: app, for: .milliseconds(500)) == ["nobody /"])
      try await releaseConfigurations(of: site, in: app)
      try await untilShown("/explore", of: site, in: app, isLeaving: false, [way])
      #expect(try await app.evaluate("text.value") == "\"\"")
      #expect(app.selectedIndex == 1)
    }

    // P15.5
    @Test(
      "a tab that is selected while a sign-out is under way shows nothing of the former user",
      arguments: [true, false])
    func tapWhileFormIsSent(usesTurbo: Bool) async throws {
      let site = try Site(usesTurbo: usesTurbo)
      let app = try await annsTabs(on: site, clock: StoppedClock())
      defer { app.window.close() }
      site.holdsForms = true
      _ = try await app.evaluate("document.getElementById('sign-out').click()")
      try await until("the form is sent") { site.server.hits["/sign-out"] == 1 }
      app.window.click(tab: "explore")
      #expect(try await titles(in: app, for: .milliseconds(500)) == ["ann /"])
      site.holdsForms = false
      site.server.release()
      try await untilShown("/explore", of: site, in: app, isLeaving: true, [])
      #expect(app.selectedIndex == 1)
    }

    // P15.5
    @Test(
      "a tab that is selected before the new page gives the same session keeps its page", arguments: [true, false])
    func tapInSameSession(usesTurbo: Bool) async throws {
      let site = try Site(usesTurbo: usesTurbo)
      let app = try await annsTabs(on: site, clock: StoppedClock())
      defer { app.window.close() }
      try await submit("sign-in-ann", of: site, in: app)
      app.window.click(tab: "explore")
      try await releaseConfigurations(of: site, in: app)
      try await untilShown("/explore", of: site, in: app, isLeaving: false, [])
      #expect(try await app.evaluate("[marker, text.value]") == "[7,\"half\"]")
    }

    // P15.7
    @Test(
      "a tab that has waited too long for the session of the page after a form loads its page again",
      arguments: [(true, "nobody"), (false, "nobody"), (false, "ann")])
    func tapWithoutSession(usesTurbo: Bool, user: String) async throws {
      let site = try Site(usesTurbo: usesTurbo)
      let app = try await annsTabs(on: site)
      defer { app.window.close() }
      try await submit(user == "nobody" ? "sign-out" : "sign-in-ann", of: site, in: app)
      let hits = site.server.hits["/explore"] ?? 0
      app.window.click(tab: "explore")
      // Later pages send theirs.
      site.holdsScripts = false
      try await untilShown("/explore", of: site, in: app, isLeaving: user == "ann", ["too long"])
      #expect(site.server.hits["/explore"] == hits + 1)
      #expect(try await app.evaluate("text.value") == "\"\"")
    }

    // P15.5, P15.9
    @Test(
      "a tap does not wait for a form after which no page follows",
      arguments: ["stream", "search", "frame", "frame-of-the-button", "empty", "json"])
    func formWithoutPage(kind: String) async throws {
      let site = try Site(usesTurbo: true)
      let app = try await annsTabs(on: site)
      defer { app.window.close() }
      let method = kind == "search" ? "get" : "post"
      let target = kind == "frame-of-the-button" ? " data-turbo-frame='frame'" : ""
      let form = "<form action='/\(kind)' method='\(method)'><button id='send'\(target)>Send</button></form>"
      let html =
        switch kind {
        case "frame": "<turbo-frame id='frame'>\(form)</turbo-frame>"
        case "frame-of-the-button": "<turbo-frame id='frame'></turbo-frame>\(form)"
        default: form
        }
      _ = try await app.evaluate(
        """
        document.body.insertAdjacentHTML('beforeend', `\(html)`)
        document.addEventListener('turbo:submit-end', () => { window.ended = true })
        document.getElementById('send').click()
        """)
      if kind != "search" {
        try await until("the form has ended") { try await app.evaluate("window.ended") == "true" }
      }
      app.window.click(tab: "explore")
      #expect(app.window.headerTitle == "ann /explore")
      #expect(try await app.evaluate("window.marker") == "7")
    }

    /// Signs ann out by a script of the page in front, whose new page holds back its configuration.
    private func signOutByScript(of site: Site, in app: TestApp) async throws {
      try await holdConfigurations(of: site, in: app)
      _ = try await app.evaluate(
        "void fetch('/sign-out', { method: 'POST', redirect: 'manual' }).then(() => Turbo.visit('/'))")
      try await until("the new page knows its session") {
        guard app.window.headerTitle == "nobody /" else { return false }
        return try await app.evaluate("localStorage.getItem('tabwire-session')") == "\"of nobody\""
      }
    }

    /// Whether a page is visible, and its title.
    private static let visiblePage = "getComputedStyle(document.documentElement).display + ' ' + document.title"

    // P13.23
    @Test("nothing of a user whom a script has signed out is seen when a tab is selected: its page is loaded again")
    func tapAfterScript() async throws {
      let site = try Site(usesTurbo: true)
      let app = try await annsTabs(on: site)
      defer { app.window.close() }
      let explore = try #require(app.window.navigator(for: app.tabManager.tabs[1].id))
      try await signOutByScript(of: site, in: app)
      // Another process tells it.
      try await until("the page in the background covers itself") {
        try await explore.evaluateJavaScript(Self.visiblePage) == "\"none \""
      }
      let color = try PaintedColor(Site.colorOfAnn, in: app.window.window)
      app.window.click(tab: "explore")
      var seen: Set<String> = []
      do {
        try await until("the page is loaded again") {
          seen.insert(app.window.headerTitle)
          if let now = try? await app.evaluate(Self.visiblePage) { seen.insert(now) }
          return app.window.headerTitle == "nobody /explore"
        }
      } catch {
        let storage = try await app.evaluate("JSON.stringify([localStorage, sessionStorage])")
        Issue.record("\(error): \(seen), \(storage ?? "-"), \(site.server.hits)")
      }
      #expect(!seen.contains { $0.contains("ann") }, "\(seen)")
      try await until("the new page is painted") { !explore.view.isCovered && color.frameCount > 0 }
      #expect(color.matchCount == 0, "in \(color.frameCount) frames")
    }

    // P13.23
    @Test("a page that is busy while a script signs its user out is loaded again as soon as it can be")
    func tapBeforeBackgroundKnows() async throws {
      let site = try Site(usesTurbo: true)
      let app = try await annsTabs(on: site)
      defer { app.window.close() }
      let explore = try #require(app.window.navigator(for: app.tabManager.tabs[1].id))
      let busy = Task {
        try await explore.evaluateJavaScript("for (const end = Date.now() + 1500; Date.now() < end;) {}")
      }
      try await signOutByScript(of: site, in: app)
      app.window.click(tab: "explore")
      try await until("the page is loaded again") { app.window.headerTitle == "nobody /explore" }
      _ = try? await busy.value
    }

    @Test("where WebKit writes the history in another format, the page is loaded again in a new web view")
    func otherFormat() async throws {
      SessionState.type = "s"
      defer { SessionState.type = SessionState.listType }
      let site = try Site(usesTurbo: true)
      let app = try await app(on: site)
      defer { app.window.close() }
      for id in ["sign-in-ann", "to-next", "to-deep"] { try await tap(id, of: site, in: app, []) }
      let webView = app.window.selectedNavigator.webView
      #expect(app.window.selectedNavigator.canGoBack)
      try await tap("sign-out", of: site, in: app, [])
      try await until("the web view is replaced") { app.window.selectedNavigator.webView !== webView }
      try await untilShown("/", of: site, in: app, isLeaving: false, [])
      #expect(!app.window.selectedNavigator.canGoBack && !app.window.selectedNavigator.canGoForward)
      #expect(app.log.lines.contains { $0.contains("the history cannot be emptied in this version of WebKit") })
      // With the new web view, an opened address has no first page below it.
      app.window.open("/explore/3")
      try await untilShown("/explore/3", of: site, in: app, isLeaving: false, [])
      #expect(!app.window.selectedNavigator.canGoBack)
    }

    @Test("another session does not change the page in front")
    func pageInFront() async throws {
      let site = try Site(usesTurbo: false)
      let app = try await app(on: site)
      defer { app.window.close() }
      try await tap("to-next", of: site, in: app, [])
      try await app.untilLoaded(title: "nobody /next")
      _ = try await app.evaluate("window.marker = 7; text.value = 'half'; scrollTo(0, 300)")
      site.user = "ann"
      let element = "document.querySelector('nav').dataset.navigationConfigurationValue"
      _ = try await app.evaluate("\(element) = `\(site.configuration(revision: nil))`")
      try await until("the tabs are ann's") { app.window.visibleTabs.first?.title == "home of ann" }
      #expect(try await app.evaluate("[marker, text.value, scrollY]") == "[7,\"half\",300]")
      #expect(site.server.hits["/next"] == 1)
      #expect(!app.window.selectedNavigator.canGoBack)
      #expect(!app.window.chrome.header.offersBack)
      // The page in front can be left and returned to, by documents and within the document.
      _ = try await app.evaluate("history.pushState({ step: 1 }, '', '/within')")
      try await until("the address changes") { app.window.selectedNavigator.url?.path == "/within" }
      _ = try await app.evaluate("document.getElementById('to-deep').click()")
      try await untilShown("/deep", of: site, in: app, isLeaving: true, ["to-deep"])
      #expect(app.window.selectedNavigator.backList.map(\.path) == ["/within", "/next"])
      for path in ["/within", "/next"] {
        app.window.clickBack()
        try await until("\(path) returns") {
          app.window.selectedNavigator.url?.path == path && !app.window.selectedNavigator.isLoading
        }
      }
      app.window.selectedNavigator.reload()
      try await untilShown("/next", of: site, in: app, isLeaving: true, ["reload"])
      #expect(app.window.selectedNavigator.canGoForward)
    }

    @Test("going back to the page in front that got another session loads nothing")
    func documentInFront() async throws {
      let site = try Site(usesTurbo: true)
      let app = try await app(on: site)
      defer { app.window.close() }
      for id in ["to-next", "sign-in-ann"] { try await tap(id, of: site, in: app, []) }
      let path = try #require(app.window.selectedNavigator.url?.path)
      try await untilShown(path, of: site, in: app, isLeaving: false, [])
      #expect(!app.window.selectedNavigator.canGoBack)
      _ = try await app.evaluate("window.marker = 7; text.value = 'half'")
      try await tap("to-deep", of: site, in: app, [])
      app.window.clickBack()
      try await untilShown(path, of: site, in: app, isLeaving: false, ["back"])
      #expect(try await app.evaluate("[window.marker, text.value]") == "[7,\"half\"]")
    }

    // P15.1, P15.2
    @Test("no order of taps, Back and Forward shows a page of another user", arguments: 0..<8)
    func anyOrder(seed: UInt64) async throws {
      var random = SplitMix64(seed: seed)
      let site = try Site(usesTurbo: seed % 2 == 0, isCacheable: seed % 4 < 2, hasRevisions: seed % 3 == 0)
      let app = try await app(on: site)
      defer { app.window.close() }
      var history = ["seed \(seed)"]
      for _ in 1...25 {
        let taps = ["sign-out", "sign-in-ann", "sign-in-bob", "to-next", "to-deep", "to-next", "to-deep"]
        let moves = ["back", "back", "back", "forward", "history.back()", "home", "explore"]
        let action = (taps + moves).randomElement(using: &random) ?? ""
        history.append(action)
        if taps.contains(action) {
          let user = action.hasPrefix("sign-in-") ? String(action.dropFirst("sign-in-".count)) : "nobody"
          let isLink = action.hasPrefix("to-")
          let title = isLink ? "\(site.user) /\(action.dropFirst("to-".count))" : "\(user) /"
          // A page with the same title as the page in front cannot be told apart.
          if app.window.headerTitle == title { continue }
          try await tap(action, of: site, in: app, history)
          continue
        }
        let navigator = app.window.selectedNavigator
        var path = navigator.url?.path
        let (depth, goesForward) = (navigator.backList.count, navigator.canGoForward)
        switch action {
        case "back", "history.back()": path = navigator.backList.first?.path ?? path
        case "forward": path = navigator.webView?.history.forward.first?.path ?? path
        default: path = nil
        }
        switch action {
        case "back": app.window.goBack()
        case "forward": app.window.goForward()
        case "history.back()": _ = try await app.evaluate("history.back()")
        default:
          // A reselected tab goes to its root.
          let isReselected = app.bar.firstIndex(of: action) == app.selectedIndex
          app.window.click(tab: .init(action))
          let root = action == "home" ? "/" : "/explore"
          path = isReselected ? root : app.window.selectedNavigator.url?.path ?? root
        }
        // Neighboring pages may have the same title.
        if action == "back" || action == "history.back()", depth > 0 {
          try await until("the page before is shown") { navigator.backList.count == depth - 1 }
        }
        if action == "forward", goesForward {
          try await until("the next page is shown") { navigator.backList.count == depth + 1 }
        }
        try await untilShown(path ?? "/", of: site, in: app, isLeaving: false, history)
      }
    }
  }
}

extension TestApp {
  fileprivate var selectedIndex: Int? { tabManager.tabs.firstIndex { $0.id == tabManager.selectedID } }
}
