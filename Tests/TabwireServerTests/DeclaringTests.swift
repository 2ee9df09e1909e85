import Tabwire
import Testing

@testable import TabwireServer

struct DeclaringTests {
  @Test("tabs are declared with conditions, choices and loops", arguments: [true, false])
  func declaring(isPremium: Bool) throws {
    let tabBar = TabBar(revision: 7) {
      Tab("home", title: "Home", icon: "house.fill", path: "/")
      if isPremium { Tab("premium", title: "Premium", icon: "star.fill", path: "/premium") }
      for topic in ["lakes", "ridges"] { Tab(TabID(topic), title: topic.capitalized, icon: "map", path: "/\(topic)") }
      if isPremium {
        Tab("support", title: "Support", icon: "phone", path: "/support")
      } else {
        Tab("upgrade", title: "Upgrade", icon: "star", path: "/upgrade")
      }
      [Tab("profile", title: "Profile", icon: "person.crop.circle", path: "/profile")]
    }
    let ids = try tabBar.configuration(for: "/").tabs.map(\.id.rawValue)
    #expect(
      ids
        == (isPremium
          ? ["home", "premium", "lakes", "ridges", "support", "profile"]
          : ["home", "lakes", "ridges", "upgrade", "profile"]))
  }

  @Test("every modifier of a tab reaches the configuration")
  func members() throws {
    let tabBar = TabBar(revision: 42) {
      Tab("explore", title: "Explore", icon: "magnifyingglass", path: "/explore").deprecated(.soft).badge("New")
      Tab("favorites", title: "Favorites", icon: "heart.fill", path: "/favorites").replacing("explore").badge(3)
      Tab("quiet", title: "Quiet", icon: "moon", path: "/quiet").badge(3).badge(0)
    }
    let configuration = try tabBar.configuration(for: "/favorites/1")
    #expect(
      configuration.tabs == [
        TabData(
          id: "explore", title: "Explore", icon: "magnifyingglass", path: "/explore", deprecated: .soft, badge: "New"),
        TabData(
          id: "favorites", title: "Favorites", icon: "heart.fill", path: "/favorites", replaces: "explore", badge: "3"),
        TabData(id: "quiet", title: "Quiet", icon: "moon", path: "/quiet"),
      ])
    #expect(configuration.active == "favorites")
    #expect(configuration.revision == 42)
  }

  @Test("the default revision is the time")
  func revision() throws {
    let before = TabBar.now
    let revision = try #require(try TabBar {}.configuration(for: "/").revision)
    #expect((before...TabBar.now).contains(revision))
  }

  @Test("a session key is 22 URL-safe characters, the same for the same user")
  func sessionKey() {
    // A double of a keyed hash; apps use HMAC.
    let key = { (user: String) in SessionKey(for: user) { $0.reversed() + Array(repeating: 0xFF, count: 32) } }
    #expect(key("robin@example.com") == key("robin@example.com"))
    #expect(key("robin@example.com") != key("priya@example.com"))
    #expect(key("robin").rawValue.count == 22)
    #expect(key("robin").rawValue.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
  }
}
