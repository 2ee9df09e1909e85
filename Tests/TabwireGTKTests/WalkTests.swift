import CWebKitGTK
import Foundation
import TabwireProof
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

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
  /// The pages that are under way while the first user signs out.
  let late: [String]?
  /// JavaScript that signs the second user in from any page of the first one.
  let switchUsers: String?

  struct User: Decodable {
    /// JavaScript that fills in the sign-in form and submits it.
    let signIn: String
    /// HTML that every page of the user has, and no other.
    let mark: String
    /// A text that only titles and tabs of the user may have.
    let name: String?
  }

  /// The number of random walks, each with the seed of its number. `Lab/walk` starts a server that answers late.
  static let orders = ProcessInfo.processInfo.environment["TABWIRE_WALK_ORDERS"].flatMap { Int($0) } ?? 0
  static let seed = ProcessInfo.processInfo.environment["TABWIRE_WALK_SEED"].flatMap { UInt64($0) } ?? 1

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
  /// that `TABWIRE_WALK` names describes the site; `Lab/walk` runs it.
  @MainActor
  @Suite("Walk", .enabled(if: WalkSite.file != nil, "names a site: Lab/walk FILE"))
  struct WalkTests {
    /// The actions of a walk: the tabs by their place, and the keys.
    enum Action: Hashable, Sendable, CustomStringConvertible {
      case tap(Int)
      case back
      case forward
      case reload

      var description: String {
        switch self {
        case .tap(let index): "tab \(index + 1)"
        case .back: "Back"
        case .forward: "Forward"
        case .reload: "Reload"
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
        if navigator.isLoading || navigator.shown.isVisiting || html?.hasPrefix("\"complete") != true { last = .now }
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
      case .reload: app.window.selectedNavigator.reload()
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

    /// The seeds of the random walks.
    nonisolated static var seeds: [UInt64] { (0..<UInt64(max(WalkSite.orders, 0))).map { WalkSite.seed + $0 } }

    /// JavaScript for what users see of the page, and its title.
    private static let visible = """
      (getComputedStyle(document.documentElement).display === 'none' ? '' : document.documentElement.outerHTML) +
        document.title
      """

    @Test("no page of the user who left is shown when pages are late and nobody waits for them", arguments: seeds)
    func randomOrder(seed: UInt64) async throws {
      var random = SplitMix64(seed: seed)
      let app = try TestApp(server: try TestServer { _ in .init() }, startURL: site.url)
      defer { app.window.close() }
      let forbidden = Self.json(site.users[0].mark)
      try await settle(app, after: [])
      try await signIn(site.users[0], in: app)
      try await registerWorker(in: app)
      var history = ["seed \(seed)"]
      try await wander(4, in: app, forbidden: nil, after: &history, random: &random)
      try await settle(app, after: history)
      // The page in front has the sign-out.
      let last = app.tabManager.tabs.compactMap { $0.represents?.id }.last
      app.window.click(tab: try #require(last))
      try await settle(app, after: history)
      for path in site.late ?? [] {
        _ = try await app.evaluate("void fetch('\(path)', { headers: { Accept: 'text/html' } })")
      }
      if let switchUsers = site.switchUsers, Bool.random(using: &random) {
        history.append("signed in as another")
        // The page may be nobody's: a late page of the first user can bring its session back, which the server resets (P13.6).
        try await follow(switchUsers, in: app, until: site.users[0].mark, false)
      } else {
        history.append("signed out")
        try await follow(site.signOut, in: app, until: site.users[0].mark, false)
        try await wander(4, in: app, forbidden: forbidden, after: &history, random: &random)
        try await settleUnseen(app, forbidden, after: history)
        #expect(app.bar == [], "the bar of nobody, after \(history)")
        try await signIn(site.users[1], in: app)
        history.append("signed in")
      }
      try await wander(5, in: app, forbidden: forbidden, after: &history, random: &random)
      try await settleUnseen(app, forbidden, after: history)
      if app.bar.isEmpty {
        // A late page has brought the first user's session back, and the server has reset it (P13.6).
        history.append("reset by a late page")
        let html = try await app.evaluate(Self.visible) ?? ""
        #expect(
          !html.contains(Self.json(site.users[1].mark)), "a page of the second user without a bar, after \(history)")
        try await signIn(site.users[1], in: app)
      }
      #expect(app.bar.count >= site.tabCount, "the bar of the second user, after \(history)")
    }

    /// Registers the service worker that stores every page.
    private func registerWorker(in app: TestApp) async throws {
      _ = try await app.evaluate(
        """
        void navigator.serviceWorker.register('/walk-worker.js', { scope: '/' })
          .then(() => navigator.serviceWorker.ready).then(() => { window.hasWorker = true })
        """)
      try await until("the service worker is ready") { try await app.evaluate("window.hasWorker") == "true" }
    }

    /// Performs random actions, and looks at the page in between.
    private func wander(
      _ count: Int, in app: TestApp, forbidden: String?, after history: inout [String], random: inout SplitMix64
    ) async throws {
      for _ in 0..<count {
        let taps = (0..<site.tabCount).map { Action.tap($0) }
        let action = (taps + [.back, .back, .forward, .reload]).randomElement(using: &random) ?? .back
        history.append("\(action)")
        perform(action, in: app)
        let end = ContinuousClock.now + .milliseconds(Int.random(in: 0...1000, using: &random))
        repeat {
          try await look(app, forbidden, after: history)
        } while ContinuousClock.now < end
      }
    }

    /// Waits until no page is loading any more, and looks at the page meanwhile.
    private func settleUnseen(_ app: TestApp, _ forbidden: String, after history: [String]) async throws {
      var last = ContinuousClock.now
      var state: String?
      do {
        try await until("the page settles after \(history)", seconds: 30) {
          try await look(app, forbidden, after: history)
          state = try? await app.evaluate("document.readyState")
          if app.window.selectedNavigator.isLoading || state != "\"complete\"" { last = .now }
          return .now - last > .milliseconds(1500)
        }
      } catch {
        let navigator = app.window.selectedNavigator
        throw TestTimeoutError(
          description: """
            \(error): \(navigator.url?.absoluteString ?? "no page"), \(state ?? "no answer"), \
            \(navigator.isLoading ? "loading" : "loaded"), offers: \(app.window.offeredAction ?? "nothing"), \
            progress \(navigator.webView?.progress ?? 0), \(navigator.shown.page), \(navigator.shown.records), \
            log: \(app.log.lines.suffix(20))
            """)
      }
    }

    private func look(_ app: TestApp, _ forbidden: String?, after history: [String]) async throws {
      guard let forbidden else { return }
      if let name = site.users[0].name {
        let texts = [app.window.headerTitle] + app.window.visibleTabs.flatMap { [$0.title, $0.badge ?? ""] }
        #expect(!texts.contains { $0.contains(name) }, "\(texts) after \(history)")
      }
      guard let html = try? await app.evaluate(Self.visible), html.contains(forbidden) else { return }
      let url = app.window.selectedNavigator.url?.absoluteString ?? "?"
      let circumstances = try? await app.evaluate(Self.circumstances)
      Issue.record("\(url) is the former user's, \(circumstances ?? "gone since"), after \(history)")
      throw TestTimeoutError(description: "a page of the former user is shown")
    }

    /// JavaScript for how far the page has loaded, whether a service worker answered, whether the page's script covers it, and
    /// whether it takes the page for one of the site's last session.
    private static let circumstances = """
      [document.readyState, Math.round(performance.now()) + ' ms after it began',
        performance.getEntriesByType('navigation')[0]?.workerStart > 0 ? 'from the worker' : 'from the server',
        getComputedStyle(document.documentElement).display === 'none' ? 'covered' : 'visible',
        document.documentElement.outerHTML.includes(localStorage.getItem('tabwire-session')) ? 'of the last known session'
          : 'of another session than the last known'].join(', ')
      """

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
      try await WindowPicture(of: [app.window.window]).write(to: URL(filePath: "\(folder)/\(name).png"))
    }
  }
}
