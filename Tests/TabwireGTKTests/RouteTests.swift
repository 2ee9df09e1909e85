#if canImport(CWebKitGTK)
  import Foundation
  import TabwirePages
  import TabwirePaths
  import Testing

  @testable @_spi(Testing) import TabwireGTK

  extension AllWindowTests {
    @MainActor
    @Suite("Routes that end")
    struct RouteTests {
      enum Position: CaseIterable { case firstLoad, atRoot, aboveRoot }

      nonisolated static let presentations: [PathProperties.Presentation] = [
        .default, .push, .pop, .replace, .replaceRoot, .clearAll, .refresh, .none,
      ]

      func app(_ paths: PathConfiguration, hasSlash: Bool = true) throws -> TestApp {
        let server = try TestServer { path in
          if path.hasPrefix("/redirect/") { return .init(status: 303, location: "/" + path.dropFirst(10)) }
          return .init(
            body: TestPage.html(path == "/" ? "Home" : path, configuration: nil, body: "<a id='home' href='/'>home</a>")
          )
        }
        let address = server.url("/").absoluteString
        let app = try TestApp(
          server: server, startURL: hasSlash ? nil : URL(string: String(address.dropLast())))
        app.window.apply(paths)
        return app
      }

      @Test(
        "a start URL without a slash loads its page once, also if the page clears the history",
        arguments: [true, false])
      func clearAll(hasSlash: Bool) async throws {
        let app = try app(PathConfiguration { PathRule("^/$").presentation(.clearAll) }, hasSlash: hasSlash)
        defer { app.window.close() }
        try await app.untilLoaded(title: "Home")
        try await app.window.untilSettled()
        #expect(app.server.hits["/"] == 1)
        _ = try await app.evaluate("document.getElementById('home').click()")
        _ = try await app.evaluate("location.href = '/above'")
        try await app.untilLoaded(title: "/above")
        _ = try await app.evaluate("document.getElementById('home').click()")
        try await app.untilLoaded(title: "Home")
        #expect(app.window.selectedNavigator.backList.isEmpty)
        #expect((app.server.hits["/"] ?? 0) <= 2)
      }

      /// Waits until nothing loads any more, and returns the number of requests.
      private func requestCount(of app: TestApp) async throws -> Int {
        try await app.window.untilSettled(timeout: .seconds(10))
        return app.server.hits.filter { !$0.key.hasPrefix("/web/") }.values.reduce(0, +)
      }

      @Test(
        "every load ends, whatever the path configuration wants", arguments: presentations,
        [
          PathProperties.Context.default, .modal,
        ])
      func loadsEnd(presentation: PathProperties.Presentation, context: PathProperties.Context) async throws {
        for position in Position.allCases {
          let pattern = position == .aboveRoot ? "^/above" : "^/$"
          let app = try app(
            PathConfiguration { PathRule(pattern).presentation(presentation).context(context) }, hasSlash: false)
          defer { app.window.close() }
          #expect(try await requestCount(of: app) <= 2, "\(position)")
          #expect(app.window.headerTitle == "Home", "\(position)")
          guard position != .firstLoad else { continue }
          let path = position == .aboveRoot ? "/above" : "/"
          for visit in ["location.href = '\(path)'", "location.href = '/redirect\(path)'", "Turbo.visit('\(path)')"] {
            let before = try await requestCount(of: app)
            _ = try await app.evaluate("void setTimeout(() => { \(visit) })")
            try await until("the visit begins or is handled", seconds: 2) {
              try await Task.sleep(for: .milliseconds(100))
              return true
            }
            let count = try await requestCount(of: app) - before
            #expect(count <= 5, "\(visit) at \(position)")
            #expect(!app.window.selectedNavigator.isShowingError, "\(visit) at \(position)")
            app.window.modals.dismiss()
          }
        }
      }
    }
  }
#endif
