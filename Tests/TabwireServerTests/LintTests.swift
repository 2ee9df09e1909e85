import Tabwire
import Testing

@testable import TabwireServer

struct LintTests {
  private let home = Tab("home", title: "Home", icon: "house.fill", path: "/")
  private let explore = Tab("explore", title: "Explore", icon: "magnifyingglass", path: "/explore")
  private let library = Tab("library", title: "Library", icon: "books.vertical", path: "/library")

  @Test("Nothing is found in tab bars that are right, none of which is one")
  func right() {
    let favorites = Tab("favorites", title: "Favorites", icon: "heart.fill", path: "/favorites")
    #expect(
      TabBar.lint([
        "signed out": TabBar {}, "regular": tabBar(home, explore, library),
        "sunset": tabBar(home, explore.deprecated(.soft), favorites.replacing("explore"), library),
        "handed over": tabBar(
          home, explore.owns("/search").deprecated(.soft), library,
          Tab("discover", title: "Explore", icon: "magnifyingglass", path: "/discover").owns("/search")
            .replacing("explore")),
      ]) == [])
  }

  @Test("What apps would reject is an error, whatever the policy")
  func rejected() {
    let tabBar = TabBar(mistakes: .leaveOut { _ in }) { [home, explore, explore] }
    #expect(TabBar.lint(["x": tabBar]).map(\.severity) == [.error])
    #expect(TabBar.lint(["x": tabBar]).first?.tab == "explore")
    #expect(lines(home).first?.hasPrefix("error: x: singleTab at $.tabs") == true)
  }

  @Test("What apps accept, but not as it was meant, is a warning")
  func warnings() {
    expect(
      lines(home, explore, library.replacing("explore")), toMention: "tab \"library\": invalidReplaces at $.tabs[2]")
    expect(
      lines(home, explore, library.replacing("gone")), toMention: "tab \"library\": invalidReplaces at $.tabs[2]")
    expect(
      lines(home, explore.owns("/search"), library.owns("/search/")),
      toMention: "tab \"library\": it owns /search/, which the tab \"explore\" before it owns already")
    expect(lines(home, explore, Tab("", title: "", icon: "", path: "/x")), toMention: "the id is empty")
    expect(lines(home, Tab("x", title: "", icon: "x", path: "/x")), toMention: "tab \"x\": it has no title")
    expect(lines(home, Tab("x", title: " ", icon: "x", path: "/x")), toMention: "tab \"x\": it has no title")
    expect(
      lines(home, explore.owns("https://example.org/search")),
      toMention: "which is no path of the app: its first segment")
    expect(lines(home, Tab("x", title: "X", icon: "", path: "/x")), toMention: "it has no icon")
    expect(
      lines(home, Tab("x", title: "Home", icon: "x", path: "/x")), toMention: "\"home\" has the title \"Home\" too")
    expect(
      lines(home, explore.owns("/library"), library), toMention: "/library, belongs to the tab \"explore\"")
    expect(lines(home, explore.deprecated(.soft)), toMention: "only 1 of its tabs will stay")
    for startPath in ["app", "", "//host", "https://host/"] {
      let tabBar = TabBar(startPath: startPath) { [home, explore] }
      expect(TabBar.lint(["x": tabBar]).map(\.description), toMention: "its startPath, \(startPath), is not the path")
    }
    let many = (0..<6).map { Tab(TabID("\($0)"), title: "\($0)", icon: "x", path: "/\($0)") }
    expect(TabBar.lint(["x": TabBar { many }]).map(\.description), toMention: "it has 6 tabs")
  }

  @Test("A tab that starts elsewhere for other users is found")
  func unstable() {
    let findings = TabBar.lint([
      "premium": tabBar(home, Tab("explore", title: "Explore", icon: "x", path: "/premium/explore")),
      "regular": tabBar(home, explore),
    ])
    #expect(findings.map(\.kind) == ["regular"])
    expect(findings.map(\.description), toMention: "it starts at /explore, for premium at /premium/explore")
  }

  private func tabBar(_ tabs: Tab...) -> TabBar { TabBar { tabs } }

  private func lines(_ tabs: Tab...) -> [String] { TabBar.lint(["x": TabBar { tabs }]).map(\.description) }

  private func expect(_ lines: [String], toMention text: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(lines.contains { $0.contains(text) }, "\(lines)", sourceLocation: location)
    #expect(lines.count == 1, "\(lines)", sourceLocation: location)
  }
}
