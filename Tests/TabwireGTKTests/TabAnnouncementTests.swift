#if canImport(CWebKitGTK)
  import Tabwire
  import Testing

  @testable import TabwireGTK

  @Suite("Tab announcements")
  struct TabAnnouncementTests {
    @Test(arguments: [
      ("", "home explore", "Tabs: Home, Explore"),
      ("home explore", "", "Tabs removed"),
      ("home explore", "home premium explore", "Premium added"),
      ("home explore premium cart", "cart home", "Explore, Premium removed"),
      ("home explore", "home cart library", "Cart, Library added. Explore removed"),
      ("home explore", "explore home", nil),
      ("", "", nil),
    ])
    func text(before: String, after: String, text: String?) {
      #expect(TabAnnouncement(from: tabs(before), to: tabs(after))?.text == text)
    }

    @Test("a changed title, icon, path or badge is not announced")
    func updates() {
      let after = [
        TabData(id: "home", title: "Start", icon: "flag", path: "/start", deprecated: .soft, badge: "3"),
        TabData(id: "explore", title: "Explore", icon: "star", path: "/explore"),
      ]
      #expect(TabAnnouncement(from: tabs("home explore"), to: after) == nil)
    }

    private func tabs(_ ids: String) -> [TabData] {
      ids.split(separator: " ").map {
        TabData(id: TabID(String($0)), title: $0.capitalized, icon: "star", path: "/\($0)")
      }
    }
  }
#endif
