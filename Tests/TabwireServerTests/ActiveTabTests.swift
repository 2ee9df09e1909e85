import Testing

@testable import TabwireServer

struct ActiveTabTests {
  let tabBar = TabBar(revision: nil) {
    Tab("home", title: "Home", icon: "house.fill", path: "/")
    Tab("explore", title: "Explore", icon: "magnifyingglass", path: "/explore?sort=new").owns("/search", "/topics/")
    Tab("saved", title: "Saved", icon: "heart.fill", path: "/explore/saved")
    Tab("cafe", title: "Café", icon: "cup", path: "caf%C3%A9")
  }

  @Test(
    "A page belongs to the tab that owns the longest prefix of its path, in whole segments",
    arguments: [
      ("/", "home"), ("", "home"), ("/about", "home"), ("/?next=/explore", "home"),
      ("/explore", "explore"), ("/explore/", "explore"), ("/explore?page=2", "explore"), ("/explore#top", "explore"),
      ("/explore/3", "explore"), ("/explore/3/reviews/", "explore"), ("//explore//3", "explore"),
      ("/explorers", "home"), ("/explor", "home"), ("/Explore", "home"), ("/about/explore", "home"),
      ("/search", "explore"), ("/search/lakes", "explore"), ("/topics", "explore"), ("/topicsx", "home"),
      ("/explore/saved", "saved"), ("/explore/saved/1", "saved"), ("/explore/savedx", "explore"),
      ("/explore/../about", "home"), ("/about/../explore/./saved", "saved"), ("/../../explore", "explore"),
      ("/café", "cafe"), ("/caf%C3%A9/menu", "cafe"), ("/caf%c3%a9", "cafe"), ("/%65xplore", "explore"),
      ("/%zz", "home"),
    ])
  func pageBelongsToTab(path: String, tab: String) throws {
    #expect(tabBar.activeTab(for: path)?.id.rawValue == tab)
    #expect(try tabBar.configuration(for: path).active?.rawValue == tab)
  }

  @Test("A page that no tab owns belongs to none; the apps are told the first, as the protocol wants one")
  func unownedPage() throws {
    let tabBar = TabBar {
      Tab("explore", title: "Explore", icon: "magnifyingglass", path: "/explore")
      Tab("library", title: "Library", icon: "books.vertical", path: "/library")
    }
    #expect(tabBar.activeTab(for: "/settings") == nil)
    #expect(try tabBar.configuration(for: "/settings").active == "explore")
    #expect(try tabBar.page(for: "/settings").links.allSatisfy { $0.current == .no })
  }

  @Test("Of two tabs that own the same path, the first has it")
  func sharedPath() {
    let tabBar = TabBar {
      Tab("one", title: "One", icon: "", path: "/shared")
      Tab("two", title: "Two", icon: "", path: "/other").owns("/shared")
    }
    #expect(tabBar.activeTab(for: "/shared/1")?.id == "one")
  }

  @Test("Paths are relative to the app's start URL", arguments: ["/app/", "/app/index"])
  func pathsBelowTheStart(startPath: String) throws {
    let tabBar = TabBar(startPath: startPath) {
      Tab("home", title: "Home", icon: "", path: "")
      Tab("explore", title: "Explore", icon: "", path: "explore?all")
      Tab("up", title: "Up", icon: "", path: "../up")
    }
    #expect(tabBar.activeTab(for: "/app/explore/1")?.id == "explore")
    #expect(tabBar.activeTab(for: "/explore") == nil)
    #expect(tabBar.activeTab(for: "/up")?.id == "up")
    #expect(try tabBar.page(for: startPath).links.map(\.href) == [startPath, "/app/explore?all", "/up"])
  }
}
