import Foundation
import Testing

@testable import TabwireHotwireNative

@MainActor
@Suite("Main frame seal", .enabled(if: Node.isInstalled, "Node is not installed"))
struct MainFrameSealTests {
  @Test("a configuration from the main frame gets the secret", arguments: ["before", "after"])
  func mainFrame(bridgeIsLoaded: String) throws {
    let sent = try events(origin: "https://example.org", bridgeIsLoaded: bridgeIsLoaded)
    #expect(sent == [MainFrameSeal.event, "connect", "configure"])
  }

  @Test("a page on another origin gets no secret", arguments: ["before", "after"])
  func otherOrigin(bridgeIsLoaded: String) throws {
    for origin in ["https://evil.example", "http://example.org", "https://example.org:8443", "null"] {
      #expect(try events(origin: origin, bridgeIsLoaded: bridgeIsLoaded) == ["configure", "connect", "configure"])
    }
  }

  @Test("a default port in the start URL does not matter")
  func defaultPort() throws {
    let sent = try events(
      origin: "https://example.org", bridgeIsLoaded: "after", startURL: "https://EXAMPLE.org:443/start")
    #expect(sent.first == MainFrameSeal.event)
  }

  /// Returns the events that reach the app when a page sends a configuration, a `connect` of the component `navigation` and
  /// a `configure` of another component.
  private func events(
    origin: String, bridgeIsLoaded: String, startURL: String = "https://example.org/"
  ) throws -> [String] {
    let script = MainFrameSeal.script(startURL: try #require(URL(string: startURL)))
    let bridge = """
      class Bridge {
        receive(message) { this.postMessage(message) }
        postMessage(message) { events.push(message.event) }
      }
      window.nativeBridge = new Bridge()
      """
    let output = try Node.run(
      """
      globalThis.window = globalThis
      window.location = { origin: "\(origin)" }
      const events = [];
      \(bridgeIsLoaded == "before" ? bridge : "")
      ;\(script);
      \(bridgeIsLoaded == "after" ? bridge : "")
      window.nativeBridge.receive({ component: "navigation", event: "configure", data: {} })
      window.nativeBridge.receive({ component: "navigation", event: "connect" })
      window.nativeBridge.receive({ component: "form", event: "configure" })
      console.log(JSON.stringify(events))
      """)
    return try JSONDecoder().decode([String].self, from: output)
  }
}
