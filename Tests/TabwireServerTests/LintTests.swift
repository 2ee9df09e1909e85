import Tabwire
import TabwireServerTesting
import Testing

@testable import TabwireServer

struct LintTests {
  private let home = Tab("home", title: "Home", icon: "house.fill", path: "/")
  private let explore = Tab("explore", title: "Explore", icon: "magnifyingglass", path: "/explore")
  private let library = Tab("library", title: "Library", icon: "books.vertical", path: "/library")

  @Test("valid tab bars have no findings, and neither has bootstrap")
  func valid() {
    let favorites = Tab("favorites", title: "Favorites", icon: "heart.fill", path: "/favorites")
    #expect(
      TabBar.lint([
        "signed out": TabBar(omittingSession: .neverSwitchesUsers) {}, "regular": tabBar(home, explore, library),
        "sunset": tabBar(home, explore.deprecated(.soft), favorites.replacing("explore"), library),
        "moved": tabBar(
          home, explore.owns("/search").deprecated(.soft), library,
          Tab("discover", title: "Explore", icon: "magnifyingglass", path: "/discover").owns("/search")
            .replacing("explore")),
      ]) == [])
  }

  @Test("a tab bar that apps reject is an error under every policy")
  func rejected() {
    let tabBar = TabBar(omittingSession: .neverSwitchesUsers, onInvalid: .omit(report: { _ in })) {
      [home, explore, explore]
    }
    #expect(TabBar.lint(["x": tabBar]).map(\.severity) == [.error])
    #expect(TabBar.lint(["x": tabBar]).first?.tab == "explore")
    #expect(lines(home).first?.hasSuffix("[singleTab]") == true)
    #expect(lines(home).first?.hasPrefix("error: x: ") == true)
  }

  @Test("a usability problem is a warning")
  func warnings() {
    expect(
      lines(home, explore, library.replacing("explore")), toMention: "[invalidReplaces]")
    expect(
      lines(home, explore, library.replacing("gone")), toMention: "[invalidReplaces]")
    expect(
      lines(home, explore.owns("/search"), library.owns("/search/")),
      toMention: "tab \"library\": owns /search/, which tab \"explore\" before it already owns")
    expect(lines(home, explore, Tab("", title: "", icon: "", path: "/x")), toMention: "the id is empty")
    expect(lines(home, Tab("x", title: "", icon: "x", path: "/x")), toMention: "tab \"x\": no title")
    expect(lines(home, Tab("x", title: " ", icon: "x", path: "/x")), toMention: "tab \"x\": no title")
    expect(
      lines(home, explore.owns("https://example.org/search")),
      toMention: "its first segment contains a colon")
    expect(lines(home, Tab("x", title: "X", icon: "", path: "/x")), toMention: "tab \"x\": no icon")
    expect(
      lines(home, Tab("x", title: "Home", icon: "x", path: "/x")),
      toMention: "title “Home” is also the title of tab \"home\"")
    expect(
      lines(home, explore.owns("/library"), library), toMention: "path /library is owned by tab \"explore\"")
    expect(lines(home, explore.deprecated(.soft)), toMention: "only 1 tab is left for new launches")
    for startPath in ["app", "", "//host", "https://host/"] {
      let tabBar = TabBar(omittingSession: .neverSwitchesUsers, startPath: startPath) { [home, explore] }
      expect(
        TabBar.lint(["x": tabBar]).map(\.description), toMention: "startPath \(startPath) is not the path of a URL")
    }
    let many = (0..<6).map { Tab(TabID("\($0)"), title: "\($0)", icon: "x", path: "/\($0)") }
    expect(
      TabBar.lint(["x": TabBar(omittingSession: .neverSwitchesUsers) { many }]).map(\.description),
      toMention: "the tab bar has 6 tabs")
  }

  @Test("a path or id that differs between audiences is a warning")
  func unstable() {
    let findings = TabBar.lint([
      "premium": tabBar(home, Tab("explore", title: "Explore", icon: "x", path: "/premium/explore")),
      "regular": tabBar(home, explore),
    ])
    #expect(findings.map(\.audience) == ["regular"])
    #expect(findings.map(\.tab) == ["explore"])
    expect(findings.map(\.description), toMention: "path is /explore, but /premium/explore in premium")
  }

  @Test("an id that differs at the same path is a warning")
  func changedID() {
    let discover = Tab("discover", title: "Explore", icon: "x", path: "/explore")
    let findings = TabBar.lint(["premium": tabBar(home, discover), "regular": tabBar(home, explore)])
    expect(findings.map(\.description), toMention: "[changedID]")
  }

  private func tabBar(_ tabs: Tab...) -> TabBar { TabBar(omittingSession: .neverSwitchesUsers) { tabs } }

  private func lines(_ tabs: Tab...) -> [String] {
    TabBar.lint(["x": TabBar(omittingSession: .neverSwitchesUsers) { tabs }]).map(\.description)
  }

  private func expect(_ lines: [String], toMention text: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(lines.contains { $0.contains(text) }, "\(lines)", sourceLocation: location)
    #expect(lines.count == 1, "\(lines)", sourceLocation: location)
  }
}
