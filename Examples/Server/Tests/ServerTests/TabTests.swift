import Tabwire
import TabwireServer
import TabwireServerTesting
import Testing

@testable import Server

struct TabTests {
  @Test("the tab bars of all users have no findings in any language")
  func lint() throws {
    let site = try Site.forTests()
    for language in Language.allCases {
      let texts = site.texts(in: language)
      let tabBars = Self.sessions.map { session in
        ("\(session)", site.tabs.tabBar(for: session, news: News(), at: "/", in: texts))
      }
      #expect(TabBar.lint(Dictionary(uniqueKeysWithValues: tabBars)).filter { $0.code != "crowdedBar" } == [])
    }
  }

  @Test("links to the tabs of all users open in the apps")
  func links() async throws {
    try await Site.visit(appleApps: ["ABCDE12345.dev.tabwire.waymark"]) { browser in
      let links = try await browser.get(AppLinks.appleAppSiteAssociationPath).html
      for tab in AppTab.allCases where tab != .home { #expect(links.contains("\"/\(tab)/*\"")) }
      #expect(try await browser.get(AppLinks.assetLinksPath).status == 404)
    }
  }

  // P5.16
  @Test("the Premium tab is deprecated on its own page before it is removed")
  func premium() async throws {
    try await Site.visit { browser in
      var id = 1
      var state = NavigationState(bootstrapID: id)
      let makeID: () -> Int = {
        id += 1
        return id
      }
      try await browser.signIn(.premium)
      _ = state.accept(try await browser.get("/premium").configuration, makeID: makeID)
      let premium = state.selectedID
      try await browser.post("/flags", ["premium": "off"])

      // The user finishes on the page.
      let configuration = try await browser.get("/premium").configuration
      #expect(configuration.active == "premium")
      #expect(configuration.tabs.first { $0.id == "premium" }?.deprecated == .hard)
      _ = state.accept(configuration, makeID: makeID)
      #expect(state.selectedID == premium)
      #expect(state.tabs.map { $0.represents?.id } == ["home", "explore", "library", "premium", "profile"])

      // The tab disappears with the next tap.
      _ = state.select(try #require(state.tabs.first).id, makeID: makeID)
      #expect(state.tabs.map { $0.represents?.id } == ["home", "explore", "library", "profile"])
      #expect(try await browser.get("/profile").configuration.tabs.allSatisfy { $0.id != "premium" })
    }
  }

  /// Every combination of user and flags.
  private static let sessions: [Session] = {
    var all: [Session] = []
    for persona in Persona.allCases {
      for explore in Phase.allCases {
        for library in Phase.allCases {
          for premium in [nil] + Phase.allCases.map(Optional.some) {
            for order in Order.allCases {
              let flags = DeployFlags(explore: explore, library: library, premium: premium, order: order)
              all.append(Session(user: User(persona), flags: flags))
            }
          }
        }
      }
    }
    return all
  }()
}
