import Foundation
import Testing

@testable import TabwireClient

@Suite("Where an app lives")
struct AppLocationTests {
  static func location(_ start: String) throws -> AppLocation {
    try AppLocation(startURL: try #require(URL(string: start)))
  }

  @Test(
    "A tab's path is resolved against the start URL as RFC 3986 has it",
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
    "A path that leaves the origin is refused, however it is disguised",
    arguments: [
      "https://evil.example/", "//evil.example/", "http://example.org/", "https://example.org:444/",
      "javascript:alert(1)",
      "data:text/html,x", "https://user@example.org/", "file:///etc/passwd",
    ])
  func otherOrigins(path: String) throws {
    let resolved = try Self.location("https://example.org/").resolve(path)
    #expect(resolved == nil || resolved?.host() == "example.org")
    #expect(resolved.map { $0.scheme == "https" && $0.port == nil } ?? true)
  }

  @Test("The same origin is the same scheme, host and port, however they are written")
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
    "Only an http or https URL can be the start of an app",
    arguments: ["file:///x", "about:blank", "mailto:a@b.c", "/x"])
  func startURL(start: String) throws {
    #expect(throws: AppLocation.InvalidStartURL.self) { try Self.location(start) }
  }
}
