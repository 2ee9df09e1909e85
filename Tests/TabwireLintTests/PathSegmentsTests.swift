import Testing

@testable import TabwireLint

@Suite("Path segments")
struct PathSegmentsTests {
  @Test(
    "equal paths may be written differently",
    arguments: [
      ("/explore/", "/explore"), ("//explore///3", "/explore/3"), ("/a/./b", "/a/b"), ("/a/../b", "/b"),
      ("/../../b", "/b"), ("/a/%2e%2E/b", "/b"), ("/%65xplore", "/explore"), ("/caf%C3%A9", "/café"),
      ("/explore?x=/1#y", "/explore"), ("", "/"), ("%zz", "/%zz"), ("/%", "/%"), ("/%4", "/%4"),
    ])
  func equal(one: String, other: String) {
    #expect(PathSegments(of: one) == PathSegments(of: other))
  }

  @Test(
    "different paths are told apart",
    arguments: [
      ("/Explore", "/explore"), ("/a%2Fb", "/a/b"), ("/explorers", "/explore"), ("/é", "/e\u{301}"), ("/a/b", "/ab"),
      ("/%ff", "/"), ("/a%ffb", "/a/b"),
    ])
  func different(one: String, other: String) {
    #expect(PathSegments(of: one) != PathSegments(of: other))
  }

  @Test("a path is under its prefixes in whole segments, and under itself")
  func under() {
    let page = PathSegments(of: "/explore/3")
    for prefix in ["/", "/explore", "/explore/3/"] { #expect(page.isUnder(PathSegments(of: prefix)), "\(prefix)") }
    for other in ["/exp", "/explore/3/4", "/explore/33", "/3"] {
      #expect(!page.isUnder(PathSegments(of: other)), "\(other)")
    }
  }

  @Test("a relative path replaces the last segment of the start path")
  func relative() {
    #expect(PathSegments(of: "explore", from: "/app/") == PathSegments(of: "/app/explore"))
    #expect(PathSegments(of: "explore", from: "/app/start") == PathSegments(of: "/app/explore"))
    #expect(PathSegments(of: "../explore", from: "/app/") == PathSegments(of: "/explore"))
    #expect(PathSegments(of: "", from: "/app/start") == PathSegments(of: "/app/start"))
    #expect(PathSegments(of: "/explore", from: "/app/") == PathSegments(of: "/explore"))
  }
}
