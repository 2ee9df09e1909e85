import Tabwire
import TabwireProof
import Testing

@testable import TabwireServer

struct TabBarRendererTests {
  private static let icon: @Sendable (String) -> String? = { $0.isEmpty ? nil : "<svg id=\"\($0.utf8.count)\"></svg>" }

  @Test("a rendered tab bar equals that of its page, from the cache or not", arguments: 0..<200)
  func sameAsPage(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let renderer = TabBarRenderer(maximumCount: Int.random(in: 1...8, using: &random), icon: Self.icon)
    let declarations = (0..<4).map { _ in
      (0..<Int.random(in: 0...4, using: &random)).map { _ in Tab.random(using: &random) }
    }
    for _ in 0..<40 {
      let tabs = declarations.randomElement(using: &random) ?? []
      let revisions: [Int64?] = [nil, 0, 1, 1_763_771_234_567, -1, .max]
      let revision = revisions.randomElement(using: &random) ?? nil
      let session = SessionKey(for: "\(Int.random(in: 0...3, using: &random))") { _ in
        (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      }
      let (reported, expectedReports) = (Reports(), Reports())
      let startPath = ["/", "/app/", "/explore"].randomElement(using: &random) ?? "/"
      let isStrict = Bool.random(using: &random)
      let tabBar = { (reports: Reports) in
        TabBar(
          session: session, revision: revision, startPath: startPath,
          onInvalid: isStrict ? .throwError : .omit(report: { reports.add($0) })
        ) { tabs }
      }
      let path = (Tab.paths + ["/explore/3", "/app/explore", "//x"]).randomElement(using: &random) ?? "/"
      let isHidden = Bool.random(using: &random)
      let label = ["Tabs", "<\"&'>"].randomElement(using: &random) ?? ""
      let page = Result { try tabBar(expectedReports).page(for: path, hidden: isHidden) }
      let rendered = Result {
        try renderer.render(tabBar(reported), for: path, hidden: isHidden, label: label)
      }
      switch (page, rendered) {
      case (.success(let page), .success(let rendered)):
        #expect(rendered.html == page.html(label: label, icon: Self.icon))
        #expect(rendered.configuration == page.configuration)
      case (.failure(let error as TabBarError), .failure(let other as TabBarError)): #expect(error == other)
      default: Issue.record("\(page) \(rendered)")
      }
      #expect(reported.errors == expectedReports.errors)
    }
  }

  @Test("the cache is bounded")
  func bounded() throws {
    let renderer = TabBarRenderer(maximumCount: 10)
    let render = { (badge: Int) in
      let tabBar = TabBar(session: nil) {
        Tab("home", title: "Home", icon: "", path: "/").badge(badge)
        Tab("explore", title: "Explore", icon: "", path: "/explore")
      }
      for page in 0..<20 { _ = try renderer.render(tabBar, for: "/explore/\(page)") }
    }
    for badge in 0..<10 { try render(badge) }
    #expect(renderer.count == 10)
    try render(9)
    #expect(renderer.count == 10)
    try render(10)
    #expect(renderer.count == 1)
  }

  @Test("titles that look alike are different tab bars")
  func lookalikes() throws {
    let renderer = TabBarRenderer()
    for title in ["caf\u{E9}", "cafe\u{301}"] {
      let tabBar = TabBar(session: nil) {
        Tab("home", title: title, icon: "", path: "/")
        Tab("explore", title: "Explore", icon: "", path: "/explore")
      }
      let html = try renderer.render(tabBar, for: "/").html
      let last = try #require(title.unicodeScalars.last)
      #expect(html.unicodeScalars.contains(last))
    }
    #expect(renderer.count == 2)
  }

  @Test("paths that look alike are different pages")
  func lookalikePaths() throws {
    let renderer = TabBarRenderer()
    let tabBar = TabBar(session: nil) {
      Tab("home", title: "Home", icon: "", path: "/")
      Tab("composed", title: "Composed", icon: "", path: "/caf\u{E9}")
      Tab("decomposed", title: "Decomposed", icon: "", path: "/cafe\u{301}")
    }
    for tab in tabBar.tabs + tabBar.tabs {
      #expect(try renderer.render(tabBar, for: tab.path).configuration.active == tab.id)
      #expect(try renderer.render(tabBar, for: tab.path + "/1").configuration.active == tab.id)
    }
    // Pages above or beside the paths of the tabs belong to no tab.
    for path in ["", "/caf", "/cafe", "/caf\u{E9}s", "//caf\u{E9}"] {
      #expect(try renderer.render(tabBar, for: path).html == tabBar.page(for: path).html())
    }
  }

  @Test("one renderer serves many requests at the same time")
  func concurrent() async throws {
    let renderer = TabBarRenderer(maximumCount: 3)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for request in 0..<400 {
        group.addTask {
          let tabBar = TabBar(session: nil, revision: Int64(request)) {
            Tab("home", title: "Home \(request % 5)", icon: "", path: "/")
            Tab("explore", title: "Explore", icon: "", path: "/explore")
          }
          let path = request % 2 == 0 ? "/" : "/explore"
          let rendered = try renderer.render(tabBar, for: path)
          let page = try tabBar.page(for: path)
          #expect(rendered.html == page.html())
        }
      }
      try await group.waitForAll()
    }
  }
}
