import Testing

@testable import Tabwire

@Suite("Reading a configuration")
struct ConfigurationReadingTests {
  @Test("the example of the protocol is read completely")
  func example() throws {
    let configuration = try TabConfiguration(
      json: """
        { "active": "home", "revision": 7, "session": "k", "metadata": {"url": "x"},
          "tabs": [
            { "id": "home", "title": "Home", "icon": "house.fill", "path": "/", "badge": 3 },
            { "id": "explore", "title": "Entdecken \\u2728", "icon": "magnifyingglass", "path": "/explore",
              "deprecated": "soft", "badge": 0 },
            { "id": "favorites", "title": "Favorites", "icon": "heart.fill", "path": "/favorites", "replaces": "explore" }
          ] }
        """)
    #expect(configuration.active == "home")
    #expect(configuration.revision == 7)
    #expect(configuration.session == "k")
    #expect(configuration.tabs.map(\.id) == ["home", "explore", "favorites"])
    #expect(configuration.tabs.map(\.badge) == ["3", nil, nil])
    #expect(configuration.tabs[1].title == "Entdecken ✨")
    #expect(configuration.tabs[1].deprecated == .soft)
    #expect(configuration.tabs[2].replaces == "explore")
    #expect(configuration.warnings.isEmpty)
  }

  // P6.10: the first tab is reported; P6.16
  @Test(
    "an error has a code, a JSON path and a place",
    arguments: [
      ("{\"tabs\": [],\n  \"active\": 5}", "malformed at $.active (line 2, column 13)"),
      ("{\"tabs\": [}", "malformed at $ (line 1, column 11)"),
      ("[]", "malformed at $ (line 1, column 1)"),
      ("{}", "malformed at $.tabs (line 1, column 1)"),
      (
        "{\"active\":\"a\",\"tabs\":[{\"id\":\"\",\"title\":\"\",\"icon\":\"\",\"path\":\"//x\"}]}",
        "emptyID at $.tabs[0].id (line 1, column 29)"
      ),
      (
        "{\"active\":\"a\",\"tabs\":[{\"id\":\"a\",\"title\":\"\",\"icon\":\"\",\"path\":\"//x\"}]}",
        "singleTab at $.tabs (line 1, column 22)"
      ),
      (
        #"{"active":"a","tabs":[{"id":"","title":"","icon":"","path":"/"},{"id":"","title":"","icon":"","path":"/"}]}"#,
        "emptyID at $.tabs[0].id (line 1, column 29)"
      ),
    ])
  func rejection(text: String, expected: String) {
    let error = #expect(throws: ConfigurationError.self) { try TabConfiguration(json: text) }
    #expect(error?.description.hasPrefix(expected) == true, "\(String(describing: error))")
  }
}
