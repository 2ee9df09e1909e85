import Foundation
import Tabwire
import TabwireProof
import Testing

@testable import TabwireClient

@Suite("An app's location")
struct AppLocationTests {
  static func location(_ start: String) throws -> AppLocation {
    try AppLocation(startURL: try #require(URL(string: start)))
  }

  @Test(
    "resolves a tab's path against the start URL (RFC 3986)",
    arguments: [
      ("https://example.org/", "/explore", "https://example.org/explore"),
      ("https://example.org/app/start", "explore", "https://example.org/app/explore"),
      ("https://example.org/app/start", "../x", "https://example.org/x"),
      ("https://example.org/app/start?a=1", "", "https://example.org/app/start?a=1"),
      ("https://example.org/app/start", "?page=2", "https://example.org/app/start?page=2"),
      ("https://example.org:8443/", "a/b?c#d", "https://example.org:8443/a/b?c#d"),
    ])
  func resolution(start: String, path: String, url: String) throws {
    #expect(try Self.location(start).resolve(path)?.absoluteString == url)
  }

  @Test(
    "does not resolve a path that leaves the origin",
    arguments: [
      "https://evil.example/", "//evil.example/", "http://example.org/", "https://example.org:444/",
      "javascript:alert(1)", "data:text/html,x", "https://evil.example@evil.example/", "file:///etc/passwd", "//",
      "///",
    ])
  func otherOrigins(path: String) throws {
    #expect(try Self.location("https://example.org/").resolve(path) == nil)
  }

  @Test("resolves every path that a configuration may have to the origin")
  func everyValidPath() throws {
    let seed: UInt64 = 1
    var random = SplitMix64(seed: seed)
    let pieces = [
      "/", "//", "..", ".", "%2e", "%2F", "%5C", "@", ":", "?", "#", "[", "]", "%", "evil.example", "é", "443",
    ]
    var count = 0
    for start in ["https://example.org/", "https://example.org", "https://example.org/app/start?a=1#b"] {
      let location = try Self.location(start)
      for _ in 0..<20_000 {
        let path = (0..<Int.random(in: 0...6, using: &random)).map { _ in
          Bool.random(using: &random)
            ? pieces[Int.random(in: 0..<pieces.count, using: &random)]
            : Unicode.Scalar(UInt32.random(in: 0x20...0x2FF, using: &random)).map { String($0) } ?? ""
        }.joined()
        let tabs = ["a", "b"].map { TabData(id: $0, title: "", icon: "", path: path) }
        guard (try? TabConfiguration(active: "a", tabs: tabs)) != nil else { continue }
        count += 1
        let url = location.resolve(path)
        #expect(url?.host() == "example.org" && url?.scheme == "https" && url?.port == nil, "seed \(seed): \(path)")
      }
    }
    #expect(count > 20_000)
  }

  @Test("contains URLs with the same scheme, host and port")
  func sameOrigin() throws {
    let location = try Self.location("https://example.org/")
    for same in ["https://example.org:443/x", "HTTPS://EXAMPLE.ORG/", "https://example.org"] {
      #expect(location.contains(try #require(URL(string: same))), "\(same)")
    }
    for other in ["http://example.org/", "https://example.org:8443/", "https://www.example.org/", "about:blank"] {
      #expect(!location.contains(try #require(URL(string: other))), "\(other)")
    }
  }

  @Test(
    "requires an http or https start URL",
    arguments: ["file:///x", "about:blank", "mailto:a@b.c", "/x"])
  func startURL(start: String) throws {
    #expect(throws: AppLocation.StartURLError.self) { try Self.location(start) }
  }
}
