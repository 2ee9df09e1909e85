import TabwireServer
import Testing

@testable import Server

struct TabTests {
  @Test("the tab bars of all users have no findings in any language")
  func lint() throws {
    let site = try Site.forTests()
    for language in Language.allCases {
      let texts = site.texts(in: language)
      let tabBars = Self.sessions.map { session in ("\(session)", site.tabs.tabBar(for: session, in: texts)) }
      #expect(TabBar.lint(Dictionary(uniqueKeysWithValues: tabBars)).filter { $0.code != "crowdedBar" } == [])
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
