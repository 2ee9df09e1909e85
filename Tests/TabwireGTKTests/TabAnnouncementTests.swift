import Tabwire
import Testing

@testable import TabwireGTK
@testable import TabwireWebKit

@Suite("Tab announcements")
struct TabAnnouncementTests {
  @Test(
    "added and removed tabs are announced, another order is not",
    arguments: [
      ("", "home explore", "Tabs: Home, Explore"),
      ("home explore", "", "Tabs removed"),
      ("home explore", "home premium explore", "Premium added"),
      ("home explore premium cart", "cart home", "Explore, Premium removed"),
      ("home explore", "home cart library", "Cart, Library added. Explore removed"),
      ("explore home", "home cart library", "Cart, Library added. Explore removed"),
      ("home explore", "explore home", nil),
      ("", "", nil),
    ])
  func text(before: String, after: String, text: String?) throws {
    #expect(try announcement(from: tabs(before), to: tabs(after)) == text)
  }

  @Test("a changed title, icon, path or badge is not announced")
  func updates() throws {
    let after = [
      TabData(id: "home", title: "Start", icon: "flag", path: "/start", deprecated: .soft, badge: "3"),
      TabData(id: "explore", title: "Explore", icon: "star", path: "/explore"),
    ]
    #expect(try announcement(from: tabs("home explore"), to: after) == nil)
  }

  @Test("a tab that starts over for another session is not announced")
  func sessions() throws {
    let announcement = try announcement(
      from: tabs("home explore"), session: "ann", to: tabs("home explore cart"), session: "ben")
    #expect(announcement == "Cart added")
  }

  private func announcement(
    from before: [TabData], session earlier: String? = nil, to after: [TabData], session: String? = nil
  ) throws -> String? {
    var lastID = 1
    var state = NavigationState(bootstrapID: lastID)
    func makeID() -> Int {
      lastID += 1
      return lastID
    }
    _ = state.accept(
      try TabConfiguration(active: before.first?.id, tabs: before, session: earlier), makeID: makeID)
    let transition = state.accept(
      try TabConfiguration(active: after.first?.id, tabs: after, session: session), makeID: makeID)
    return TabAnnouncement(of: transition)?.text
  }

  private func tabs(_ ids: String) -> [TabData] {
    ids.split(separator: " ").map {
      TabData(id: TabID(String($0)), title: $0.capitalized, icon: "star", path: "/\($0)")
    }
  }
}
