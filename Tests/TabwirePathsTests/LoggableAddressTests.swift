import Testing

@testable import TabwirePaths

@Suite("Addresses in logs")
struct LoggableAddressTests {
  @Test(
    "hold no user information, query or fragment",
    arguments: [
      ("https://example.org/reset?token=1#x", "https://example.org/reset"),
      ("https://ada:secret@example.org:8080/a/b", "https://example.org:8080/a/b"),
      ("https://ada@b@example.org?x", "https://example.org"),
      ("//ada@example.org/a", "//example.org/a"),
      ("/inbox?token=1", "/inbox"),
      ("inbox#secret", "inbox"),
      ("tel:+4912345", "tel:…"),
      ("mailto:ada@example.org?subject=x", "mailto:…"),
      ("?token=1", ""),
      ("https://example.org", "https://example.org"),
    ])
  func loggable(_ address: String, _ expected: String) {
    #expect(address.loggableAddress == expected)
  }
}
