#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import Testing

  @testable @_spi(Testing) import TabwireGTK

  /// A running site with a sign-in form.
  struct WalkSite: Decodable {
    /// `TABWIRE_WALK_URL` overrides it.
    private let startURL: URL
    /// The page with the sign-in form.
    let signInPath: String
    /// JavaScript that signs out.
    let signOut: String
    /// The user who leaves, and the one who comes.
    let users: [User]
    /// The number of actions after the second user signed in.
    let length: Int

    struct User: Decodable {
      /// JavaScript that fills in the sign-in form and submits it.
      let signIn: String
      /// HTML that every page of the user has, and no other.
      let mark: String
    }

    static let file = ProcessInfo.processInfo.environment["TABWIRE_WALK"].map { URL(filePath: $0) }

    var url: URL {
      ProcessInfo.processInfo.environment["TABWIRE_WALK_URL"].flatMap { URL(string: $0) } ?? startURL
    }
  }

  extension AllWindowTests {
    /// Walks through a running site as two users who share a device, in every order of taps, Back and Forward. The file
    /// that `TABWIRE_WALK` names describes the site; `scripts/walk` runs it.
    @MainActor
    @Suite("Walk", .enabled(if: WalkSite.file != nil, "names a site: scripts/walk FILE"))
    struct WalkTests {
      /// The actions of a walk: the tabs by their place, and the keys.
      enum Action: Hashable, CustomStringConvertible {
        case tap(Int)
        case back
        case forward

        var description: String {
          switch self {
          case .tap(let index): "tab \(index + 1)"
          case .back: "Back"
          case .forward: "Forward"
          }
        }
      }

      let site: WalkSite

      init() throws {
        site = try JSONDecoder().decode(WalkSite.self, from: Data(contentsOf: #require(WalkSite.file)))
        try #require(site.users.count == 2)
      }

      /// Waits until the page in front has settled.
      ///
      /// - Parameter forbidden: HTML that no page may have in the meantime.
      private func settle(_ app: TestApp, forbidden: String? = nil, after history: [String]) async throws {
        let quiet = Duration.milliseconds(150)
        var last = ContinuousClock.now
        try await until("the page settles after \(history)", seconds: 30) {
          let navigator = app.window.selectedNavigator
          let html = try? await app.evaluate("document.readyState + document.documentElement.outerHTML")
          if let forbidden, let html, html.contains(forbidden) {
            Issue.record("\(navigator.url?.absoluteString ?? "?") is the former user's, after \(history)")
            throw TestTimeoutError(description: "a page of the former user is shown")
          }
          if navigator.isLoading || navigator.isVisiting || html?.hasPrefix("\"complete") != true { last = .now }
          return .now - last > quiet
        }
      }

      /// Evaluates a script that leads to another page, and waits until that page is shown.
      private func follow(_ script: String, in app: TestApp, until mark: String, _ isThere: Bool = true) async throws {
        _ = try await app.evaluate("void (() => { \(script) })()")
        try await until("\(script) shows another page") {
          guard let html = try? await app.evaluate("document.documentElement.outerHTML") else { return false }
          return html.contains(Self.json(mark)) == isThere
        }
        try await settle(app, after: [script])
      }

      /// The text as it is within a JSON string.
      private static func json(_ text: String) -> String {
        let data = (try? JSONEncoder().encode(text)) ?? Data()
        return String(String(decoding: data, as: UTF8.self).dropFirst().dropLast()).replacing("\\/", with: "/")
      }

      private func signIn(_ user: WalkSite.User, in app: TestApp) async throws {
        let path = site.signInPath
        _ = try await app.evaluate("void (location.href = '\(path)')")
        try await until("the sign-in form is shown") { app.window.selectedNavigator.url?.path == path }
        try await settle(app, after: [path])
        try await follow(user.signIn, in: app, until: user.mark)
      }

      private func perform(_ action: Action, in app: TestApp) {
        switch action {
        case .tap(let index):
          let tabs = app.tabManager.tabs.compactMap { $0.represents?.id }
          if tabs.indices.contains(index) { app.window.click(tab: tabs[index]) }
        case .back: app.window.goBack()
        case .forward: app.window.goForward()
        }
      }

      /// Every sequence of actions of a length.
      private static func sequences(_ length: Int, tabs: Int) -> [[Action]] {
        let actions: [Action] = (0..<tabs).map { .tap($0) } + [.back, .forward]
        return (0..<length).reduce([[]]) { longer, _ in longer.flatMap { start in actions.map { start + [$0] } } }
      }

      @Test("no page of the user who left is shown to the next one", .timeLimit(.minutes(60)))
      func users() async throws {
        let server = try TestServer { _ in .init() }
        var tabCount = 0
        var walks = [[Action]()]
        var isFirst = true
        while let walk = walks.popLast() {
          let app = try TestApp(server: server, startURL: site.url)
          defer { app.window.close() }
          try await settle(app, after: [])
          try await signIn(site.users[0], in: app)
          tabCount = app.bar.count
          try #require(tabCount > 1, "the site sends no tabs: \(app.log.lines)")
          // The first user leaves pages in every tab.
          for index in 0..<tabCount {
            perform(.tap(index), in: app)
            try await settle(app, after: ["tab \(index + 1)"])
            let html = try await app.evaluate("document.documentElement.outerHTML")
            #expect(html?.contains(Self.json(site.users[0].mark)) == true)
          }
          try await picture("1-first-user", of: app, isFirst)
          try await follow(site.signOut, in: app, until: site.users[0].mark, false)
          try await picture("2-signed-out", of: app, isFirst)
          var history = ["signed out"]
          for action in [Action.back, .forward, .back] {
            history.append("\(action)")
            perform(action, in: app)
            try await settle(app, forbidden: Self.json(site.users[0].mark), after: history)
          }
          try await signIn(site.users[1], in: app)
          try await picture("3-second-user", of: app, isFirst)
          history = ["the second user signed in"]
          for action in walk {
            history.append("\(action)")
            perform(action, in: app)
            try await settle(app, forbidden: Self.json(site.users[0].mark), after: history)
          }
          if isFirst { walks = Self.sequences(site.length, tabs: tabCount) }
          isFirst = false
        }
        print("walked \(Self.sequences(site.length, tabs: tabCount).count + 1) ways through \(site.url)")
      }

      private func picture(_ name: String, of app: TestApp, _ isWanted: Bool) async throws {
        guard isWanted, let folder = ProcessInfo.processInfo.environment["TABWIRE_PICTURES"] else { return }
        try await app.window.untilSettled()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try TabbedNavigator.writePicture(of: app.window.window, to: URL(filePath: "\(folder)/\(name).png"))
      }
    }
  }
#endif
