import Tabwire
import Testing

@testable import TabwireServer

struct LinkTests {
  private func tabBar(explore: Deprecation?) -> TabBar {
    TabBar(omittingSession: .neverSwitchesUsers) {
      Tab("home", title: "Home", icon: "house.fill", path: "/")
      Tab("explore", title: "Explore", icon: "magnifyingglass", path: "/explore").deprecated(explore)
      if explore != nil {
        Tab("favorites", title: "Favorites", icon: "heart.fill", path: "/favorites").replacing("explore")
      }
      Tab("profile", title: "Profile", icon: "person.crop.circle", path: "/profile")
    }
  }

  @Test("a deprecated tab is shown on its own pages, its replacement on all others")
  func deprecated() throws {
    for deprecation in [Deprecation.soft, .hard] {
      let tabBar = tabBar(explore: deprecation)
      #expect(try ids(tabBar, at: "/") == ["home", "favorites", "profile"])
      #expect(try ids(tabBar, at: "/favorites") == ["home", "favorites", "profile"])
      #expect(try ids(tabBar, at: "/explore/3") == ["home", "explore", "profile"])
      #expect(try tabBar.configuration(for: "/").tabs.count == 4)
    }
    #expect(try ids(tabBar(explore: nil), at: "/") == ["home", "explore", "profile"])
  }

  // P9.8
  @Test("aria-current is page on the first page of a tab, and true on its other pages")
  func current() throws {
    let current = { (path: String) in try self.tabBar(explore: nil).page(for: path).links.map(\.current.rawValue) }
    #expect(try current("/explore") == ["false", "page", "false"])
    #expect(try current("/explore/?page=2") == ["false", "page", "false"])
    #expect(try current("/explore/3") == ["false", "true", "false"])
    #expect(try current("/about") == ["true", "false", "false"])
  }

  @Test("a tab bar with one tab is never shown")
  func single() throws {
    let tabBar = TabBar(omittingSession: .neverSwitchesUsers) {
      Tab("home", title: "Home", icon: "", path: "/")
      Tab("old", title: "Old", icon: "", path: "/old").deprecated(.hard)
    }
    #expect(try tabBar.page(for: "/").links.isEmpty)
    #expect(try tabBar.page(for: "/").html().hasSuffix(" hidden></nav>"))
    #expect(try ids(tabBar, at: "/old") == ["home", "old"])
  }

  private func ids(_ tabBar: TabBar, at path: String) throws -> [String] {
    try tabBar.page(for: path).links.map(\.id.rawValue)
  }
}
