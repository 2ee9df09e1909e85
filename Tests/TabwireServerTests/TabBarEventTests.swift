import Tabwire
import Testing

@testable import TabwireServer

struct TabBarEventTests {
  private let renderer = TabBarRenderer { _ in "<svg>\n</svg>" }

  private func tabBar(revision: Int64? = 100, session: String? = "robin", badge: Int? = nil) -> TabBar {
    TabBar(session: SessionKey(for: session) { Array($0.suffix(16)) }, revision: revision) {
      Tab("home", title: "Home\r\nsweet\rhome", icon: "house", path: "/").badge(badge ?? 0)
      Tab("explore", title: "Explore", icon: "magnifyingglass", path: "/explore")
    }
  }

  private func event(_ tabBar: TabBar, above seen: Int64? = nil) throws -> TabBarEvent {
    try renderer.event(tabBar, for: "/explore/3", above: seen)
  }

  /// The data of an event, as a browser reads it.
  private func data(_ event: TabBarEvent) -> [String] {
    event.text.split(separator: "\n", omittingEmptySubsequences: false).filter { $0.hasPrefix("data: ") }
      .map { String($0.dropFirst(6)) }
  }

  // P11.16, P11.17, P11.18
  @Test("an event replaces the tab bar of the page by a live one")
  func live() throws {
    let event = try event(tabBar(badge: 3))
    let page = try tabBar(badge: 3).page(for: "/explore/3")
    #expect(event.html.replacing(#""live":true,"#, with: "") == page.html { _ in "<svg>\n</svg>" })
    #expect(event.html.contains(#""live":true,"#))
    let text = data(event).joined(separator: "\n")
    #expect(text.hasPrefix(#"<turbo-stream action="replace" targets="nav.tab-bar"><template><nav class="tab-bar" "#))
    #expect(text.hasSuffix("</nav></template></turbo-stream>"))
    #expect(event.text.hasPrefix("id: \(event.id)\n"))
    #expect(event.text.hasSuffix("\n\n"))
  }

  @Test("pages and events name the stream, if there is one")
  func stream() throws {
    let streaming = TabBarRenderer(updates: "/tabs/updates?a=1&b=\"2\"")
    let start =
      #"<nav class="tab-bar" data-controller="navigation tab-bar-updates" "#
      + #"data-tab-bar-updates-url-value="/tabs/updates?a=1&amp;b=&quot;2&quot;" data-navigation-configuration-value='"#
    #expect(try streaming.render(tabBar(), for: "/").html.hasPrefix(start))
    #expect(try streaming.event(tabBar(), for: "/", above: nil).html.hasPrefix(start))
    #expect(try tabBar().page(for: "/").html(updates: "/tabs/updates?a=1&b=\"2\"").hasPrefix(start))
    #expect(try !TabBarRenderer().render(tabBar(), for: "/").html.contains("updates"))
  }

  // P11.17
  @Test("line breaks do not end an event")
  func lineBreaks() throws {
    let event = try event(tabBar())
    let lines = event.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(!event.text.contains("\r"))
    #expect(lines.dropFirst().dropLast(2).allSatisfy { $0.hasPrefix("data: ") })
    #expect(lines.suffix(2) == ["", ""])
  }

  // P11.19
  @Test("the revision of an event is above what the client has seen")
  func revisions() throws {
    #expect(try event(tabBar(revision: 100)).id.revision == 100)
    #expect(try event(tabBar(revision: 100), above: 50).id.revision == 100)
    #expect(try event(tabBar(revision: 100), above: 100).id.revision == 101)
    #expect(try event(tabBar(revision: 100), above: 5000).id.revision == 5001)
    #expect(try event(tabBar(revision: 100), above: 5000).html.contains(#""revision":5001,"#))
    let day: Int64 = 86_400_000
    #expect(try event(tabBar(revision: 100), above: day + 100).id.revision == day + 101)
    #expect(try event(tabBar(revision: 100), above: day + 101).id.revision == 100, "no server is a day ahead")
    #expect(try event(tabBar(revision: 100), above: .max).id.revision == 100)
    let highest = TabConfiguration.maximumInteger
    #expect(try event(tabBar(revision: highest), above: highest).id.revision == highest)
    #expect(try !event(tabBar(revision: nil), above: 7).html.contains("revision"))
  }

  @Test("streams that share a rendering share no session, label, page or badge")
  func sharedRendering() throws {
    let sessions: [String?] = [nil] + (0..<20).map { "user \($0)" }
    let keys = sessions.map { tabBar(session: $0).session?.rawValue ?? "" }
    #expect(Set(keys).count == sessions.count)
    // The first round fills the cache of the renderer; the second one shares what is in it.
    for round in 1...2 {
      for (number, session) in sessions.enumerated() {
        let (label, path) = (["Tabs", "Reiter"][number % 2], ["/", "/explore", "/explore/3"][number % 3])
        let tabBar = tabBar(revision: Int64(100 * round + number), session: session, badge: number % 4)
        let shared = try renderer.event(tabBar, for: path, label: label, above: nil)
        let fresh = try TabBarRenderer { _ in "<svg>\n</svg>" }.event(tabBar, for: path, label: label, above: nil)
        #expect(shared.id == fresh.id)
        #expect(shared.html == fresh.html)
        #expect(shared.text == fresh.text)
        for key in keys {
          #expect(shared.text.contains(#""session":"\#(key)""#) == (key == keys[number]))
        }
      }
    }
  }

  // P11.16
  @Test("the digest is that of everything but the revision")
  func digests() throws {
    let digest = try event(tabBar()).id.digest
    #expect(try event(tabBar(revision: 7), above: 9).id.digest == digest)
    #expect(try event(tabBar(revision: nil)).id.digest == digest)
    #expect(try event(tabBar(badge: 1)).id.digest != digest)
    #expect(try event(tabBar(session: "priya")).id.digest != digest)
    #expect(try event(tabBar(session: nil)).id.digest != digest)
    #expect(try renderer.event(tabBar(), for: "/", above: nil).id.digest != digest)
    #expect(try TabBarRenderer().event(tabBar(), for: "/explore/3", above: nil).id.digest != digest)
  }

  // P11.8
  @Test("a page gives only its path, revision and last event, and invalid ones are ignored")
  func pages() {
    let page = TabBarPage(path: "/explore/3", revision: "7", lastEventID: "8-1")
    #expect(page.path == "/explore/3")
    #expect(page.revision == 7)
    #expect(page.lastEventID == TabBarEventID(revision: 8, digest: 1))
    for forged in ["", "explore", "https://evil.example/", String(repeating: "/", count: 2049)] {
      #expect(TabBarPage(path: forged).path == "/")
    }
    for forged in ["-1", "x", "9007199254740991", "99999999999999999999"] {
      #expect(TabBarPage(path: nil, revision: forged, lastEventID: forged) == TabBarPage(path: nil))
    }
  }
}
