import Foundation
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("The event tabwire:selected")
  struct SelectionEventTests {
    /// Counts the events of all pages of a tab.
    private static let count = """
      <script>
        window.count ??= ({ detail: { tab } }) => { sessionStorage.selections = (sessionStorage.selections ?? "") + tab + "," }
        document.addEventListener("tabwire:selected", window.count)
      </script>
      """

    @Test("reaches the page of a tab each time that the user comes to it, also where it was loaded before")
    func selections() async throws {
      let server = try TestServer { path in
        let id = path == "/" ? "home" : path.split(separator: "/").first.map(String.init)
        let tabs = TestPage.configuration(active: id, ["home", "explore", "library"])
          .replacing(#""id":"library""#, with: #""id":"library","eager":true"#)
        return .init(body: TestPage.html(path, configuration: tabs, body: Self.count))
      }
      let app = try TestApp(server: server)
      defer { app.window.close() }
      func select(_ id: String, until selections: String) async throws {
        if let tab = app.tabManager.tabs.first(where: { $0.represents?.id.rawValue == id })?.represents {
          app.window.click(tab: tab.id)
        }
        var told: String?
        defer { #expect(told == "\"\(selections)\"") }
        try await until("\(id) was told: \(selections)") {
          // A tab that has just been created has no page yet.
          told = try? await app.evaluate("sessionStorage.selections")
          return told == "\"\(selections)\""
        }
      }
      try await app.untilBar(["home", "explore", "library"])
      try await select("home", until: "home,")
      try await until("the eager tab is loaded") { server.hits["/library"] == 1 }
      try await select("explore", until: "explore,")
      try await select("home", until: "home,home,")
      try await select("library", until: "library,")
      try await select("explore", until: "explore,explore,")
      _ = try await app.evaluate("void Turbo.visit('/explore/3')")
      try await app.untilLoaded(title: "/explore/3")
      try await select("home", until: "home,home,home,")
      try await select("explore", until: "explore,explore,explore,")
      // A busy page hears of both changes at once.
      _ = try await app.evaluate("void setTimeout(() => { for (const end = Date.now() + 2000; Date.now() < end;); })")
      try await select("home", until: "home,home,home,home,")
      try await select("explore", until: "explore,explore,explore,explore,")
    }
  }
}
