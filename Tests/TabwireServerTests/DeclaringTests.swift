import Foundation
import Tabwire
import Testing

@testable import TabwireServer

struct DeclaringTests {
  @Test("tabs are declared with conditions, choices and loops", arguments: [true, false])
  func declaring(isPremium: Bool) throws {
    let tabBar = TabBar(omittingSession: .neverSwitchesUsers, revision: 7) {
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
    let tabBar = TabBar(omittingSession: .neverSwitchesUsers, revision: 42) {
      Tab("explore", title: "Explore", icon: "magnifyingglass", path: "/explore").deprecated(.soft).badge("New")
      Tab("favorites", title: "Favorites", icon: "heart.fill", path: "/favorites").replacing("explore").badge(3)
      Tab("quiet", title: "Quiet", icon: "moon", path: "/quiet").badge(3).badge(0)
      Tab("inbox", title: "Inbox", icon: "tray", path: "/inbox").version(0).owns("/messages", "/threads").owns(
        "/search"
      ).eager()
      Tab("plain", title: "Plain", icon: "leaf", path: "/plain").version("v2").version(nil).eager().eager(false)
    }
    let configuration = try tabBar.configuration(for: "/favorites/1")
    #expect(
      configuration.tabs == [
        TabData(
          id: "explore", title: "Explore", icon: "magnifyingglass", path: "/explore", deprecated: .soft, badge: "New"),
        TabData(
          id: "favorites", title: "Favorites", icon: "heart.fill", path: "/favorites", replaces: "explore", badge: "3"),
        TabData(id: "quiet", title: "Quiet", icon: "moon", path: "/quiet"),
        TabData(
          id: "inbox", title: "Inbox", icon: "tray", path: "/inbox", version: "0",
          owns: ["/messages", "/threads", "/search"], isEager: true),
        TabData(id: "plain", title: "Plain", icon: "leaf", path: "/plain"),
      ])
    #expect(configuration.active == "favorites")
    #expect(configuration.revision == 42)
    #expect(!configuration.isTabBarHidden)
    #expect(try tabBar.configuration(for: "/favorites/1", hidden: true).isTabBarHidden)
  }

  // P13.8
  @Test("the default revision is the time")
  func revision() throws {
    let before = TabBar.now
    let revision = try #require(try TabBar(omittingSession: .neverSwitchesUsers) {}.configuration(for: "/").revision)
    #expect((before...TabBar.now).contains(revision))
  }

  // P13.1
  @Test("every page gives a session unless its tab bar says why not")
  func sessions() throws {
    let key = SessionKey(for: "robin", keyedHash: Self.keyedHash)
    let session = { (tabBar: TabBar) in try tabBar.configuration(for: "/").session }
    #expect(try session(TabBar(session: key) {}) == key.rawValue)
    #expect(try session(TabBar(session: nil) {}) == SessionKey.nobody.rawValue)
    #expect(try session(TabBar(omittingSession: .neverSwitchesUsers) {}) == nil)
    #expect(try session(TabBar(omittingSession: .cachedForEverybody) {}) == nil)
  }

  // P13.4
  @Test("no user has the key of nobody", arguments: ["", "nobody", "robin", "tabwire session nobody", "\u{0}"])
  func nobody(user: String) {
    #expect(SessionKey(for: nil, keyedHash: Self.keyedHash) == .nobody)
    #expect(SessionKey(for: user, keyedHash: Self.keyedHash) != .nobody)
    // Keys of users are longer, for any hash.
    for byte in UInt8.min...UInt8.max {
      #expect(SessionKey(for: user) { _ in [UInt8](repeating: byte, count: 16) } != .nobody)
    }
  }

  // P4.5, P13.3, P13.5
  @Test("a session key is 22 URL-safe characters, the same for the same user")
  func sessionKey() {
    let key = { (user: String) in SessionKey(for: user, keyedHash: Self.keyedHash) }
    #expect(key("robin@example.com") == key("robin@example.com"))
    #expect(key("robin@example.com") != key("priya@example.com"))
    #expect(key("robin").rawValue.count == 22)
    #expect(key("robin").rawValue.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
  }

  /// A double of a keyed hash; apps use HMAC.
  @Sendable private static func keyedHash(_ data: Data) -> [UInt8] {
    data.reversed() + Array(repeating: 0xFF, count: 32)
  }
}
