import Testing

@testable import Tabwire

@Suite("Addresses")
struct AddressTests {
  private func segments(_ path: String, from start: String = "/") -> [[UInt8]]? {
    Address(path, relativeTo: Address("https://app.example\(start)"))?.segments
  }

  @Test(
    "equal paths may be written differently",
    arguments: [
      ("/explore/", "/explore"), ("/explore///3", "/explore/3"), ("/a/./b", "/a/b"), ("/a/../b", "/b"),
      ("/a//../b", "/a/b"), ("/../../b", "/b"), ("/a/%2e%2E/b", "/b"), ("/%65xplore", "/explore"),
      ("/caf%C3%A9", "/café"), ("/explore?x=/1#y", "/explore"), ("", "/"), ("%zz", "/%zz"), ("/%", "/%25"),
      ("/%4", "/%254"),
    ])
  func equal(one: String, other: String) {
    #expect(segments(one) != nil)
    #expect(segments(one) == segments(other))
  }

  @Test(
    "different paths are told apart",
    arguments: [
      ("/Explore", "/explore"), ("/a%2Fb", "/a/b"), ("/explorers", "/explore"), ("/é", "/e\u{301}"), ("/a/b", "/ab"),
      ("/%ff", "/"), ("/a%ffb", "/a/b"),
    ])
  func different(one: String, other: String) {
    #expect(segments(one) != segments(other))
  }

  @Test("a relative path replaces the last segment of the start path")
  func relative() {
    #expect(segments("explore", from: "/app/") == segments("/app/explore"))
    #expect(segments("explore", from: "/app/start") == segments("/app/explore"))
    #expect(segments("../explore", from: "/app/") == segments("/explore"))
    #expect(segments("", from: "/app/start") == segments("/app/start"))
    #expect(segments("/explore", from: "/app/") == segments("/explore"))
  }
}
