import Testing

@testable import TabwireClient

@Suite("The location of an app in its code")
struct AppLocationLiteralTests {
  @Test("an address in the code is a location, whose start page is / unless it says another one")
  func address() {
    let locations: [AppLocation] = ["https://example.org", "http://localhost:3000/start"]
    #expect(locations.map(\.startURL.absoluteString) == ["https://example.org/", "http://localhost:3000/start"])
  }

  #if os(Linux) || os(macOS)
    @Test("an address that is none stops the app when it starts")
    func mistake() async {
      await #expect(processExitsWith: .failure) { _ = "example.org" as AppLocation }
    }
  #endif
}
