import HummingbirdTesting
import Tabwire
import TabwireServer
import Testing

@testable import Server

/// A combination of everything that the tabs depend on.
struct Situation: Sendable {
  let persona: Persona
  let flags: DeployFlags

  static let all: [Situation] = {
    var all: [Situation] = []
    for persona in Persona.allCases {
      for explore in Phase.allCases {
        for library in Phase.allCases {
          for premium in [nil] + Phase.allCases.map(Optional.some) {
            for order in Order.allCases {
              let flags = DeployFlags(explore: explore, library: library, premium: premium, order: order)
              all.append(Situation(persona: persona, flags: flags))
            }
          }
        }
      }
    }
    return all
  }()

  /// The tabs as the story of the demo tells them, said once more in other words.
  var expectedTabs: [TabData] {
    let explore = [tab("explore", "Explore", "magnifyingglass", flags.explore)]
    let favorites = TabData(
      id: "favorites", title: "Favorites", icon: "heart.fill", path: "/favorites",
      replaces: flags.explore == .off ? nil : "explore")
    let library = tab("library", "Library", "books.vertical", flags.library)
    let exploring = explore.compactMap(\.self) + (flags.explore == .on ? [] : [favorites])
    let middle = flags.order == .standard ? exploring + [library] : [library] + exploring
    let premium = tab("premium", "Premium", "star.fill", flags.premium ?? (persona == .premium ? .on : .off))
    let home = TabData(id: "home", title: "Home", icon: "house.fill", path: "/", badge: "3")
    let profile = TabData(id: "profile", title: "Profile", icon: "person.crop.circle", path: "/profile")
    return ([home] + middle + [premium, profile]).compactMap(\.self)
  }

  private func tab(_ id: String, _ title: String, _ icon: String, _ phase: Phase) -> TabData? {
    let deprecated: Deprecation? = phase == .soft ? .soft : phase == .hard ? .hard : nil
    return phase == .off
      ? nil : TabData(id: TabID(id), title: title, icon: icon, path: "/\(id)", deprecated: deprecated)
  }

  var form: [String: String] {
    [
      "explore": flags.explore.rawValue, "library": flags.library.rawValue,
      "premium": flags.premium?.rawValue ?? "plan", "order": flags.order.rawValue,
    ]
  }
}

struct TabTests {
  /// Every page, its title, and the tab it belongs to while there is one.
  static let pages: [(path: String, title: String, tab: String, status: Int)] = [
    ("/", "Home", "home", 200), ("/?from=mail", "Home", "home", 200), ("/explore", "Explore", "explore", 200),
    ("/explore/", "Explore", "explore", 200), ("/explore/3", "Three Bridges", "explore", 200),
    ("/explore/24", "Ferryman&#39;s Loop", "explore", 200), ("/explore/25", "Off the trail", "explore", 404),
    ("/favorites", "Favorites", "favorites", 200), ("/library", "Library", "library", 200),
    ("/library/2", "Packing Light", "library", 200), ("/premium", "Premium", "premium", 200),
    ("/profile", "Profile", "profile", 200), ("/profile/edit", "Edit Profile", "profile", 200),
    ("/profile/lifelines", "Lifelines", "profile", 200),
    ("/profile/trouble", "Lost the path", "profile", 500), ("/nowhere", "Off the trail", "home", 404),
  ]

  @Test("Every page carries the tabs of its visitor, for every persona and every combination of flags")
  func everyPage() async throws {
    try await Site.visit { browser in
      for situation in Situation.all {
        try await browser.signIn(situation.persona)
        #expect(try await browser.post("/flags", situation.form).status == 303)
        let expected = situation.expectedTabs
        for page in Self.pages {
          let answer = try await browser.get(page.path)
          let configuration = try answer.configuration
          let active = expected.contains { $0.id.rawValue == page.tab } ? page.tab : "home"
          let place = "\(situation) \(page.path)"
          #expect(answer.status == page.status, "\(place)")
          #expect(answer.title == page.title, "\(place)")
          #expect(configuration.tabs == expected, "\(place)")
          #expect(configuration.active?.rawValue == active, "\(place)")
          #expect(configuration.warnings.isEmpty, "\(place)")
          #expect(configuration.session != nil, "\(place)")
          let shown = expected.filter { $0.deprecated == nil || $0.id.rawValue == page.tab }
            .filter { $0.replaces == nil || $0.replaces?.rawValue != page.tab }
          #expect(answer.links == shown.map(\.id.rawValue), "\(place)")
        }
      }
    }
  }

  @Test("Who is not signed in, or not introduced yet, gets no tabs and is led to where that changes")
  func bootstrap() async throws {
    try await Site.visit { browser in
      for page in Self.pages where page.status == 200 {
        let answer = try await browser.get(page.path)
        #expect(answer.status == 303)
        #expect(answer.location == "/sign-in")
      }
      let signIn = try await browser.get("/sign-in")
      #expect(try signIn.configuration.tabs == [])
      #expect(try signIn.configuration.session == nil)
      #expect(signIn.links == [])

      #expect(try await browser.post("/sign-in", ["persona": "new"]).location == "/welcome")
      #expect(try await browser.get("/").location == "/welcome")
      #expect(try await browser.get("/welcome").configuration.tabs == [])
      #expect(try await browser.get("/nowhere").configuration.tabs == [])
      #expect(try await browser.post("/welcome", ["name": "Noa"]).location == "/")
      #expect(try await browser.get("/").tabs == ["home", "explore", "library", "profile"])
    }
  }

  @Test("Revisions only grow, and a session is told apart from another one, but not from itself")
  func revisionAndSession() async throws {
    try await Site.visit { browser in
      var sessions: [String: Persona] = [:]
      var last: Int64 = 0
      for persona in Persona.allCases + Persona.allCases {
        try await browser.signIn(persona)
        let configuration = try await browser.get("/").configuration
        let session = try #require(configuration.session)
        #expect(sessions[session] == nil || sessions[session] == persona)
        #expect(!session.contains(persona.rawValue))
        sessions[session] = persona
        #expect(try #require(configuration.revision) >= last)
        last = configuration.revision ?? 0
      }
      #expect(sessions.count == 3)
    }
  }

  @Test("The flags outlast signing out and in again")
  func flagsOutlastSigningOut() async throws {
    try await Site.visit { browser in
      try await browser.signIn(.regular)
      try await browser.post("/flags", ["premium": "on", "explore": "off"])
      #expect(try await browser.post("/sign-out").location == "/sign-in")
      #expect(try await browser.get("/sign-in").tabs == [])
      try await browser.signIn(.premium)
      #expect(try await browser.get("/").tabs == ["home", "favorites", "library", "premium", "profile"])
    }
  }

  @Test("The badge of Home counts what is unread, and not what a browser fetched ahead")
  func badge() async throws {
    try await Site.visit { browser in
      let badge = { try await browser.get("/explore").configuration.tabs[0].badge }
      try await browser.signIn(.regular)
      #expect(try await badge() == "3")
      try await browser.get("/updates/2", headers: [.init("Sec-Purpose")!: "prefetch"])
      #expect(try await badge() == "3")
      #expect(try await browser.get("/updates/2").configuration.tabs[0].badge == "2")
      try await browser.get("/updates/2")
      #expect(try await badge() == "2")
      try await browser.get("/updates/1")
      try await browser.get("/updates/3")
      #expect(try await badge() == nil)
    }
  }

  @Test("There is nothing to say against the tab bars of all kinds of users, in any language")
  func lint() async throws {
    let site = try await Site.forTests()
    for language in Language.allCases {
      let texts = site.texts(in: language)
      let tabBars = Situation.all.map { situation in
        let session = Session(visitor: Visitor(situation.persona), flags: situation.flags)
        return ("\(situation)", site.tabs.tabBar(for: session, in: texts))
      }
      #expect(TabBar.lint(Dictionary(uniqueKeysWithValues: tabBars)).filter { !$0.reason.contains("6 tabs") } == [])
    }
  }
}
