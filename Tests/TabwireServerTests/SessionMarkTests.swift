import Tabwire
import Testing

@testable import TabwireServer

struct SessionMarkTests {
  private static let day: Int64 = 86_400_000
  private static let now: Int64 = 1_763_771_234_567

  private static func key(_ user: String?) -> SessionKey? {
    user.map { SessionKey(for: $0) { Array($0.suffix(16)) } }
  }

  private static func tabBar(of user: String?, revision: Int64? = now) -> TabBar {
    TabBar(session: key(user), revision: revision) {
      if let user {
        Tab(TabID("\(user)-home"), title: "Home", icon: "house", path: "/")
        Tab(TabID("\(user)-explore"), title: "Explore", icon: "magnifyingglass", path: "/explore")
      }
    }
  }

  // MARK: The cookie

  @Test(
    "a cookie is read as it was written",
    arguments: ["nobody.0", "a.1", "-_.9999999999999999", "\(String(repeating: "k", count: 64)).1763771234567"])
  func accepted(cookie: String) throws {
    #expect(try #require(SessionMark(cookie)).description == cookie)
  }

  @Test(
    "another value is no mark",
    arguments: [
      "", ".", "nobody", "nobody.", ".1", "nobody.01", "nobody.-1", "nobody.+1", "nobody.1.2", "nobody.1 ", " nobody.1",
      "nobody.1\n", "nobody.10000000000000000", "nobody.1e3", "nobody.\u{661}", "\u{E9}.1", "\u{212A}.1", "a b.1",
      "a=b.1", "a\".1", "nobody.\u{301}1",
      "\(String(repeating: "k", count: 65)).1", String(repeating: "k", count: 100_000),
    ])
  func refused(cookie: String) {
    #expect(SessionMark(cookie) == nil)
  }

  // MARK: Revisions

  // P13.26
  @Test("revisions grow at a tenth of the clock's speed until the clock has passed the change")
  func growth() throws {
    let mark = SessionMark.after(nil, session: nil, now: Self.now)
    #expect(mark.description == "nobody.\(Self.now + 60_000)")
    var last = mark.revision
    for elapsed in stride(from: Int64(-60_000), through: 300_000, by: 500) {
      let revision = try #require(mark.revision(above: Self.now + elapsed))
      #expect(revision > mark.revision)
      #expect(revision >= last)
      #expect(revision >= Self.now + elapsed)
      last = revision
    }
    let (early, late) = (mark.revision(above: Self.now), mark.revision(above: Self.now + 1_000))
    #expect(early == mark.revision + 1 + 6_000)
    #expect(late == mark.revision + 1 + 6_100)
    #expect(mark.revision(above: Self.now + 120_000) == Self.now + 120_000, "the clock has overtaken them")
    #expect(mark.revision(above: nil) == nil)
  }

  @Test("a change is later than the pages of the user before, also on servers whose clocks are ahead")
  func order() throws {
    let robin = SessionMark.after(nil, session: Self.key("robin"), now: Self.now)
    for ahead in stride(from: Int64(-30_000), through: 30_000, by: 10_000) {
      let page = try #require(robin.revision(above: Self.now + ahead))
      #expect(SessionMark.after(robin, session: nil, now: Self.now).revision > page)
    }
  }

  // P11.19
  @Test("a mark that is more than a day ahead is ignored, and the time never overflows")
  func tooFarAhead() throws {
    let mark = { (revision: Int64) in try #require(SessionMark("nobody.\(revision)")) }
    #expect(try mark(Self.now + Self.day).revision(above: Self.now) == Self.now + Self.day + 1)
    #expect(try mark(Self.now + Self.day + 1).revision(above: Self.now) == Self.now)
    let forged = try mark(9_999_999_999_999_999)
    #expect(forged.revision(above: Self.now) == Self.now)
    #expect(SessionMark.after(forged, session: nil, now: Self.now).revision == Self.now + 60_000)
    for extreme in [Int64.min, -1, 0, TabConfiguration.maximumInteger, .max] {
      #expect(forged.revision(above: extreme) == extreme)
      _ = try mark(0).revision(above: extreme)
    }
  }

  @Test("a tab bar that counts its revisions in another way keeps them")
  func otherRevisions() throws {
    let mark = SessionMark.after(nil, session: nil, now: Self.now)
    #expect(Self.tabBar(of: nil, revision: 7).marked(mark, cookie: "user").revision == 7)
    #expect(Self.tabBar(of: nil, revision: nil).marked(mark, cookie: "user").revision == nil)
  }

  // MARK: The markup

  // P13.12, P13.24, P13.26
  @Test("two users of one renderer have their own marks, in pages and events")
  func sharedRendering() throws {
    let renderer = TabBarRenderer()
    // Both have the same tabs, so they share the cached markup.
    let tabBar = { (user: String) in
      TabBar(session: Self.key(user), revision: Self.now) { Self.tabBar(of: "any").tabs }
    }
    let users = ["robin", "priya"].map { user in
      (user: user, mark: SessionMark.after(nil, session: Self.key(user), now: Self.now + Int64(user.count)))
    }
    // The first round fills the cache; the second one shares what is in it.
    for _ in 1...2 {
      for (user, mark) in users {
        let marked = tabBar(user).marked(mark, cookie: "trails_user")
        let event = try renderer.event(marked, for: "/", above: nil)
        let eventData = String(try #require(event.text.firstMatch(of: /<nav .*<\/nav>/)).output)
        let page = try renderer.render(marked, for: "/")
        for html in [page.html, try marked.page(for: "/").html(), event.html, eventData] {
          let nav = try Element.parse(html)
          #expect(nav.attributes["data-session-mark"] == "trails_user=\(mark)")
          let json = try #require(nav.attributes["data-navigation-configuration-value"])
          let configuration = try TabConfiguration(json: json)
          #expect(configuration.session == Self.key(user)?.rawValue)
          #expect(try #require(configuration.revision) > mark.revision)
          for other in users where other.user != user { #expect(!html.contains(other.mark.key)) }
        }
        #expect(page.configuration.revision == marked.revision)
        #expect(try !renderer.render(tabBar(user), for: "/").html.contains("data-session-mark"))
        #expect(try !renderer.event(tabBar(user), for: "/", above: nil).text.contains("data-session-mark"))
      }
    }
    #expect(renderer.count == 2, "one tab bar of pages, and one of events")
  }

  // P11.16
  @Test("the digest of an event is that without a mark")
  func digest() throws {
    let renderer = TabBarRenderer()
    let mark = SessionMark.after(nil, session: Self.key("robin"), now: Self.now)
    let plain = try renderer.event(Self.tabBar(of: "robin"), for: "/", above: nil)
    let marked = try renderer.event(Self.tabBar(of: "robin").marked(mark, cookie: "user"), for: "/", above: nil)
    #expect(marked.id.digest == plain.id.digest)
    #expect(marked.id.revision > plain.id.revision)
  }

  @Test("a hostile name stays text, and breaks no event", arguments: MarkupTests.hostile)
  func hostileName(name: String) throws {
    let mark = SessionMark.after(nil, session: nil, now: Self.now)
    let tabBar = Self.tabBar(of: nil).marked(mark, cookie: name)
    let nav = try Element.parse(try tabBar.page(for: "/").html())
    #expect(nav.attributes["data-session-mark"] == "\(name)=\(mark)")
    let lines = try TabBarRenderer().event(tabBar, for: "/", above: nil).text
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.dropFirst().dropLast(2).allSatisfy { $0.hasPrefix("data: ") })
  }

  @Test("a page that is cached for everybody names nobody's mark")
  func omittedSession() throws {
    let mark = SessionMark.after(nil, session: Self.key("robin"), now: Self.now)
    let tabBar = TabBar(omittingSession: .cachedForEverybody, revision: 1) {}.marked(mark, cookie: "user")
    #expect(tabBar.revision == 1)
    #expect(try !tabBar.page(for: "/").html().contains("data-session-mark"))
  }

  @Test("each tab bar of a subscription is changed", arguments: [false, true])
  func subscription(isAwaited: Bool) async throws {
    let declare: @Sendable () -> TabBar? = { Self.tabBar(of: "robin", revision: 1) }
    let subscription =
      isAwaited
      ? TabBarSubscription(to: []) { () async throws -> TabBar? in declare() }
      : TabBarSubscription(to: []) { () throws -> TabBar? in declare() }
    let mark = SessionMark.after(nil, session: Self.key("robin"), now: 1)
    switch subscription.changing({ $0.marked(mark, cookie: "user") }).declaration {
    case .immediate(let declare):
      #expect(!isAwaited)
      #expect(try declare()?.mark == "user=\(mark)")
    case .awaited(let declare):
      #expect(isAwaited)
      #expect(try await declare()?.mark == "user=\(mark)")
    }
  }

  // MARK: The law

  // Every page after a change has a higher revision (P13.26), so that none is stale (R5.2).
  @Test("with two servers whose clocks differ, no client keeps the former user's tabs", arguments: 0..<200)
  func twoServers(seed: UInt64) throws {
    var client = Client(seed: seed)
    for step in 0..<60 {
      try client.act()
      #expect(client.shows == client.expected, "seed \(seed), step \(step): \(client.log.joined(separator: ", "))")
    }
  }

  // The law has teeth: the clocks alone break it.
  @Test("without marks, clients keep them")
  func withoutMarks() throws {
    var failureCount = 0
    for seed in 0..<200 as Range<UInt64> {
      var client = Client(seed: seed, isMarked: false)
      for _ in 0..<60 {
        try client.act()
        if client.shows != client.expected { failureCount += 1 }
      }
    }
    #expect(failureCount > 0)
  }

  /// A client of two servers whose clocks are 30 seconds apart.
  private struct Client {
    private var random: LinearCongruentialGenerator
    private let isMarked: Bool
    private var state = NavigationState(bootstrapID: 0)
    private var nextID = 1
    private var time = SessionMarkTests.now
    private var user: String?
    private var changeCount = 0
    private var mark: SessionMark?
    /// The pages that are under way.
    private var pending: [Page] = []
    /// The newest user whose page has arrived: those before have left.
    private var newest = (user: String?.none, change: 0)
    private(set) var log: [String] = []

    private struct Page {
      let user: String?
      let change: Int
      let configuration: TabConfiguration
    }

    init(seed: UInt64, isMarked: Bool = true) {
      random = LinearCongruentialGenerator(seed: seed)
      self.isMarked = isMarked
    }

    /// The tabs that the client shows.
    var shows: [TabID] { state.tabs.compactMap { $0.represents?.id } }

    /// The tabs of the user.
    var expected: [TabID] { SessionMarkTests.tabBar(of: newest.user).tabs.map(\.id) }

    /// Does something at random.
    mutating func act() throws {
      time += Int64.random(in: 0...20_000, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: change(to: "robin")
      case 1: change(to: "priya")
      case 2, 3: change(to: nil)
      case 4:
        log.append("request")
        pending.append(try page())
      case 5 where !pending.isEmpty:
        accept(pending.remove(at: Int.random(in: pending.indices, using: &random)))
      default:
        accept(try page())
      }
    }

    /// The clock of a server, at random.
    private mutating func clock() -> Int64 { Bool.random(using: &random) ? time : time - 30_000 }

    private mutating func change(to other: String?) {
      guard other != user else { return }
      log.append("user \(other ?? "nobody")")
      mark = SessionMark.after(mark, session: SessionMarkTests.key(other), now: clock())
      user = other
      changeCount += 1
    }

    private mutating func page() throws -> Page {
      var tabBar = SessionMarkTests.tabBar(of: user, revision: clock())
      if isMarked, let mark { tabBar = tabBar.marked(mark, cookie: "user") }
      return Page(user: user, change: changeCount, configuration: try tabBar.page(for: "/").configuration)
    }

    private mutating func accept(_ page: Page) {
      log.append("page of \(page.user ?? "nobody"), \(page.configuration.revision ?? 0)")
      if page.change >= newest.change { newest = (page.user, page.change) }
      var id = nextID
      _ = state.accept(page.configuration) {
        defer { id += 1 }
        return id
      }
      nextID = id
    }
  }

  private struct LinearCongruentialGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &+ 0x9E37_79B9 }

    mutating func next() -> UInt64 {
      // The low bits of such a generator repeat soon.
      (high() << 32) | high()
    }

    private mutating func high() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 32
    }
  }
}
