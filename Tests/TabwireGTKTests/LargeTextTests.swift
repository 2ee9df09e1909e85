import CWebKitGTK
import Foundation
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  /// The tab bar on a phone, with text of each size.
  @MainActor
  @Suite("Large text")
  struct LargeTextTests {
    func app(_ tabs: [(title: String, badge: String?)]) async throws -> TestApp {
      let list = tabs.enumerated().map { index, tab in
        let badge = tab.badge.map { #","badge":"\#($0)""# } ?? ""
        return #"{"id":"\#(index)","title":"\#(tab.title)","icon":"star","path":"/\#(index)"\#(badge)}"#
      }
      let configuration = #"{"active":"0","tabs":[\#(list.joined(separator: ","))]}"#
      let server = try TestServer { _ in .init(body: TestPage.html("Page", configuration: configuration)) }
      let app = try TestApp(server: server, width: 360, height: 640)
      try await app.untilBar(tabs.indices.map(String.init))
      try await app.untilLoaded(title: "Page")
      try await app.window.untilSettled()
      return app
    }

    @Test("at 200 %, three of five tabs stay beside More, and none is cut")
    func fiveTabs() async throws {
      tw_set_text_scale(2)
      defer { tw_set_text_scale(1) }
      let app = try await app(
        ["Home", "Explore", "Cart", "Inbox", "Profile"].map { ($0, $0 == "Cart" ? "12" : nil) })
      defer { app.window.close() }
      #expect(app.window.labelsOfTabBar == ["Home", "Explore", "Cart"])
      #expect(app.window.tabBar.moreContent != nil && app.window.size.width <= 360)
      #expect(app.ellipsizedLabels.isEmpty, "\(app.ellipsizedLabels)")
    }

    @Test("a badge leaves most of its icon free", arguments: [1.0, 2.0])
    func badges(scale: Double) async throws {
      tw_set_text_scale(scale)
      defer { tw_set_text_scale(1) }
      let app = try await app([("Home", "3"), ("Explore", "12"), ("Cart", "999+")])
      defer { app.window.close() }
      for tab in app.tabManager.tabs {
        let button = try #require(app.window.tabBar.button(for: tab.id))
        let (icon, badge) = (app.window.place(of: button.icon), app.window.place(of: button.badge))
        let width = min(icon.maxX, badge.maxX) - max(icon.minX, badge.minX)
        let height = min(icon.maxY, badge.maxY) - max(icon.minY, badge.minY)
        let covered = max(0, width) * max(0, height) / ((icon.maxX - icon.minX) * (icon.maxY - icon.minY))
        #expect(covered < 0.4, "\(button.content): \(covered)")
      }
    }

    @Test(
      "a large number is abbreviated, and a text is whole",
      arguments: [("999", "999"), ("12345", "999+"), ("99+", "99+"), ("Beta", "Beta"), ("Neu 5", "Neu 5")])
    func numbers(badge: String, shown: String) async throws {
      let app = try await app([("Home", nil), ("Explore", badge)])
      defer { app.window.close() }
      #expect(app.labels.contains(shown), "\(app.labels)")
      #expect(app.ellipsizedLabels.isEmpty, "\(app.ellipsizedLabels)")
      #expect(app.window.visibleTabs[1].spokenBadge == badge)
    }

    @Test("titles of six to ten letters are not cut")
    func titles() async throws {
      let app = try await app(["Startseite", "Entdecken", "Warenkorb", "Nachricht", "Konto"].map { ($0, nil) })
      defer { app.window.close() }
      #expect(app.window.labelsOfTabBar.count >= 4)
      #expect(app.ellipsizedLabels.isEmpty, "\(app.ellipsizedLabels)")
    }

    @Test("a screen reader says a title once, and what is behind More")
    func spoken() async throws {
      let app = try await app(
        (0..<8).map { ("A long title \($0)", $0 == 6 ? "3" : $0 == 7 ? "new" : nil) })
      defer { app.window.close() }
      let found = try await ScreenReader.read("Page")
      let tabs = found.filter { $0.role == "page tab" }
      #expect(!tabs.isEmpty && tabs.allSatisfy { $0.description.isEmpty }, "\(tabs)")
      let more = found.filter { $0.name.hasPrefix("More") && $0.isFocusable }.map(\.name)
      let hidden = app.window.tabBar.tabsBehindMore.compactMap { $0.represents?.title }
      #expect(more.count == 1 && hidden.allSatisfy { more[0].contains($0) }, "\(more)")
      #expect(more.first?.contains("A long title 6, 3") == true && more.first?.contains("title 7, new") == true)
    }
  }
}
