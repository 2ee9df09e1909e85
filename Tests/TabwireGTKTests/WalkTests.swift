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
    /// The number of tabs to tap. Each user has at least as many.
    let tabCount: Int
    /// The number of actions after the second user signed in.
    let length: Int

    struct User: Decodable {
      /// JavaScript that fills in the sign-in form and submits it.
      let signIn: String
      /// HTML that every page of the user has, and no other.
      let mark: String
    }

    static let file = ProcessInfo.processInfo.environment["TABWIRE_WALK"].map { URL(filePath: $0) }

    /// Reads the file, or returns `nil` if none is named.
    static func read() throws -> WalkSite? {
      try file.map { try JSONDecoder().decode(WalkSite.self, from: Data(contentsOf: $0)) }
    }

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
      enum Action: Hashable, Sendable, CustomStringConvertible {
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
        site = try #require(try WalkSite.read())
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

      /// Every sequence of actions. Each is a test case, because a window test has two minutes.
      nonisolated static var walks: [[Action]] {
        get throws {
          guard let site = try WalkSite.read() else { return [[]] }
          let actions: [Action] = (0..<site.tabCount).map { .tap($0) } + [.back, .forward]
          return (0..<site.length).reduce([[]]) { longer, _ in longer.flatMap { start in actions.map { start + [$0] } }
          }
        }
      }

      @Test("no page of the user who left is shown to the next one", arguments: try walks)
      func users(walk: [Action]) async throws {
        let isFirst = try walk == Self.walks.first
        let app = try TestApp(server: try TestServer { _ in .init() }, startURL: site.url)
        defer { app.window.close() }
        let forbidden = Self.json(site.users[0].mark)
        try await settle(app, after: [])
        try await signIn(site.users[0], in: app)
        try #require(app.bar.count >= site.tabCount, "\(app.bar), \(app.log.lines)")
        // The first user leaves pages in every tab.
        for index in 0..<site.tabCount {
          perform(.tap(index), in: app)
          try await settle(app, after: ["tab \(index + 1)"])
          #expect(try await app.evaluate("document.documentElement.outerHTML")?.contains(forbidden) == true)
        }
        try await picture("1-first-user", of: app, isFirst)
        try await follow(site.signOut, in: app, until: site.users[0].mark, false)
        try await picture("2-signed-out", of: app, isFirst)
        try await perform([.back, .forward, .back], in: app, forbidden: forbidden, after: ["signed out"])
        try await signIn(site.users[1], in: app)
        try await picture("3-second-user", of: app, isFirst)
        try await perform(walk, in: app, forbidden: forbidden, after: ["the second user signed in"])
      }

      /// Performs actions, none of which may show a page with a text.
      private func perform(
        _ actions: [Action], in app: TestApp, forbidden: String, after start: [String]
      ) async throws {
        var history = start
        for action in actions {
          history.append("\(action)")
          perform(action, in: app)
          try await settle(app, forbidden: forbidden, after: history)
        }
      }

      private func picture(_ name: String, of app: TestApp, _ isWanted: Bool) async throws {
        guard isWanted, let folder = ProcessInfo.processInfo.environment["TABWIRE_PICTURES"] else { return }
        try await app.window.untilSettled()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try await TabbedNavigator.writePicture(of: app.window.window, to: URL(filePath: "\(folder)/\(name).png"))
      }
    }
  }
#endif
