import TabwireServer
import Testing

@Suite("Push messages")
struct PushMessageTests {
  @Test("have the page to open, and the sum of the tab bar's badges, for both services")
  func payload() throws {
    let tabBar = TabBar(session: nil) {
      Tab("home", title: "Home", icon: "house.fill", path: "/").badge(2)
      Tab("explore", title: "Explore", icon: "magnifyingglass", path: "/explore").badge("new")
      Tab("profile", title: "You", icon: "person", path: "/profile").badge(3)
    }
    let message = try PushMessage("New trail", body: "Larch \"Loop\"", opens: "/explore/3", tabBar: tabBar)
    #expect(
      message.apns == """
        {"aps":{"alert":{"body":"Larch \\"Loop\\"","title":"New trail"},"badge":5,"sound":"default"},"path":"/explore/3"}
        """)
    #expect(
      message.fcm == """
        {"message":{"android":{"notification":{"notification_count":5}},"apns":{"payload":{"aps":{"badge":5}}},\
        "data":{"path":"/explore/3"},"notification":{"body":"Larch \\"Loop\\"","title":"New trail"}}}
        """)
  }

  @Test("without a number, the badge of the app stays; 0 removes it")
  func badge() throws {
    let silent = try PushMessage("Hello", opens: "")
    #expect(!silent.apns.contains("badge") && !silent.fcm.contains("badge") && !silent.fcm.contains("_count"))
    #expect(!silent.apns.contains("body"))
    #expect(try PushMessage("Hello", opens: "", badge: 0).apns.contains("\"badge\":0"))
    #expect(try PushMessage("Hello", opens: "", badge: -1).apns.contains("\"badge\":0"))
  }

  @Test(
    "a path that leaves the site is an error",
    arguments: ["https://evil.example/", "//evil.example", "javascript:alert(1)", "/a b", "\\\\evil", "https:/x"])
  func path(_ path: String) {
    #expect(throws: PushMessageError.noPath(path)) { try PushMessage("Hello", opens: path) }
  }

  @Test("a message without a title, or one that services would not accept, is an error that says what to do")
  func errors() throws {
    #expect(throws: PushMessageError.noTitle) { try PushMessage(" \n", opens: "/") }
    let error = try #require(throws: PushMessageError.self) {
      try PushMessage("Hello", body: String(repeating: "ä", count: 2100), opens: "/")
    }
    #expect("\(error)".contains("services accept 4096; shorten its texts"))
  }
}
