import Foundation
import TabwirePaths
import Testing

@Suite("An origin")
struct OriginTests {
  @Test(
    "is the same for addresses that differ in path, case or default port",
    arguments: [
      ("https://example.com", "https://example.com/a?b#c"), ("https://EXAMPLE.com/", "HTTPS://example.com:443/"),
      ("http://example.com:80/", "http://example.com/"), ("http://[::1]:3000/", "http://[::1]:3000/a"),
      ("https://user:password@example.com/", "https://example.com/"), ("app://local/a", "app://local/b"),
    ])
  func same(one: String, other: String) {
    #expect(Origin(one) != nil)
    #expect(Origin(one) == Origin(other))
  }

  @Test(
    "differs for another scheme, host or port",
    arguments: [
      ("https://example.com/", "http://example.com/"), ("https://example.com/", "https://www.example.com/"),
      ("https://example.com/", "https://example.com:444/"), ("http://example.com:443/", "https://example.com/"),
      ("https://example.com/", "https://example.com@evil.example/"),
      ("https://example.com/", "https://example.com.evil.example/"),
    ])
  func other(one: String, other: String) {
    #expect(Origin(one) != Origin(other))
  }

  @Test(
    "is nil for addresses without a host", arguments: ["about:blank", "file:///a", "data:,x", "/a", "", "a b"])
  func none(address: String) {
    #expect(Origin(address) == nil)
  }

  @Test(
    "is written as browsers write it",
    arguments: [
      ("https://Example.com:443/a", "https://example.com"), ("http://localhost:8080/", "http://localhost:8080"),
      ("https://user:password@example.com/", "https://example.com"),
      ("http://example.com:443/", "http://example.com:443"), ("http://[::1]:3000/", "http://[::1]:3000"),
    ])
  func description(address: String, expected: String) {
    #expect(Origin(address)?.description == expected)
  }
}
